import { and, asc, between, eq, lte, ne, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import type { SeatedState } from '../states.ts'
import { assignments } from './table.ts'

export type NewAssignment = typeof assignments.$inferInsert

/** The organisation's, but for those who have declined. */
export const undeclinedAssignmentsOf = (organizationId: string) =>
  and(eq(assignments.organizationId, organizationId), ne(assignments.state, 'declined'))

/** The group of an assignment, and the person on it. */
export const itsGroup = and(
  eq(creatorGroups.organizationId, assignments.organizationId),
  eq(creatorGroups.id, assignments.groupId),
)
/** Of a seat that there is by its group, not one too many: only such a one fills a gap. */
export const isWanted = lte(assignments.seat, creatorGroups.chatterCount)
const itsPerson = and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId))

const columns = {
  id: assignments.id,
  date: assignments.date,
  shiftId: assignments.shiftId,
  seat: assignments.seat,
  profileId: assignments.profileId,
  fullName: profiles.fullName,
  state: sql<SeatedState>`${assignments.state}`,
  startTime: assignments.startTime,
  endTime: assignments.endTime,
  overriddenWarnings: assignments.overriddenWarnings,
  overrideReason: assignments.overrideReason,
  shiftName: assignments.shiftName,
  isPinned: assignments.isPinned,
}

/** Who sits where in one group, by day, shift and seat. */
export const listOfGroup = cachedStatement((connection, organizationId: string, groupId: string, from: Day, to: Day) =>
  connection
    .select(columns)
    .from(assignments)
    .innerJoin(profiles, itsPerson)
    .where(
      and(
        undeclinedAssignmentsOf(organizationId),
        eq(assignments.groupId, groupId),
        between(assignments.date, from, to),
      ),
    )
    .orderBy(asc(assignments.date), asc(assignments.shiftId), asc(assignments.seat)),
)

/** Who sits on one seat. */
export async function findUndeclinedOnSeat(
  tx: Tx,
  organizationId: string,
  { groupId, date, shiftId, seat }: { groupId: string; date: Day; shiftId: string; seat: number },
) {
  const [row] = await tx
    .select(columns)
    .from(assignments)
    .innerJoin(profiles, itsPerson)
    .where(
      and(
        undeclinedAssignmentsOf(organizationId),
        eq(assignments.groupId, groupId),
        eq(assignments.date, date),
        eq(assignments.shiftId, shiftId),
        eq(assignments.seat, seat),
      ),
    )
  return row
}

export type FoundAssignment = Awaited<ReturnType<typeof findUndeclinedAssignments>>[number]

export async function findUndeclinedAssignment(tx: Tx, organizationId: string, assignmentId: string) {
  const [row] = await findUndeclinedAssignments(tx, organizationId, [assignmentId])
  return row
}

export const findUndeclinedAssignments = (tx: Tx, organizationId: string, assignmentIds: readonly string[]) =>
  tx
    .select({
      ...columns,
      groupId: assignments.groupId,
      groupName: creatorGroups.name,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      assignedAt: assignments.assignedAt,
      decidedAt: assignments.decidedAt,
    })
    .from(assignments)
    .innerJoin(profiles, itsPerson)
    .innerJoin(creatorGroups, itsGroup)
    .where(and(undeclinedAssignmentsOf(organizationId), equalsAny(assignments.id, assignmentIds)))
    .orderBy(asc(assignments.startsAt), asc(assignments.groupId), asc(assignments.seat))

/**
 * The person, held until the commit: assignments and vacation of one person take turns, so that rest, hours and vacation
 * are judged on what the deed before has left.
 */
export async function lockPerson(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<typeof profiles.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId)))
    .for('no key update')
  return row
}

/** False: the database refused, because seat or person are taken; it waits for whoever is at it at the same moment. */
export const insert = async (tx: Tx, assignment: NewAssignment): Promise<boolean> =>
  (await insertAll(tx, [assignment])) === 1

/** @returns how many the database has not refused */
export async function insertAll(tx: Tx, all: readonly NewAssignment[]): Promise<number> {
  const kept = await tx
    .insert(assignments)
    .values([...all])
    .onConflictDoNothing()
    .returning({ id: assignments.id })
  return kept.length
}

/** @returns how many of them nobody else has removed already */
export async function removeAll(tx: Tx, organizationId: string, assignmentIds: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(assignments)
    .where(and(undeclinedAssignmentsOf(organizationId), equalsAny(assignments.id, assignmentIds)))
    .returning({ id: assignments.id })
  return gone.length
}
