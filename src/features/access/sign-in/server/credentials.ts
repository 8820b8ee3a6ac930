import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { markProofSettled } from '#features/foundation/permissions/server/open-proof.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { endSessionOf, endSessions, setPasswordHash } from './account-store.ts'
import { lockAccount } from './lock-account.ts'
import { voidMailedLinks } from './mailed-links.ts'
import { removeSecondFactors, removeTotp } from './protection-store.ts'
import { passkeys, sessions, users, verifications } from './table.ts'

/** Ways in that somebody does not know, or no longer wants, and that go with a change. */
export interface MethodsToRemove {
  /** Ids of passkeys. */
  readonly passkeys: readonly string[]
  /** The authenticator app with its recovery codes. */
  readonly app: boolean
}

interface CredentialChange {
  /**
   * Whether linked chats, calendar links and access tokens end. `revoke`: an attacker may have had access, or the person
   * must no longer have it. `keep`: the person makes the change, with a session and the password.
   */
  readonly linked: 'revoke' | 'keep'
  readonly passwordHash?: string
  readonly email?: string
  /** A mail to the address, or to the new one, was opened. */
  readonly provesAddress?: true
  readonly drop?: MethodsToRemove | 'all'
  /** The one session that goes on. */
  readonly keepSession?: string
}

/** As the person calls what was disconnected. */
export type EntryPointName = Readonly<Record<Language, string>>

/** Gives access to an account beside a session. Both functions run in the transaction of the change. */
export interface EntryPoint {
  /** Ends what was begun and is not used yet, such as a code. */
  revokePending?(tx: Tx, userId: string): Promise<void>
  /**
   * Ends what is linked.
   * @param keepSession the one session that goes on; what others were invited to in it stays
   * @returns the names of what there was
   */
  revoke?(
    tx: Tx,
    userId: string,
    now: Temporal.Instant,
    keepSession: string | undefined,
  ): Promise<readonly EntryPointName[]>
}

const entryPoints = new Set<EntryPoint>()

/** Called by the assembly, which lists the entry points (`src/app/server/entry-points.ts`). */
export const registerEntryPoint = (entryPoint: EntryPoint): void => {
  entryPoints.add(entryPoint)
}

interface CredentialChangeResult {
  /** How many sessions ended. */
  readonly sessions: number
  readonly disconnected: readonly EntryPointName[]
}

/**
 * Every change of credentials goes through here. It voids everything that may have been prepared with the old ones.
 *
 * - Mailed links (resets, changes of address, confirmations), half-done second steps and open recoveries.
 * - Codes that link a chat.
 * - All sessions but the one that asks, with their streams and push subscriptions.
 *
 * Known devices are void with their password (`known-devices.ts`). With `linked: 'revoke'` every entry point ends as well.
 */
export async function changeCredentials(
  tx: Tx,
  userId: string,
  change: CredentialChange,
  now: Date,
): Promise<CredentialChangeResult> {
  // one at a time: what is begun meanwhile waits and finds its link void
  await lockAccount(tx, userId)
  const { passwordHash, email, provesAddress, drop, keepSession } = change
  if (passwordHash !== undefined) await setPasswordHash(tx, userId, passwordHash, now)
  await tx
    .update(users)
    .set({
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
  const disconnected = await revokeEntryPoints(tx, userId, change, now)
  return { sessions: await endSessions(tx, userId, keepSession), disconnected }
}

/**
 * For commands of a signed-in person, in their transaction: waits for a change of credentials that is under way, and makes a
 * later one wait.
 * @throws Refusal `permissions.signInFirst` if the session has ended meanwhile
 */
export async function requireOpenSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await lockAccount(tx, userId)
  const open = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  if ((await tx.$count(sessions, open)) === 0) throw new Refusal('permissions.signInFirst')
  markProofSettled(tx)
}

/** Minutes within which a step of the library has to be done. */
const stepMinutes = 10

/**
 * For steps of the library, which writes outside of our transactions: any change of credentials in between voids the step.
 * @returns what `endLibraryStep` needs
 * @throws Refusal `permissions.signInFirst`
 */
export async function beginLibraryStep(tx: Tx, userId: string, sessionId: string, now: Date): Promise<string> {
  await requireOpenSession(tx, userId, sessionId)
  const id = newId()
  const expiresAt = new Date(now.getTime() + stepMinutes * 60_000)
  const row = { id, identifier: `step-${id}`, value: userId, expiresAt, createdAt: now, updatedAt: now }
  await tx.insert(verifications).values(row)
  return id
}

/** @throws Refusal `permissions.signInFirst` if credentials have changed since the step began; the caller undoes it */
export async function endLibraryStep(tx: Tx, userId: string, step: string): Promise<void> {
  await lockAccount(tx, userId)
  const gone = await tx.delete(verifications).where(eq(verifications.id, step)).returning({ id: verifications.id })
  if (gone.length === 0) throw new Refusal('permissions.signInFirst')
}

/** An account before a sign-in begins; compared afterwards. */
export interface AccountState {
  readonly userId: string
  readonly changedAt: Date
}

/** @param by what identifies the account: its address, a passkey, or the stored identifier of a half-done second step */
export async function findAccountState(
  tx: Tx,
  by: { readonly email: string } | { readonly credentialId: string } | { readonly identifier: string },
): Promise<AccountState | undefined> {
  const [row] = await tx.select({ userId: users.id, changedAt: users.updatedAt }).from(users).where(isAccount(tx, by))
  return row
}

function isAccount(tx: Tx, by: Parameters<typeof findAccountState>[1]): SQL {
  if ('email' in by) return eq(users.email, by.email)
  if ('credentialId' in by) {
    const ofPasskey = tx.select({ id: passkeys.userId }).from(passkeys)
    const isUsable = and(eq(passkeys.credentialID, by.credentialId), passkeys.isConfirmed)
    return inArray(users.id, ofPasskey.where(isUsable))
  }
  const ofStep = tx.select({ id: verifications.value }).from(verifications)
  return inArray(users.id, ofStep.where(eq(verifications.identifier, by.identifier)))
}

/**
 * The library reads credentials in one transaction and writes in another one. If they have changed in between, nothing of what
 * it wrote stays.
 * @param token of the session that the library has opened; undefined: it waits for a second step
 * @throws Refusal `signIn.secondStepExpired`
 */
export async function requireUnchangedAccount(
  database: Database,
  before: AccountState | undefined,
  token: string | undefined,
): Promise<void> {
  const isUnchanged = await database.installation(async tx => {
    if (before && (await isAccountUnchanged(tx, before))) return true
    if (token !== undefined) await endSessionOf(tx, token)
    else if (before) await tx.delete(verifications).where(eq(verifications.value, before.userId))
    return false
  })
  if (!isUnchanged) throw new Refusal('signIn.secondStepExpired')
}

async function isAccountUnchanged(tx: Tx, { userId, changedAt }: AccountState): Promise<boolean> {
  // waits for a change that is under way
  await tx.execute(sql`select lock_session(${userId}, '')`)
  const [now] = await tx.select({ changedAt: users.updatedAt }).from(users).where(eq(users.id, userId))
  return now?.changedAt.getTime() === changedAt.getTime()
}

async function revokeEntryPoints(
  tx: Tx,
  userId: string,
  { linked, keepSession }: CredentialChange,
  now: Date,
): Promise<EntryPointName[]> {
  // codes first: one that is being used at this moment is waited for, and its link is then there to be ended
  for (const entryPoint of entryPoints) await entryPoint.revokePending?.(tx, userId)
  if (linked === 'keep') return []
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const disconnected: EntryPointName[] = []
  for (const entryPoint of entryPoints) {
    disconnected.push(...((await entryPoint.revoke?.(tx, userId, at, keepSession)) ?? []))
  }
  return disconnected
}

async function dropWays(tx: Tx, userId: string, { app, passkeys: ids }: MethodsToRemove): Promise<void> {
  if (app) await removeTotp(tx, userId)
  if (ids.length > 0) await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), inArray(passkeys.id, [...ids])))
}
