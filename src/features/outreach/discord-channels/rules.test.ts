import { expect, it } from 'vitest'
import { retryDelaySeconds } from '#platform/retry.ts'
import { givesUpAfterHours, maxPauseSeconds } from './rules.ts'

it('a post is tried again within a quarter of an hour, for a day', () => {
  const pause = (tries: number, ageHours: number) =>
    retryDelaySeconds(tries, ageHours, 0.5, { givesUpAfterHours, maxPauseSeconds: maxPauseSeconds })
  expect([pause(1, 0), pause(9, 1), pause(10, 1), pause(99, 23.99)]).toEqual([2, 512, 900, 900])
  expect(pause(99, 24)).toBeUndefined()
})
