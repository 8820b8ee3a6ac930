import { type Day, addDays, day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'

/** When somebody does not want to be disturbed, by the clock on the person's wall. May run over midnight. */
export interface QuietHours {
  readonly from: TimeOfDay
  readonly to: TimeOfDay
}

/** Now, or when the quiet hours end in the IANA zone. What would be too late by then comes now. */
export function deliveryTime(
  now: Temporal.Instant,
  quiet: QuietHours | null,
  zone: string,
  noLaterThan?: Temporal.Instant,
): Temporal.Instant {
  if (!quiet) return now
  const local = now.toZonedDateTimeISO(zone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const today = day(local.toPlainDate().toString())
  const overMidnight = quiet.to < quiet.from
  const isEvening = overMidnight && time >= quiet.from
  const isQuiet = isEvening || ((overMidnight || time >= quiet.from) && time < quiet.to)
  if (!isQuiet) return now
  const end = instantAt(isEvening ? addDays(today, 1) : today, quiet.to, zone)
  if (noLaterThan && Temporal.Instant.compare(end, noLaterThan) >= 0) return now
  // in the night when the clock is put back, an end in the hour that comes twice can lie just behind
  return end.since(now).sign === -1 ? now : end
}

const instantAt = (date: Day, time: TimeOfDay, zone: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant()
