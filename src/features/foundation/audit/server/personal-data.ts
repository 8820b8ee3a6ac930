import { and, asc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { mentionInJson } from '#platform/server/mentions.ts'
import { auditEntries } from './table.ts'

/** Who did what stays, by id; the log is append-only for everything but one function of the database. */
export const auditData: PersonalData = {
  tables: [auditEntries],
  async knownAs(tx, { organizationId, profileId }) {
    const { rows } = await tx.execute<{ text: string }>(sql`
      select distinct change ->> key as text from audit_entries, unnest(array['from', 'to']) key
        where organization_id = ${organizationId} and target = ${profileId} and jsonb_typeof(change -> key) = 'string'
          and kind in ('session.emailChangeAsked', 'session.emailChanged', 'team.renamed', 'team.emailChangeAsked')`)
    return rows.map(({ text }) => text)
  },
  async erase(tx, { organizationId, profileId, texts, stub }) {
    const patterns = texts.map(text => sql`${mentionInJson(text)}`)
    await tx.execute(
      sql`select redact_audit(${organizationId}, ${profileId}, array[${sql.join(patterns, sql`, `)}]::text[], ${stub})`,
    )
  },
  async export(tx, { organizationId, profileId }) {
    const deeds = await tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.organizationId, organizationId), eq(auditEntries.actorId, profileId)))
      .orderBy(asc(auditEntries.at))
    return { deeds }
  },
}
