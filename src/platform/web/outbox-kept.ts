import { keptFor } from './kept-for.ts'
import { changeKept, readKept } from './kept.ts'
import {
  append,
  type Change,
  type Fold,
  keepWith,
  noteUnkept,
  showWaiting,
  waitingNow,
  watchWaiting,
} from './waiting.ts'

/** Windows of the same browser hear of each other's changes. */
const others = new BroadcastChannel('staffel.outbox')
const hear = () => void load()

/** What could not be written: it goes along with the next that can. */
let missed: readonly Change[] = []
const withMissed: Change = kept => missed.reduce((waiting, how) => how(waiting), kept)

// it was of whoever was signed in
watchWaiting(() => {
  if (keptFor() !== undefined) return
  missed = []
  others.removeEventListener('message', hear)
})

/** Where nothing can be read, this window goes on showing what it has. */
async function load(): Promise<void> {
  const kept = await readKept().catch(() => 'unreadable' as const)
  if (kept !== 'unreadable') showWaiting(withMissed(kept?.waiting ?? []))
  noteUnkept(missed.length > 0)
}

/** Shows what is kept for whoever is known by now, and keeps what was done before that was known. */
export async function begin(fold: Fold = append): Promise<void> {
  const unkept = keepWith(change)
  // not before: it would show what is kept in the place of what is not yet
  others.addEventListener('message', hear)
  if (unkept.length === 0) return load()
  return change(kept =>
    unkept.reduce(
      fold,
      kept.filter(({ id }) => !unkept.some(one => one.id === id)),
    ),
  )
}

/** In one step with whatever other windows do; shown at once, and in this window alone where there is no room to keep it. */
export async function change(how: Change): Promise<void> {
  const owner = keptFor()
  if (owner === undefined) return
  let now = how(waitingNow())
  showWaiting(now)
  try {
    await changeKept(owner, kept => {
      now = how(withMissed(kept.waiting))
      return { ...kept, waiting: now, at: kept.at === 0 ? Date.now() : kept.at }
    })
  } catch {
    if (keptFor() !== owner) return
    missed = [...missed, how]
    noteUnkept(true)
    // what is kept can mostly be read all the same, and goes first
    return load()
  }
  if (keptFor() !== owner) return
  missed = []
  noteUnkept(false)
  showWaiting(now)
  // a channel has no origin but its own
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  others.postMessage('changed')
}
