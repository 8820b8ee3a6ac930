import { and, desc, eq, gt, isNull, like, ne, notExists, sql } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { hashOf } from '#platform/server/token.ts'
import { oldestSessionStart } from '../rules.ts'
import { lockAccount } from './lock-account.ts'
import { voidMailedLinks } from './mailed-links.ts'
import { removeSecondFactors } from './protection-store.ts'
import { credentials, sessions, users, verifications } from './table.ts'

interface NewAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  /** As `hashPassword` makes it; undefined: nobody signs in with one. */
  readonly passwordHash: string | undefined
}

/**
 * How an account stands to its address: `waiting` may not sign in before the mailed link was opened, `unproven` may, but gets
 * nothing that is bound to the address, `proven` has opened a mail to it.
 */
export type AddressState = 'waiting' | 'unproven' | 'proven'

export async function insertAccounts(
  tx: Tx,
  standing: AddressState,
  accounts: readonly NewAccount[],
  now: Date,
): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now }
  const marks = { emailVerified: standing !== 'waiting', emailProven: standing === 'proven' }
  await tx.insert(users).values(accounts.map(({ id, name, email }) => ({ id, name, email, ...marks, ...stamps })))
  const withPassword = accounts.flatMap(({ id, passwordHash }) =>
    passwordHash === undefined
      ? []
      : [{ id: newId(), userId: id, accountId: id, providerId: 'credential', password: passwordHash, ...stamps }],
  )
  if (withPassword.length > 0) await tx.insert(credentials).values(withPassword)
}

/** Those whose address ends like this get a password if they have none. */
export async function setMissingPasswords(tx: Tx, domain: string, passwordHash: string, now: Date): Promise<void> {
  const without = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(and(like(users.email, `%@${domain}`), isNull(credentials.id)))
  if (without.length === 0) return
  const stamps = { providerId: 'credential', password: passwordHash, createdAt: now, updatedAt: now }
  await tx.insert(credentials).values(without.map(({ id }) => ({ id: newId(), userId: id, accountId: id, ...stamps })))
}

interface RegisteredAccount {
  readonly id: string
  readonly name: string
  readonly isVerified: boolean
  readonly isProven: boolean
}

/** Who has registered with an address, and how they stand to it. */
export async function findByEmail(tx: Tx, email: string): Promise<RegisteredAccount | undefined> {
  const [row] = await tx
    .select({ id: users.id, name: users.name, isVerified: users.emailVerified, isProven: users.emailProven })
    .from(users)
    .where(eq(users.email, email))
  return row
}

/** One that somebody registered with an address and never confirmed may be a stranger's: it gives way with its password. */
export async function replaceUnverifiedAccount(
  tx: Tx,
  standing: AddressState,
  account: NewAccount,
  now: Date,
): Promise<void> {
  await tx.delete(users).where(and(eq(users.email, account.email), eq(users.emailVerified, false)))
  await insertAccounts(tx, standing, [account], now)
}

/**
 * Marks an address as proven, after a user who may sign in to the account has used a link mailed to it. A no-op if the account's
 * address has changed since.
 */
export async function markAddressProven(
  tx: Tx,
  { userId, email }: { readonly userId: string; readonly email: string },
  now: Date,
): Promise<void> {
  await lockAccount(tx, userId)
  await tx
    .update(users)
    .set({ emailVerified: true, emailProven: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email)))
  await voidMailedLinks(tx, userId, 'confirm')
  tx.invalidate('signIn', 'reachability')
}

/** Returns the ids of the organisation's members with a proven address. */
export async function listProvenMembers(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(profiles.organizationId, organizationId), eq(users.emailProven, true)))
  return new Set(rows.map(({ id }) => id))
}

/** Where somebody is a member now. */
export async function organizationOf(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ organizationId: profiles.organizationId })
    .from(profiles)
    .where(and(eq(profiles.id, userId), isNull(profiles.leftAt)))
  return row?.organizationId
}

/** What a member reads, wherever somebody else's deed is told to them; undefined: member of nothing. */
export async function languageOf(tx: Tx, userId: string): Promise<Language | undefined> {
  const [row] = await tx
    .select({ language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.id, userId), isNull(profiles.leftAt)))
  return row?.language
}

export async function hasAnyAccount(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).limit(1)).length > 0
}

/**
 * Deletes, of these accounts, those that neither are nor were members of any organisation.
 * @returns their addresses
 */
export async function deleteAccountsWithoutOrganization(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const isMemberOfNone = notExists(tx.select().from(profiles).where(eq(profiles.id, users.id)))
  const gone = await tx
    .delete(users)
    .where(and(equalsAny(users.id, userIds), isMemberOfNone))
    .returning({ id: users.id, email: users.email })
  const ids = gone.map(({ id }) => id)
  await tx.delete(verifications).where(equalsAny(verifications.value, ids))
  return gone.map(({ email }) => email)
}

export async function endSessionsOfAll(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(sessions).where(equalsAny(sessions.userId, userIds))
}

/** Ends all sessions of somebody; with `except`, all but that one. */
export async function endSessions(tx: Tx, userId: string, except?: string): Promise<number> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id })
  return gone.length
}

export async function confirmSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))
}

export async function endSessionOf(tx: Tx, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.token, hashOf(token)))
}

const lastUse = sql<Date>`coalesce(${sessions.usedAt}, ${sessions.updatedAt})`.mapWith(sessions.updatedAt)

/** When each of the people of an organisation was last seen, to the minute, as far as somebody is signed in. */
export async function listLastSeen(tx: Tx, organizationId: string): Promise<ReadonlyMap<string, Temporal.Instant>> {
  const rows = await tx
    .select({ userId: sessions.userId, at: sql<Date | null>`max(${lastUse})`.mapWith(sessions.updatedAt) })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(eq(profiles.organizationId, organizationId))
    .groupBy(sessions.userId)
  return new Map(
    rows.flatMap(({ userId, at }) => (at ? [[userId, Temporal.Instant.fromEpochMilliseconds(at.getTime())]] : [])),
  )
}

/** Those that have not run out, the one used last first. */
export const listSessions = (tx: Tx, userId: string, now: Date) =>
  tx
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUse,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestSessionStart(now))),
    )
    .orderBy(desc(lastUse), desc(sessions.id))
    .limit(100)

/** False: the person has no such session. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return gone.length === 1
}

const passwordOf = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.select({ password: credentials.password }).from(credentials).where(passwordOf(userId))
  return row?.password ?? undefined
}

/** What belongs to one account and one password. */
export interface PasswordAccount {
  readonly userId: string
  readonly password: string
  readonly name: string
}

export async function findPasswordAccount(
  tx: Tx,
  whose: { readonly email: string } | { readonly userId: string },
): Promise<PasswordAccount | undefined> {
  const [row] = await tx
    .select({ userId: users.id, name: users.name, password: credentials.password })
    .from(users)
    .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where('email' in whose ? eq(users.email, whose.email) : eq(users.id, whose.userId))
  return row && { ...row, password: row.password ?? '' }
}

export async function setPasswordHash(tx: Tx, userId: string, password: string, now: Date): Promise<void> {
  await tx.update(credentials).set({ password, updatedAt: now }).where(passwordOf(userId))
}

/**
 * Leaves a stub without any way in, because plans of the past point to it.
 * @returns the address that stands in the place of the old one; no mail reaches it
 */
export async function anonymise(tx: Tx, userId: string, name: string, now: Date): Promise<string> {
  const email = `${userId.toLowerCase()}@deleted.invalid`
  await removeSecondFactors(tx, userId)
  await tx.delete(credentials).where(eq(credentials.userId, userId))
  await voidMailedLinks(tx, userId)
  await tx
    .update(users)
    .set({
      name,
      email,
      emailVerified: false,
      emailProven: false,
      image: null,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
  return email
}
