import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givesUpAfterHours, retryDelaySeconds } from './retry.ts'

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
