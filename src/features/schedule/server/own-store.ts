import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { creatorGroups } from '#features/creator-groups/server/table.ts'
import { shifts } from '#features/shifts/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { type AssignmentState, mostNextShifts, publishedStates } from '../states.ts'
import { assignments } from './table.ts'

const ofPerson = (organizationId: string, profileId: string) =>
  and(
    eq(assignments.organizationId, organizationId),
    eq(assignments.profileId, profileId),
    inArray(assignments.state, [...publishedStates]),
  )

/** The person's published shifts that are not over, the next first. */
export const listNext = (tx: Tx, organizationId: string, profileId: string, now: Temporal.Instant) =>
  tx
    .select({
      assignmentId: assignments.id,
      date: assignments.date,
      name: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      state: assignments.state,
      groupName: creatorGroups.name,
      color: shifts.color,
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .innerJoin(shifts, and(eq(shifts.organizationId, assignments.organizationId), eq(shifts.id, assignments.shiftId)))
    .where(and(ofPerson(organizationId, profileId), gt(assignments.endsAt, now)))
    .orderBy(asc(assignments.startsAt))
    .limit(mostNextShifts)

/** The published state of one's own assignment. */
export async function findState(
  tx: Tx,
  organizationId: string,
  profileId: string,
  assignmentId: string,
): Promise<AssignmentState | undefined> {
  const [row] = await tx
    .select({ state: assignments.state })
    .from(assignments)
    .where(and(ofPerson(organizationId, profileId), eq(assignments.id, assignmentId)))
  return row?.state
}

/** False: it was not assigned, or is not the person's. */
export async function confirm(
  tx: Tx,
  organizationId: string,
  profileId: string,
  assignmentId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const confirmed = await tx
    .update(assignments)
    .set({ state: 'confirmed', decidedAt: now })
    .where(
      and(ofPerson(organizationId, profileId), eq(assignments.id, assignmentId), eq(assignments.state, 'assigned')),
    )
    .returning({ id: assignments.id })
  return confirmed.length === 1
}
