import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, type Day } from './day.ts'
import {
  addWeeks,
  daysOfWeek,
  mondayOf,
  parseWeek,
  week,
  weekDistance,
  weekNumber,
  weekOf,
  weeksBetween,
  weekYear,
} from './week.ts'

describe('reading a week', () => {
  it.each(['2026-W47', '2026-W53', '2020-W53', '2025-W52', '1900-W01', '2199-W52'])('accepts %s', text => {
    expect(parseWeek(text)).toBe(text)
  })

  it.each([
    '2025-W53',
    '2027-W53',
    '2026-W54',
    '2026-W00',
    '2026-W60',
    '2026-W1',
    '2026W47',
    '2026-w47',
    '1899-W01',
    '2200-W01',
    '2026-W47\n',
    '',
  ])('refuses %j', text => {
    expect(parseWeek(text)).toBeUndefined()
    expect(() => week(text)).toThrow(RangeError)
  })

  it('accepts a 53rd week in just the years that have one', () => {
    const long = Array.from({ length: 300 }, (_, index) => 1900 + index).filter(year => parseWeek(`${year}-W53`))
    const reference = Array.from({ length: 300 }, (_, index) => 1900 + index).filter(
      year => Temporal.PlainDate.from({ year, month: 12, day: 28 }).weekOfYear === 53,
    )
    expect(long).toEqual(reference)
  })
})

it('agrees with an independent calendar on every day of the years 1900 to 2199', () => {
  let reference = Temporal.PlainDate.from('1900-01-01')
  let today: Day = day('1900-01-01')
  const wrong: string[] = []
  while (reference.year < 2200) {
    const { yearOfWeek, weekOfYear } = reference
    const of = weekOf(today)
    const monday = reference.subtract({ days: reference.dayOfWeek - 1 }).toString()
    const agrees =
      today === reference.toString() &&
      of === `${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}` &&
      weekYear(of) === yearOfWeek &&
      weekNumber(of) === weekOfYear &&
      mondayOf(of) === monday &&
      (yearOfWeek === 2200 || parseWeek(of) === of)
    if (!agrees) wrong.push(today)
    reference = reference.add({ days: 1 })
    today = addDays(today, 1)
  }
  expect(wrong).toEqual([])
})

describe('around New Year', () => {
  it.each([
    ['2027-01-01', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2021-01-03', '2020-W53'],
    ['2022-01-01', '2021-W52'],
    ['2028-02-29', '2028-W09'],
  ])('%s lies in %s', (on, of) => {
    expect(weekOf(day(on))).toBe(of)
  })

  it('goes from week 53 to week 1 and back', () => {
    expect(addWeeks(week('2026-W53'), 1)).toBe('2027-W01')
    expect(addWeeks(week('2027-W01'), -1)).toBe('2026-W53')
    expect(addWeeks(week('2025-W52'), 1)).toBe('2026-W01')
    expect(weeksBetween(week('2026-W01'), week('2027-W01'))).toBe(53)
  })

  it('lists the seven days of a week in two years', () => {
    expect(daysOfWeek(week('2026-W53'))).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
  })
})

describe('counting weeks', () => {
  const anyWeek = fc.integer({ min: 0, max: 15_000 }).map(weeks => weekOf(addDays(day('1900-01-01'), weeks * 7)))

  it('comes back from where it went, and sorts as time does', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: -3000, max: 3000 }), (from, weeks) => {
        const there = addWeeks(from, weeks)
        expect(weeksBetween(from, there)).toBe(weeks)
        expect(addWeeks(there, -weeks)).toBe(from)
        expect(from < there).toBe(weeks > 0)
      }),
    )
  })

  it('measures the distance from today, whatever weekday today is', () => {
    for (const today of daysOfWeek(week('2026-W53'))) {
      expect(weekDistance(week('2026-W53'), today)).toBe(0)
      expect(weekDistance(week('2026-W52'), today)).toBe(-1)
      expect(weekDistance(week('2026-W49'), today)).toBe(-4)
      expect(weekDistance(week('2027-W01'), today)).toBe(1)
      expect(weekDistance(week('2027-W03'), today)).toBe(3)
    }
  })
})
