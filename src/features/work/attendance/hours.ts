import type { Interval } from '#kit/cover.ts'
import { addMonths, addDays, type Day, monthOf, weekdayOf } from '#kit/day.ts'
import type { Instants, Span } from '#kit/span.ts'
import { weekOf } from '#kit/week.ts'
import { isNightShift, isNightShiftOfParts } from '#features/planning/assignments/nights.ts'
import { firstDayOf, type Month } from '#kit/month.ts'
import type { Basis, DutyState, CheckTimes } from './states.ts'

/*
 * What has been worked, in real time (docs/product/en/attendance.md#hours): from the check-in, but not before the shift
 * begins, to the check-out or the end of the shift; of a correction, what the manager has written.
 */

/** Somebody's part in a shift, worked or not. What others reckon with: pay, reliability, revenue per hour. */
export interface Work {
  readonly assignmentId: string
  /** The part with which the shift began for the person; null: this one. */
  readonly continues: string | null
  readonly profileId: string
  readonly groupId: string
  readonly groupName: string
  readonly date: Day
  readonly shiftId: string
  readonly shiftName: string
  readonly seat: number
  readonly planned: Interval
  /** The plan still has it: what was taken away from somebody is no hour that they were to work. */
  readonly isPlanned: boolean
  /** Until now, of one that runs; null: not at all, or not yet. */
  readonly worked: Interval | null
  readonly standing: DutyState
  readonly basis: Basis
  readonly isLate: boolean
  readonly isMissing: boolean
  readonly leftEarly: boolean
  readonly isCorrected: boolean
}

interface Corrected {
  readonly isCorrected: boolean
  /** Both, or neither: nothing was worked. */
  readonly correctedStart: Temporal.Instant | null
  readonly correctedEnd: Temporal.Instant | null
}

interface AttendanceTimes extends Pick<CheckTimes, 'checkedInAt' | 'checkedOutAt'>, Corrected {
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly basis: Basis
}

/**
 * From minute to minute as the clocks showed them, so that the lines of a timesheet add up to its totals, and pay counts the
 * same time. Null: not one minute has passed.
 */
export function workedInterval(times: AttendanceTimes, now: Temporal.Instant): Interval | null {
  const exact = exactInterval(times, now)
  const [start, end] = [wholeMinutes(exact?.start ?? 0), wholeMinutes(exact?.end ?? 0)]
  return start < end ? { start, end } : null
}

const minute = 60_000
const wholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / minute) * minute

function exactInterval(kept: AttendanceTimes, now: Temporal.Instant): Interval | null {
  const { startsAt, endsAt, checkedInAt, checkedOutAt, basis } = kept
  if (kept.isCorrected) {
    const { correctedStart, correctedEnd } = kept
    return correctedStart && correctedEnd ? between(correctedStart, correctedEnd) : null
  }
  const [planStart, planEnd] = [startsAt.epochMilliseconds, endsAt.epochMilliseconds]
  if (basis === 'plan') return upTo({ start: planStart, end: planEnd }, now)
  if (checkedInAt === null) return null
  const start = Math.max(planStart, checkedInAt.epochMilliseconds)
  const end = Math.min(planEnd, checkedOutAt?.epochMilliseconds ?? planEnd)
  return upTo({ start, end }, now)
}

const between = (start: Temporal.Instant, end: Temporal.Instant): Interval => ({
  start: start.epochMilliseconds,
  end: end.epochMilliseconds,
})

/** What of it has passed; null: nothing. */
function upTo({ start, end }: Interval, now: Temporal.Instant): Interval | null {
  const reached = Math.min(end, now.epochMilliseconds)
  return start < reached ? { start, end: reached } : null
}

/** The month as it really passes in the zone of the organisation. */
export const monthIn = (month: Month, zone: string): Interval => {
  const first = firstDayOf(month)
  return { start: midnight(first, zone), end: midnight(addMonths(first, 1), zone) }
}

const midnight = (on: Day, zone: string): number =>
  Temporal.PlainDate.from(on).toZonedDateTime(zone).toInstant().epochMilliseconds

/** What of a stretch lies within another, in milliseconds. */
export const overlapMilliseconds = (within: Interval, stretch: Interval | null): number =>
  stretch === null ? 0 : Math.max(0, Math.min(within.end, stretch.end) - Math.max(within.start, stretch.start))

/** Every month that a stretch lies in, or that has it under its days. */
export function monthsOf({ date, stretch }: { date: Day; stretch: Interval }, zone: string): Month[] {
  const monthAt = (at: number): Month =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString().slice(0, 7)
  return [...new Set([monthOf(date), monthAt(stretch.start), monthAt(stretch.end - 1)])]
}

export interface TimesheetSums {
  /** In milliseconds, of the shifts over the end of the month the part that lies in it. */
  readonly planned: number
  readonly worked: number
  /** The rest by the days under which the plan has the shifts. */
  readonly shifts: number
  readonly late: number
  readonly missing: number
  readonly leftEarly: number
  readonly nights: number
  readonly weekends: number
}

type PlaceSpan = (day: Day, span: Span) => Instants

/** The parts of shifts by the shifts they are of: whoever is moved has one shift all the same. */
export const byShift = <T extends Pick<Work, 'assignmentId' | 'continues'>>(parts: readonly T[]): T[][] => [
  ...Map.groupBy(parts, ({ assignmentId, continues }) => continues ?? assignmentId).values(),
]

/** Of one person. A night and a weekend count where they were worked. */
export function sumsIn(
  { month, zone }: { readonly month: Month; readonly zone: string },
  all: readonly Work[],
  place: PlaceSpan,
): TimesheetSums {
  const within = monthIn(month, zone)
  const dated = all.filter(({ date }) => monthOf(date) === month)
  const shifts = byShift(dated)
  const worked = shifts.filter(parts => parts.some(one => one.worked !== null))
  const isMissing = (parts: readonly Work[]) => parts.some(one => one.isMissing)
  return {
    planned: all.reduce((sum, one) => sum + (one.isPlanned ? overlapMilliseconds(within, one.planned) : 0), 0),
    worked: all.reduce((sum, one) => sum + overlapMilliseconds(within, one.worked), 0),
    shifts: worked.length,
    late: shifts.filter(parts => parts.some(one => one.isLate) && !isMissing(parts)).length,
    missing: shifts.filter(isMissing).length,
    leftEarly: shifts.filter(parts => parts.some(one => one.leftEarly)).length,
    nights: worked.filter(parts => isNightInAll(parts, place)).length,
    weekends: new Set(worked.flatMap(([one]) => (one && weekdayOf(one.date) >= 6 ? weekOf(one.date) : []))).size,
  }
}

/** Worked for at least three hours between 23:00 and 06:00, as the balance counts it. */
export const isNightOf = ({ date, worked }: Pick<Work, 'date' | 'worked'>, place: PlaceSpan): boolean =>
  worked !== null && isNightShift({ date, interval: worked }, place)

const isNightInAll = (parts: readonly Work[], place: PlaceSpan): boolean =>
  parts.some(({ date }) =>
    isNightShiftOfParts(
      date,
      parts.flatMap(({ worked }) => worked ?? []),
      place,
    ),
  )

/** The first and the last day under which the plan can have what lies in the month. */
export const daysTouching = (month: Month): readonly [Day, Day] => {
  const first = firstDayOf(month)
  return [addDays(first, -3), addDays(addMonths(first, 1), 1)]
}

export type WrongSpan = 'endBeforeStart' | 'notYet' | 'tooLong' | 'tooFar'

const hour = 3_600_000
const maxHours = 24
const farthestHours = 12

/** Undefined: a correction can say so. */
export function correctionSpanProblem(
  { start, end }: Interval,
  planned: Interval,
  now: Temporal.Instant,
): WrongSpan | undefined {
  if (end <= start) return 'endBeforeStart'
  if (end > now.epochMilliseconds) return 'notYet'
  if (end - start > maxHours * hour) return 'tooLong'
  const isFar = start < planned.start - farthestHours * hour || end > planned.end + farthestHours * hour
  return isFar ? 'tooFar' : undefined
}
