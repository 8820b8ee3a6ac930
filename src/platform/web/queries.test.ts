// @vitest-environment jsdom
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueries, perform } from './queries.ts'

const queries = createQueries()
afterEach(() => queries.clear())

const own = [['schedule', 'plan'], { input: 1 }]
const others = [['team', 'list'], { input: 1 }]
const given = [['schedule', 'assign'], { type: 'mutation' }]
const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated

function shown() {
  queries.setQueryData(own, 'as it was')
  queries.setQueryData(others, 'as it was')
}

describe('after a mutation', () => {
  it('what its own feature shows is stale, and nothing else', async () => {
    shown()
    await perform(queries, given, () => Promise.resolve())
    expect([isStale(own), isStale(others)]).toEqual([true, false])
  })

  it('is so when it was refused as well', async () => {
    shown()
    await expect(perform(queries, given, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(isStale(own)).toBe(true)
  })

  it('waits for the last of several: what is under way would be shown as it was before', async () => {
    shown()
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const both = [first, second].map(({ promise }) => perform(queries, given, () => promise))
    first.resolve()
    await both[0]
    expect(isStale(own)).toBe(false)
    second.resolve()
    await both[1]
    expect(isStale(own)).toBe(true)
  })

  it('what it names beside its own is stale too', async () => {
    shown()
    const observer = new MutationObserver(queries, {
      mutationKey: given,
      mutationFn: () => Promise.resolve(),
      meta: { refreshes: [[['team']]] },
    })
    await observer.mutate()
    expect([isStale(own), isStale(others)]).toEqual([true, true])
  })

  it('with a key of its own, nothing is: it keeps what is shown by itself', async () => {
    shown()
    await perform(queries, ['schedule', 'AAAAAAAAAAAA', '2026-W48'], () => Promise.resolve())
    expect([isStale(own), isStale(others)]).toEqual([false, false])
  })
})
