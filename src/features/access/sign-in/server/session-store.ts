import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { rolePermissionsTemplates } from '#features/foundation/permissions/server/table.ts'
import type { Database } from '#platform/server/database.ts'
import { hashOf } from '#platform/server/token.ts'
import { accountColumns, memberColumns, memberOf } from './member-row.ts'
import { sessions, users } from './table.ts'

/** However often a session is used: after this long somebody has to sign in again. */
const oldestSession = '90 days'

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

/** The session of a token with all that every request needs to know: one statement, before any organisation is known. */
export function sessionFinder(
  database: Database,
): (token: string, now: Temporal.Instant) => Promise<Session | undefined> {
  const statement = database.direct
    .select({
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
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        gt(sessions.createdAt, sql`${sql.placeholder('now')}::timestamptz - ${sql.raw(`interval '${oldestSession}'`)}`),
        eq(users.emailVerified, true),
      ),
    )
    .prepare('session_of_token')

  return async (token, now) => {
    const [row] = await statement.execute({
      token: hashOf(token),
      now: now.toString(),
      machineNow: new Date().toISOString(),
    })
    if (!row) return undefined
    const { sessionId, userId, email, emailProven, name, usedAt, confirmedAt, recoveryActive, transactions } = row
    const member = memberOf(row)
    return { sessionId, userId, email, emailProven, name, usedAt, confirmedAt, recoveryActive, transactions, member }
  }
}

/** Milliseconds between two calls that need not be told apart. */
const useIsNoted = 60_000

/** Keeps when a session was last used, which says when the person was last there. One write a minute at most. */
export async function noteUse(database: Database, { sessionId, usedAt }: Session, now: Date): Promise<void> {
  if (now.getTime() - usedAt.getTime() < useIsNoted) return
  await database.direct.update(sessions).set({ usedAt: now }).where(eq(sessions.id, sessionId))
}
