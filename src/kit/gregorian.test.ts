import { expect, it } from 'vitest'
import {
  calendarDateOf,
  daysInMonth,
  epochDayOf,
  epochDayOfIsoWeek,
  isoWeekOf,
  isoWeekdayOf,
  isoWeeksIn,
} from './gregorian.ts'

it('agrees with an independent calendar on every day of the thousand years from 1600 to 2600', () => {
  let reference = Temporal.PlainDate.from('1600-01-01')
  let epochDay = reference.since('1970-01-01', { largestUnit: 'day' }).days
  const wrong: string[] = []
  while (reference.year <= 2600) {
    const { year, month, day, dayOfWeek, weekOfYear, yearOfWeek } = reference
    const civil = calendarDateOf(epochDay)
    const iso = isoWeekOf(epochDay)
    const agrees =
      civil.year === year &&
      civil.month === month &&
      civil.dayOfMonth === day &&
      epochDayOf(year, month, day) === epochDay &&
      isoWeekdayOf(epochDay) === dayOfWeek &&
      iso.week === weekOfYear &&
      iso.year === yearOfWeek &&
      epochDayOfIsoWeek(iso.year, iso.week) === epochDay - dayOfWeek + 1
    if (!agrees) wrong.push(reference.toString())
    reference = reference.add({ days: 1 })
    epochDay += 1
  }
  expect(wrong).toEqual([])
  expect(epochDay).toBe(epochDayOf(2601, 1, 1))
})

it('gives each of those years as many weeks and each month as many days as it has', () => {
  for (let year = 1600; year <= 2600; year += 1) {
    expect(isoWeeksIn(year)).toBe(Temporal.PlainDate.from({ year, month: 12, day: 28 }).weekOfYear)
    for (let month = 1; month <= 12; month += 1) {
      expect(daysInMonth(year, month)).toBe(Temporal.PlainYearMonth.from({ year, month }).daysInMonth)
    }
  }
})

it('counts before the year 0 and before 1970 without a jump', () => {
  expect(epochDayOf(1970, 1, 1)).toBe(0)
  expect(epochDayOf(1969, 12, 31)).toBe(-1)
  expect(epochDayOf(0, 1, 1) - epochDayOf(-1, 12, 31)).toBe(1)
  expect(calendarDateOf(epochDayOf(-1, 12, 31))).toEqual({ year: -1, month: 12, dayOfMonth: 31 })
})
