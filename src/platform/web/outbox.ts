import { isDisconnected } from './connection.ts'
import { idempotencyKeyOf } from './intents.ts'
import { Unreached } from './rpc.ts'
import {
  append,
  changePendingWrites,
  type AddPendingWrite,
  hasUnsavedWrites,
  type NewPendingWrite,
  getPendingWrites,
} from './pending-writes.ts'

/** Whether the next one waits: there is no connection, or earlier ones go first. */
export const isNextWriteDeferred = (): boolean =>
  isDisconnected() || getPendingWrites().some(({ refused }) => refused === undefined)

addEventListener('beforeunload', event => {
  if (hasUnsavedWrites()) event.preventDefault()
})

interface DeferOptions {
  /** Of a try that was made, after which it may be done already. */
  readonly error?: unknown
  readonly fold?: AddPendingWrite
}

/** Kept, and sent when there is a connection. */
export function deferWrite(wish: NewPendingWrite, { error, fold = append }: DeferOptions = {}): Promise<void> {
  const id = idempotencyKeyOf(wish.path, wish.input)
  const isSent = error instanceof Unreached
  return changePendingWrites(waiting =>
    fold(
      waiting.filter(one => one.id !== id),
      { ...wish, id, isSent },
    ),
  )
}

/** As if it had never been done, as long as it waits; another window may be sending it by now. */
export const discardWrite = (id: string): Promise<void> =>
  changePendingWrites(waiting => waiting.filter(one => one.id !== id || (one.isSent && one.refused === undefined)))
