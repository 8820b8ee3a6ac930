import { forgetting, cacheOwner, setCacheOwner } from './cache-owner.ts'

/** From now on for this person of this organisation; what was another's is gone. */
export async function startCacheFor(owner: string): Promise<void> {
  if (cacheOwner() === owner) return
  // what was done on a first visit, before anybody was known, stays
  if (cacheOwner() !== undefined) await clearCache()
  setCacheOwner(owner)
}

/** Erases all of it. Every window of this browser stops keeping at once, also while this one is still erasing. */
export async function clearCache(): Promise<void> {
  const owner = cacheOwner()
  setCacheOwner(undefined)
  forgetting.unkept?.()
  if (owner === undefined) return
  const { eraseCache: erase } = await import('./cache.ts')
  await erase()
}
