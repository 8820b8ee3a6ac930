import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zLine, zZone } from '#kit/schema.ts'
import { zOrganizationName } from '#features/foundation/organizations/schema.ts'
import { maxWait, shortestWait } from '#features/foundation/organizations/attendance.ts'
import { demandedFor } from '#features/foundation/organizations/second-factor.ts'
import { zDay } from '#kit/schema.ts'

/** A link that Discord makes for guests. */
const inviteUrl = /^https:\/\/(?:www\.)?(?:discord\.gg|discord(?:app)?\.com\/invite)\/[\w-]{2,64}\/?$/

const zWait = z.int('input.range').min(shortestWait, 'input.range').max(maxWait, 'input.range')

/** What can be set of an organisation, one field beside the other (docs/product/en/organization.md#general). */
export const organizationFields = z.object({
  name: zOrganizationName,
  time_zone: zZone,
  default_language: z.enum(languages, 'input.invalid'),
  /** Days a week. */
  default_vacation_days: z.int('input.range').min(0, 'input.range').max(7, 'input.range'),
  scoreboard_enabled: z.boolean('input.invalid'),
  attendance_enabled: z.boolean('input.invalid'),
  /** Minutes after the start of a shift. */
  attendance_late_minutes: zWait,
  attendance_missing_minutes: zWait,
  payday_enabled: z.boolean('input.invalid'),
  /** A day of the month; the last one of shorter months. */
  payday_day: z.int('input.range').min(1, 'input.range').max(31, 'input.range'),
  discord_enabled: z.boolean('input.invalid'),
  discord_server_name: zLine({ max: 100, min: 0 }),
  /** Empty: none. */
  discord_invite_url: zLine({ max: 200, min: 0 }).refine(
    text => text === '' || inviteUrl.test(text),
    'organizationSettings.inviteUrl',
  ),
  second_factor_for: z.enum(demandedFor, 'input.invalid'),
  /** A day; empty where nobody needs one. */
  second_factor_from: z.union([z.literal(''), zDay], 'input.invalid'),
})
export type OrganizationFields = z.infer<typeof organizationFields>

/** `base`: what the person saw of the fields that are to change. */
export const organizationWish = z.object({ base: organizationFields.partial(), change: organizationFields.partial() })
export type OrganizationWish = z.infer<typeof organizationWish>

export const payday = z.object({ nextPayday: zDay }).nullable()
export type Payday = z.infer<typeof payday>

export const community = z.object({ serverName: z.string(), inviteUrl: z.string() }).nullable()
export type Community = z.infer<typeof community>
