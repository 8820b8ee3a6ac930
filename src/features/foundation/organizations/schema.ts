import { z } from 'zod'
import { zLine } from '#kit/schema.ts'
import { demandedFor } from './second-factor.ts'
import { maxWait, shortestWait, defaultAttendance } from './attendance.ts'
import { languages } from '#kit/catalogue.ts'

/** What an organisation decides (docs/product/en/organization.md#general). Days are a week's, the payday the month's. */
const organizationSettings = z.object({
  default_language: z.enum(languages).default('de'),
  default_vacation_days: z.number().int().min(0).max(7).default(2),
  scoreboard_enabled: z.boolean().default(true),
  payday_enabled: z.boolean().default(false),
  payday_day: z.number().int().min(1).max(31).default(15),
  discord: z
    .object({ is_enabled: z.boolean(), invite_url: z.string(), server_name: z.string() })
    .default({ is_enabled: false, invite_url: '', server_name: '' }),
  /** This role and those above it need an authenticator app. */
  second_factor_for: z.enum(demandedFor).default('nobody'),
  /** The day from which they can do nothing without one; empty: nobody needs one. */
  second_factor_from: z.string().default(''),
  attendance: z
    .object({
      since: z.string().nullable(),
      lateMinutes: z.number().int().min(shortestWait).max(maxWait),
      missingMinutes: z.number().int().min(shortestWait).max(maxWait),
      pauses: z
        .array(z.object({ from: z.string(), until: z.string() }))
        .readonly()
        .optional(),
      off: z.object({ at: z.string(), since: z.string() }).optional(),
    })
    .optional()
    .default(defaultAttendance),
})
export type OrganizationSettings = z.infer<typeof organizationSettings>

export const defaultSettings = (language: 'de' | 'en'): OrganizationSettings =>
  organizationSettings.parse({ default_language: language })

export const zOrganizationName = zLine({ max: 100, min: 2, tooShort: 'organizations.nameTooShort' })
