import { keptFor } from './kept-for.ts'
import { changeKept, readKept } from './kept.ts'
import { type Change, keepWith, showWaiting, waitingNow } from './waiting.ts'

/** Windows of the same browser hear of each other's changes. */
const others = new BroadcastChannel('staffel.outbox')
others.addEventListener('message', () => void load())

const load = async (): Promise<void> => showWaiting((await readKept())?.waiting ?? [])

/** Shows what is kept for whoever is known by now, and keeps what was done before that was known. */
export async function begin(): Promise<void> {
  const unkept = keepWith(change)
  await load()
  if (unkept.length > 0)
    await change(kept => [...kept.filter(({ id }) => !unkept.some(one => one.id === id)), ...unkept])
}

/** In one step with whatever other windows do; shown at once. */
export async function change(how: Change): Promise<void> {
  const owner = keptFor()
  if (owner === undefined) return
  let now = how(waitingNow())
  showWaiting(now)
  await changeKept(owner, kept => {
    now = how(kept.waiting)
    return { ...kept, waiting: now, at: kept.at === 0 ? Date.now() : kept.at }
  })
  showWaiting(now)
  // a channel has no origin but its own
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  others.postMessage('changed')
}
