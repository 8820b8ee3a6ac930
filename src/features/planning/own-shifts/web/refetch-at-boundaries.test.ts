// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueries } from '#platform/web/queries.ts'
import type { NextShifts } from '../schema.ts'
import { refetchingNextShiftsQuery, millisecondsUntilBoundary } from './refetch-at-boundaries.tsx'

const minute = 60_000
const zone = 'Europe/Berlin'
const queries = createQueries()
/** Monday from 8 to 16 in Berlin. */
const early = [
  { date: '2026-11-23', shifts: [{ startsAt: '2026-11-23T07:00:00Z', endsAt: '2026-11-23T15:00:00Z' }] },
] as unknown as NextShifts

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T06:30:00Z') }))
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

it('the next that happens is the start, the end, then the end of the reader’s day', () => {
  expect(millisecondsUntilBoundary(early, zone)).toBe(30 * minute + 1000)
  vi.setSystemTime('2026-11-23T14:00:00Z')
  expect(millisecondsUntilBoundary(early, zone)).toBe(60 * minute + 1000)
  vi.setSystemTime('2026-11-23T20:00:00Z')
  expect(millisecondsUntilBoundary([], zone)).toBe(180 * minute + 1000)
  expect(millisecondsUntilBoundary([], 'Asia/Manila')).toBe(20 * 60 * minute + 1000)
})

it('a page that is left open reads its shifts again when one begins, and when it ends', async () => {
  const queryFn = vi.fn<() => Promise<NextShifts>>().mockResolvedValue(early)
  const stop = new QueryObserver(queries, { ...refetchingNextShiftsQuery(zone), queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(29 * minute)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(480 * minute)
  expect(queryFn).toHaveBeenCalledTimes(3)
  stop()
})
