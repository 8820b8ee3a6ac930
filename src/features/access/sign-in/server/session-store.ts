import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { rolePermissionsTemplates } from '#features/foundation/permissions/server/table.ts'
import { batchLookups } from '#platform/server/batches.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import { oldestSessionStart } from '../rules.ts'
import { accountColumns, memberColumns, memberOf } from './member-row.ts'
import { sessions, users, verifications } from './table.ts'

/** What the library has put into a cookie, such as the session's token, if its signature is ours. */
export function sessionToken(cookieHeader: string | null, cookieName: string, secret: string): string | undefined {
  const pair = cookieHeader?.split(/;\s*/).find(part => part.startsWith(`${cookieName}=`))
  if (pair === undefined) return undefined
  const value = tryDecode(pair.slice(cookieName.length + 1))
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const ours = createHmac('sha256', secret).update(token).digest()
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : undefined
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * The session of a token with all that every request needs to know, before any organisation is known: one statement, for
 * all requests that wait.
 */
export function sessionFinder(database: Database, clock: Clock): (token: string) => Promise<Session | undefined> {
  const find = sessionOfHash(database, clock)
  return token => find(hashOf(token))
}

function sessionOfHash(database: Database, clock: Clock): (tokenHash: string) => Promise<Session | undefined> {
  const statement = database.direct
    .select({
      tokenHash: sessions.token,
      sessionId: sessions.id,
      usedAt: sql<Date>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
      confirmedAt: sql<Date>`coalesce(${sessions.confirmedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
      ...accountColumns,
      ...memberColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, and(eq(profiles.id, users.id), isNull(profiles.leftAt)))
    .leftJoin(organizations, eq(organizations.id, profiles.organizationId))
    .leftJoin(
      rolePermissionsTemplates,
      and(
        eq(rolePermissionsTemplates.organizationId, profiles.organizationId),
        eq(rolePermissionsTemplates.role, sql`nullif(${profiles.role}, 'owner')`),
      ),
    )
    .where(
      and(
        sql`${sessions.token} = any(${sql.placeholder('tokens')}::text[])`,
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        gt(sessions.createdAt, sql`${sql.placeholder('tooOldSince')}::timestamptz`),
        eq(users.emailVerified, true),
      ),
    )
    .prepare('session_of_token')

  return batchLookups(async tokens => {
    const now = new Date(clock.now().epochMilliseconds)
    const rows = await statement.execute({
      tokens,
      now: now.toISOString(),
      tooOldSince: oldestSessionStart(now).toISOString(),
      machineNow: new Date().toISOString(),
    })
    return new Map(rows.map(row => [row.tokenHash, sessionIn(row)]))
  })
}

/** Milliseconds after which an answer that brings a new session has arrived, or never will. */
const arrivesWithin = 10_000

const replacementOf = (token: string): string => `replaced-${hashOf(token)}`

/** The session of the token is replaced; until the answer has arrived, pages of its browser still read with the token. */
export async function noteReplacement(tx: Tx, clock: Clock, token: string, newSessionId: string): Promise<void> {
  const createdAt = new Date(clock.now().epochMilliseconds)
  const expiresAt = new Date(createdAt.getTime() + arrivesWithin)
  const row = { id: newId(), identifier: replacementOf(token), value: newSessionId, expiresAt }
  await tx.insert(verifications).values({ ...row, createdAt, updatedAt: createdAt })
}

/** The session that has just replaced that of the token. It only says who is signed in: the token opens nothing. */
export async function findReplacement({ database, clock }: Services, token: string): Promise<Session | undefined> {
  const [row] = await database.direct
    .select({ tokenHash: sessions.token })
    .from(verifications)
    .innerJoin(sessions, eq(sessions.id, verifications.value))
    .where(
      and(
        eq(verifications.identifier, replacementOf(token)),
        gt(verifications.expiresAt, new Date(clock.now().epochMilliseconds)),
      ),
    )
  return row && sessionOfHash(database, clock)(row.tokenHash)
}

function sessionIn(row: Parameters<typeof memberOf>[0] & Omit<Session, 'member' | 'token'>): Session {
  const { sessionId, userId, email, emailProven, name, usedAt, confirmedAt, recoveryActive, transactions } = row
  const member = memberOf(row)
  return { sessionId, userId, email, emailProven, name, usedAt, confirmedAt, recoveryActive, transactions, member }
}

/** Milliseconds between two calls that need not be told apart. */
const useIsNoted = 60_000

/**
 * Keeps when sessions were last used, which says when their people were last there. One write a minute of each at most, and
 * one for all that are due; one that another node writes at this moment is left to it.
 */
export function sessionUseRecorder(database: Database): (session: Session) => Promise<void> {
  const note = batchLookups<never>(async ids => {
    await database.direct.execute(sql`
      update ${sessions} set used_at = ${new Date().toISOString()}
      where id in (select id from ${sessions} where ${inArray(sessions.id, [...ids])} for update skip locked)`)
    return new Map<string, never>()
  })
  return async ({ sessionId, usedAt }) => {
    if (Date.now() - usedAt.getTime() >= useIsNoted) await note(sessionId)
  }
}
