import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inConstantTime } from './constant-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'], fakeNodeBuiltins: true }))
afterEach(() => void vi.useRealTimers())

it.each([
  [0, 250],
  [1, 250],
  [249, 250],
  [251, 500],
  [700, 750],
])('answers work of %i ms after %i ms', async (work, answer) => {
  let isAnswered = false
  void inConstantTime(async () => void vi.advanceTimersByTime(work)).then(() => (isAnswered = true))
  await vi.advanceTimersByTimeAsync(answer - work - 1)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isAnswered).toBe(true)
})
