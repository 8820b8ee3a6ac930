import { and, desc, eq, gt, gte, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { addDays } from '#kit/day.ts'
import type { Tx } from '#platform/server/database.ts'
import { minutesToResume } from '../states.ts'
import { type AttendanceRow, type PublishedSeat, rowsOf, updateAttendance, within } from './store.ts'
import { attendanceRequests, attendances } from './table.ts'

/**
 * Finds and locks the attendance of the same shift from before the member was last unassigned from it. A group may have its
 * own shifts: one at an overlapping time counts as the same, unless it starts after the member was unassigned.
 */
export async function findRemovedAttendance(
  tx: Tx,
  organizationId: string,
  seat: PublishedSeat,
): Promise<AttendanceRow | undefined> {
  const [row] = await tx
    .select()
    .from(attendances)
    .where(
      and(
        rowsOf(organizationId, [addDays(seat.date, -1), addDays(seat.date, 1)], seat.profileId),
        or(
          and(eq(attendances.date, seat.date), eq(attendances.shiftId, seat.shiftId)),
          and(
            lt(attendances.startsAt, seat.endsAt),
            gt(attendances.endsAt, seat.startsAt),
            gte(sql`greatest(${attendances.startsAt}, ${attendances.removedAt})`, seat.startsAt.toString()),
          ),
        ),
        ne(attendances.assignmentId, seat.assignmentId),
        isNotNull(attendances.removedAt),
      ),
    )
    .orderBy(desc(attendances.removedAt))
    .limit(1)
    .for('update')
  return row
}

/** Restores the attendance of a member who was assigned to the same shift again, with its open correction requests. */
export async function restoreAttendance(
  tx: Tx,
  organizationId: string,
  former: AttendanceRow,
  assignmentId: string,
): Promise<void> {
  await updateAttendance(tx, organizationId, former.assignmentId, { assignmentId, removedAt: null })
  await tx
    .update(attendanceRequests)
    .set({ assignmentId })
    .where(
      and(
        eq(attendanceRequests.organizationId, organizationId),
        eq(attendanceRequests.assignmentId, former.assignmentId),
      ),
    )
}

/** Whether the member was at work within the last `minutesToResume`, on a seat that was unassigned. */
export async function isRecentlyRemovedFromWork(
  tx: Tx,
  organizationId: string,
  profileId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const found = and(
    within(organizationId),
    eq(attendances.profileId, profileId),
    eq(attendances.ending, 'plan'),
    gt(attendances.removedAt, now.subtract({ minutes: minutesToResume })),
  )
  return (await tx.$count(attendances, found)) > 0
}
