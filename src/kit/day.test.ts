import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  day,
  daysBetween,
  daysFrom,
  epochDay,
  isDay,
  monthOf,
  parseDay,
  todayIn,
  weekdayOf,
} from './day.ts'

const anyDay = fc
  .integer({ min: epochDay(day('1900-01-01')), max: epochDay(day('2199-12-31')) })
  .map(days => day(Temporal.PlainDate.from('1970-01-01').add({ days }).toString()))

describe('reading a day', () => {
  it.each(['1900-01-01', '2199-12-31', '2024-02-29', '2000-02-29', '2026-11-30'])('accepts %s', text => {
    expect(parseDay(text)).toBe(text)
  })

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '1899-12-31',
    '2200-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '٢٠٢٦-٠١-٠١',
    '20260101',
    '',
  ])('refuses %j', text => {
    expect(parseDay(text)).toBeUndefined()
    expect(isDay(text)).toBe(false)
    expect(() => day(text)).toThrow(RangeError)
  })

  it('accepts of all texts in its shape just those that are in the calendar', () => {
    const number = (max: number, width: number) =>
      fc.integer({ min: 0, max }).map(value => String(value).padStart(width, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), number(14, 2), number(33, 2), (year, month, dayOfMonth) => {
        const text = `${year}-${month}-${dayOfMonth}`
        expect(isDay(text)).toBe(inCalendar(text))
      }),
    )
  })
})

function inCalendar(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

describe('counting days', () => {
  it('moves as an independent calendar does', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
        const there = addDays(from, days)
        expect(there).toBe(Temporal.PlainDate.from(from).add({ days }).toString())
        expect(daysBetween(from, there)).toBe(days)
      }),
    )
  })

  it('sorts as a string the way it sorts in time', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0)
      }),
    )
  })

  it('knows the weekday', () => {
    expect(weekdayOf(day('2026-11-16'))).toBe(1)
    expect(weekdayOf(day('2026-11-22'))).toBe(7)
    fc.assert(
      fc.property(anyDay, of => {
        expect(weekdayOf(of)).toBe(Temporal.PlainDate.from(of).dayOfWeek)
      }),
    )
  })

  it('lists days in a row over the leap day', () => {
    expect(daysFrom(day('2028-02-28'), 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFrom(day('2028-02-28'), 0)).toEqual([])
  })

  it('steps past the years it reads, but not past four digits', () => {
    expect(addDays(day('2199-12-31'), 1)).toBe('2200-01-01')
    expect(() => addDays(day('2199-12-31'), 1e8)).toThrow(RangeError)
    expect(() => addDays(day('2026-01-01'), Number.NaN)).toThrow(RangeError)
  })
})

describe('counting months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
    ['2026-03-31', 0, '2026-03-31'],
  ])('%s and %i months is %s', (from, months, there) => {
    expect(addMonths(day(from), months)).toBe(there)
  })

  it('moves as an independent calendar does', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (from, months) => {
        expect(addMonths(from, months)).toBe(Temporal.PlainDate.from(from).add({ months }).toString())
      }),
    )
  })

  it('names the month', () => {
    expect(monthOf(day('2026-11-20'))).toBe('2026-11')
  })
})

it('reads today off the calendar of the zone, on both sides of the date line', () => {
  const now = Temporal.Instant.from('2026-11-20T10:30:00Z')
  expect(todayIn('Europe/Berlin', now)).toBe('2026-11-20')
  expect(todayIn('Pacific/Kiritimati', now)).toBe('2026-11-21')
  expect(todayIn('Pacific/Pago_Pago', now)).toBe('2026-11-19')
})
