import { addDays, type Day } from './day.ts'
import { minutesOf, type TimeOfDay } from './time-of-day.ts'

const minutesPerDay = 1440

/**
 * A span of a day by the clock on the wall. An end that is not after its start lies on the next day, so equal times
 * mean 24 hours. `belongsToPreviousDay`: the span starts on the day after the one it is filed under (a night 02:00 to
 * 08:00 of Monday runs on Tuesday morning).
 */
export interface Span {
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly belongsToPreviousDay: boolean
}

/** A stretch of real time, half-open: the end does not belong to it. Never negative, empty when both are equal. */
export interface Instants {
  readonly start: Temporal.Instant
  readonly end: Temporal.Instant
}

/**
 * When the span filed under `day` really runs in the IANA zone. A time that spring skips moves on by the gap (02:00
 * becomes 03:00), of a time that autumn repeats the first counts. A span inside the skipped hour can shrink to nothing.
 */
export function instantsOf(day: Day, span: Span, zone: string): Instants {
  return locate(day, span, (on, time) => instantAt(on, time, zone))
}

const remembered = 10_000

/**
 * `instantsOf` for one zone, remembering what it converted: for grids, where the same few times of the same few days
 * recur. Keep it for the length of a request or a render.
 */
export function instantsIn(zone: string): (day: Day, span: Span) => Instants {
  const known = new Map<string, Temporal.Instant>()
  const recall = (day: Day, time: TimeOfDay) => {
    const key = day + time
    const seen = known.get(key)
    if (seen) return seen
    const instant = instantAt(day, time, zone)
    if (known.size >= remembered) known.clear()
    known.set(key, instant)
    return instant
  }
  return (day, span) => locate(day, span, recall)
}

function locate(day: Day, span: Span, at: (day: Day, time: TimeOfDay) => Temporal.Instant): Instants {
  const startDay = span.belongsToPreviousDay ? addDays(day, 1) : day
  const start = at(startDay, span.startTime)
  const end = at(endsNextDay(span) ? addDays(startDay, 1) : startDay, span.endTime)
  // On a spring night 02:30–03:00 would start at 03:30 and end at 03:00.
  return Temporal.Instant.compare(start, end) > 0 ? { start, end: start } : { start, end }
}

function instantAt(day: Day, time: TimeOfDay, zone: string): Temporal.Instant {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant()
}

/** Minutes by the clock on the wall, 1 to 1440, the same on every night of the year. */
export function localMinutes(span: Span): number {
  return minutesOf(span.endTime) - minutesOf(span.startTime) + (endsNextDay(span) ? minutesPerDay : 0)
}

/** Minutes that really pass on that day in the IANA zone: an hour less or more on the nights when the clock changes. */
export function realMinutes(day: Day, span: Span, zone: string): number {
  const { start, end } = instantsOf(day, span, zone)
  return minutesBetween(start, end)
}

/** Whether the span runs into the day after the one it is filed under (the "+1" mark); an end at 00:00 does not yet. */
export function isOvernight(span: Span): boolean {
  return span.belongsToPreviousDay || (endsNextDay(span) && span.endTime !== '00:00')
}

/** Whether a span with that mark begins only on the day after the one it is filed under. */
export const beginsNextDay = (times: {
  readonly startTime: string
  readonly endTime: string
  readonly isOvernight?: boolean
}): boolean => times.isOvernight === true && times.startTime < times.endTime

// Both are HH:MM, so the strings compare as the times do.
const endsNextDay = (span: Span) => span.endTime <= span.startTime

/** Whether the two share time; back to back they do not, and an empty stretch shares with nobody. */
export function overlaps(a: Instants, b: Instants): boolean {
  const start = Math.max(a.start.epochMilliseconds, b.start.epochMilliseconds)
  const end = Math.min(a.end.epochMilliseconds, b.end.epochMilliseconds)
  return start < end
}

/** Minutes from `a` to `b`, with fractions; negative when `b` is earlier. */
export function minutesBetween(a: Temporal.Instant, b: Temporal.Instant): number {
  return (b.epochMilliseconds - a.epochMilliseconds) / 60_000
}
