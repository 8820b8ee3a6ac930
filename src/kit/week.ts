import { dayAt, daysFrom, epochDay, type Day } from './day.ts'
import { epochDayOfIsoWeek, isoWeekOf, isoWeeksIn } from './gregorian.ts'

/**
 * An ISO week `2026-W47`: Monday to Sunday, of the year that holds its Thursday. The string is the wire and database
 * form; it compares and sorts as time does. Parsing admits the years 1900 to 2199.
 */
export type Week = string & { readonly __week: true }

const weekShape = /^(?:19|2[01])\d\d-W(?:0[1-9]|[1-4]\d|5[0-3])$/

/** Whether the text is a week that exists: a 53rd only in the years that have one. */
export function isWeek(text: string): text is Week {
  if (text.length !== 8 || !weekShape.test(text)) return false
  return Number(text.slice(6)) <= 52 || isoWeeksIn(Number(text.slice(0, 4))) === 53
}

export function parseWeek(text: string): Week | undefined {
  return isWeek(text) ? text : undefined
}

/** For literals and trusted text: throws a RangeError where `parseWeek` would give nothing. */
export function week(text: string): Week {
  if (!isWeek(text)) throw new RangeError(`Not an ISO week: ${text.slice(0, 40)}`)
  return text
}

export function weekOf(day: Day): Week {
  return weekAt(epochDay(day))
}

export function mondayOf(week: Week): Day {
  return dayAt(mondayAt(week))
}

/** Monday to Sunday. */
export function daysOfWeek(week: Week): readonly Day[] {
  return daysFrom(mondayOf(week), 7)
}

/** The week that many weeks later; earlier when negative. */
export function addWeeks(week: Week, weeks: number): Week {
  return weekAt(mondayAt(week) + weeks * 7)
}

/** Whole weeks from `a` to `b`; negative when `b` is earlier. */
export function weeksBetween(a: Week, b: Week): number {
  return (mondayAt(b) - mondayAt(a)) / 7
}

/** How far the week lies from the week of `today`: 0 this week, -1 the last, 1 the next. */
export function weekDistance(week: Week, today: Day): number {
  return weeksBetween(weekOf(today), week)
}

/** 1 to 53. */
export function weekNumber(week: Week): number {
  return Number(week.slice(6))
}

/** The ISO year; around New Year it can differ from the calendar year of a day of the week. */
export function weekYear(week: Week): number {
  return Number(week.slice(0, 4))
}

const mondayAt = (week: Week) => epochDayOfIsoWeek(weekYear(week), weekNumber(week))

function weekAt(epochDay: number): Week {
  const { year, week } = isoWeekOf(epochDay)
  if (!(year >= 0 && year <= 9999)) throw new RangeError(`Not a year of four digits: ${year}`)
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}` as Week
}
