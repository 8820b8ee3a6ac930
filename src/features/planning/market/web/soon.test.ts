// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UpcomingOpenSeats } from '../schema.ts'
import { millisecondsUntilFirstStart } from './soon.ts'

const minute = 60_000
const at = (...starts: string[]) => ({ gaps: starts.map(startsAt => ({ startsAt })) }) as unknown as UpcomingOpenSeats

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T07:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('gaps that were read are read again when the first begins, and some times an hour: later ones come within a day', () => {
  expect(millisecondsUntilFirstStart(at('2026-11-23T09:00:00Z', '2026-11-23T07:05:00Z'))).toBe(5 * minute + 1000)
  expect(millisecondsUntilFirstStart(at('2026-11-23T06:59:00Z'))).toBe(10 * minute)
  expect(millisecondsUntilFirstStart(at())).toBe(10 * minute)
})
