import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LiveEvent, createLivePages } from './live-pages.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], fakeNodeBuiltins: true }),
)
afterEach(() => void vi.useRealTimers())

/** Opens pages of one organisation and collects the events of the first page. */
function open(count: number) {
  const pages = createLivePages()
  const heard: LiveEvent[] = []
  for (let at = 0; at < count; at++) {
    const hear = at === 0 ? (event: LiveEvent) => void heard.push(event) : () => {}
    pages.add({ organizationId: 'nordlicht', profileId: `person ${at}`, hear })
  }
  return { pages, heard }
}

it('delays the next event by half a second for 8000 open pages, and sends all topics in one event then', async () => {
  const { pages, heard } = open(8000)
  pages.stale(['availability'])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([{ kind: 'stale', topics: ['availability'] }])
  for (const topic of ['preferences', 'schedule'] as const) pages.stale([topic])
  await vi.advanceTimersByTimeAsync(470)
  expect(heard).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(heard.slice(1)).toEqual([{ kind: 'stale', topics: ['preferences', 'schedule'] }])
  pages.close()
})

it('does not delay events for ten open pages', async () => {
  const { pages, heard } = open(10)
  for (const topic of ['availability', 'schedule'] as const) {
    pages.stale([topic])
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(heard).toHaveLength(2)
  pages.close()
})

it('sends the end of a session without delay to 8000 open pages', () => {
  const { pages, heard } = open(8000)
  pages.atOnce({ kind: 'ended' }, 'person 0')
  expect(heard).toEqual([{ kind: 'ended' }])
})
