import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { visibleSpan, stepDay, weekdaysOf, weekPartsOf } from './rules.ts'

it.each([
  ['week', '2026-11-21', '2026-11-16', 7],
  ['week', '2027-01-03', '2026-12-28', 7],
  ['week', '2026-03-29', '2026-03-23', 7],
  ['month', '2026-11-21', '2026-11-01', 30],
  ['month', '2026-12-31', '2026-12-01', 31],
  ['month', '2028-02-29', '2028-02-01', 29],
] as const)('a %s around %s begins on %s', (mode, around, from, days) => {
  expect(visibleSpan(mode, day(around))).toEqual({ from, days })
})

it.each([
  ['week', '2026-12-31', 1, '2027-01-07'],
  ['week', '2027-01-07', -1, '2026-12-31'],
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-01-31', -1, '2025-12-01'],
] as const)('a %s from %s by %i leads to %s', (mode, around, step, to) => {
  expect(stepDay(mode, day(around), step)).toBe(to)
})

it('places each day of a calendar month under its weekday', () => {
  const november = visibleSpan('month', day('2026-11-21'))
  expect(weekPartsOf(november).map(part => weekdaysOf(november, part))).toEqual([
    [-6, -5, -4, -3, -2, -1, 0],
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
    [29, 30, 31, 32, 33, 34, 35],
  ])
})

it('a month touches weeks, the first and the last of them cut', () => {
  const parts = weekPartsOf({ from: day('2026-11-22'), days: 31 })
  expect(parts.map(({ week, at, days }) => `${week} ${at} ${days}`)).toEqual([
    '2026-W47 0 1',
    '2026-W48 1 7',
    '2026-W49 8 7',
    '2026-W50 15 7',
    '2026-W51 22 7',
    '2026-W52 29 2',
  ])
})
