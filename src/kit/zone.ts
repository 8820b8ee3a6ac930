import type { Language } from './catalogue.ts'
import { formatTime } from './clock-text.ts'
import type { Day } from './day.ts'
import { dateFormat } from './locale.ts'
import type { TimeOfDay } from './time-of-day.ts'

const maxLength = 64

/**
 * Whether the text names a time zone of the IANA database in its own spelling (`Europe/Berlin`, `UTC`). Bare offsets
 * such as `+01:00` are refused: they know no summer time.
 */
export function isZone(text: string): boolean {
  if (text.length > maxLength || !/^[A-Za-z]/.test(text)) return false
  const known = resolve(text)
  // Older engines answer an alias with another name; only a mere difference of case is a wrong spelling.
  return known !== undefined && (known === text || known.toLowerCase() !== text.toLowerCase())
}

function resolve(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/**
 * The instants at which the clocks of a zone show a time, the earlier one first: usually one, none in the hour that is skipped
 * in spring, and two in the hour that is repeated in autumn.
 */
export const instantsAt = (date: Day, time: TimeOfDay, zone: string): readonly Temporal.Instant[] =>
  instantsOf(Temporal.PlainDateTime.from(`${date}T${time}`), zone)

function instantsOf(wall: Temporal.PlainDateTime, zone: string): Temporal.Instant[] {
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (!earlier.toPlainDateTime().equals(wall)) return []
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  return later.equals(earlier) ? [earlier.toInstant()] : [earlier.toInstant(), later.toInstant()]
}

/** `02:30`, `2:30 AM`, and `02:30 MESZ` in the hour that the clocks repeat. */
export function clockTime(instant: Temporal.Instant | string, zone: string, language: Language): string {
  const at = Temporal.Instant.from(instant)
  const time = at.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })
  return formatTime(time, language) + repeatedHourMark(at, zone, language)
}

/** ` MESZ` or ` MEZ`, to be shown behind a time in the hour that the clocks repeat; otherwise empty. */
export function repeatedHourMark(instant: Temporal.Instant, zone: string, language: Language): string {
  const isRepeated = instantsOf(instant.toZonedDateTimeISO(zone).toPlainDateTime(), zone).length > 1
  return isRepeated ? ` ${zoneAbbreviation(instant, zone, language)}` : ''
}

/** `MESZ`, `MEZ`, `CEST`, `GMT-3`: the offset from UTC at an instant, as the language calls it. */
export const zoneAbbreviation = (instant: Temporal.Instant, zone: string, language: Language): string =>
  dateFormat(language, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(instant.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
