import { AsyncLocalStorage } from 'node:async_hooks'
import { isAPIError } from 'better-auth/api'
import { Refusal } from '#kit/refusal.ts'

interface Call {
  databaseFault: unknown
}

const current = new AsyncLocalStorage<Call>()

/** @returns the result, or what the outcome of the library's error code returns; an outcome may throw a refusal */
type Outcomes<R> = Readonly<Record<string, () => R>>

/**
 * Calls the sign-in library. It throws one kind of error for a visitor's mistake, for a fault of its own and often for a
 * fault of the database, and logs none of them. Only the codes in `outcomes` are mistakes; everything else is thrown as a
 * fault, which is logged and answered with 500.
 */
export async function callLibrary<T, R = never>(call: () => Promise<T>, outcomes: Outcomes<R>): Promise<T | R> {
  const running: Call = { databaseFault: undefined }
  try {
    return await current.run(running, call)
  } catch (cause) {
    if (running.databaseFault !== undefined) throw running.databaseFault
    if (!isAPIError(cause)) throw cause
    const code = cause.body?.code ?? String(cause.status)
    const outcome = new Map(Object.entries(outcomes)).get(code)
    if (outcome) return outcome()
    throw new Error(`The sign-in library failed: ${code}`, { cause })
  }
}

/** For a session that has ended since the request began. @throws Refusal `permissions.signInFirst` */
export const signInFirst = (): never => {
  throw new Refusal('permissions.signInFirst')
}

/** The library's way to the database; a fault of it is what a failed call throws, whatever the library makes of it. */
export function withDatabaseFaults<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...inputs: readonly unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(member, target, inputs)
        } catch (cause) {
          const running = current.getStore()
          // within a transaction the library may throw for itself
          if (running && !isAPIError(cause)) running.databaseFault ??= cause
          throw cause
        }
      }
    },
  })
}
