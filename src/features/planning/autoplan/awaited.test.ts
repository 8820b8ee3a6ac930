import { expect, it } from 'vitest'
import { stillAwaitedRunIds } from './awaited.ts'
import type { RunState } from './states.ts'

const run = (state: RunState, proposalId: string | null = null) => ({ id: 'run', state, proposalId })
const none: ReadonlySet<string> = new Set()

it('is a run until its proposal is there, though it has been read that it is over', () => {
  const running = stillAwaitedRunIds(none, [run('running')], [])
  expect([...running]).toEqual(['run'])
  const stopped = stillAwaitedRunIds(running, [run('cancelled', 'a')], [])
  expect(stopped).toBe(running)
  expect(stillAwaitedRunIds(stopped, [run('cancelled', 'a')], [{ id: 'a' }])).toEqual(none)
})

it('is none that found nothing, and none whose proposal has been thrown away since', () => {
  const queued = stillAwaitedRunIds(none, [run('queued')], [])
  expect(stillAwaitedRunIds(queued, [run('cancelled')], [])).toEqual(none)
  const seen = stillAwaitedRunIds(queued, [run('done', 'a')], [{ id: 'a' }])
  expect(stillAwaitedRunIds(seen, [run('done', 'a')], [])).toBe(seen)
  expect(stillAwaitedRunIds(none, [run('done', 'a')], [])).toBe(none)
})
