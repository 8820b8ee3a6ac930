import type { QueryClient } from '@tanstack/react-query'
import type { LiveListener, LiveMessage } from './live-stream.ts'
import { refreshEverything, refreshTopic } from './queries.ts'

/**
 * Hears what the server calls stale, and reads it again if it is on screen. After a lost connection, the browser's or the
 * server's own, nothing that was read before is trusted. All pages of one member in a browser share a stream.
 */
export function followLiveEvents(
  queries: QueryClient,
  memberId: string,
  /** The topics with those that hang on them. */
  withReaders: (topics: readonly string[]) => Promise<Iterable<string>>,
  onSessionChange: () => void,
): () => void {
  return listen(memberId, message => {
    if (message.kind === 'ended') return onSessionChange()
    const everything = () => refreshEverything(queries)
    if (message.kind === 'resync') return everything()
    // who reads what may be in a file that a newer version has taken away
    void withReaders(message.topics).then(stale => {
      for (const topic of stale) refreshTopic(queries, topic)
    }, everything)
    if (message.topics.includes('permissions')) onSessionChange()
  })
}

// what was read before the stream stands may have changed meanwhile: it says what has, since the page was opened
function listen(memberId: string, listener: LiveListener): () => void {
  if (!('SharedWorker' in globalThis)) return listenAlone(listener)
  const { port } = new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module', name: memberId })
  port.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => listener(data))
  const join = () => port.postMessage({ since: performance.now() })
  const leave = () => port.postMessage('leave')
  // a page that is only put aside comes back with it
  const rejoin = (event: PageTransitionEvent) => event.persisted && join()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', rejoin)
  port.start()
  join()
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', rejoin)
    leave()
    port.close()
  }
}

/** On phones whose browser has no shared workers. */
function listenAlone(listener: LiveListener): () => void {
  let leave = () => {
    isLeft = true
  }
  let isLeft = false
  void import('./live-stream.ts').then(({ createLiveStream }) => {
    if (isLeft) return
    const stream = createLiveStream()
    stream.add(listener, performance.now())
    leave = () => stream.remove(listener)
  })
  return () => leave()
}
