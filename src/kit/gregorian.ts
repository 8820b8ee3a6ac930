/**
 * The Gregorian calendar as integer arithmetic, without limits of its own. An epoch day is the number of days since
 * 1970-01-01, negative before it. Months and weekdays count from 1; weekdays are ISO (1 Monday, 7 Sunday).
 * `day.ts` and `week.ts` dress these numbers in strings; nobody else needs them.
 */

export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly dayOfMonth: number
}

// The era arithmetic of Howard Hinnant, "chrono-compatible low-level date algorithms": years begin in March, so that
// the leap day is the last of its year, and repeat every 400 years of 146,097 days.
const daysPerEra = 146_097
const epochInEras = 719_468

export function epochDayOf(year: number, month: number, dayOfMonth: number): number {
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * daysPerEra + dayOfEra - epochInEras
}

export function calendarDateOf(epochDay: number): CalendarDate {
  const shifted = epochDay + epochInEras
  const era = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - era * daysPerEra
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return { year: era * 400 + yearOfEra + (month > 2 ? 0 : 1), month, dayOfMonth }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** 1 Monday to 7 Sunday. */
export function isoWeekdayOf(epochDay: number): number {
  const sinceMonday = (epochDay + 3) % 7
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
}

/** The ISO week: it belongs to the year that holds its Thursday. */
export function isoWeekOf(epochDay: number): { readonly year: number; readonly week: number } {
  const thursday = epochDay - isoWeekdayOf(epochDay) + 4
  const { year } = calendarDateOf(thursday)
  return { year, week: Math.floor((thursday - epochDayOf(year, 1, 1)) / 7) + 1 }
}

/** The epoch day on which the ISO week begins; the 4th of January always lies in week 1. */
export function epochDayOfIsoWeek(year: number, week: number): number {
  const fourth = epochDayOf(year, 1, 4)
  return fourth - isoWeekdayOf(fourth) + 1 + (week - 1) * 7
}

/** 53 in a year that begins or ends on a Thursday, else 52. */
export function isoWeeksIn(year: number): number {
  return (epochDayOfIsoWeek(year + 1, 1) - epochDayOfIsoWeek(year, 1)) / 7
}
