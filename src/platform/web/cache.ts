import { clear, createStore, get, update } from 'idb-keyval'
import { cacheOwner } from './cache-owner.ts'
import type { PendingWrite } from './pending-writes.ts'

/** An answer of the server, as it was then. */
export interface CachedAnswer {
  readonly queryKey: readonly unknown[]
  readonly data: unknown
  /** When it came; milliseconds. */
  readonly at: number
}

interface OfflineCache {
  readonly owner: string
  /** Of the answers, `shape` then. */
  readonly shape?: string
  /** When the server last knew them; milliseconds. */
  readonly at: number
  readonly session: unknown
  readonly answers: readonly CachedAnswer[]
  /** What was done and not sent yet, in order. */
  readonly waiting: readonly PendingWrite[]
}

const place = createStore('staffel', 'kept')
const name = 'kept'
/** Milliseconds without a word of the server after which nothing is shown any more: two weeks. */
const keptAtMost = 14 * 24 * 60 * 60_000

/** Which answers this app can read: another version of it may have kept others. */
const shape = import.meta.env['VITE_ANSWERS'] ?? ''

/** As much of it as can be read; what waits to be sent is refused by the server where it is not understood any more. */
const readable = (kept: OfflineCache): OfflineCache =>
  kept.shape === shape ? kept : { ...kept, session: null, answers: [] }

const blank = (owner: string): OfflineCache => ({ owner, at: 0, session: null, answers: [], waiting: [] })

/** Of whom it is kept for, unless it has become too old. */
export async function readCache(): Promise<OfflineCache | undefined> {
  const kept = await get<OfflineCache>(name, place)
  const isOurs = kept !== undefined && kept.owner === cacheOwner() && Date.now() - kept.at <= keptAtMost
  return isOurs ? readable(kept) : undefined
}

/** In one step, whichever windows are open. Nothing is written once it is kept for nobody, or for somebody else. */
export async function changeCache(owner: string, change: (kept: OfflineCache) => OfflineCache): Promise<void> {
  if (cacheOwner() !== owner) return
  await update<OfflineCache>(
    name,
    kept => {
      const mine = kept?.owner === owner ? readable(kept) : blank(owner)
      return cacheOwner() === owner ? { ...change(mine), shape } : blank(owner)
    },
    place,
  )
}

export const eraseCache = (): Promise<void> => clear(place)
