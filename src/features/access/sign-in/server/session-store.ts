import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { Language } from '#kit/catalogue.ts'
import { parseDay } from '#kit/day.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { needsSecondFactor } from '#features/foundation/permissions/policy.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Session, SessionMember } from '#features/foundation/permissions/session.ts'
import { rolePermissionsTemplates } from '#features/foundation/permissions/server/table.ts'
import type { Database } from '#platform/server/database.ts'
import { hashOf } from '#platform/server/token.ts'
import { mailedLinks, sessions, users } from './table.ts'

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
      userId: users.id,
      email: users.email,
      emailProven: users.emailProven,
      usedAt: sql<Date>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
      confirmedAt: sql<Date>`coalesce(${sessions.confirmedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
      name: users.name,
      // one that nobody has finished ends with the link that opened it
      recoveryActive: sql<boolean>`${users.passwordRecoveryActive} and exists (
        select from ${mailedLinks} where ${mailedLinks.userId} = ${users.id} and ${mailedLinks.purpose} = 'reset'
          and ${mailedLinks.expiresAt} > ${sql.placeholder('machineNow')}::timestamptz)`,
      transactions: sql<string>`pg_current_snapshot()::text`,
      organizationId: profiles.organizationId,
      role: profiles.role,
      isActive: profiles.isActive,
      activeStatus: profiles.activeStatus,
      fullName: profiles.fullName,
      language: profiles.language,
      timeZone: profiles.timeZone,
      avatarImage: profiles.avatarImage,
      organizationName: organizations.name,
      organizationTimeZone: organizations.timeZone,
      // on unless somebody has switched it off
      scoreboardEnabled: sql<boolean>`coalesce((${organizations.settings} ->> 'scoreboard_enabled')::boolean, true)`,
      attendanceEnabled: sql<boolean>`coalesce(${organizations.settings} -> 'attendance' ->> 'since', '') <> ''`,
      hasTotp: users.twoFactorEnabled,
      secondFactorFor: sql<Role | 'nobody' | null>`${organizations.settings} ->> 'second_factor_for'`,
      secondFactorFrom: sql<string | null>`${organizations.settings} ->> 'second_factor_from'`,
      permissions: rolePermissionsTemplates.permissions,
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

interface MemberRow {
  readonly userId: string
  readonly organizationId: string | null
  readonly role: Role | null
  readonly isActive: boolean | null
  readonly activeStatus: string | null
  readonly fullName: string | null
  readonly language: Language | null
  readonly timeZone: string | null
  readonly avatarImage: string | null
  readonly organizationName: string | null
  readonly organizationTimeZone: string | null
  readonly scoreboardEnabled: boolean
  readonly attendanceEnabled: boolean
  readonly hasTotp: boolean
  readonly secondFactorFor: Role | 'nobody' | null
  readonly secondFactorFrom: string | null
  readonly permissions: PermissionId[] | null
}

/** A left join either found the profile with its organisation or nothing of both. */
function memberOf(row: MemberRow): SessionMember | undefined {
  const { organizationId, role, isActive, fullName, language, organizationName, organizationTimeZone } = row
  if (organizationId === null || role === null || isActive === null || fullName === null || language === null)
    return undefined
  if (organizationName === null || organizationTimeZone === null) return undefined
  return {
    actor: {
      organizationId,
      profileId: row.userId,
      role,
      permissions: new Set(row.permissions),
      locked: isLocked({ role, isActive, activeStatus: row.activeStatus }),
    },
    fullName,
    language,
    timeZone: row.timeZone,
    avatarImage: row.avatarImage,
    // a passkey does not do: the password alone would still open the account
    secondFactorFrom:
      !row.hasTotp && needsSecondFactor(role, row.secondFactorFor ?? 'nobody')
        ? (parseDay(row.secondFactorFrom ?? '') ?? null)
        : null,
    organization: {
      id: organizationId,
      name: organizationName,
      timeZone: organizationTimeZone,
      scoreboardEnabled: row.scoreboardEnabled,
      attendanceEnabled: row.attendanceEnabled,
    },
  }
}
