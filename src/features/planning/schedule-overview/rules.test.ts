import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { spanOf, stepFrom } from './rules.ts'

it.each([
  ['week', '2026-11-21', '2026-11-16', 7],
  ['week', '2027-01-03', '2026-12-28', 7],
  ['week', '2026-03-29', '2026-03-23', 7],
  ['month', '2026-11-21', '2026-11-01', 30],
  ['month', '2028-02-29', '2028-02-01', 29],
  ['month', '2026-10-25', '2026-10-01', 31],
] as const)('a %s around %s begins on %s', (mode, around, from, days) => {
  expect(spanOf(mode, day(around))).toEqual({ from, days })
})

it.each([
  ['week', '2026-12-31', 1, '2027-01-07'],
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-01-31', -1, '2025-12-01'],
] as const)('a %s from %s by %i leads to %s', (mode, around, step, to) => {
  expect(stepFrom(mode, day(around), step)).toBe(to)
})
