import { isCutOff } from './connection.ts'
import { Unreached } from './rpc.ts'
import { type Later, waitingNow } from './waiting.ts'

/** Whether the next one waits: there is no connection, or earlier ones go first. */
export const goesLater = (): boolean => isCutOff() || waitingNow().some(({ refused }) => refused === undefined)

interface Kept {
  /** Of a try that was made, after which it may be done already. */
  readonly error?: unknown
  /** An earlier one that it takes the place of. */
  readonly instead?: string | undefined
}

/** Kept, and sent when there is a connection. */
export async function later(wish: Later, { error, instead }: Kept = {}): Promise<void> {
  const { add } = await import('./outbox-kept.ts')
  await add(wish, error instanceof Unreached, instead)
}

/** As if it had never been done, as long as it waits. */
export async function takeBack(id: string): Promise<void> {
  const { remove } = await import('./outbox-kept.ts')
  await remove(id)
}
