import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, day } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { intervalOf } from '#kit/cover.ts'
import {
  type OtherAssignment,
  hoursFromMilliseconds,
  intervalLength,
  shortRests,
  excessiveStreakDays,
  excessiveWeekHours,
  findOverlappingAssignment,
} from './rules-hours.ts'

const place = instantsIn('Europe/Berlin')
const [monday, tuesday] = [day('2026-11-23'), day('2026-11-24')]

function sits(date: Day, start: string, end: string): OtherAssignment {
  const times = { startTime: timeOfDay(start), endTime: timeOfDay(end) }
  const interval = intervalOf(place(date, { ...times, belongsToPreviousDay: false }))
  return { groupName: 'Nova', shiftName: 'Spät', date, ...times, interval }
}
const at = (date: Day, start: string, end: string) => sits(date, start, end).interval

describe('rest', () => {
  it.each([
    ['eleven hours are enough', at(tuesday, '13:00', '20:00'), []],
    ['a minute less is not', at(tuesday, '12:59', '20:00'), [['before', 10.98]]],
    ['late, then early', at(tuesday, '08:00', '16:00'), [['before', 6]]],
    ['back to back', at(tuesday, '02:00', '08:00'), [['before', 0]]],
    ['before what comes next', at(monday, '02:00', '08:00'), [['after', 8]]],
    ['up to what comes next', at(monday, '08:00', '16:00'), [['after', 0]]],
  ])('counts real hours between shifts: %s', (_, shift, rests) => {
    const late = sits(monday, '16:00', '02:00')
    expect(shortRests(shift, [late], 11).map(({ side, hours }) => [side, hours])).toEqual(rests)
  })

  it.each([
    ['spring takes an hour of sleep', '2026-03-28', '2026-03-29', '13:00', [10]],
    ['spring, rested', '2026-03-28', '2026-03-29', '14:00', []],
    ['autumn gives one', '2026-10-24', '2026-10-25', '12:00', []],
    ['autumn, too early all the same', '2026-10-24', '2026-10-25', '11:30', [10.5]],
  ])('is right in the nights when the clock changes: %s', (_, saturday, sunday, start, hours) => {
    const late = sits(day(saturday), '16:00', '02:00')
    expect(shortRests(at(day(sunday), start, '20:00'), [late], 11).map(rest => rest.hours)).toEqual(hours)
  })

  it('looks at the nearest on either side only', () => {
    const [first, second] = [sits(monday, '00:00', '04:00'), sits(monday, '08:00', '12:00')]
    const [third, fourth] = [sits(tuesday, '01:00', '02:00'), sits(tuesday, '04:00', '06:00')]
    for (const others of [
      [first, second, third, fourth],
      [fourth, third, second, first],
    ])
      expect(shortRests(at(monday, '16:00', '20:00'), others, 11)).toMatchObject([
        { side: 'before', hours: 4, other: { startTime: '08:00' } },
        { side: 'after', hours: 5, other: { startTime: '01:00' } },
      ])
  })
})

describe('days in a row', () => {
  const worked = (...dates: string[]) => new Set(dates.map(day))
  it.each([
    ['2026-11-25', worked(), 6, undefined],
    ['2026-11-25', worked('2026-11-24', '2026-11-26'), 3, undefined],
    ['2026-11-25', worked('2026-11-24', '2026-11-26'), 2, 3],
    ['2026-11-25', worked('2026-11-23', '2026-11-27'), 1, undefined],
    ['2026-11-25', worked('2026-11-22', '2026-11-23', '2026-11-24'), 3, 4],
    ['2026-12-31', worked('2026-12-30', '2027-01-01', '2027-01-02'), 3, 4],
    ['2028-02-29', worked('2028-02-28', '2028-03-01'), 2, 3],
    ['2026-03-29', worked('2026-03-28', '2026-03-30'), 2, 3],
    ['2026-10-25', worked('2026-10-24', '2026-10-26'), 2, 3],
  ])('around %s are counted over every border', (date, dates, maximum, days) => {
    expect(excessiveStreakDays(day(date), dates, maximum)).toBe(days)
  })
})

describe('the hours of a week', () => {
  it.each([
    ['an early shift', '2026-11-23', '08:00', '16:00', 8],
    ['over midnight', '2026-11-23', '16:00', '02:00', 10],
    ['the night that spring shortens', '2026-03-29', '02:00', '08:00', 5],
    ['the evening that ends where spring leaps', '2026-03-28', '16:00', '02:00', 10],
    ['the night that autumn lengthens', '2026-10-25', '02:00', '08:00', 7],
    ['over New Year in week 53', '2026-12-31', '16:00', '02:00', 10],
  ])('are those that really pass: %s', (_, date, start, end, hours) => {
    expect(hoursFromMilliseconds(intervalLength(at(day(date), start, end)))).toBe(hours)
  })

  it('are too many from the first minute above 48', () => {
    const shift = at(monday, '08:00', '16:00')
    const minutes = (count: number) => count * 60_000
    expect(excessiveWeekHours(shift, minutes(40 * 60), 48)).toBeUndefined()
    expect(excessiveWeekHours(shift, minutes(40 * 60 + 1), 48)).toBe(48.02)
  })

  it('never round onto a limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 100 }), (minutes, limit) => {
        expect(hoursFromMilliseconds(minutes * 60_000) < limit).toBe(minutes < limit * 60)
      }),
    )
  })
})

it('the hours of a whole agency’s year are right, too', () => {
  expect(hoursFromMilliseconds(20_000 * 60 * 60 * 1000)).toBe(20_000)
})

describe('being somewhere already', () => {
  const late = sits(monday, '16:00', '02:00')

  it.each([
    ['at the same time', at(monday, '16:00', '02:00'), true],
    ['in the small hours', at(tuesday, '01:00', '05:00'), true],
    ['up to its start', at(monday, '08:00', '16:00'), false],
    ['from its end', at(tuesday, '02:00', '08:00'), false],
  ])('is decided by instants: %s', (_, shift, already) => {
    expect(findOverlappingAssignment(shift, [late])).toBe(already ? late : undefined)
  })
})
