import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { Actor } from '../policy.ts'
import { hashOf } from '#platform/server/token.ts'
import { idempotencyKeys } from './table.ts'

/** Long enough for whoever lost the connection to try again. */
const keptFor = { hours: 24 }
/** As clients name one intent; whatever else comes is no name. */
const keyPattern = /^[\w-]{16,64}$/
export const intentHeader = 'idempotency-key'

interface TransactingMember {
  readonly actor: Actor
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  now(): Temporal.Instant
}

/**
 * A member whose deed is done once, however often it is asked for under the same key: the first asking writes the key and
 * what came of it in the deed's own transaction, the others wait for it and are given the same. One that was refused has
 * left nothing, and may be tried again.
 */
export function makeIdempotent<M extends TransactingMember>(
  member: M,
  endpoint: string,
  given: string | null,
  input: unknown,
): M {
  if (given === null || !keyPattern.test(given)) return member
  // the same key with another wish is another deed, not an answer to this one
  const key = `${given} ${hashOf(JSON.stringify(input) ?? '').slice(0, 16)}`
  const { organizationId, profileId } = member.actor
  const name = { organizationId, profileId, endpoint, key }
  const row = and(
    eq(idempotencyKeys.organizationId, organizationId),
    eq(idempotencyKeys.profileId, profileId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  )
  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    member.transaction(async tx => {
      await tx
        .delete(idempotencyKeys)
        .where(
          and(
            eq(idempotencyKeys.organizationId, organizationId),
            eq(idempotencyKeys.profileId, profileId),
            lt(idempotencyKeys.createdAt, member.now().subtract(keptFor)),
          ),
        )
      // whoever comes second waits here until the first has committed or been undone
      const mine = await tx
        .insert(idempotencyKeys)
        .values({ ...name, createdAt: member.now(), result: null })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      if (mine.length === 0) {
        const [before] = await tx.select({ result: idempotencyKeys.result }).from(idempotencyKeys).where(row)
        // written by this endpoint a moment ago, as it answers; null stands for nothing, too
        return (before?.result ?? undefined) as T
      }
      const result = await work(tx)
      // a deed that comes to nothing has been done all the same
      await tx
        .update(idempotencyKeys)
        .set({ result: result ?? null })
        .where(row)
      return result
    })
  return { ...member, transaction }
}
