import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import type { TokenEndReason } from '../rules.ts'
import { apiTokens } from './table.ts'

type NewToken = typeof apiTokens.$inferInsert

/** One's own, or the organisation's. */
export type TokenOwner = { readonly of: 'person'; readonly profileId: string } | { readonly of: 'organization' }

const kept = (organizationId: string, which: TokenOwner): SQL | undefined =>
  and(
    eq(apiTokens.organizationId, organizationId),
    eq(apiTokens.belongsToOrganization, which.of === 'organization'),
    which.of === 'person' ? eq(apiTokens.profileId, which.profileId) : undefined,
  )

/** An expiry is a plain day: a zone's hours do not matter to how long it is shown. */
const endedBefore = (before: Temporal.Instant): readonly [SQL, SQL] => {
  const day = before.toZonedDateTimeISO('UTC').toPlainDate().toString()
  return [sql`${apiTokens.endedAt} < ${before.toString()}::timestamptz`, sql`${apiTokens.expiresOn} < ${day}::date`]
}

/** Those that work, and what has ended since an instant; the newest first. */
export const listOf = (tx: Tx, organizationId: string, which: TokenOwner, since: Temporal.Instant) =>
  tx
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      profileId: apiTokens.profileId,
      maker: profiles.fullName,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      usedAt: apiTokens.usedAt,
      expiresOn: apiTokens.expiresOn,
      endedBy: apiTokens.endedBy,
    })
    .from(apiTokens)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, apiTokens.organizationId), eq(profiles.id, apiTokens.profileId)),
    )
    .where(and(kept(organizationId, which), ...endedBefore(since).map(isEnded => sql`(${isEnded}) is not true`)))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))

export async function countWorking(tx: Tx, organizationId: string, which: TokenOwner, today: Day): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(apiTokens)
    .where(
      and(
        kept(organizationId, which),
        isNull(apiTokens.endedAt),
        or(isNull(apiTokens.expiresOn), sql`${apiTokens.expiresOn} >= ${today}`),
      ),
    )
  return row?.count ?? 0
}

export async function insert(tx: Tx, token: NewToken): Promise<void> {
  await tx.insert(apiTokens).values(token)
}

/** Undefined: there is none that works. */
export async function end(
  tx: Tx,
  organizationId: string,
  which: TokenOwner,
  { id, endedBy, now }: { readonly id: string; readonly endedBy: TokenEndReason; readonly now: Temporal.Instant },
): Promise<{ readonly name: string; readonly profileId: string } | undefined> {
  const [row] = await tx
    .update(apiTokens)
    .set({ endedAt: now, endedBy })
    .where(and(kept(organizationId, which), eq(apiTokens.id, id), isNull(apiTokens.endedAt)))
    .returning({ name: apiTokens.name, profileId: apiTokens.profileId })
  return row
}

/** All that somebody has made in an organisation, the organisation's too: the secrets are known to the person. */
export async function endAllOf(
  tx: Tx,
  organizationId: string,
  profileId: string,
  endedBy: TokenEndReason,
  now: Temporal.Instant,
): Promise<readonly string[]> {
  const rows = await tx
    .update(apiTokens)
    .set({ endedAt: now, endedBy })
    .where(
      and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.profileId, profileId), isNull(apiTokens.endedAt)),
    )
    .returning({ name: apiTokens.name })
  return rows.map(({ name }) => name)
}

/** Those with a working token of an account, whose organisation nobody has named. */
export async function organizationsWithTokenOf(tx: Tx, profileId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: apiTokens.organizationId })
    .from(apiTokens)
    .where(and(eq(apiTokens.profileId, profileId), isNull(apiTokens.endedAt)))
  return rows.map(({ id }) => id)
}

/** Of all organisations: those that ended before an instant. */
export async function deleteTokensEndedBefore(tx: Tx, before: Temporal.Instant): Promise<void> {
  // one index each
  for (const isEnded of endedBefore(before)) await tx.delete(apiTokens).where(isEnded)
}

/** What they are called is the person's own words. */
export async function renameTokensOfPerson(
  tx: Tx,
  organizationId: string,
  profileId: string,
  name: string,
): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ name })
    .where(and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.profileId, profileId)))
}

export const listTokensForExport = (tx: Tx, organizationId: string, profileId: string) =>
  tx
    .select({
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      usedAt: apiTokens.usedAt,
      expiresOn: apiTokens.expiresOn,
      endedAt: apiTokens.endedAt,
    })
    .from(apiTokens)
    .where(and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.profileId, profileId)))

export async function recordTokenUse(
  { direct }: Pick<Database, 'direct'>,
  organizationId: string,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await direct
    .update(apiTokens)
    .set({ usedAt: now })
    .where(and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.id, id)))
}
