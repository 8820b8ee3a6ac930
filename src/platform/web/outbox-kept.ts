import { intentOf } from './intents.ts'
import { keptFor } from './kept-for.ts'
import { changeKept, readKept } from './kept.ts'
import { type Later, showWaiting, type Waiting, waitingNow } from './waiting.ts'

/** Windows of the same browser hear of each other's changes. */
const others = new BroadcastChannel('staffel.outbox')
others.addEventListener('message', () => void load())

export async function load(): Promise<void> {
  showWaiting((await readKept())?.waiting ?? [])
}

/** In one step with whatever other windows do; shown at once. */
export async function change(how: (waiting: readonly Waiting[]) => readonly Waiting[]): Promise<void> {
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

export function add(wish: Later, isSent: boolean, instead?: string): Promise<void> {
  const id = intentOf(wish.path, wish.input)
  return change(waiting => [...waiting.filter(one => one.id !== id && one.id !== instead), { ...wish, id, isSent }])
}

export const remove = (id: string): Promise<void> => change(waiting => waiting.filter(one => one.id !== id))
