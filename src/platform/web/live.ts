import type { QueryClient } from '@tanstack/react-query'
import { refreshEverything, refreshTopic } from './queries.ts'

/**
 * Keeps one stream open: what the server calls stale is read again if it is on screen. After a gap (a lost connection, a
 * server that lost its own) nothing that was read before is trusted.
 */
export function followLiveEvents(
  queries: QueryClient,
  /** The topics with those that hang on them. */
  withReaders: (topics: readonly string[]) => Promise<Iterable<string>>,
  onSessionChange: () => void,
): () => void {
  // what was read before the stream stands may have changed meanwhile: the server says what has, since the page was opened
  const asked = performance.now()
  const source = new EventSource(`/api/events?since=${Math.ceil(asked)}`)
  const everything = () => refreshEverything(queries)
  source.addEventListener('open', () => {
    // the server allows the way there a second; what was long under way, or comes again, may have missed more
    if (performance.now() - asked > 1000) everything()
  })
  source.addEventListener('stale', event => {
    const topics: unknown = JSON.parse(event.data)
    if (!Array.isArray(topics)) return
    // who reads what may be in a file that a newer version has taken away
    void withReaders(topics).then(stale => {
      for (const topic of stale) refreshTopic(queries, topic)
    }, everything)
    if (topics.includes('permissions')) onSessionChange()
  })
  source.addEventListener('resync', everything)
  // the server stops, or the session behind the stream has ended
  source.addEventListener('ended', onSessionChange)
  // the browser itself tries again after a lost connection, but not after a refusal
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onSessionChange()
  })
  return () => source.close()
}
