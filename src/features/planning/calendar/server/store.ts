import { and, eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { calendarTokens } from './table.ts'

const of = (organizationId: string, profileId: string) =>
  and(eq(calendarTokens.organizationId, organizationId), eq(calendarTokens.profileId, profileId))

/** When the link was made; undefined: there is none. */
export async function findLinkCreatedAt(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<Temporal.Instant | undefined> {
  const [row] = await tx.select().from(calendarTokens).where(of(organizationId, profileId))
  return row?.createdAt
}

/** A new link; the one of before is void. */
export async function replaceCalendarToken(
  tx: Tx,
  organizationId: string,
  profileId: string,
  tokenHash: string,
  createdAt: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(calendarTokens)
    .values({ organizationId, profileId, tokenHash, createdAt })
    .onConflictDoUpdate({
      target: [calendarTokens.organizationId, calendarTokens.profileId],
      set: { tokenHash, createdAt },
    })
}

/** False: there was none. */
export async function deleteCalendarToken(tx: Tx, organizationId: string, profileId: string): Promise<boolean> {
  const gone = await tx
    .delete(calendarTokens)
    .where(of(organizationId, profileId))
    .returning({ profileId: calendarTokens.profileId })
  return gone.length === 1
}

/** Whose link it is, of whatever organisation. */
export async function findTokenOwner(
  tx: Tx,
  tokenHash: string,
): Promise<{ organizationId: string; profileId: string } | undefined> {
  const [row] = await tx.select().from(calendarTokens).where(eq(calendarTokens.tokenHash, tokenHash))
  return row && { organizationId: row.organizationId, profileId: row.profileId }
}
