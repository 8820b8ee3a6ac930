import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverage } from './cover.ts'

const shift = { start: 10, end: 20 }

it.each([
  ['nobody', [], 'none'],
  ['one that is the same', [{ start: 10, end: 20 }], 'full'],
  ['one that is longer', [{ start: 0, end: 30 }], 'full'],
  [
    'two back to back, in the wrong order',
    [
      { start: 15, end: 20 },
      { start: 10, end: 15 },
    ],
    'full',
  ],
  [
    'two that overlap',
    [
      { start: 5, end: 16 },
      { start: 14, end: 22 },
    ],
    'full',
  ],
  [
    'two with a gap',
    [
      { start: 10, end: 14 },
      { start: 15, end: 20 },
    ],
    'partly',
  ],
  ['one that begins later', [{ start: 11, end: 20 }], 'partly'],
  ['one that ends earlier', [{ start: 10, end: 19 }], 'partly'],
  ['one that touches the start', [{ start: 0, end: 10 }], 'none'],
  ['one that touches the end', [{ start: 20, end: 30 }], 'none'],
  ['an empty one within', [{ start: 15, end: 15 }], 'none'],
  [
    'a long one before a short one within it',
    [
      { start: 10, end: 18 },
      { start: 11, end: 12 },
      { start: 18, end: 20 },
    ],
    'full',
  ],
] as const)('covered by %s', (_, by, expected) => {
  expect(coverage(shift, by)).toBe(expected)
})

it('has nothing to cover in an empty interval', () => {
  expect(coverage({ start: 10, end: 10 }, [])).toBe('full')
})

it('agrees with counting every millisecond', () => {
  const interval = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
  fc.assert(
    fc.property(
      interval.filter(({ start, end }) => start < end),
      fc.array(interval, { maxLength: 6 }),
      (of, by) => {
        const moments = Array.from({ length: of.end - of.start }, (_, index) => of.start + index)
        const covered = moments.filter(moment => by.some(({ start, end }) => start <= moment && moment < end)).length
        const expected = covered === moments.length ? 'full' : covered > 0 ? 'partly' : 'none'
        expect(coverage(of, by)).toBe(expected)
      },
    ),
    { numRuns: 1000 },
  )
})
