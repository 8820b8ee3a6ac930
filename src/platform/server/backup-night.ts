import { type Day, day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'

export interface BackupNight {
  /** The date in the zone: one night, one date, also where the clock shows the hour twice or leaves it out. */
  readonly date: Day
  readonly begins: Temporal.Instant
}

/**
 * The latest night whose hour has come. An hour that spring leaves out moves on with the clock; of one that autumn repeats
 * the first counts.
 */
export function latestBackupNight(now: Temporal.Instant, { at, zone }: { at: TimeOfDay; zone: string }): BackupNight {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const tonight = nightOf(today, at, zone)
  return Temporal.Instant.compare(tonight.begins, now) <= 0 ? tonight : nightOf(today.subtract({ days: 1 }), at, zone)
}

const nightOf = (date: Temporal.PlainDate, at: TimeOfDay, zone: string): BackupNight => ({
  date: day(date.toString()),
  begins: date.toZonedDateTime({ timeZone: zone, plainTime: at }).toInstant(),
})
