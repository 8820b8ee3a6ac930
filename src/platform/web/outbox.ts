import { isCutOff } from './connection.ts'
import { intentOf } from './intents.ts'
import { Unreached } from './rpc.ts'
import { append, changeWaiting, type Fold, hasUnsavedWrites, type Later, waitingNow } from './pending-writes.ts'

/** Whether the next one waits: there is no connection, or earlier ones go first. */
export const isDeferred = (): boolean => isCutOff() || waitingNow().some(({ refused }) => refused === undefined)

addEventListener('beforeunload', event => {
  if (hasUnsavedWrites()) event.preventDefault()
})

interface Kept {
  /** Of a try that was made, after which it may be done already. */
  readonly error?: unknown
  readonly fold?: Fold
}

/** Kept, and sent when there is a connection. */
export function later(wish: Later, { error, fold = append }: Kept = {}): Promise<void> {
  const id = intentOf(wish.path, wish.input)
  const isSent = error instanceof Unreached
  return changeWaiting(waiting =>
    fold(
      waiting.filter(one => one.id !== id),
      { ...wish, id, isSent },
    ),
  )
}

/** As if it had never been done, as long as it waits; another window may be sending it by now. */
export const discard = (id: string): Promise<void> =>
  changeWaiting(waiting => waiting.filter(one => one.id !== id || (one.isSent && one.refused === undefined)))
