// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveStream, type LiveMessage } from './live-stream.ts'
import { followLiveEvents } from './live.ts'

/** What the browser opens, as far as a page hears of it. */
class Stream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = Stream.CONNECTING
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.all.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  stand() {
    this.readyState = Stream.OPEN
    this.dispatchEvent(new Event('open'))
  }
  say(topics: readonly string[]) {
    this.dispatchEvent(new MessageEvent('stale', { data: JSON.stringify(topics) }))
  }
  /** The browser tries again by itself after a lost connection, but not after an answer that is no stream. */
  lose(after: 'connection' | 'refusal') {
    this.readyState = after === 'connection' ? Stream.CONNECTING : Stream.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}
const last = () => Stream.all.at(-1)!

beforeEach(() => {
  Stream.all = []
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('reads everything again where it cannot be found out who reads what has changed', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  let reads = 0
  const stop = new QueryObserver(queries, {
    queryKey: [['attendance', 'duty']],
    queryFn: () => (reads += 1),
  }).subscribe(() => {})
  await waitFor(() => expect(reads).toBe(1))
  const leave = followLiveEvents(
    queries,
    'kim',
    () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
    () => {},
  )
  await waitFor(() => expect(Stream.all).toHaveLength(1))
  last().say(['schedule'])
  await waitFor(() => expect(reads).toBe(2))
  leave()
  stop()
})

describe('one stream', () => {
  const listener = () => {
    const heard: LiveMessage[] = []
    return { heard, listen: (message: LiveMessage) => void heard.push(message) }
  }
  const resync = { kind: 'resync' }
  const stale = (...topics: string[]) => ({ kind: 'stale', topics })

  it('serves all pages, and ends with the last of them', () => {
    const stream = createLiveStream()
    const [first, second] = [listener(), listener()]
    stream.add(first.listen, 300)
    last().stand()
    stream.add(second.listen, 300)
    last().say(['schedule'])
    expect(Stream.all.map(({ url }) => url)).toEqual(['/api/events?since=300'])
    expect([first.heard, second.heard]).toEqual([[stale('schedule')], [stale('schedule')]])
    stream.remove(first.listen)
    last().say(['pay'])
    expect([first.heard.length, second.heard.length]).toEqual([1, 2])
    expect(last().readyState).toBe(Stream.OPEN)
    stream.remove(second.listen)
    expect(last().readyState).toBe(Stream.CLOSED)
    stream.add(first.listen, 20)
    expect(Stream.all).toHaveLength(2)
    stream.remove(first.listen)
  })

  it('repeats to a page that joins what became stale while it opened, and no more', () => {
    vi.useFakeTimers()
    const stream = createLiveStream()
    const [first, second, third] = [listener(), listener(), listener()]
    stream.add(first.listen, 0)
    last().stand()
    last().say(['pay'])
    vi.advanceTimersByTime(5_000)
    last().say(['schedule'])
    vi.advanceTimersByTime(500)
    stream.add(second.listen, 500)
    expect(second.heard).toEqual([stale('schedule')])
    // put aside for an hour
    stream.add(third.listen, 3_600_000)
    expect(third.heard).toEqual([resync])
    for (const { listen } of [first, second, third]) stream.remove(listen)
  })

  it('says that events may have been missed after a lost connection, and to a page that joined before the stream stood', () => {
    const stream = createLiveStream()
    const [first, second] = [listener(), listener()]
    stream.add(first.listen, 100)
    last().stand()
    expect(first.heard).toEqual([])
    last().lose('connection')
    stream.add(second.listen, 100)
    last().stand()
    expect([first.heard, second.heard]).toEqual([[resync], [resync]])
    for (const { listen } of [first, second]) stream.remove(listen)
  })

  it('comes back after a proxy has refused it, as long as there are listeners', () => {
    vi.useFakeTimers()
    const stream = createLiveStream()
    const { heard, listen } = listener()
    stream.add(listen, 100)
    last().stand()
    last().lose('refusal')
    expect(heard).toEqual([{ kind: 'ended' }])
    vi.advanceTimersByTime(5_000)
    expect(Stream.all.map(({ url }) => url)).toEqual(['/api/events?since=100', '/api/events'])
    last().stand()
    expect(heard.at(-1)).toEqual(resync)
    last().lose('refusal')
    stream.remove(listen)
    vi.advanceTimersByTime(60_000)
    expect(Stream.all).toHaveLength(2)
  })
})
