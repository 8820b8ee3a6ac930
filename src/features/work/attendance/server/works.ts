import type { Day } from '#kit/day.ts'
import { type AttendanceRules, isCheckInExpected } from '#features/foundation/organizations/attendance.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Work, workedInterval } from '../hours.ts'
import { noCheckTimes, type DutyState, dutyStateOf } from '../states.ts'
import { findRules } from './gate.ts'
import * as store from './store.ts'

/** Somebody's part with all that is known of it. */
export interface WorkEntry {
  readonly work: Work
  readonly seat: Omit<store.PublishedSeat, 'state'>
  /** Undefined: nothing has happened on it yet, or nobody checked in then. */
  readonly row: store.AttendanceRow | undefined
}

interface WorkFilter {
  readonly days: readonly [Day, Day]
  readonly profileId?: string | undefined
  /** Of a closed month: what was written down, and nothing that was planned since. */
  readonly isClosed?: boolean
}

/**
 * What was worked on these days, and what is still to be, by start: of everybody or of one person. Where nobody checked in
 * when a shift began, it counts as it was planned.
 */
export async function listEntries(
  tx: Tx,
  organizationId: string,
  { days, profileId, isClosed = false }: WorkFilter,
  now: Temporal.Instant,
): Promise<WorkEntry[]> {
  const rules = await findRules(tx, organizationId)
  const rows = (await store.listRows(tx, organizationId, days, profileId)).filter(row => !isNothing(row))
  const seats = isClosed ? [] : await store.listSeats(tx, organizationId, days, profileId, { isUntouched: true })
  return [...rows.map(row => ofRow(row, now)), ...seats.map(seat => ofSeat(seat, rules, now))].toSorted(
    (a, b) => a.work.planned.start - b.work.planned.start,
  )
}

/** For nouns that reckon with what was worked. */
export const listWork = async (
  tx: Tx,
  organizationId: string,
  which: WorkFilter,
  now: Temporal.Instant,
): Promise<Work[]> => (await listEntries(tx, organizationId, which, now)).map(({ work }) => work)

/** The seat was taken away before anything had come of it: the person was no more than asked. */
const isNothing = ({ basis, removedAt, checkedInAt, lateSince, isCorrected }: store.AttendanceRow): boolean =>
  basis === 'taps' && removedAt !== null && checkedInAt === null && lateSince === null && !isCorrected

const ofRow = (row: store.AttendanceRow, now: Temporal.Instant): WorkEntry => ({
  work: {
    ...spotOf(row),
    continues: row.continues,
    isPlanned: row.removedAt === null,
    worked: workedInterval(row, now),
    standing: row.basis === 'plan' ? plannedStanding(row, now) : dutyStateOf(row, row, now),
    basis: row.basis,
    isLate: row.lateSince !== null,
    isMissing: row.missingSince !== null,
    leftEarly: row.leftEarly,
    isCorrected: row.isCorrected,
  },
  seat: row,
  row,
})

function ofSeat(seat: store.PublishedSeat, rules: AttendanceRules, now: Temporal.Instant): WorkEntry {
  const basis = isCheckInExpected(rules, seat.startsAt) ? ('taps' as const) : ('plan' as const)
  const nothing = { ...seat, ...noCheckTimes, basis, isCorrected: false, correctedStart: null, correctedEnd: null }
  return {
    work: {
      ...spotOf(seat),
      continues: null,
      isPlanned: true,
      worked: workedInterval(nothing, now),
      standing: basis === 'plan' ? plannedStanding(seat, now) : dutyStateOf(seat, noCheckTimes, now),
      basis,
      isLate: false,
      isMissing: false,
      leftEarly: false,
      isCorrected: false,
    },
    seat,
    row: undefined,
  }
}

const plannedStanding = (
  { startsAt, endsAt }: Pick<store.PublishedSeat, 'startsAt' | 'endsAt'>,
  now: Temporal.Instant,
): DutyState => {
  if (Temporal.Instant.compare(now, startsAt) < 0) return 'ahead'
  return Temporal.Instant.compare(now, endsAt) < 0 ? 'on' : 'done'
}

const spotOf = (seat: Omit<store.PublishedSeat, 'state'>) => ({
  assignmentId: seat.assignmentId,
  profileId: seat.profileId,
  groupId: seat.groupId,
  groupName: seat.groupName,
  date: seat.date,
  shiftId: seat.shiftId,
  shiftName: seat.shiftName,
  seat: seat.seat,
  planned: { start: seat.startsAt.epochMilliseconds, end: seat.endsAt.epochMilliseconds },
})
