import { newId } from '#kit/id.ts'
import { calling } from './rpc.ts'

/** Milliseconds after success in which the same is still the same: a click that was on its way. */
const echo = 2_000

const keys = new Map<string, string>()
const wishOf = (path: readonly string[], input: unknown): string => JSON.stringify([path, input])

/**
 * Gives every call a key that stays the same for the same call with the same input until it has succeeded, so that clicks
 * in a row, and trying again after an answer was lost, are one wish to the server. What is asked for anew later is another.
 */
export function nameIntents(): void {
  calling.headers = (path, input) => {
    const wish = wishOf(path, input)
    const key = keys.get(wish) ?? newId() + newId()
    keys.set(wish, key)
    return { 'idempotency-key': key }
  }
  calling.succeeded = (path, input) => {
    const wish = wishOf(path, input)
    const key = keys.get(wish)
    setTimeout(() => {
      if (keys.get(wish) === key) keys.delete(wish)
    }, echo)
  }
}
