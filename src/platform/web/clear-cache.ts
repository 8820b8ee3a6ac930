import { forgetting, cacheOwner, setCacheOwner } from './cache-owner.ts'

/** From now on for this person of this organisation; what was another's is gone. */
export async function startCacheFor(owner: string): Promise<void> {
  if (cacheOwner() === owner) return
  // what was done on a first visit, before anybody was known, stays
  if (cacheOwner() !== undefined) await clearCache()
  setCacheOwner(owner)
}

/** Ends the subscription also at the push service, which then drops messages on their way. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const made = await registration?.pushManager.getSubscription()
  await made?.unsubscribe()
}

/**
 * Erases the cache of this browser and ends its push subscription. All windows stop caching at once, also while this one is
 * still erasing.
 */
export async function clearCache(): Promise<void> {
  const owner = cacheOwner()
  setCacheOwner(undefined)
  forgetting.unkept?.()
  if (owner === undefined) return
  // not awaited: the push service may be out of reach, and the server ends the subscription with the session
  void unsubscribeFromPush().catch(() => {})
  const { eraseCache: erase } = await import('./cache.ts')
  await erase()
}
