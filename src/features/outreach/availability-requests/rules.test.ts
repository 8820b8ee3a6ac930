import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, daysBetween } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { durations } from './durations.ts'
import { lastDayAsked, isRequestOpen, newestRound, openDays, earliestNextReminder, weekToOpen } from './rules.ts'

describe('the last day that is asked for', () => {
  it.each([
    ['2026-11-20', ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-20', '2026-11-30', '2026-12-31', '2027-01-20']],
    // months of different lengths, and a leap year
    ['2027-01-31', ['2027-02-07', '2027-02-14', '2027-02-21', '2027-02-28', '2027-01-31', '2027-02-28', '2027-03-31']],
    ['2028-01-31', ['2028-02-07', '2028-02-14', '2028-02-21', '2028-02-29', '2028-01-31', '2028-02-29', '2028-03-31']],
    ['2028-02-29', ['2028-03-07', '2028-03-14', '2028-03-21', '2028-03-29', '2028-02-29', '2028-03-31', '2028-04-29']],
    ['2026-12-31', ['2027-01-07', '2027-01-14', '2027-01-21', '2027-01-31', '2026-12-31', '2027-01-31', '2027-02-28']],
    // the weeks in which the clocks change are as long as others
    ['2026-03-26', ['2026-04-02', '2026-04-09', '2026-04-16', '2026-04-26', '2026-03-31', '2026-04-30', '2026-05-26']],
    ['2026-10-22', ['2026-10-29', '2026-11-05', '2026-11-12', '2026-11-22', '2026-10-31', '2026-11-30', '2026-12-22']],
  ])('from %s on', (start, expected) => {
    expect(durations.map(duration => lastDayAsked(duration, day(start)))).toEqual(expected)
  })

  it('is never before the first, nor more than 62 days away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70_000 }), fc.constantFrom(...durations), (offset, duration) => {
        const start = addDays(day('1990-01-01'), offset)
        const days = daysBetween(start, lastDayAsked(duration, start))
        expect(days).toBeGreaterThanOrEqual(0)
        expect(days).toBeLessThanOrEqual(62)
      }),
    )
  })
})

const span = (startDate: string, endDate: string) => ({ startDate: day(startDate), endDate: day(endDate) })

it('asks for the days that can still be marked', () => {
  expect(openDays(span('2026-11-20', '2026-11-22'), day('2026-11-20'))).toEqual(['2026-11-21', '2026-11-22'])
  expect(openDays(span('2026-11-20', '2026-11-22'), day('2026-11-10'))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(openDays(span('2026-11-20', '2026-11-22'), day('2026-11-22'))).toEqual([])
})

it('opens the week whose days can still be marked', () => {
  // on a Sunday, only the next week is open
  expect(weekToOpen(span('2026-11-16', '2026-11-29'), day('2026-11-21'))).toBe('2026-W47')
  expect(weekToOpen(span('2026-11-16', '2026-11-29'), day('2026-11-22'))).toBe(weekOf(day('2026-11-23')))
  expect(weekToOpen(span('2026-12-10', '2026-12-13'), day('2026-11-20'))).toBe('2026-W50')
})

it('is open while there are days to come', () => {
  expect(
    [day('2026-11-26'), day('2026-11-27')].map(today => isRequestOpen({ endDate: day('2026-11-27') }, today)),
  ).toEqual([true, false])
})

describe('a round', () => {
  it('is everybody who was asked together, though a moment lies between them', () => {
    const [first, second, third] = [
      { roundId: 'neu', requestedAt: '2026-11-20T11:00:00.000001Z' },
      { roundId: 'neu', requestedAt: '2026-11-20T11:00:00.000412Z' },
      { roundId: 'alt', requestedAt: '2026-11-20T10:59:59Z' },
    ]
    expect(newestRound([first, third, second])).toEqual([first, second])
    expect(newestRound([third])).toEqual([third])
    expect(newestRound([])).toEqual([])
  })

  it('is reminded of again an hour later, at the soonest', () => {
    expect(earliestNextReminder(undefined)).toBeUndefined()
    const heardAt = Temporal.Instant.from('2026-10-25T00:30:00Z')
    expect(earliestNextReminder(heardAt)?.toString()).toBe('2026-10-25T01:30:00Z')
  })
})
