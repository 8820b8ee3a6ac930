import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { Tx } from '#platform/server/database.ts'
import { auditEntries } from './table.ts'

/** Who did what stays, by id; the log is append-only for everything but two functions of the database. */
export const auditData: PersonalData = {
  tables: [auditEntries],
  async knownAs(tx, { organizationId, profileId }) {
    const { rows } = await tx.execute<{ kind: string; key: string; text: string }>(sql`
      select distinct kind, key, change ->> key as text from audit_entries, unnest(array['from', 'to']) key
        where organization_id = ${organizationId} and target = ${profileId} and jsonb_typeof(change -> key) = 'string'
          and kind in ('session.emailChanged', 'team.renamed')`)
    // a new address is proven by the link that was opened; the one before need not have been
    const isProven = ({ kind, key }: (typeof rows)[number]) => kind === 'session.emailChanged' && key === 'to'
    return {
      names: rows.filter(({ kind }) => kind === 'team.renamed').map(({ text }) => text),
      emails: rows.filter(isProven).map(({ text }) => text),
    }
  },
  async erase(tx, { organizationId, profileId, emails, stub }) {
    await tx.execute(sql`select redact_person(${organizationId}, ${profileId}, ${sql.param(emails)}::text[], ${stub})`)
  },
  async export(tx, { organizationId, profileId }) {
    // what it changed of others is about them, also for whoever may not see it any more, or never could again
    const ofOneself = sql<Record<
      string,
      unknown
    > | null>`case when ${auditEntries.target} = ${profileId} then ${auditEntries.change} end`
    const deeds = await tx
      .select({ at: auditEntries.at, kind: auditEntries.kind, change: ofOneself })
      .from(auditEntries)
      .where(and(eq(auditEntries.organizationId, organizationId), eq(auditEntries.actorId, profileId)))
      .orderBy(asc(auditEntries.at))
    // whoever did it is somebody else, and not handed out; nor what they call their program
    const withoutToken = sql<Record<string, unknown>>`${auditEntries.change} - 'token'`
    const deedsAbout = await tx
      .select({ at: auditEntries.at, kind: auditEntries.kind, change: withoutToken })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.organizationId, organizationId),
          eq(auditEntries.target, profileId),
          or(isNull(auditEntries.actorId), ne(auditEntries.actorId, profileId)),
        ),
      )
      .orderBy(asc(auditEntries.at))
    return { deeds, deedsAbout }
  },
}

/** Takes names out of the lists that entries of some kinds bear: of whoever is listed without an id, and is to be forgotten. */
export async function redactListedNames(
  tx: Tx,
  organizationId: string,
  { kinds, names, stub }: { readonly kinds: string; readonly names: readonly string[]; readonly stub: string },
): Promise<void> {
  if (names.length === 0) return
  await tx.execute(sql`select redact_listed(${organizationId}, ${kinds}, ${sql.param(names)}::text[], ${stub})`)
}
