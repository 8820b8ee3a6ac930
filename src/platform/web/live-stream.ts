/** `resync`: events may have been missed. `ended`: the session behind the stream may have ended. */
export type LiveMessage =
  | { readonly kind: 'stale'; readonly topics: readonly string[] }
  | { readonly kind: 'resync' }
  | { readonly kind: 'ended' }
export type LiveListener = (message: LiveMessage) => void

/** Milliseconds that the server adds to `since` for the time on the network. */
const slack = 1_000
/** Milliseconds for which stale topics are remembered, for pages that join: most have read for less time. */
const maxKnown = 60_000
/** Milliseconds until the next try after a refusal, after which browsers do not try again by themselves. */
const pause = 5_000

/**
 * One stream of events for all listeners: the pages of a browser, or one page where the browser has no shared workers. It
 * stays open as long as there are listeners.
 */
export function createLiveStream(open: (url: string) => EventSource = url => new EventSource(url)) {
  const listeners = new Set<LiveListener>()
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let known: { readonly at: number; readonly topics: readonly string[] }[] = []
  let isInDoubt = false

  function notify(message: LiveMessage): void {
    for (const listener of listeners) listener(message)
  }

  /** `since`: milliseconds for which the first listener has been reading without a stream; undefined: for who knows how long. */
  function connect(since: number | undefined): void {
    const asked = performance.now()
    isInDoubt = since === undefined
    const stream = open(`/api/events${since === undefined ? '' : `?since=${Math.ceil(since)}`}`)
    source = stream
    stream.addEventListener('open', () => {
      // after a slow request or a lost connection, more may have been missed than the server repeats
      if (isInDoubt || performance.now() - asked > slack) notify({ kind: 'resync' })
      isInDoubt = false
    })
    stream.addEventListener('stale', event => {
      const topics: unknown = JSON.parse(event.data)
      if (!Array.isArray(topics)) return
      const now = performance.now()
      known = [...known.filter(({ at }) => now - at < maxKnown), { at: now, topics }]
      notify({ kind: 'stale', topics })
    })
    stream.addEventListener('resync', () => notify({ kind: 'resync' }))
    // the server stops, or the session behind the stream has ended
    stream.addEventListener('ended', () => notify({ kind: 'ended' }))
    stream.addEventListener('error', () => {
      isInDoubt = true
      if (stream.readyState !== EventSource.CLOSED) return
      source = undefined
      // either the session has ended, and the listeners leave, or a proxy answered while the server restarted
      retry = setTimeout(() => connect(undefined), pause)
      notify({ kind: 'ended' })
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
