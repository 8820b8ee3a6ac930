import { newId } from '#kit/id.ts'
import { calling } from './rpc.ts'

/** Milliseconds after success in which the same is still the same: a click that was on its way. */
const echo = 2_000

const keys = new Map<string, string>()
const wishOf = (path: readonly string[], input: unknown): string => JSON.stringify([path, input])

/** The name of a wish, which stays until it has come true. */
export function idempotencyKeyOf(path: readonly string[], input: unknown): string {
  const wish = wishOf(path, input)
  const key = keys.get(wish) ?? newId() + newId()
  keys.set(wish, key)
  return key
}

/** For a wish that has its name from before the page was opened. */
export const setIdempotencyKey = (path: readonly string[], input: unknown, key: string): void =>
  void keys.set(wishOf(path, input), key)

/**
 * Gives every call a key that stays the same for the same call with the same input until it has succeeded, so that clicks
 * in a row, and trying again after an answer was lost, are one wish to the server. What is asked for anew later is another.
 */
export function sendIdempotencyKeys(): void {
  calling.headers = (path, input) => ({ 'idempotency-key': idempotencyKeyOf(path, input) })
  calling.succeeded = (path, input) => {
    const wish = wishOf(path, input)
    const key = keys.get(wish)
    setTimeout(() => {
      if (keys.get(wish) === key) keys.delete(wish)
    }, echo)
  }
}
