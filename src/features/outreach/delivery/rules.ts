import { type Day, addDays, day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'

/** When somebody does not want to be disturbed, by the clock on the person's wall. May run over midnight. */
export interface QuietHours {
  readonly from: TimeOfDay
  readonly to: TimeOfDay
}

/** Hours before a shift, unless the organisation or the person wants others. */
export const usualReminderHours: readonly number[] = [12, 1]
export const mostReminders = 3
export const longestLead = 72

/** Now, or when the quiet hours end in the IANA zone. What would be too late by then comes now. */
export function whenToSay(
  now: Temporal.Instant,
  quiet: QuietHours | null,
  zone: string,
  noLaterThan?: Temporal.Instant,
): Temporal.Instant {
  if (!quiet || quiet.from === quiet.to) return now
  const local = now.toZonedDateTimeISO(zone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const today = day(local.toPlainDate().toString())
  const overMidnight = quiet.to < quiet.from
  const isEvening = overMidnight && time >= quiet.from
  const isQuiet = isEvening || (overMidnight ? time < quiet.to : time >= quiet.from && time < quiet.to)
  if (!isQuiet) return now
  const end = instantAt(isEvening ? addDays(today, 1) : today, quiet.to, zone)
  if (noLaterThan && Temporal.Instant.compare(end, noLaterThan) >= 0) return now
  // in the night when the clock is put forward, an end in the skipped hour can lie just behind
  return Temporal.Instant.compare(end, now) < 0 ? now : end
}

const instantAt = (date: Day, time: TimeOfDay, zone: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant()

interface Upcoming {
  readonly startsAt: Temporal.Instant
  /** When the person was told of the shift. */
  readonly knownSince: Temporal.Instant
}

/** What is to be done about the leads of a shift: `say` is the one to tell of, the others of `settled` are past. */
export interface Reminding {
  readonly settled: readonly number[]
  /** Hours until the start, as they will be told. */
  readonly say: number | undefined
}

/** The person's quiet hours, in the person's zone. */
export interface Disturbance {
  readonly quiet: QuietHours | null
  readonly zone: string
}

/**
 * Leads are real hours, the same on every night of the year. What falls into quiet hours is told when they end, if that is
 * before the shift, and else at once. What was missed while nobody worked is made up for until half of the time is gone;
 * what was past when the person came to know of the shift is not told.
 */
export function remindersDue(
  { startsAt, knownSince }: Upcoming,
  leads: readonly number[],
  settled: ReadonlySet<number>,
  now: Temporal.Instant,
  { quiet, zone }: Disturbance,
): Reminding {
  const left = startsAt.since(now).total('hours')
  const due = leads.filter(lead => lead >= left && !settled.has(lead))
  if (left <= 0 || due.length === 0) return { settled: due, say: undefined }
  if (Temporal.Instant.compare(whenToSay(now, quiet, zone, startsAt), now) > 0) return { settled: [], say: undefined }
  const nearest = Math.min(...due)
  const hour = startsAt.subtract({ minutes: nearest * 60 })
  const couldBeSaid = whenToSay(hour, quiet, zone, startsAt)
  const isLate = left < startsAt.since(couldBeSaid).total('hours') / 2
  const wasPast = Temporal.Instant.compare(knownSince, hour) > 0
  return { settled: due, say: isLate || wasPast ? undefined : Math.max(1, Math.round(left)) }
}
