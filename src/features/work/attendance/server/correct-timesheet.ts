import type { Interval } from '#kit/cover.ts'
import { newId } from '#kit/id.ts'
import { shortDate, formatDateText } from '#kit/locale.ts'
import { Refusal } from '#kit/refusal.ts'
import { addDays } from '#kit/day.ts'
import { ownDayOf, zonesOf } from '#kit/own-time.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { isCheckInExpected } from '#features/foundation/organizations/attendance.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { listTemplates } from '#features/foundation/permissions/server/store.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import type { Month } from '#kit/month.ts'
import { firstDayOf } from '#kit/month.ts'
import type { Tx } from '#platform/server/database.ts'
import { monthsOf, overlapMilliseconds, correctionSpanProblem, workedInterval } from '../hours.ts'
import { requiredForTimesheets } from '../policy.ts'
import type { Correction, CorrectionWish, Decision } from '../schema.ts'
import { isAttendanceOver } from '../states.ts'
import { findRules } from './gate.ts'
import { attendanceNoticeOf } from './notices.ts'
import { settleRequest } from './settle-request.ts'
import * as sheetStore from './sheet-store.ts'
import * as store from './store.ts'
import { listWork } from './works.ts'

/**
 * What was really worked, by whoever keeps the hours. That somebody was late or missing stays.
 * @throws Refusal `attendance.seatTaken`, `attendance.notOver`, `attendance.notYet`, `attendance.endBeforeStart`,
 *   `attendance.tooLong`, `attendance.tooFar`, `attendance.overlaps`, `attendance.monthClosed`
 */
export const correctTimesheet = (member: Member, { assignmentId, worked, reason }: Correction): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, requiredForTimesheets)
    const row = await requireOver(tx, member, assignmentId)
    await write(tx, member, row, worked && spanOf(worked.start, worked.end), reason)
    const requestCorrection = await sheetStore.findOpenRequest(tx, organizationId, assignmentId)
    if (requestCorrection) {
      await settleRequest(tx, member, requestCorrection.id, {
        state: 'granted',
        answer: reason,
        decidedBy: member.actor.profileId,
        decidedAt: member.now(),
      })
    }
    await notifyPerson(tx, member, row, true, reason)
  })

/**
 * Somebody says that their own hours were others; whoever keeps the hours is told.
 * @throws Refusal `attendance.seatTaken`, `attendance.seatNotFound`, `attendance.alreadyAsked`, and those of `correct`
 */
export const request = (
  member: Member,
  { assignmentId, start, end, note }: CorrectionWish,
): Promise<{ requestId: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const row = await requireOver(tx, member, assignmentId)
    if (row.profileId !== profileId) throw new Refusal('attendance.seatNotFound')
    const wish = spanOf(start, end)
    await requirePossible(tx, member, row, wish, 'end')
    const id = newId()
    const isNew = await sheetStore.insertRequest(tx, {
      organizationId,
      id,
      assignmentId,
      profileId,
      requestedStart: Temporal.Instant.fromEpochMilliseconds(wish.start),
      requestedEnd: Temporal.Instant.fromEpochMilliseconds(wish.end),
      note,
      createdAt: member.now(),
      state: 'open',
    })
    if (!isNew) throw new Refusal('attendance.alreadyAsked')
    const person = await people.find(tx, organizationId, profileId)
    const name = person?.fullName ?? ''
    const keepers = (await listKeepers(tx, organizationId)).filter(keeper => keeper !== profileId)
    await notify(
      tx,
      member,
      keepers,
      'correction_asked',
      { ...attendanceNoticeOf(row), requestId: id, profileId, name, reason: note },
      profileId,
    )
    await member.audit(tx, {
      kind: 'attendance.requested',
      target: profileId,
      change: { ...spot(row), start, end, note },
    })
    tx.invalidate('attendance')
    return { requestId: id }
  })

/** @throws Refusal `attendance.requestNotFound`, `attendance.requestSettled` */
export const withdrawCorrectionRequest = (member: Member, { requestId }: { requestId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const asked = await sheetStore.lockRequest(tx, organizationId, requestId)
    if (asked?.profileId !== profileId) throw new Refusal('attendance.requestNotFound')
    // a second tap finds it done
    if (asked.state === 'withdrawn') return
    if (asked.state !== 'open') throw new Refusal('attendance.requestSettled')
    await settleRequest(tx, member, requestId, { state: 'withdrawn', decidedAt: member.now() })
    await member.audit(tx, {
      kind: 'attendance.withdrawn',
      target: profileId,
      change: { assignmentId: asked.assignmentId },
    })
    tx.invalidate('attendance')
  })

/** @throws Refusal `attendance.requestNotFound`, `attendance.requestSettled`, `attendance.askedTooSoon`, and those of `correct` */
export const decideCorrectionRequest = (member: Member, { requestId, isGranted, answer }: Decision): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    await lockAndRecheckPermission(tx, member, requiredForTimesheets)
    const asked = await sheetStore.lockRequest(tx, organizationId, requestId)
    if (!asked) throw new Refusal('attendance.requestNotFound')
    const state = isGranted ? 'granted' : 'refused'
    if (asked.state === state && asked.decidedBy === profileId) return
    if (asked.state !== 'open') throw new Refusal('attendance.requestSettled')
    const row = await requirePart(tx, member, asked.assignmentId)
    if (isGranted) requireAskedAfter(row, asked)
    await settleRequest(tx, member, requestId, {
      state,
      answer,
      decidedBy: profileId,
      decidedAt: member.now(),
    })
    if (isGranted) {
      const wish = { start: asked.requestedStart.epochMilliseconds, end: asked.requestedEnd.epochMilliseconds }
      await write(tx, member, row, wish, answer === '' ? asked.note : answer)
    } else {
      await member.audit(tx, {
        kind: 'attendance.refused',
        target: row.profileId,
        change: { ...spot(row), note: asked.note, answer },
      })
      tx.invalidate('attendance')
    }
    await notifyPerson(tx, member, row, isGranted, answer)
  })

const spanOf = (start: string, end: string): Interval => ({
  start: Temporal.Instant.from(start).epochMilliseconds,
  end: Temporal.Instant.from(end).epochMilliseconds,
})

const spot = ({ assignmentId, groupId, date, shiftId, seat }: store.AttendanceRow) => ({
  assignmentId,
  groupId,
  date,
  shiftId,
  seat,
})

/**
 * What is corrected is no longer followed: of a shift that runs, the rest would be lost.
 * @throws Refusal `attendance.seatTaken`, `attendance.notOver`
 */
async function requireOver(tx: Tx, member: Member, assignmentId: string): Promise<store.AttendanceRow> {
  const row = await requirePart(tx, member, assignmentId)
  if (!isAttendanceOver({ ...row, isRemoved: row.removedAt !== null }, member.now()))
    throw new Refusal('attendance.notOver')
  return row
}

/**
 * While it ran nobody could say when it would end.
 * @throws Refusal `attendance.askedTooSoon`
 */
function requireAskedAfter(row: store.AttendanceRow, { createdAt }: sheetStore.CorrectionRequestRow): void {
  const end = row.checkedOutAt ?? row.removedAt ?? row.endsAt
  if (Temporal.Instant.compare(createdAt, end) < 0) throw new Refusal('attendance.askedTooSoon')
}

/** @throws Refusal `attendance.seatTaken` */
async function requirePart(tx: Tx, member: Member, assignmentId: string): Promise<store.AttendanceRow> {
  const { organizationId } = member.actor
  const seat = await store.lockSeat(tx, organizationId, assignmentId)
  const found = await store.lockAttendance(tx, organizationId, assignmentId)
  if (found) return found
  if (!seat) throw new Refusal('attendance.seatTaken')
  const row = await store.lockOrInsert(tx, organizationId, seat)
  if (isCheckInExpected(await findRules(tx, organizationId), seat.startsAt)) return row
  // from before anybody checked in
  await store.updateAttendance(tx, organizationId, assignmentId, { basis: 'plan' })
  return { ...row, basis: 'plan' }
}

/** @throws Refusal `attendance.endBeforeStart`, `attendance.notYet`, `attendance.tooLong`, `attendance.tooFar`, … */
async function requirePossible(
  tx: Tx,
  member: Member,
  row: store.AttendanceRow,
  wish: Interval,
  field: string,
): Promise<void> {
  const planned = { start: row.startsAt.epochMilliseconds, end: row.endsAt.epochMilliseconds }
  const why = correctionSpanProblem(wish, planned, member.now())
  if (why) throw new Refusal(`attendance.${why}`, undefined, { field })
  await requireOpen(tx, member, row, wish)
  const others = await listWork(
    tx,
    member.actor.organizationId,
    { days: [addDays(row.date, -3), addDays(row.date, 3)], profileId: row.profileId },
    member.now(),
  )
  const other = others.find(
    ({ assignmentId, worked }) => assignmentId !== row.assignmentId && overlapMilliseconds(wish, worked),
  )
  if (!other) return
  const name = displayedShiftName({ id: other.shiftId, name: other.shiftName }, member.language)
  const begins = ownDayOf(zonesOf(member), Temporal.Instant.fromEpochMilliseconds(other.planned.start))
  const shift = `${shortDate(begins, member.language)} ${name} · ${other.groupName}`
  throw new Refusal('attendance.overlaps', { shift }, { field })
}

/** Neither the month that the hours lie in by now nor one that they would come to is closed. */
async function requireOpen(tx: Tx, member: Member, row: store.AttendanceRow, wish: Interval | null): Promise<void> {
  const zone = member.organization.timeZone
  const planned = { start: row.startsAt.epochMilliseconds, end: row.endsAt.epochMilliseconds }
  const stretches = [planned, workedInterval(row, member.now()), wish].filter(stretch => stretch !== null)
  const months = [...new Set(stretches.flatMap(stretch => monthsOf({ date: row.date, stretch }, zone)))]
  const [closed] = await sheetStore.listClosedTimesheetMonths(tx, member.actor.organizationId, months)
  if (closed) throw new Refusal('attendance.monthClosed', { month: monthName(closed, member) })
}

export const monthName = (month: Month, { language }: Pick<Member, 'language'>): string =>
  formatDateText(firstDayOf(month), language, { month: 'long', year: 'numeric' })

async function write(
  tx: Tx,
  member: Member,
  row: store.AttendanceRow,
  worked: Interval | null,
  reason: string,
): Promise<void> {
  const { organizationId, profileId } = member.actor
  if (worked) await requirePossible(tx, member, row, worked, 'worked.end')
  else await requireOpen(tx, member, row, null)
  const before = workedInterval(row, member.now())
  await store.updateAttendance(tx, organizationId, row.assignmentId, {
    isCorrected: true,
    correctedStart: worked && Temporal.Instant.fromEpochMilliseconds(worked.start),
    correctedEnd: worked && Temporal.Instant.fromEpochMilliseconds(worked.end),
    correctionReason: reason,
    correctedBy: profileId,
    correctedAt: member.now(),
  })
  await member.audit(tx, {
    kind: 'attendance.corrected',
    target: row.profileId,
    change: { ...spot(row), from: before && shown(before), to: worked && shown(worked), reason },
  })
  tx.invalidate('attendance')
}

const shown = ({ start, end }: Interval): string =>
  [start, end].map(at => Temporal.Instant.fromEpochMilliseconds(at).toString()).join(' – ')

/** Nobody is told of what they have done themselves. */
async function notifyPerson(
  tx: Tx,
  member: Member,
  row: store.AttendanceRow,
  isCorrected: boolean,
  reason: string,
): Promise<void> {
  const { organizationId, profileId } = member.actor
  if (row.profileId === profileId) return
  const name = (await people.find(tx, organizationId, profileId))?.fullName ?? ''
  await notify(
    tx,
    member,
    [row.profileId],
    'correction_settled',
    { ...attendanceNoticeOf(row), isCorrected, name, reason },
    profileId,
  )
}

/** Whoever keeps the hours. */
async function listKeepers(tx: Tx, organizationId: string): Promise<string[]> {
  const templates = await listTemplates(tx, organizationId)
  const roles = new Set(
    templates
      .filter(({ permissions }) => permissions.includes(requiredForTimesheets))
      .map(({ role }) => role as string),
  )
  const leading = await people.listManagersAndTeamLeads(tx, organizationId)
  return leading.filter(({ role }) => role === 'owner' || roles.has(role)).map(({ id }) => id)
}
