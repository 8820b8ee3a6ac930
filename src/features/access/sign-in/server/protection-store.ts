import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccount } from './lock-account.ts'
import { passkeys, twoFactors, users } from './table.ts'

/** Second factors of every kind. False: there was none. */
export async function removeSecondFactors(tx: Tx, userId: string): Promise<boolean> {
  await lockAccount(tx, userId)
  const apps = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning({ id: twoFactors.id })
  const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  return apps.length + keys.length > 0
}

/** False: there was no app. */
export async function removeTotp(tx: Tx, userId: string): Promise<boolean> {
  await lockAccount(tx, userId)
  const gone = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning({ id: twoFactors.id })
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  return gone.length > 0
}

/** Replaces the recovery codes. False: no app is on. */
export async function setRecoveryCodes(tx: Tx, userId: string, backupCodes: string): Promise<boolean> {
  const isOn = and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true))
  const set = await tx.update(twoFactors).set({ backupCodes }).where(isOn).returning({ id: twoFactors.id })
  return set.length === 1
}

/** An app is as old as its first code: its set-up may have been begun long before, and by somebody else. */
export async function setPendingTotpCreatedAt(tx: Tx, userId: string, now: Date): Promise<void> {
  const begun = and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false))
  await tx.update(twoFactors).set({ createdAt: now }).where(begun)
}

/** One that no code has confirmed. */
export async function removePendingTotp(tx: Tx, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)))
}

/** Whether a code of an app is asked for. */
export async function hasTotp(tx: Tx, userId: string): Promise<boolean> {
  const [account] = await tx.select({ hasTotp: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return account?.hasTotp ?? false
}

/** Is a code asked for, and since when; which passkeys are there, the oldest first. */
export async function findTotpAndPasskeys(tx: Tx, userId: string) {
  const [account] = await tx
    .select({ hasTotp: users.twoFactorEnabled, since: twoFactors.createdAt })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, userId))
  const hasTotp = account?.hasTotp ?? false
  const keys = await tx
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  return {
    hasTotp,
    totpSince: hasTotp ? (account?.since ?? null) : null,
    passkeys: keys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      createdAt: createdAt?.toISOString() ?? null,
    })),
  }
}

const passkeyOf = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export async function confirmPasskey(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.update(passkeys).set({ isConfirmed: true }).where(passkeyOf(userId, id))
}

/** False: the person has no such passkey. */
export async function renamePasskey(tx: Tx, userId: string, id: string, name: string): Promise<boolean> {
  const named = await tx.update(passkeys).set({ name }).where(passkeyOf(userId, id)).returning({ id: passkeys.id })
  return named.length === 1
}

/** False: the person has no such passkey. */
export async function removePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(passkeys).where(passkeyOf(userId, id)).returning({ id: passkeys.id })
  return gone.length === 1
}

/** Who has switched on a code of an app or a passkey. */
export async function listMembersWithTotpOrPasskey(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(and(eq(profiles.organizationId, organizationId), or(users.twoFactorEnabled, isNotNull(passkeys.id))))
  return new Set(rows.map(({ id }) => id))
}
