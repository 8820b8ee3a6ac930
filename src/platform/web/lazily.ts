import { lazyRouteComponent } from '@tanstack/react-router'
import { loadOnceConnected } from './connection.ts'

/** The server is there and has no such part of the app: it has been renewed since this page was opened. */
class Gone extends Error {}

export const isMissingChunk = (error: unknown): boolean => error instanceof Gone

/** A part of the app. The router would load the page anew by itself if it read the browser's own error. */
export const loadChunk = <T>(get: () => Promise<T>): Promise<T> =>
  loadOnceConnected(get).catch((cause: unknown) => {
    throw new Gone('a part of the app is gone', { cause })
  })

/** A component whose code comes when it is needed; without a connection it waits for one. */
export const lazily: typeof lazyRouteComponent = (get, name) => lazyRouteComponent(() => loadChunk(get), name)
