import type { Language } from '#kit/catalogue.ts'
import { type Day, parseDay } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { Refusal } from '#kit/refusal.ts'
import {
  type AttendanceRules,
  attendanceOf,
  switchAttendanceRules,
} from '#features/foundation/organizations/attendance.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { changedIn, applyChangedFields, conflictIn } from '../merging.ts'
import type { Community, OrganizationFields, OrganizationWish, Payday } from '../schema.ts'
import { nextPayday } from '../payday.ts'
import { conflictRefusal } from './conflict.ts'

/** Why plans cannot go by the clocks of another zone. */
export type ZoneObstacle =
  /** Two seats of a person would overlap. */
  | { readonly kind: 'overlap' }
  /** A seat lies in the hour that a spring night skips there. */
  | { readonly kind: 'skipped'; readonly date: Day; readonly times: string; readonly groupName: string }

/**
 * What stands for the future is at the same times by the clocks of another zone, or nothing is moved. The plan stands above
 * the settings, so the assembly connects this.
 */
export type MoveToZone = (tx: Tx, member: Member, zones: Zones) => Promise<ZoneObstacle | undefined>

export interface Zones {
  /** IANA zones. */
  readonly from: string
  readonly to: string
}

export const readOrganizationFields = (member: Member): Promise<OrganizationFields> =>
  member.transaction(async tx => fieldsOf(await load(tx, member)))

/**
 * Fields of different people all survive; of the same field the second is told.
 * @throws Refusal `organizationSettings.secondFactorFrom`, `organizationSettings.zoneOverlap`,
 *   `organizationSettings.zoneSkips`, `organizationSettings.missingBeforeLate`
 */
export const saveOrganization = (
  member: Member,
  wish: OrganizationWish,
  moveToZone: MoveToZone,
): Promise<OrganizationFields> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, 'page_organization')
    const row = await load(tx, member)
    const before = fieldsOf(row)
    const conflict = conflictIn(before, wish)
    if (conflict) throw conflictRefusal(conflict, before[conflict])
    const after: OrganizationFields = applyChangedFields(before, wish.change)
    refuse(whyNot(after))
    if (after.attendance_missing_minutes <= after.attendance_late_minutes) {
      throw new Refusal('organizationSettings.missingBeforeLate', undefined, {
        field: 'change.attendance_missing_minutes',
      })
    }
    if (demandChanges(before, after)) {
      member.requireConfirmed()
      if (lacksTime(after, member.today())) {
        throw new Refusal('organizationSettings.secondFactorFrom', undefined, { field: 'change.second_factor_from' })
      }
    }
    if (after.time_zone !== before.time_zone) {
      const obstacle = await moveToZone(tx, member, { from: before.time_zone, to: after.time_zone })
      if (obstacle) throw zoneRefusal(obstacle, member.language)
    }
    await organizations.change(tx, organizationId, rowOf(after, attendanceAfter(row, after, member.now())))
    const changed = changedIn(before, after)
    if (changed.length > 0) {
      await member.audit(tx, {
        kind: 'settings.organizationChanged',
        change: Object.fromEntries(changed.map(key => [key, `${before[key]} → ${after[key]}`])),
      })
    }
    // the name, the zone and what is switched on are part of everybody's session
    tx.invalidate('organizationSettings', 'signIn')
    if (after.attendance_enabled !== before.attendance_enabled) tx.invalidate('attendance', 'handover')
    return after
  })

function zoneRefusal(obstacle: ZoneObstacle, language: Language): Refusal {
  const at = { field: 'change.time_zone' }
  if (obstacle.kind === 'overlap') return new Refusal('organizationSettings.zoneOverlap', undefined, at)
  const { date, times, groupName: group } = obstacle
  return new Refusal('organizationSettings.zoneSkips', { day: shortDate(date, language), times, group }, at)
}

export const readNextPayday = (member: Member): Promise<Payday> =>
  member.transaction(async tx => paydayOf(fieldsOf(await load(tx, member)), member.today()))

export const readCommunity = (member: Member): Promise<Community> =>
  member.transaction(async tx => communityOf(fieldsOf(await load(tx, member))))

const paydayOf = ({ payday_enabled, payday_day }: OrganizationFields, today: Day): Payday =>
  payday_enabled ? { nextPayday: nextPayday(today, payday_day) } : null

const communityOf = ({ discord_enabled, discord_server_name, discord_invite_url }: OrganizationFields): Community =>
  discord_enabled ? { serverName: discord_server_name, inviteUrl: discord_invite_url } : null

async function load(tx: Tx, { actor }: Member): Promise<organizations.OrganizationRow> {
  const row = await organizations.find(tx, actor.organizationId)
  if (!row) throw new Error('a member has no organisation')
  return row
}

const fieldsOf = ({ name, timeZone, settings }: organizations.OrganizationRow): OrganizationFields => ({
  name,
  time_zone: timeZone,
  default_language: settings.default_language,
  default_vacation_days: settings.default_vacation_days,
  scoreboard_enabled: settings.scoreboard_enabled,
  attendance_enabled: attendanceOf(settings).since !== null,
  attendance_late_minutes: attendanceOf(settings).lateMinutes,
  attendance_missing_minutes: attendanceOf(settings).missingMinutes,
  payday_enabled: settings.payday_enabled,
  payday_day: settings.payday_day,
  discord_enabled: settings.discord.is_enabled,
  discord_server_name: settings.discord.server_name,
  discord_invite_url: settings.discord.invite_url,
  // organisations that were founded before there was such a thing have neither
  second_factor_for: settings.second_factor_for ?? 'nobody',
  second_factor_from: parseDay(settings.second_factor_from ?? '') ?? '',
})

const attendanceAfter = (
  { settings }: organizations.OrganizationRow,
  { attendance_enabled, attendance_late_minutes, attendance_missing_minutes }: OrganizationFields,
  now: Temporal.Instant,
): AttendanceRules => ({
  ...switchAttendanceRules(attendanceOf(settings), attendance_enabled, now),
  lateMinutes: attendance_late_minutes,
  missingMinutes: attendance_missing_minutes,
})

const rowOf = (
  fields: OrganizationFields,
  attendance: AttendanceRules,
): Pick<organizations.OrganizationRow, 'name' | 'timeZone' | 'settings'> => ({
  name: fields.name,
  timeZone: fields.time_zone,
  settings: {
    default_language: fields.default_language,
    default_vacation_days: fields.default_vacation_days,
    scoreboard_enabled: fields.scoreboard_enabled,
    payday_enabled: fields.payday_enabled,
    payday_day: fields.payday_day,
    discord: {
      is_enabled: fields.discord_enabled,
      server_name: fields.discord_server_name,
      invite_url: fields.discord_invite_url,
    },
    attendance,
    second_factor_for: fields.second_factor_for,
    second_factor_from: fields.second_factor_for === 'nobody' ? '' : fields.second_factor_from,
  },
})

const demandChanges = (before: OrganizationFields, after: OrganizationFields): boolean =>
  changedIn(before, { second_factor_for: after.second_factor_for, second_factor_from: after.second_factor_from })
    .length > 0

/** Nobody is shut out from one moment to the next: there is a day, and it is not over. */
const lacksTime = ({ second_factor_for, second_factor_from }: OrganizationFields, today: Day): boolean =>
  second_factor_for !== 'nobody' && (second_factor_from === '' || second_factor_from < today)

type DiscordField = 'discord_server_name' | 'discord_invite_url'

/** A server that is shown needs a name and a link. */
const whyNot = (fields: OrganizationFields): DiscordField | undefined =>
  fields.discord_enabled
    ? (['discord_server_name', 'discord_invite_url'] as const).find(field => fields[field] === '')
    : undefined

/** @throws Refusal `organizationSettings.discordIncomplete` */
function refuse(field: DiscordField | undefined): void {
  if (field) throw new Refusal('organizationSettings.discordIncomplete', undefined, { field: `change.${field}` })
}
