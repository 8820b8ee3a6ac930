import { beginsNextDay, instantsIn, type Span } from '#kit/span.ts'
import { daysOfWeek } from '#kit/week.ts'
import type { IsOpenSeat } from './board.ts'
import type { AgencyWeek, WeekTimes } from './schema.ts'

/** Free, not one too many, and its shift is not over: what is past nobody can fill any more. `now` in milliseconds. */
export function openSeatTestAt(now: number, zone: string): IsOpenSeat {
  const instants = instantsIn(zone)
  return ({ taken, isSurplus, date, shift }) =>
    !taken && !isSurplus && instants(date, spanOf(shift)).end.epochMilliseconds > now
}

/**
 * When a shift of the week ended last, 0 where none has yet. Until the next one ends the same seats are gaps, and `gapsAt`
 * of it says so: a board of thousands of seats is drawn anew only then.
 */
export function lastShiftEndBefore({ week, shifts }: AgencyWeek, now: number, zone: string): number {
  const instants = instantsIn(zone)
  const spans = new Map(
    shifts.flatMap(shift => [shift, ...shift.changes]).map(times => [Object.values(spanOf(times)).join(' '), times]),
  )
  const ends = daysOfWeek(week).flatMap(date =>
    [...spans.values()].map(times => instants(date, spanOf(times)).end.epochMilliseconds),
  )
  return Math.max(0, ...ends.filter(end => end <= now))
}

const spanOf = (times: WeekTimes): Span => ({
  startTime: times.startTime,
  endTime: times.endTime,
  belongsToPreviousDay: beginsNextDay(times),
})
