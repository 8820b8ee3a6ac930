import { type Interval, intervalOf } from '#kit/cover.ts'
import { addDays, type Day } from '#kit/day.ts'
import type { Instants, Span } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'

interface PlacedShift {
  readonly date: Day
  readonly interval: Interval
}

type PlaceSpan = (day: Day, span: Span) => Instants

const night: Span = { startTime: timeOfDay('23:00'), endTime: timeOfDay('06:00'), belongsToPreviousDay: false }
const leastOfNight = 3 * 3_600_000

/** Whether at least three hours, as they really pass, lie in one night. `place`: in the organisation's zone. */
export const isNightShift = ({ date, interval }: PlacedShift, place: PlaceSpan): boolean =>
  isNightShiftOfParts(date, [interval], place)

/** The same of a shift in several parts. */
export function isNightShiftOfParts(date: Day, parts: readonly Interval[], place: PlaceSpan): boolean {
  // a shift can start on the day after its date; the night before reaches into a morning
  return [-1, 0, 1].some(offset => {
    const within = intervalOf(place(addDays(date, offset), night))
    return parts.reduce((sum, part) => sum + shared(within, part), 0) >= leastOfNight
  })
}

const shared = (a: Interval, b: Interval): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
