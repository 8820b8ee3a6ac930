import { expect, test } from 'vitest'
import { day, daysBetween } from '#kit/day.ts'
import { nextPayday, paydayDisplay } from './payday.ts'

test.each([
  ['2026-11-14', 15, '2026-11-15', 'tomorrow'],
  ['2026-11-15', 15, '2026-11-15', 'today'],
  ['2026-11-16', 15, '2026-12-15', 'later'],
  ['2026-11-08', 15, '2026-11-15', 'soon'],
  ['2026-11-07', 15, '2026-11-15', 'later'],
  ['2026-12-31', 1, '2027-01-01', 'tomorrow'],
  ['2026-11-20', 31, '2026-11-30', 'later'],
  ['2026-11-30', 31, '2026-11-30', 'today'],
  ['2026-01-31', 30, '2026-02-28', 'later'],
  ['2028-02-10', 31, '2028-02-29', 'later'],
  ['2027-02-28', 30, '2027-02-28', 'today'],
  ['2026-10-25', 25, '2026-10-25', 'today'],
  ['2027-03-28', 29, '2027-03-29', 'tomorrow'],
  ['2027-01-03', 10, '2027-01-10', 'soon'],
])('on %s with day %i it is %s: %s', (today, dayOfMonth, payday, display) => {
  expect(nextPayday(day(today), dayOfMonth)).toBe(payday)
  expect(paydayDisplay(day(today), day(payday))).toBe(display)
})

test.each(['2026-02-28', '2026-12-31', '2028-02-29', '2027-01-01'])(
  'from %s no payday is behind, or further than 31 days',
  text => {
    const today = day(text)
    for (let dayOfMonth = 1; dayOfMonth <= 31; dayOfMonth += 1) {
      const ahead = daysBetween(today, nextPayday(today, dayOfMonth))
      expect(ahead).toBeGreaterThanOrEqual(0)
      expect(ahead).toBeLessThanOrEqual(31)
    }
  },
)
