import { and, asc, between, count, eq } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { assignments } from '#features/planning/schedule/server/table.ts'
import { publishedStates } from '#features/planning/schedule/states.ts'
import { oneOf } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'

/** How many sit on published seats of the days, by group. */
export async function countSeated(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ groupId: assignments.groupId, seated: count() })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        between(assignments.date, ...days),
        oneOf(assignments.state, publishedStates),
      ),
    )
    .groupBy(assignments.groupId)
  return new Map(rows.map(({ groupId, seated }) => [groupId, seated]))
}

/** Who works on a day by what is published, by group, start and seat. */
export const listOnDuty = (tx: Tx, organizationId: string, date: Day) =>
  tx
    .select({
      groupName: creatorGroups.name,
      shiftId: assignments.shiftId,
      shiftName: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      fullName: profiles.fullName,
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId)),
    )
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.date, date),
        oneOf(assignments.state, publishedStates),
      ),
    )
    .orderBy(asc(creatorGroups.name), asc(assignments.startsAt), asc(assignments.seat))
