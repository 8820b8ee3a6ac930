import { and, asc, between, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { equalsAny } from '#platform/server/columns.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { type AssignmentState, publishedStates } from '#features/planning/assignments/states.ts'
import { assignments, seatNotes } from '#features/planning/assignments/server/table.ts'

/** How long the list of one's next shifts gets: each of them can be given away, so a month of two a day. */
const maxNextShifts = 60

/** A year and more of one or two a day: what a calendar programme still likes to read. */
const maxInCalendar = 1000

const ofPerson = (organizationId: string, profileId: string) =>
  and(
    eq(assignments.organizationId, organizationId),
    eq(assignments.profileId, profileId),
    inArray(assignments.state, [...publishedStates]),
  )

/** The person's published shifts that are not over, the next first. */
export const listNext = cachedStatement(
  (connection, organizationId: string, profileId: string, now: Temporal.Instant) =>
    connection
      .select({
        assignmentId: assignments.id,
        date: assignments.date,
        shiftId: assignments.shiftId,
        name: assignments.shiftName,
        startTime: assignments.startTime,
        endTime: assignments.endTime,
        startsAt: assignments.startsAt,
        endsAt: assignments.endsAt,
        state: assignments.state,
        groupName: creatorGroups.name,
        color: shifts.color,
        note: seatNotes.note,
      })
      .from(assignments)
      .innerJoin(
        creatorGroups,
        and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
      )
      .innerJoin(shifts, and(eq(shifts.organizationId, assignments.organizationId), eq(shifts.id, assignments.shiftId)))
      .leftJoin(
        seatNotes,
        and(
          eq(seatNotes.organizationId, assignments.organizationId),
          eq(seatNotes.groupId, assignments.groupId),
          eq(seatNotes.date, assignments.date),
          eq(seatNotes.shiftId, assignments.shiftId),
          eq(seatNotes.seat, assignments.seat),
        ),
      )
      .where(and(ofPerson(organizationId, profileId), gt(assignments.endsAt, sql.param(now, assignments.endsAt))))
      .orderBy(asc(assignments.startsAt))
      .limit(maxNextShifts),
)

/** The person's published shifts that ended after an instant, as they come. */
export const listPublishedShifts = (tx: Tx, organizationId: string, profileId: string, after: Temporal.Instant) =>
  tx
    .select({
      assignmentId: assignments.id,
      shiftId: assignments.shiftId,
      name: assignments.shiftName,
      groupName: creatorGroups.name,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      state: assignments.state,
      assignedAt: assignments.assignedAt,
      /** When the assignment, its times or its group last changed. */
      changedAt: sql`greatest(${assignments.assignedAt}, ${assignments.decidedAt}, ${assignments.movedAt},
        ${creatorGroups.updatedAt})`.mapWith(assignments.assignedAt),
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .where(and(ofPerson(organizationId, profileId), gt(assignments.endsAt, after)))
    .orderBy(asc(assignments.startsAt))
    .limit(maxInCalendar)

/** Published shifts still to come and the real time they take, of a running one what is left, by the month of their dates. */
export const sumUpcomingShiftsByMonth = (
  tx: Tx,
  organizationId: string,
  profileId: string,
  days: readonly [Day, Day],
  now: Temporal.Instant,
) => {
  const at = sql`${now.toString()}::timestamptz`
  const hasBegun = sql`${assignments.startsAt} <= ${at}`
  const minutesOf = (span: SQL) => sql<number>`(coalesce(sum(extract(epoch from ${span})), 0) / 60)::int`
  const month = sql<string>`to_char(${assignments.date}, 'YYYY-MM')`
  return tx
    .select({
      month,
      plannedShifts: sql<number>`(count(*) filter (where not ${hasBegun}))::int`,
      plannedMinutes: minutesOf(sql`greatest(${assignments.endsAt}, ${at}) - greatest(${assignments.startsAt}, ${at})`),
    })
    .from(assignments)
    .where(and(ofPerson(organizationId, profileId), between(assignments.date, ...days)))
    .groupBy(month)
}

/** One's own assignment as it was published, declined ones too. */
export async function findOwnAssignment(tx: Tx, organizationId: string, profileId: string, assignmentId: string) {
  const [row] = await tx
    .select({
      assignmentId: assignments.id,
      date: assignments.date,
      shiftId: assignments.shiftId,
      name: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      state: assignments.state,
      groupName: creatorGroups.name,
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.profileId, profileId),
        eq(assignments.id, assignmentId),
        ne(assignments.state, 'draft'),
      ),
    )
  return row
}

/** The person's published shifts of some dates. */
export const listPublishedShiftsOnDays = (tx: Tx, organizationId: string, profileId: string, days: readonly Day[]) =>
  tx
    .select({
      assignmentId: assignments.id,
      date: assignments.date,
      shiftId: assignments.shiftId,
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
    .where(and(ofPerson(organizationId, profileId), inArray(assignments.date, [...days])))
    .orderBy(asc(assignments.startsAt))
    .limit(maxNextShifts)

/** The published state of one's own assignment. */
export async function findAssignmentState(
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

/** @returns those that the member had still to confirm */
export async function markConfirmed(
  tx: Tx,
  organizationId: string,
  profileId: string,
  assignmentIds: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> {
  const confirmed = await tx
    .update(assignments)
    .set({ state: 'confirmed', decidedAt: now })
    .where(
      and(
        ofPerson(organizationId, profileId),
        equalsAny(assignments.id, assignmentIds),
        eq(assignments.state, 'assigned'),
      ),
    )
    .returning({ id: assignments.id })
  return confirmed.map(({ id }) => id)
}

/** False: it was not the person's, or has begun. */
export async function markDeclined(
  tx: Tx,
  organizationId: string,
  profileId: string,
  assignmentId: string,
  declineReason: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const declined = await tx
    .update(assignments)
    .set({ state: 'declined', declineReason, decidedAt: now })
    .where(and(ofPerson(organizationId, profileId), eq(assignments.id, assignmentId), gt(assignments.startsAt, now)))
    .returning({ id: assignments.id })
  return declined.length === 1
}

/** Who put the person there; undefined: it is not known any more. */
export async function findAssigner(tx: Tx, organizationId: string, assignmentId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ assignedBy: assignments.assignedBy })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), eq(assignments.id, assignmentId)))
  return row?.assignedBy ?? undefined
}

/** Who of these people has ever confirmed a shift. */
export async function listConfirmers(
  tx: Tx,
  organizationId: string,
  profileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ profileId: assignments.profileId })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        inArray(assignments.profileId, [...profileIds]),
        eq(assignments.state, 'confirmed'),
      ),
    )
  return new Set(rows.map(({ profileId }) => profileId))
}
