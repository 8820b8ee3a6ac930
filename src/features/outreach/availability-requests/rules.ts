import { addDays, addMonths, type Day, day, daysBetween, monthOf } from '#kit/day.ts'
import { type Week, weekOf } from '#kit/week.ts'
import type { Duration } from './durations.ts'

/*
 *   asked ──the person saves a cell of the span, or says "no availability"──▶ answered
 *     └──remind (as long as the span is not over)
 */

const lastOfMonth = (of: Day): Day => addDays(addMonths(day(`${monthOf(of)}-01`), 1), -1)

const ends: Readonly<Record<Duration, (start: Day) => Day>> = {
  '1week': start => addDays(start, 7),
  '2weeks': start => addDays(start, 14),
  '3weeks': start => addDays(start, 21),
  '1month': start => addMonths(start, 1),
  endOfMonth: lastOfMonth,
  endOfNextMonth: start => lastOfMonth(addMonths(start, 1)),
  '2months': start => addMonths(start, 2),
}

/** The last day that is asked for. A month that is shorter ends earlier (31 January, one month: 28 or 29 February). */
export const lastDayAsked = (duration: Duration, start: Day): Day => ends[duration](start)

interface RequestedDates {
  readonly startDate: Day
  readonly endDate: Day
}

/** The days of the span that can still be marked: they close when they begin. */
export function openDays({ startDate, endDate }: RequestedDates, today: Day): Day[] {
  const first = firstOpenOf(startDate, today)
  return Array.from({ length: Math.max(0, daysBetween(first, endDate) + 1) }, (_, offset) => addDays(first, offset))
}

/** Which week to open: the first of the span that still can be marked (days close when they begin). */
export const weekToOpen = ({ startDate }: RequestedDates, today: Day): Week => weekOf(firstOpenOf(startDate, today))

const firstOpenOf = (startDate: Day, today: Day): Day => (startDate > today ? startDate : addDays(today, 1))

/** Asked for days that are still to come. */
export const isRequestOpen = ({ endDate }: { readonly endDate: string }, today: Day): boolean => endDate > today

/** From when on a person may be reminded once more; undefined: nobody has reminded them yet. */
export const earliestNextReminder = (heardAt: Temporal.Instant | undefined): Temporal.Instant | undefined =>
  heardAt?.add({ hours: 1 })

interface InRound {
  readonly roundId: string
  /** ISO instant. */
  readonly requestedAt: string
}

/** Of everybody's newest requests those that were asked for together last. */
export function newestRound<R extends InRound>(requests: readonly R[]): R[] {
  const latest = requests
    .map(({ requestedAt }) => requestedAt)
    .toSorted()
    .at(-1)
  const newest = requests.find(({ requestedAt }) => requestedAt === latest)
  return requests.filter(({ roundId }) => roundId === newest?.roundId)
}
