import { expect, it } from 'vitest'
import { formatHoursWithoutUnit, formatHours } from './hours.ts'

it('writes hours in one way, to the minute and without what is nought', () => {
  const all = [0, 1, 59.6, 450, 10_482, 48 * 60, 100_000]
  expect(all.map(minutes => formatHours(minutes, 'de'))).toEqual([
    '0 h',
    '0:01 h',
    '1 h',
    '7:30 h',
    '174:42 h',
    '48 h',
    '1.666:40 h',
  ])
  expect(formatHours(100_000, 'en')).toBe('1,666:40 h')
  expect(formatHoursWithoutUnit(10_482, 'de')).toBe('174:42')
})
