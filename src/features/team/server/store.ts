import { and, between, count, eq, inArray } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { isLocked } from '#features/people/policy.ts'
import { profiles } from '#features/people/server/table.ts'
import { publishedStates } from '#features/schedule/states.ts'
import { assignments } from '#features/schedule/server/table.ts'
import { telegramUsers } from '#features/telegram/server/table.ts'
import type { Tx } from '#platform/server/database.ts'

export type ProfileRow = typeof profiles.$inferSelect

const ofPerson = (organizationId: string, profileId: string) =>
  and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId))

/** Published assignments of everybody, by person. */
export async function countShifts(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ profileId: assignments.profileId, shifts: count() })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        between(assignments.date, ...days),
        inArray(assignments.state, [...publishedStates]),
      ),
    )
    .groupBy(assignments.profileId)
  return new Map(rows.map(({ profileId, shifts }) => [profileId, shifts]))
}

export async function listChats(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ profileId: telegramUsers.profileId })
    .from(telegramUsers)
    .where(eq(telegramUsers.organizationId, organizationId))
  return new Set(rows.map(({ profileId }) => profileId))
}

export async function unlinkChat(tx: Tx, organizationId: string, profileId: string): Promise<void> {
  await tx
    .delete(telegramUsers)
    .where(and(eq(telegramUsers.organizationId, organizationId), eq(telegramUsers.profileId, profileId)))
}

/** Owners who can act. */
export async function countOwners(tx: Tx, organizationId: string): Promise<number> {
  const rows = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.role, 'owner')))
  return rows.filter(row => !isLocked(row)).length
}

export async function change(
  tx: Tx,
  organizationId: string,
  profileId: string,
  values: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await tx.update(profiles).set(values).where(ofPerson(organizationId, profileId))
}
