import { cacheOwner } from './cache-owner.ts'
import { changeCache, readCache } from './cache.ts'
import {
  append,
  type PendingWritesChange,
  type AddPendingWrite,
  setWriteStore,
  setWritesUnsaved,
  setPendingWrites,
  getPendingWrites,
  watchPendingWrites,
} from './pending-writes.ts'

/** Windows of the same browser hear of each other's changes. */
const others = new BroadcastChannel('staffel.outbox')
const hear = () => void load()

/** What could not be written: it goes along with the next that can. */
let missed: readonly PendingWritesChange[] = []
const withMissed: PendingWritesChange = kept => missed.reduce((waiting, how) => how(waiting), kept)

// it was of whoever was signed in
watchPendingWrites(() => {
  if (cacheOwner() !== undefined) return
  missed = []
  others.removeEventListener('message', hear)
})

/** Where nothing can be read, this window goes on showing what it has. */
async function load(): Promise<void> {
  const kept = await readCache().catch(() => 'unreadable' as const)
  if (kept !== 'unreadable') setPendingWrites(withMissed(kept?.waiting ?? []))
  setWritesUnsaved(missed.length > 0)
}

/** Shows what is kept for whoever is known by now, and keeps what was done before that was known. */
export async function startPendingWriteStore(fold: AddPendingWrite = append): Promise<void> {
  const unkept = setWriteStore(changeStoredWrites)
  // not before: it would show what is kept in the place of what is not yet
  others.addEventListener('message', hear)
  if (unkept.length === 0) return load()
  return changeStoredWrites(kept =>
    unkept.reduce(
      fold,
      kept.filter(({ id }) => !unkept.some(one => one.id === id)),
    ),
  )
}

/** In one step with whatever other windows do; shown at once, and in this window alone where there is no room to keep it. */
export async function changeStoredWrites(how: PendingWritesChange): Promise<void> {
  const owner = cacheOwner()
  if (owner === undefined) return
  let now = how(getPendingWrites())
  setPendingWrites(now)
  try {
    await changeCache(owner, kept => {
      now = how(withMissed(kept.waiting))
      return { ...kept, waiting: now, at: kept.at === 0 ? Date.now() : kept.at }
    })
  } catch {
    if (cacheOwner() !== owner) return
    missed = [...missed, how]
    setWritesUnsaved(true)
    // what is kept can mostly be read all the same, and goes first
    return load()
  }
  if (cacheOwner() !== owner) return
  missed = []
  setWritesUnsaved(false)
  setPendingWrites(now)
  // a channel has no origin but its own
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  others.postMessage('changed')
}
