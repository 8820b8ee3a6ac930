import { sql } from 'drizzle-orm'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { secondFactorFrom } from '#features/foundation/permissions/server/procedure.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { SessionMember } from '#features/foundation/permissions/session.ts'
import { rolePermissionsTemplates } from '#features/foundation/permissions/server/table.ts'
import type { Language } from '#kit/catalogue.ts'
import { mailedLinks, users } from './table.ts'

/** Whose account it is, at `machineNow`. */
export const accountColumns = {
  userId: users.id,
  email: users.email,
  emailProven: users.emailProven,
  name: users.name,
  // an unfinished recovery ends with the link that opened it; other links do not keep it up
  recoveryActive: sql<boolean>`exists (
    select from ${mailedLinks} where ${mailedLinks.userId} = ${users.id} and ${mailedLinks.purpose} = 'reset'
      and ${mailedLinks.isOpened} and ${mailedLinks.expiresAt} > ${sql.placeholder('machineNow')}::timestamptz)`,
  transactions: sql<string>`pg_current_snapshot()::text`,
}

/** What every request needs to know of a member, however the request says who asks; of `users` and what hangs on it. */
export const memberColumns = {
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
export function memberOf(row: MemberRow): SessionMember | undefined {
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
    secondFactorFrom: secondFactorFrom(role, { by: row.secondFactorFor, from: row.secondFactorFrom }, row.hasTotp),
    organization: {
      id: organizationId,
      name: organizationName,
      timeZone: organizationTimeZone,
      scoreboardEnabled: row.scoreboardEnabled,
      attendanceEnabled: row.attendanceEnabled,
    },
  }
}
