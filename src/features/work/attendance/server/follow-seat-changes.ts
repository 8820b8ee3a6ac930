import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import { addDays, todayIn } from '#kit/day.ts'
import { isCheckInExpected } from '#features/foundation/organizations/attendance.ts'
import { type AuditEntry, record } from '#features/foundation/audit/server/store.ts'
import type { SeatListener } from '#features/planning/assignments/server/seat-changes.ts'
import type { Tx } from '#platform/server/database.ts'
import { minutesToResume, checkInOpensAt } from '../states.ts'
import { confirmByCheckIn } from './confirm-by-check-in.ts'
import { findRules } from './gate.ts'
import * as removed from './removed-store.ts'
import * as store from './store.ts'

type ChangedBy = Parameters<SeatListener>[1]

/**
 * A seat that is taken away ends the work on it and keeps what has come of it; one whose times have moved has its new ones,
 * unless something has happened on it already. Whoever is moved to another seat while at work goes on there, also where a
 * planner takes them off first, or by mistake; whoever is waited for is waited for there. It stays one shift.
 */
export const followSeats: SeatListener = async (tx, by, changes) => {
  const gone = changes.flatMap(({ assignmentId }) => assignmentId ?? [])
  for (const row of await store.lockAttendances(tx, by.organizationId, gone)) await follow(tx, by, row)
  const today = todayIn('UTC', by.now)
  const [from, to] = [addDays(today, -maxDaysAway), addDays(today, maxDaysAway)]
  for (const { assignmentId, ...reference } of changes) {
    if (assignmentId === undefined && from <= reference.date && reference.date <= to) await goOn(tx, by, reference)
  }
  // whoever came or went has something else to do next
  tx.invalidate('attendance/own')
}

/** Of a shift that could be worked now, in whatever zone, also one after midnight that counts to the day before. */
const maxDaysAway = 3

async function follow(tx: Tx, { organizationId, now }: ChangedBy, row: store.AttendanceRow): Promise<void> {
  if (Temporal.Instant.compare(row.endsAt, now) <= 0) return
  const { assignmentId } = row
  const seat = await store.lockSeat(tx, organizationId, assignmentId)
  if (!seat) {
    const isOn = row.checkedInAt !== null && row.checkedOutAt === null
    await store.updateAttendance(tx, organizationId, assignmentId, {
      removedAt: now,
      ...(isOn ? { checkedOutAt: now, ending: 'plan' as const } : {}),
    })
  } else if (row.checkedInAt === null && row.lateSince === null) {
    const { startsAt, endsAt, startTime, endTime, dueAt } = seat
    await store.updateAttendance(tx, organizationId, assignmentId, { startsAt, endsAt, startTime, endTime, dueAt })
  }
  tx.invalidate('attendance')
}

async function goOn(tx: Tx, by: ChangedBy, reference: SeatReference): Promise<void> {
  const { organizationId, now } = by
  const seat = await store.findOnSeat(tx, organizationId, reference)
  if (
    !seat ||
    Temporal.Instant.compare(now, checkInOpensAt(seat)) < 0 ||
    Temporal.Instant.compare(seat.endsAt, now) <= 0
  )
    return
  const former = await removed.findRemovedAttendance(tx, organizationId, seat)
  if (
    former &&
    (former.checkedInAt !== null || isCheckInExpected(await findRules(tx, organizationId), seat.startsAt))
  ) {
    await takeUp(tx, by, seat, former)
  }
  // before it begins only whoever was there for this very shift
  const isRunning = Temporal.Instant.compare(seat.startsAt, now) <= 0
  if (!former && !isRunning) return
  if (!(await removed.isRecentlyRemovedFromWork(tx, organizationId, seat.profileId, now))) return
  const { lateSince, missingSince } = await store.lockOrInsert(tx, organizationId, seat)
  await store.updateAttendance(tx, organizationId, seat.assignmentId, { checkedInAt: now, checkedInBy: seat.profileId })
  await store.markAttendancesCovered(tx, organizationId, seat)
  const { assignmentId, profileId, groupId, date, shiftId } = seat
  const audit = (entry: AuditEntry) => record(tx, organizationId, { now: () => now }, by.actorId, entry)
  await confirmByCheckIn(tx, { organizationId, now, audit }, seat)
  await audit({
    kind: 'attendance.checkedIn',
    target: profileId,
    change: {
      assignmentId,
      groupId,
      date,
      shiftId,
      seat: seat.seat,
      late: lateSince !== null,
      missing: missingSince !== null,
    },
  })
  tx.invalidate('attendance')
}

/** The shift goes on for somebody who had it before, there or elsewhere. */
async function takeUp(
  tx: Tx,
  { organizationId, now }: ChangedBy,
  seat: store.PublishedSeat,
  former: store.AttendanceRow,
): Promise<void> {
  const isAtOnce = former.removedAt !== null && isWithin(minutesToResume, former.removedAt, now)
  const isWaitedFor = isAtOnce && former.checkedInAt === null && !former.isCorrected
  const isSameSeat = (['groupId', 'date', 'shiftId', 'seat'] as const).every(key => former[key] === seat[key])
  tx.invalidate('attendance')
  if (isWaitedFor && isSameSeat) return removed.restoreAttendance(tx, organizationId, former, seat.assignmentId)
  await store.lockOrInsert(tx, organizationId, seat)
  const { dueAt, lateSince, missingSince, promptedAt, alarmedAt } = former
  await store.updateAttendance(tx, organizationId, seat.assignmentId, {
    continues: former.continues ?? former.assignmentId,
    ...(isWaitedFor ? { dueAt, lateSince, missingSince, promptedAt, alarmedAt } : {}),
  })
}

const isWithin = (minutes: number, since: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, since.add({ minutes })) < 0
