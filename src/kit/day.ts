import { calendarDateOf, daysInMonth, epochDayOf, isoWeekdayOf } from './gregorian.ts'

/**
 * A calendar day `YYYY-MM-DD`, in no time zone. The string is the wire and database form; it compares and sorts as
 * time does. Parsing admits the years 1900 to 2199; arithmetic may step beyond them, within 0000 to 9999.
 */
export type Day = string & { readonly __day: true }

/** ISO: 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const dayShape = /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether the text is a real calendar day of the years 1900 to 2199. */
export function isDay(text: string): text is Day {
  return text.length === 10 && dayShape.test(text) && dayOfMonth(text) <= daysInMonth(year(text), month(text))
}

export function parseDay(text: string): Day | undefined {
  return isDay(text) ? text : undefined
}

/** For literals and trusted text: throws a RangeError where `parseDay` would give nothing. */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a calendar day: ${text.slice(0, 40)}`)
  return text
}

/** The day that many whole days later; earlier when negative. */
export function addDays(from: Day, days: number): Day {
  return dayAt(epochDay(from) + days)
}

/** Whole days from one day to the other; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return epochDay(to) - epochDay(from)
}

export function weekdayOf(of: Day): Weekday {
  return isoWeekdayOf(epochDay(of)) as Weekday
}

/** That many days in a row, beginning with `first`. */
export function daysFrom(first: Day, count: number): readonly Day[] {
  const start = epochDay(first)
  return Array.from({ length: count }, (_, index) => dayAt(start + index))
}

/** `YYYY-MM`. */
export function monthOf(of: Day): string {
  return of.slice(0, 7)
}

/** The same day of the month, that many months later; the month's last day where it is shorter. */
export function addMonths(from: Day, months: number): Day {
  const count = year(from) * 12 + month(from) - 1 + months
  const newYear = Math.floor(count / 12)
  const newMonth = count - newYear * 12 + 1
  return write(newYear, newMonth, Math.min(dayOfMonth(from), daysInMonth(newYear, newMonth)))
}

/** The day that the calendar on the wall shows in the IANA zone at that instant. */
export function todayIn(zone: string, now: Temporal.Instant): Day {
  return day(now.toZonedDateTimeISO(zone).toPlainDate().toString())
}

/** Days since 1970-01-01. For arithmetic within the kit. */
export function epochDay(of: Day): number {
  return epochDayOf(year(of), month(of), dayOfMonth(of))
}

/** The day that many days after 1970-01-01. For arithmetic within the kit. */
export function dayAt(epochDay: number): Day {
  const civil = calendarDateOf(epochDay)
  return write(civil.year, civil.month, civil.dayOfMonth)
}

// Grids ask for thousands of days: reading digits by their place is several times faster than splitting the string.
const year = (text: string) => twoDigits(text, 0) * 100 + twoDigits(text, 2)
const month = (text: string) => twoDigits(text, 5)
const dayOfMonth = (text: string) => twoDigits(text, 8)
const twoDigits = (text: string, at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528

function write(year: number, month: number, dayOfMonth: number): Day {
  if (!(year >= 0 && year <= 9999)) throw new RangeError(`Not a year of four digits: ${year}`)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(dayOfMonth)}` as Day
}

const pad = (number: number) => (number < 10 ? `0${number}` : `${number}`)
