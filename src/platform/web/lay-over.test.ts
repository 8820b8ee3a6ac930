// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { readWithStaleRefetch } from './lay-over.ts'
import { createQueries, runMutation, refreshEverything, refreshTopic } from './queries.ts'

const queries = createQueries()
afterEach(() => queries.clear())

const own = [['schedule', 'plan'], { input: 1 }]
const others = [['team', 'list'], { input: 1 }]
const given = [['schedule', 'assign'], { type: 'mutation' }]
const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated

describe('an answer that is laid where others read', () => {
  const layWhile = async (meanwhile: () => unknown) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const laid = readWithStaleRefetch(
      queries,
      () => promise,
      answer => {
        queries.setQueryData(own, answer)
        queries.setQueryData(others, answer)
      },
    )
    await meanwhile()
    resolve('as it was')
    await laid
    return [isStale(own), isStale(others)]
  }

  it.each([
    ['nothing', () => {}, [false, false]],
    ['the live stream says so', () => refreshTopic(queries, 'team'), [false, true]],
    ['a mutation of one’s own', () => runMutation(queries, given, () => Promise.resolve()), [true, false]],
    ['all is in doubt', () => refreshEverything(queries), [true, true]],
  ] as const)('is stale where something changed while it was on its way: %s', async (_, meanwhile, stale) => {
    expect(await layWhile(meanwhile)).toEqual(stale)
  })

  it('is not, for what changed before', async () => {
    refreshEverything(queries)
    expect(await layWhile(() => {})).toEqual([false, false])
  })
})
