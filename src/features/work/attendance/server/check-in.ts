import { zonesOf } from '#kit/own-time.ts'
import { Refusal } from '#kit/refusal.ts'
import { momentText, timeSentence } from '#kit/time-text.ts'
import { withdrawNotificationsSince } from '#features/messages/notifications/server/mark-settled.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { type AttendanceRules, checkInDueAt, isCheckInExpected } from '#features/foundation/organizations/attendance.ts'
import type { DutyResult } from '../schema.ts'
import {
  type Hindrance,
  isLeavingEarly,
  minutesBetweenQuestions,
  checkInOpensAt,
  dutyStateOf,
  latenessOf,
  checkInHindrance,
  checkOutHindrance,
} from '../states.ts'
import { confirmByCheckIn } from './confirm-by-check-in.ts'
import { askLateMember, notifyOfEmptyGroup } from './notices.ts'
import { findRules } from './gate.ts'
import * as store from './store.ts'

/**
 * Begins work, which is a yes to the shift as well. A second tap, or one of two at once, finds it done.
 * @throws Refusal `attendance.off`, `attendance.seatTaken`, `attendance.seatNotFound`, `attendance.tooEarly`,
 *   `attendance.over`, `attendance.alreadyOut`
 */
export const checkIn = (member: Member, { assignmentId }: { assignmentId: string }): Promise<DutyResult> =>
  member.transaction(async tx => {
    const { rules, seat } = await requireSeat(tx, member, assignmentId)
    if (seat.profileId !== member.actor.profileId) throw new Refusal('attendance.seatNotFound')
    return comeIn(tx, member, rules, seat)
  })

/**
 * Somebody who leads says that somebody is there.
 * @throws Refusal as `checkIn`
 */
export const markPresent = (member: Member, { assignmentId }: { assignmentId: string }): Promise<DutyResult> =>
  member.transaction(async tx => {
    const { rules, seat } = await requireSeat(tx, member, assignmentId)
    return comeIn(tx, member, rules, seat)
  })

async function comeIn(tx: Tx, member: Member, rules: AttendanceRules, seat: store.PublishedSeat): Promise<DutyResult> {
  const { organizationId, profileId } = member.actor
  const now = member.now()
  const row = await store.lockOrInsert(tx, organizationId, seat)
  if (row.checkedInAt !== null && row.checkedOutAt === null) return { standing: dutyStateOf(row, row, now) }
  refuse(checkInHindrance(row, row, now), member, seat)
  const isBack = row.checkedInAt !== null
  const waited = latenessOf({ ...row, dueAt: checkInDueAt(rules, row.dueAt) }, rules, now)
  const values = isBack
    ? { checkedOutAt: null, checkedOutBy: null, ending: null, leftEarly: false }
    : {
        checkedInAt: now,
        checkedInBy: profileId,
        lateSince: row.lateSince ?? waited.lateSince,
        missingSince: row.missingSince ?? waited.missingSince,
      }
  await store.updateAttendance(tx, organizationId, seat.assignmentId, values)
  if (isBack && row.checkedOutAt) {
    const alert = { kinds: ['attendance_missing'], parameter: 'assignmentId', id: seat.assignmentId } as const
    await withdrawNotificationsSince(tx, organizationId, alert, row.checkedOutAt)
  }
  await store.markAttendancesCovered(tx, organizationId, seat)
  await confirmByCheckIn(tx, { organizationId, now, audit: entry => member.audit(tx, entry) }, seat)
  await audited(tx, member, isBack ? 'attendance.resumed' : 'attendance.checkedIn', seat, {
    late: (values.lateSince ?? row.lateSince) !== null,
    missing: (values.missingSince ?? row.missingSince) !== null,
  })
  return { standing: dutyStateOf(row, { ...row, ...values }, now) }
}

/**
 * Ends work; what has ended has ended.
 * @throws Refusal `attendance.off`, `attendance.seatTaken`, `attendance.seatNotFound`, `attendance.notIn`
 */
export const checkOut = (member: Member, { assignmentId }: { assignmentId: string }): Promise<DutyResult> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const rules = await findRules(tx, organizationId)
    const now = member.now()
    // who takes the seat away waits, and finds it ended
    const seat = await store.lockSeat(tx, organizationId, assignmentId)
    const row = await store.lockAttendance(tx, organizationId, assignmentId)
    const whose = row?.profileId ?? seat?.profileId
    // work that was begun is ended also where nobody checks in any more
    if (rules.since === null && (whose !== profileId || !row || checkOutHindrance(row)))
      throw new Refusal('attendance.off')
    if (whose === undefined) throw new Refusal('attendance.seatTaken')
    if (whose !== profileId) throw new Refusal('attendance.seatNotFound')
    if (!row || checkOutHindrance(row)) throw new Refusal('attendance.notIn')
    if (row.checkedOutAt !== null) return { standing: dutyStateOf(row, row, now) }
    const values = endedAt(row, rules, now, profileId)
    await store.updateAttendance(tx, organizationId, assignmentId, values)
    if (values.leftEarly) await alertIfEmpty(tx, member, row)
    await audited(tx, member, 'attendance.checkedOut', row, { leftEarly: values.leftEarly })
    return { standing: dutyStateOf(row, { ...row, ...values }, now) }
  })

/** The lock serializes concurrent check-outs, so that only the last one finds the group empty. */
async function alertIfEmpty(tx: Tx, member: Member, row: store.AttendanceRow): Promise<void> {
  const { organizationId } = member.actor
  await store.lockGroupDuty(tx, organizationId, row.groupId)
  if (await store.isOnDuty(tx, organizationId, row.groupId, member.now())) return
  await notifyOfEmptyGroup(tx, member, row)
}

/** Once the shift is over it has ended with it, whenever that is noticed. */
function endedAt(row: store.AttendanceRow, rules: AttendanceRules, now: Temporal.Instant, by: string) {
  const isOver = Temporal.Instant.compare(row.endsAt, now) <= 0
  return isOver
    ? { checkedOutAt: row.endsAt, checkedOutBy: null, ending: 'shift' as const, leftEarly: false }
    : { checkedOutAt: now, checkedOutBy: by, ending: 'tap' as const, leftEarly: isLeavingEarly(row, rules, now) }
}

/**
 * Reminds a late member to check in.
 * @throws Refusal `attendance.off`, `attendance.seatTaken`, `attendance.alreadyIn`, `attendance.tooEarly`,
 *   `attendance.over`, `attendance.justAsked`
 */
export const remindToCheckIn = (member: Member, { assignmentId }: { assignmentId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { seat } = await requireSeat(tx, member, assignmentId)
    const now = member.now()
    const row = await store.lockOrInsert(tx, member.actor.organizationId, seat)
    if (row.checkedInAt !== null) throw new Refusal('attendance.alreadyIn')
    refuse(checkInHindrance(row, row, now), member, seat)
    const again = row.promptedAt?.add({ minutes: minutesBetweenQuestions })
    if (again && Temporal.Instant.compare(now, again) < 0) throw new Refusal('attendance.justAsked')
    await askLateMember(tx, member, row)
    await audited(tx, member, 'attendance.asked', seat, {})
  })

/**
 * On which people check in, or on which somebody is at work since before that was switched.
 * @throws Refusal `attendance.seatTaken`, `attendance.off`
 */
async function requireSeat(
  tx: Tx,
  { actor: { organizationId } }: Member,
  assignmentId: string,
): Promise<{ rules: AttendanceRules; seat: store.PublishedSeat }> {
  const rules = await findRules(tx, organizationId)
  const seat = await store.lockSeat(tx, organizationId, assignmentId)
  if (!seat) throw new Refusal(rules.since === null ? 'attendance.off' : 'attendance.seatTaken')
  if (isCheckInExpected(rules, seat.startsAt)) return { rules, seat }
  const row = await store.lockAttendance(tx, organizationId, assignmentId)
  if (!row || row.checkedInAt === null) throw new Refusal('attendance.off')
  return { rules, seat }
}

/** @throws Refusal `attendance.tooEarly`, `attendance.over`, `attendance.alreadyOut`, `attendance.notIn` */
function refuse(why: Hindrance | undefined, member: Member, seat: store.PublishedSeat): void {
  if (why === undefined) return
  if (why !== 'tooEarly') throw new Refusal(`attendance.${why}`)
  const zones = zonesOf(member)
  const textOf = (at: Temporal.Instant) => momentText(at, zones, member.language)
  const opens = textOf(checkInOpensAt(seat))
  const isToday = opens.day === textOf(member.now()).day
  throw new Refusal('attendance.tooEarly', { from: timeSentence(opens, isToday ? 'withoutDay' : undefined) })
}

async function audited(
  tx: Tx,
  member: Member,
  kind: 'attendance.checkedIn' | 'attendance.resumed' | 'attendance.checkedOut' | 'attendance.asked',
  { assignmentId, profileId, groupId, date, shiftId, seat }: Omit<store.PublishedSeat, 'state'>,
  change: Record<string, unknown>,
): Promise<void> {
  await member.audit(tx, {
    kind,
    target: profileId,
    change: { assignmentId, groupId, date, shiftId, seat, ...change },
  })
  // a shift begins for many at once: nobody else's own part shows who has come
  tx.invalidate('attendance/onDuty', 'attendance/sheets', 'attendance/sheet')
  tx.invalidateOf(profileId, 'attendance/own', 'attendance/ownSheet')
}
