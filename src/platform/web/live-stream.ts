import type { LiveMessage, LiveListener } from './live.ts'

/** Milliseconds that the server allows for the way to it, beside what it is told in `since`. */
const slack = 1_000
/** Milliseconds for which it is known what was stale: a page that opens meanwhile has read for less time, mostly. */
const maxKnown = 60_000
/** Milliseconds until the next try after a refusal, after which browsers do not try again by themselves. */
const pause = 5_000

/**
 * One stream of events for all listeners: the pages of a browser, or one page where the browser has no shared workers. It
 * stands as long as somebody listens.
 */
export function createLiveStream(open: (url: string) => EventSource = url => new EventSource(url)) {
  const listeners = new Set<LiveListener>()
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let known: { readonly at: number; readonly topics: readonly string[] }[] = []
  let isInDoubt = false

  function tell(message: LiveMessage): void {
    for (const listener of listeners) listener(message)
  }

  /** `since`: milliseconds for which the first listener has been reading without a stream; undefined: for who knows how long. */
  function connect(since: number | undefined): void {
    const asked = performance.now()
    isInDoubt = since === undefined
    const stream = open(`/api/events${since === undefined ? '' : `?since=${Math.ceil(since)}`}`)
    source = stream
    stream.addEventListener('open', () => {
      // what was long under way, or comes again, may have missed more than the server tells
      if (isInDoubt || performance.now() - asked > slack) tell({ kind: 'resync' })
      isInDoubt = false
    })
    stream.addEventListener('stale', event => {
      const topics: unknown = JSON.parse(event.data)
      if (!Array.isArray(topics)) return
      const now = performance.now()
      known = [...known.filter(({ at }) => now - at < maxKnown), { at: now, topics }]
      tell({ kind: 'stale', topics })
    })
    stream.addEventListener('resync', () => tell({ kind: 'resync' }))
    // the server stops, or the session behind the stream has ended
    stream.addEventListener('ended', () => tell({ kind: 'ended' }))
    stream.addEventListener('error', () => {
      isInDoubt = true
      if (stream.readyState !== EventSource.CLOSED) return
      source = undefined
      // the session may be gone, and then nobody listens any more; or a proxy has answered while the server started
      retry = setTimeout(() => connect(undefined), pause)
      tell({ kind: 'ended' })
    })
  }

  function leave(): void {
    if (listeners.size > 0) return
    clearTimeout(retry)
    source?.close()
    source = undefined
    known = []
  }

  return {
    /** `since`: milliseconds for which the listener has been reading without hearing. */
    add(listener: LiveListener, since: number): void {
      const isFirst = listeners.size === 0
      listeners.add(listener)
      if (isFirst) return connect(since)
      // what is on its way may be older than what this listener has read, or newer: it hears once the stream stands
      if (source?.readyState !== EventSource.OPEN) isInDoubt = true
      else if (since + slack > maxKnown) listener({ kind: 'resync' })
      else {
        const from = performance.now() - since - slack
        const topics = [...new Set(known.filter(({ at }) => at >= from).flatMap(one => one.topics))]
        if (topics.length > 0) listener({ kind: 'stale', topics })
      }
    },
    remove(listener: LiveListener): void {
      if (listeners.delete(listener)) leave()
    },
  }
}
