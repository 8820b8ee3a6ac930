import { messageSW, Workbox } from 'workbox-window'

/** Milliseconds between two looks for a newer version, however often there is a reason to look. */
const atLeast = 60_000
const hourly = 60 * 60_000

const ownEntry = (): string => document.querySelector('script[type=module]')?.getAttribute('src') ?? ''

const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/assets/`))

// a worker has no origin but its own
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const takeOver = (worker: ServiceWorker | null | undefined) => worker?.postMessage('take over')

/** Makes what is shown the version that the worker brings; the page is loaded anew. */
export type Renew = () => void

/**
 * Has the browser lay the app ready for being without a connection, once the page stands, and says when there is a newer
 * version. It comes when somebody asks for it, never by itself.
 */
export async function registerServiceWorker(onNewer: (renew: Renew) => void): Promise<() => void> {
  if (!('serviceWorker' in navigator)) return () => {}
  const workbox = new Workbox('/service-worker.js')
  const which = async (worker: ServiceWorker | null | undefined): Promise<unknown> =>
    worker ? messageSW(worker, 'which') : undefined
  const offer = async (worker: ServiceWorker | null | undefined) => {
    // this page may have come from the server as the new version already
    if ((await which(worker)) === ownEntry()) return takeOver(worker)
    return onNewer(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      takeOver(worker)
    })
  }
  workbox.addEventListener('waiting', ({ sw }) => void offer(sw))
  // another window has asked for it
  workbox.addEventListener('controlling', async () => {
    const entry = await which(navigator.serviceWorker.controller)
    if (entry !== undefined && entry !== ownEntry()) onNewer(() => location.reload())
  })
  const registration = await workbox.register({ immediate: true }).catch(() => undefined)
  if (!registration) return () => {}
  await navigator.serviceWorker.ready
  // what was loaded before the worker was there
  registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (globalThis.Notification?.permission === 'granted') registration.active?.postMessage('renew')

  let last = performance.now()
  const look = () => {
    if (performance.now() - last < atLeast || document.visibilityState === 'hidden') return
    last = performance.now()
    void registration.update().catch(() => {})
  }
  const timer = setInterval(look, hourly)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
}
