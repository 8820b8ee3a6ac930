import type { Language } from './catalogue.ts'
import { dateFormat, hasTwelveHourClock, timeOfDayOptions } from './locale.ts'

/** `16:00`, `4:00 PM`: a time of day, `HH:MM`, as the reader's language writes it. */
export const formatTime = (time: string, language: Language): string =>
  hasTwelveHourClock(language) ? twelveHours(time, language) : time

/** A time at which something ends: midnight is `24:00` on a 24-hour clock. */
export const formatEndTime = (time: string, language: Language): string =>
  time === '00:00' && !hasTwelveHourClock(language) ? '24:00' : formatTime(time, language)

interface Times {
  readonly startTime: string
  readonly endTime: string
  /** Left out: an end that is not after the start is on the next day. */
  readonly isOvernight?: boolean
}

/** `16:00–02:00 +1`, `4:00 PM–2:00 AM +1`. An end at midnight has no mark. */
export function formatTimes({ startTime, endTime, isOvernight }: Times, language: Language): string {
  const endsLater = isOvernight ?? (endTime <= startTime && endTime !== '00:00')
  return `${formatTime(startTime, language)}–${formatEndTime(endTime, language)}${endsLater ? ' +1' : ''}`
}

/** `16–02`, `4p–2a`, `16:30–24`: for narrow columns, without a mark for the next day. */
export const compactTimes = ({ startTime, endTime }: Times, language: Language): string =>
  hasTwelveHourClock(language)
    ? `${compactTwelveHours(startTime, language)}–${compactTwelveHours(endTime, language)}`
    : `${withoutFullHour(startTime)}–${withoutFullHour(formatEndTime(endTime, language))}`

const compactTwelveHours = (time: string, language: Language): string =>
  twelveHours(time, language)
    .replace(':00', '')
    .replace(/\u00A0([ap])\.?m\.?$/i, (_, half: string) => half.toLowerCase())

const withoutFullHour = (time: string): string => (time.endsWith(':00') ? time.slice(0, 2) : time)

const twelveHours = (time: string, language: Language): string =>
  dateFormat(language, { ...timeOfDayOptions(language), timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${time}Z`))
    // engines differ in the space in front of AM and PM; this one keeps them on one line
    .replaceAll(/\s/gu, '\u00A0')
