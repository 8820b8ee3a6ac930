import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givesUpAfterHours, retryAfterSeconds, retryDelaySeconds } from './retry.ts'

it('waits longer after each try, a quarter of an hour at most', () => {
  expect([1, 2, 3, 9, 10, 50].map(tries => retryDelaySeconds(tries, 0, 0.5))).toEqual([2, 4, 8, 512, 900, 900])
})

it('spreads what failed together', () => {
  expect([0, 1].map(luck => retryDelaySeconds(5, 0, luck))).toEqual([24, 40])
})

it('outlives an outage of four days, with whatever luck, and gives up after it', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }), luck => {
      let [seconds, tries] = [0, 0]
      for (;;) {
        tries += 1
        const pause = retryDelaySeconds(tries, seconds / 3600, luck[tries % luck.length] ?? 0)
        if (pause === undefined) break
        expect(pause).toBeGreaterThan(0)
        expect(pause).toBeLessThanOrEqual(1125)
        seconds += pause
      }
      expect(seconds / 3600).toBeGreaterThanOrEqual(givesUpAfterHours)
    }),
    { numRuns: 20 },
  )
})

it.each([
  ['120', 120],
  ['Fri, 20 Nov 2026 11:02:00 GMT', 120],
  ['Friday, 20-Nov-26 11:02:00 GMT', 120],
  ['Fri Nov 20 11:02:00 2026', 120],
  ['Fri, 20 Nov 2026 10:59:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
  [undefined, 0],
])('reads Retry-After %s as %d seconds', (text, seconds) => {
  const now = Date.parse('2026-11-20T11:00:00Z')
  expect(retryAfterSeconds({ 'retry-after': text }, now)).toBe(seconds)
})

it('compares a date in Retry-After with the clock of the server that sent it', () => {
  const headers = { 'retry-after': 'Fri, 20 Nov 2026 12:02:00 GMT', date: 'Fri, 20 Nov 2026 12:00:00 GMT' }
  expect(retryAfterSeconds(headers, Date.parse('2026-11-20T11:00:00Z'))).toBe(120)
})
