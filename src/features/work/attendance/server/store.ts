import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import { and, asc, between, eq, gt, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { publishedStates } from '#features/planning/assignments/states.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import { mondayOfDate, equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { laterOf } from '../states.ts'
import { attendances } from './table.ts'

export type AttendanceRow = typeof attendances.$inferSelect
type NewAttendanceRow = typeof attendances.$inferInsert

const seatColumns = {
  assignmentId: assignments.id,
  profileId: assignments.profileId,
  state: assignments.state,
  groupId: assignments.groupId,
  groupName: creatorGroups.name,
  date: assignments.date,
  shiftId: assignments.shiftId,
  seat: assignments.seat,
  shiftName: assignments.shiftName,
  startTime: assignments.startTime,
  endTime: assignments.endTime,
  startsAt: assignments.startsAt,
  endsAt: assignments.endsAt,
  assignedAt: assignments.assignedAt,
  publishedAt: planWeeks.publishedAt,
}

const itsGroup = and(
  eq(creatorGroups.organizationId, assignments.organizationId),
  eq(creatorGroups.id, assignments.groupId),
)
export const itsWeek = and(
  eq(planWeeks.organizationId, assignments.organizationId),
  eq(planWeeks.groupId, assignments.groupId),
  eq(planWeeks.weekStart, mondayOfDate(assignments.date)),
)
const isPublished = inArray(assignments.state, [...publishedStates])

/** Published seats that fulfil a condition, by their start. */
const seats = (tx: Tx, organizationId: string, which: SQL | undefined) =>
  tx
    .select(seatColumns)
    .from(assignments)
    .innerJoin(creatorGroups, itsGroup)
    .leftJoin(planWeeks, itsWeek)
    .where(and(eq(assignments.organizationId, organizationId), isPublished, which))
    .orderBy(asc(assignments.startsAt), asc(assignments.seat), asc(assignments.id))

type Found = Awaited<ReturnType<typeof seats>>[number]
export type PublishedSeat = Omit<Found, 'assignedAt' | 'publishedAt'> & { readonly dueAt: Temporal.Instant }

/** Nobody is waited for before they could know of the seat. */
const withDue = ({ assignedAt, publishedAt, ...seat }: Found): PublishedSeat => ({
  ...seat,
  dueAt: laterOf(seat.startsAt, publishedAt === null ? assignedAt : laterOf(assignedAt, publishedAt)),
})

/** A published seat that somebody has, held until the commit: whoever takes it away waits. */
export async function lockSeat(
  tx: Tx,
  organizationId: string,
  assignmentId: string,
): Promise<PublishedSeat | undefined> {
  const [row] = await seats(tx, organizationId, eq(assignments.id, assignmentId)).for('no key update', {
    of: assignments,
  })
  return row && withDue(row)
}

interface SeatFilter {
  readonly groupIds?: readonly string[]
  /** They have not ended by then. */
  readonly after?: Temporal.Instant
  /** Those that `listRows` has nothing of. */
  readonly isUntouched?: boolean
}

export async function listSeats(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  profileId?: string,
  { groupIds, after, isUntouched = false }: SeatFilter = {},
): Promise<PublishedSeat[]> {
  const rows = await seats(
    tx,
    organizationId,
    and(
      between(assignments.date, ...days),
      profileId === undefined ? undefined : eq(assignments.profileId, profileId),
      groupIds && equalsAny(assignments.groupId, groupIds),
      after && gt(assignments.endsAt, after),
      isUntouched
        ? notExists(
            tx
              .select({ found: sql`1` })
              .from(attendances)
              .where(and(rowsOf(organizationId, days, profileId), eq(attendances.assignmentId, assignments.id))),
          )
        : undefined,
    ),
  )
  return rows.map(withDue)
}

export const within = (organizationId: string) => eq(attendances.organizationId, organizationId)

export const rowsOf = (organizationId: string, days: readonly [Day, Day], profileId?: string) =>
  and(
    within(organizationId),
    between(attendances.date, ...days),
    profileId === undefined ? undefined : eq(attendances.profileId, profileId),
  )

/** What has come of a part so far, held until the commit; undefined: nothing yet. */
export const lockAttendance = async (
  tx: Tx,
  organizationId: string,
  assignmentId: string,
): Promise<AttendanceRow | undefined> => (await lockAttendances(tx, organizationId, [assignmentId]))[0]

/** Of those that anything has come of, by their ids. */
export async function lockAttendances(
  tx: Tx,
  organizationId: string,
  assignmentIds: readonly string[],
): Promise<AttendanceRow[]> {
  if (assignmentIds.length === 0) return []
  return tx
    .select()
    .from(attendances)
    .where(and(within(organizationId), equalsAny(attendances.assignmentId, assignmentIds)))
    .orderBy(asc(attendances.assignmentId))
    .for('update')
}

export const rowOf = (organizationId: string, { state: _, ...seat }: PublishedSeat): NewAttendanceRow => ({
  organizationId,
  ...seat,
})

/** The same; where there is none it is begun. Of two at once, both have the one. */
export async function lockOrInsert(tx: Tx, organizationId: string, seat: PublishedSeat): Promise<AttendanceRow> {
  await tx.insert(attendances).values(rowOf(organizationId, seat)).onConflictDoNothing()
  const row = await lockAttendance(tx, organizationId, seat.assignmentId)
  if (!row) throw new Error('an attendance that was begun is not there')
  return row
}

export async function insertAttendances(tx: Tx, rows: readonly NewAttendanceRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(attendances)
      .values([...rows])
      .onConflictDoNothing()
}

export async function updateAttendance(
  tx: Tx,
  organizationId: string,
  assignmentId: string,
  values: Partial<NewAttendanceRow>,
): Promise<void> {
  await tx
    .update(attendances)
    .set(values)
    .where(and(within(organizationId), eq(attendances.assignmentId, assignmentId)))
}

/** Whoever should have been on the seat, or left it before its end, has been covered. */
export async function markAttendancesCovered(tx: Tx, organizationId: string, seat: PublishedSeat): Promise<void> {
  await tx
    .update(attendances)
    .set({ coveredBy: seat.profileId })
    .where(
      and(
        within(organizationId),
        eq(attendances.groupId, seat.groupId),
        eq(attendances.date, seat.date),
        eq(attendances.shiftId, seat.shiftId),
        eq(attendances.seat, seat.seat),
        ne(attendances.profileId, seat.profileId),
        isNull(attendances.coveredBy),
        or(isNull(attendances.checkedInAt), lt(attendances.checkedOutAt, attendances.endsAt)),
      ),
    )
}

export async function listRows(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  profileId?: string,
): Promise<AttendanceRow[]> {
  return tx
    .select()
    .from(attendances)
    .where(rowsOf(organizationId, days, profileId))
    .orderBy(asc(attendances.startsAt), asc(attendances.dueAt), asc(attendances.assignmentId))
}

/** Who has checked in and not out. */
export async function listCheckedInMembers(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ profileId: attendances.profileId })
    .from(attendances)
    .where(
      and(within(organizationId), sql`${attendances.checkedInAt} is not null and ${attendances.checkedOutAt} is null`),
    )
  return rows.map(({ profileId }) => profileId)
}

/** Held until the commit: the next member who leaves the group waits for this one. */
export async function lockGroupDuty(tx: Tx, organizationId: string, groupId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`duty ${organizationId} ${groupId}`}, 0))`)
}

/** Whether a member is checked in on the group, on a shift that is not over. */
export async function isOnDuty(
  tx: Tx,
  organizationId: string,
  groupId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const [found] = await tx
    .select({ found: sql`1` })
    .from(attendances)
    .where(
      and(
        within(organizationId),
        eq(attendances.groupId, groupId),
        // word for word as the index `attendances_running` has it
        sql`${attendances.checkedInAt} is not null and ${attendances.checkedOutAt} is null`,
        gt(attendances.endsAt, now),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Who sits there by now. */
export async function findOnSeat(
  tx: Tx,
  organizationId: string,
  reference: SeatReference,
): Promise<PublishedSeat | undefined> {
  const [row] = await seats(
    tx,
    organizationId,
    and(
      eq(assignments.groupId, reference.groupId),
      eq(assignments.date, reference.date),
      eq(assignments.shiftId, reference.shiftId),
      eq(assignments.seat, reference.seat),
    ),
  )
  return row && withDue(row)
}
