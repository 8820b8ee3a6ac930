import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'

/** What a process that works apart tells the one that started it. */
export type ChildMessage<Answer> =
  | { readonly kind: 'ready' }
  /** How far it is, for whoever follows it. */
  | { readonly kind: 'note'; readonly note: unknown }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** A fault of our own. */
  | { readonly kind: 'failed'; readonly message: string }

const send = (message: ChildMessage<unknown>) => process.send?.(message)

/** Says that the next task may come; to be called by a module that was started apart, once it listens for tasks. */
export function sendReadyToParent(): void {
  giveWay()
  // nobody waits for an answer any more; what is under way would not let the process end by itself
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  send({ kind: 'ready' })
  // it is killed in the end, and then nothing would be written
  flushCompileCache()
}

/** Says how far it is. Who works without a pause has to make one, or nothing of it leaves. */
export const sendProgressToParent = (note: unknown): void => {
  send({ kind: 'note', note })
}

export function sendResultToParent(work: Promise<unknown>): void {
  work.then(
    answer => send({ kind: 'done', answer }),
    (cause: unknown) =>
      send({ kind: 'failed', message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  )
}

/** When the whole machine has no memory left, Linux ends this one first, not the server or the database. */
function giveWay(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // another system
  }
}
