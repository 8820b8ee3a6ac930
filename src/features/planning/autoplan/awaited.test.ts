import { expect, it } from 'vitest'
import { awaitedAfter } from './awaited.ts'
import type { RunState } from './states.ts'

const run = (state: RunState, proposalId: string | null = null) => ({ id: 'run', state, proposalId })
const none: ReadonlySet<string> = new Set()

it('is a run until its proposal is there, though it has been read that it is over', () => {
  const running = awaitedAfter(none, [run('running')], [])
  expect([...running]).toEqual(['run'])
  const stopped = awaitedAfter(running, [run('cancelled', 'a')], [])
  expect(stopped).toBe(running)
  expect(awaitedAfter(stopped, [run('cancelled', 'a')], [{ id: 'a' }])).toEqual(none)
})

it('is none that found nothing, and none whose proposal has been thrown away since', () => {
  const queued = awaitedAfter(none, [run('queued')], [])
  expect(awaitedAfter(queued, [run('cancelled')], [])).toEqual(none)
  const seen = awaitedAfter(queued, [run('done', 'a')], [{ id: 'a' }])
  expect(awaitedAfter(seen, [run('done', 'a')], [])).toBe(seen)
  expect(awaitedAfter(none, [run('done', 'a')], [])).toBe(none)
})
