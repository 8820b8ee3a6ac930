// @vitest-environment jsdom
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueries, runMutation, refreshTopic } from './queries.ts'

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
    await runMutation(queries, given, () => Promise.resolve())
    expect([isStale(own), isStale(others)]).toEqual([true, false])
  })

  it('is so when it was refused as well', async () => {
    shown()
    await expect(runMutation(queries, given, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(isStale(own)).toBe(true)
  })

  it('nothing is read again where its success leads to a fresh page', async () => {
    shown()
    const mutationFn = () => Promise.resolve()
    await new MutationObserver(queries, { mutationKey: given, mutationFn, meta: { leavesPage: true } }).mutate()
    expect(isStale(own)).toBe(false)
  })

  it('waits for the last of several: what is under way would be shown as it was before', async () => {
    shown()
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const both = [first, second].map(({ promise }) => runMutation(queries, given, () => promise))
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
    await runMutation(queries, ['schedule', 'AAAAAAAAAAAA', '2026-W48'], () => Promise.resolve())
    expect([isStale(own), isStale(others)]).toEqual([false, false])
  })
})

describe('when the feature has changed', () => {
  const observed = async (queryKey: readonly unknown[]) => {
    let reads = 0
    const observer = new QueryObserver(queries, { queryKey, queryFn: () => (reads += 1) })
    observer.subscribe(() => {})
    await queries.fetchQuery({ queryKey, queryFn: () => (reads += 1), staleTime: Infinity })
    return () => reads
  }

  it('what is on screen is read again, but not what a mutation under way has foreseen', async () => {
    const [foreseen, beside] = [await observed(own), await observed([['schedule', 'other']])]
    const [before, beforeBeside] = [foreseen(), beside()]
    const { promise, resolve } = Promise.withResolvers<void>()
    const mutation = new MutationObserver(queries, {
      mutationKey: ['schedule', '2026-W48'],
      mutationFn: () => promise,
      meta: { foresees: own },
    })
    const under = mutation.mutate()
    refreshTopic(queries, 'schedule')
    await expect.poll(beside).toBe(beforeBeside + 1)
    expect([foreseen(), isStale(own)]).toEqual([before, true])
    resolve()
    await under
    refreshTopic(queries, 'schedule')
    await expect.poll(foreseen).toBe(before + 1)
  })

  it('of one read is read again what that shows, and nothing else of the feature', async () => {
    const runs = await observed([['autoplan', 'runs'], { input: { week: '2026-W48' } }])
    const proposals = await observed([['autoplan', 'proposals'], { input: { week: '2026-W48' } }])
    const [before, beforeBeside] = [runs(), proposals()]
    refreshTopic(queries, 'autoplan/runs')
    await expect.poll(runs).toBe(before + 1)
    expect(proposals()).toBe(beforeBeside)
    refreshTopic(queries, 'autoplan')
    await expect.poll(proposals).toBe(beforeBeside + 1)
  })
})

it('what was being read for the first time when it became stale is read once more', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const observer = new QueryObserver(queries, {
    queryKey: others,
    queryFn: () => answers[asked++]?.promise ?? Promise.reject(new Error('asked too often')),
  })
  const stop = observer.subscribe(() => undefined)
  refreshTopic(queries, 'team')
  answers[0]?.resolve('before the change')
  answers[1]?.resolve('after it')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after it')
  expect(asked).toBe(2)
  stop()
})
