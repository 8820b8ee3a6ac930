import { intersects, type Interval } from '#kit/cover.ts'
import { addDays, type Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'

/** Another assignment of the person, wherever it is. */
export interface OtherAssignment {
  readonly groupName: string
  readonly shiftName: string
  readonly date: Day
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly interval: Interval
}

export interface ShortRest {
  readonly hours: number
  /** Where the other shift lies. */
  readonly side: 'before' | 'after'
  readonly other: OtherAssignment
}

const hour = 3_600_000

/** Rounded to hundredths, which tells every whole minute from the limits. */
export const hoursFromMilliseconds = (milliseconds: number): number => Math.round((milliseconds / hour) * 100) / 100

export const intervalLength = ({ start, end }: Interval): number => end - start

export const findOverlappingAssignment = (
  shift: Interval,
  others: readonly OtherAssignment[],
): OtherAssignment | undefined => others.filter(({ interval }) => intersects(interval, shift)).toSorted(byStart)[0]

/** The nearest shift on either side, where the rest between is under the minimum. By instants: real hours of sleep. */
export function shortRests(shift: Interval, others: readonly OtherAssignment[], minRestHours: number): ShortRest[] {
  const before = others
    .filter(({ interval }) => interval.end <= shift.start)
    .toSorted(byStart)
    .at(-1)
  const after = others.filter(({ interval }) => interval.start >= shift.end).toSorted(byStart)[0]
  const rests: ShortRest[] = []
  if (before)
    rests.push({ hours: hoursFromMilliseconds(shift.start - before.interval.end), side: 'before', other: before })
  if (after) rests.push({ hours: hoursFromMilliseconds(after.interval.start - shift.end), side: 'after', other: after })
  return rests.filter(({ hours }) => hours < minRestHours)
}

/** Hours the week would have with the shift, when they are too many. */
export function excessiveWeekHours(
  shift: Interval,
  weekMilliseconds: number,
  maxWeekHours: number,
): number | undefined {
  const hours = hoursFromMilliseconds(weekMilliseconds + intervalLength(shift))
  return hours > maxWeekHours ? hours : undefined
}

/** Days in a row with a shift, this one in their middle, when they are too many. */
export function excessiveStreakDays(date: Day, worked: ReadonlySet<Day>, maxDaysInARow: number): number | undefined {
  let days = 1
  for (let before = addDays(date, -1); worked.has(before); before = addDays(before, -1)) days++
  for (let after = addDays(date, 1); worked.has(after); after = addDays(after, 1)) days++
  return days > maxDaysInARow ? days : undefined
}

// One person's shifts never overlap, so the order of starts is the order of ends.
const byStart = (a: OtherAssignment, b: OtherAssignment) => a.interval.start - b.interval.start
