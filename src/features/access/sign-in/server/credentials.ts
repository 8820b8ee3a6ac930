import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { endSessions, setPasswordHash } from './account-store.ts'
import { voidMailedLinks } from './mailed-links.ts'
import { removeSecondFactors, removeTotp } from './protection-store.ts'
import { passkeys, users, verifications } from './table.ts'

/** Ways in that somebody does not know, or no longer wants, and that go with a change. */
export interface MethodsToRemove {
  /** Ids of passkeys. */
  readonly passkeys: readonly string[]
  /** The authenticator app with its recovery codes. */
  readonly app: boolean
}

interface CredentialChange {
  readonly passwordHash?: string
  readonly email?: string
  /** A mail to the address, or to the new one, was opened. */
  readonly provesAddress?: true
  readonly drop?: MethodsToRemove | 'all'
  /** The one session that goes on. */
  readonly keepSession?: string
}

/** Called in the deed itself. */
type ForcedSignOutListener = (tx: Tx, userId: string, now: Temporal.Instant) => Promise<void>

const whenShutOut = new Set<ForcedSignOutListener>()

/** For what lets somebody in beside signing in: the assembly names it, and signing in does not know it. */
export const listenToForcedSignOuts = (listener: ForcedSignOutListener): void => {
  whenShutOut.add(listener)
}

/**
 * What every change of how one gets into an account ends with, whatever caused it: all that may have been prepared with the
 * old ways in is void. That is mailed links (resets, changes of address, confirmations), half-done second steps, open
 * recoveries and all sessions but the one that asks; known devices are void with their password (`known-devices.ts`).
 *
 * @returns how many sessions ended
 */
export async function changeCredentials(tx: Tx, userId: string, change: CredentialChange, now: Date): Promise<number> {
  // one at a time: what is begun meanwhile waits and finds its link void
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const { passwordHash, email, provesAddress, drop, keepSession } = change
  if (passwordHash !== undefined) await setPasswordHash(tx, userId, passwordHash, now)
  await tx
    .update(users)
    .set({
      passwordRecoveryActive: false,
      updatedAt: now,
      ...(email !== undefined && { email }),
      ...(provesAddress && { emailVerified: true, emailProven: true }),
    })
    .where(eq(users.id, userId))
  await voidMailedLinks(tx, userId)
  await tx.delete(verifications).where(eq(verifications.value, userId))
  if (drop === 'all') await removeSecondFactors(tx, userId)
  else if (drop) await dropWays(tx, userId, drop)
  tx.endStreamsOf(userId)
  // nobody who is signed in has asked for it: somebody else may have been in
  if (keepSession === undefined) {
    for (const listener of whenShutOut)
      await listener(tx, userId, Temporal.Instant.fromEpochMilliseconds(now.getTime()))
  }
  return endSessions(tx, userId, keepSession)
}

async function dropWays(tx: Tx, userId: string, { app, passkeys: ids }: MethodsToRemove): Promise<void> {
  if (app) await removeTotp(tx, userId)
  if (ids.length > 0) await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), inArray(passkeys.id, [...ids])))
}
