import { expect, it } from 'vitest'
import { deviationFromWish, parseWishedHours, checkHoursWish } from './hours-wish.ts'

const wish = (min: number | null, max: number | null) => ({ min, max })

it.each([
  [wish(null, null), undefined],
  [wish(20, null), undefined],
  [wish(null, 0), undefined],
  [wish(32, 32), undefined],
  [wish(33, 32), 'minAboveMax'],
] as const)('%j contradicts itself: %s', (said, refusal) => expect(checkHoursWish(said)).toBe(refusal))

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 38 ', 38],
  ['80', 80],
  ['81', undefined],
  ['99', undefined],
  ['12,5', undefined],
  ['12.5', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['viel', undefined],
] as const)('%j is so many hours: %s', (typed, hours) => expect(parseWishedHours(typed)).toBe(hours))

it.each([
  ['nothing was said', wish(null, null), 60, 8, undefined],
  ['within', wish(20, 32), 20, 8, undefined],
  ['up to the most', wish(20, 32), 24, 8, undefined],
  ['a minute beyond the most', wish(20, 32), 24, 8.02, { side: 'over', hours: 0.02, max: 32 }],
  ['not enough yet', wish(20, 32), 7.5, 8, { side: 'under', hours: 12.5, min: 20 }],
  ['enough with it', wish(20, 32), 16, 8, { side: 'under', hours: 4, min: 20 }],
  ['from under to over', wish(20, 20), 16, 8, { side: 'over', hours: 4, max: 20 }],
  ['only a most, nothing worked', wish(null, 32), 0, 8, undefined],
  ['only a least, much worked', wish(20, null), 70, 8, undefined],
  ['no hours at all are wished', wish(null, 0), 0, 8, { side: 'over', hours: 8, max: 0 }],
] as const)('a week against the wish: %s', (_, said, without, length, expected) => {
  expect(deviationFromWish(said, { without, with: without + length })).toEqual(expected)
})
