import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { learnServerTime, serverNow } from './now.ts'

const noon = Temporal.Instant.from('2026-11-20T12:00:00Z').epochMilliseconds
let device: number
const setDevice = (time: number) => {
  device = time
  vi.setSystemTime(time)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

/** `took`: milliseconds. */
const answer = (date: string | null, took = 100) => {
  const asked = device
  setDevice(asked + took)
  learnServerTime(date, asked)
}
/** Whole seconds. */
const ahead = () => Math.round((serverNow().epochMilliseconds - device) / 1000)

it('is the time of the server, however wrong the clock of the device is', () => {
  setDevice(noon + 25 * 60_000)
  answer('Fri, 20 Nov 2026 12:00:00 GMT')
  expect(ahead()).toBe(-1500)
  answer('Fri, 20 Nov 2026 12:00:00 GMT')
  expect(ahead()).toBe(-1500)
})

it('does not follow answers that took long, or that have no date', () => {
  setDevice(noon)
  answer('Fri, 20 Nov 2026 12:00:00 GMT')
  expect(ahead()).toBe(0)
  answer('Fri, 20 Nov 2026 12:00:05 GMT', 30_000)
  answer(null)
  answer('soon')
  expect(ahead()).toBe(0)
})
