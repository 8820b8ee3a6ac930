import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { listenForPushes } from './pushed.ts'
import { listenForSubscriptionChanges } from './renewed.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: what is laid ready for being without a connection. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
  /** The file with which the app of this build begins. */
  readonly __ENTRY: string
}

/** The page itself, the same for every address. */
const page = '/page.html'
/** Seconds after which a page is no longer waited for: a tunnel often looks like a connection. */
const patience = 4
/** What the app has loaded beside what is laid ready; each build has its own. */
const visited = `visited ${self.__ENTRY}`

precacheAndRoute([...self.__WB_MANIFEST], { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// the server's word first: it knows of sessions, hosts and newer versions
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patience,
      plugins: [{ fetchDidSucceed: turnDownGateways, handlerDidError: () => matchPrecache(page) }],
    }),
    { denylist: [/^\/(?:api|assets|calendar|developer|healthz|metrics|readyz)(?:\/|$)/, /\.\w+$/] },
  ),
)

// named after their content, so what is there is right
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: visited }),
)

self.addEventListener('activate', event => event.waitUntil(takeOver()))
self.addEventListener('message', event => {
  if (event.data === 'take over') void self.skipWaiting()
  if (event.data === 'which') event.ports[0]?.postMessage(self.__ENTRY)
})
listenForPushes()
listenForSubscriptionChanges()

async function takeOver(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith('visited ') && name !== visited).map(name => self.caches.delete(name)),
  )
  await self.clients.claim()
}

/** What stands before the server answers for it while it is away: no page of ours. */
async function turnDownGateways({ response }: { response: Response }): Promise<Response> {
  if (response.status >= 502 && response.status <= 504) throw new Error(`the server is away: ${response.status}`)
  return response
}
