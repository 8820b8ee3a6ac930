import { and, asc, between, count, eq, inArray } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { creatorGroups } from '#features/creator-groups/server/table.ts'
import { assignments } from '#features/schedule/server/table.ts'
import type { AssignmentState } from '#features/schedule/states.ts'
import { shifts } from '#features/shifts/server/table.ts'
import type { Tx } from '#platform/server/database.ts'

const within = (organizationId: string, days: readonly [Day, Day], states: readonly AssignmentState[]) =>
  and(
    eq(assignments.organizationId, organizationId),
    between(assignments.date, ...days),
    inArray(assignments.state, [...states]),
  )

/** Taken seats by `group shift date`. */
export async function countSeats(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  states: readonly AssignmentState[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ groupId: assignments.groupId, shiftId: assignments.shiftId, date: assignments.date, seats: count() })
    .from(assignments)
    .where(within(organizationId, days, states))
    .groupBy(assignments.groupId, assignments.shiftId, assignments.date)
  return new Map(rows.map(({ groupId, shiftId, date, seats }) => [`${groupId} ${shiftId} ${date}`, seats]))
}

/** Who sits where, by day and start. */
export const listSeats = (
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  states: readonly AssignmentState[],
) =>
  tx
    .select({
      profileId: assignments.profileId,
      date: assignments.date,
      groupId: assignments.groupId,
      groupName: creatorGroups.name,
      shiftName: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      color: shifts.color,
      state: assignments.state,
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .innerJoin(shifts, and(eq(shifts.organizationId, assignments.organizationId), eq(shifts.id, assignments.shiftId)))
    .where(within(organizationId, days, states))
    .orderBy(asc(assignments.date), asc(assignments.startsAt), asc(assignments.id))
