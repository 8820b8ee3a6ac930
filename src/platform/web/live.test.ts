// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { followLiveEvents } from './live.ts'

/** What the browser opens, as far as a page hears of it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static last: Stream | undefined
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.last = this
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  say(topics: readonly string[]) {
    this.dispatchEvent(new MessageEvent('stale', { data: JSON.stringify(topics) }))
  }
}

afterEach(() => vi.unstubAllGlobals())

it('reads everything again where it cannot be found out who reads what has changed', async () => {
  vi.stubGlobal('EventSource', Stream)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  let reads = 0
  const stop = new QueryObserver(queries, {
    queryKey: [['attendance', 'duty']],
    queryFn: () => (reads += 1),
  }).subscribe(() => {})
  await waitFor(() => expect(reads).toBe(1))
  const leave = followLiveEvents(
    queries,
    () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
    () => {},
  )
  Stream.last?.say(['schedule'])
  await waitFor(() => expect(reads).toBe(2))
  leave()
  stop()
})
