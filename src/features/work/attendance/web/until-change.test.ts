// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueries } from '#platform/web/queries.ts'
import type { Duty, OwnDuty } from '../schema.ts'
import { dutyQuery, ownDutyQuery } from './queries.ts'
import { refetchDelay } from './until-change.ts'

const minute = 60_000
const early = { now: '2026-11-23T14:00:00Z', changesAt: '2026-11-23T15:00:00Z' }

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(early.now) }))
afterEach(() => void vi.useRealTimers())

describe('how long what was read stays true', () => {
  it('is until the next shift begins or ends, and for good where none does', () => {
    const readAt = Date.parse(early.now)
    expect(refetchDelay(early, readAt)).toBe(60 * minute + 1000)
    expect(refetchDelay({ ...early, changesAt: null }, readAt)).toBe(false)
  })

  it('does not hang on a clock that is wrong', () => {
    const readAt = Date.parse('2026-11-23T19:37:00Z')
    vi.setSystemTime(readAt)
    vi.advanceTimersByTime(20 * minute)
    expect(refetchDelay(early, readAt)).toBe(40 * minute + 1000)
  })

  it('is soon over where somebody slept beyond it, or nothing could be read', () => {
    const readAt = Date.parse(early.now)
    vi.setSystemTime('2026-11-24T06:00:00Z')
    expect(refetchDelay(early, readAt)).toBe(10_000)
  })
})

describe('what is on screen', () => {
  const queries = createQueries()
  afterEach(() => queries.clear())

  it('is read again when the next shift begins: who is on, and who follows', async () => {
    const duty: Duty = { ...early, groups: [] }
    const queryFn = vi.fn<() => Promise<Duty>>().mockResolvedValueOnce(duty)
    queryFn.mockResolvedValue({ now: '2026-11-23T15:00:01Z', changesAt: null, groups: [] })
    const stop = new QueryObserver(queries, { ...dutyQuery, queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(59 * minute)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(120 * minute)
    expect(queryFn).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is read again when the first of one’s own parts is over', async () => {
    const parts = ['2026-11-23T22:00:00Z', early.changesAt].map(endsAt => ({ endsAt }) as never)
    const queryFn = vi.fn<() => Promise<OwnDuty>>().mockResolvedValueOnce({ now: early.now, parts })
    queryFn.mockResolvedValue({ now: '2026-11-23T15:00:01Z', parts: [] })
    const stop = new QueryObserver(queries, { ...ownDutyQuery, queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(61 * minute)
    expect(queryFn).toHaveBeenCalledTimes(2)
    stop()
  })
})
