import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zLine, zTimestamp, zZone } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { zImageId } from '#features/foundation/images/schema.ts'
import { hoursWish } from '#features/planning/preferences/schema.ts'
import { contactMessengers, zFullName } from '#features/foundation/people/schema.ts'
import { isInternationalPhone } from '#features/agency/contacts/rules.ts'
import { zPhone } from '#features/agency/contacts/schema.ts'

const month = z.object({
  /** `2026-11` */
  month: z.string(),
  /** That have begun. */
  shifts: z.number().int(),
  /** Worked until now: real time, by the clock of instants. */
  minutes: z.number().int(),
  /** That are still to come; of a running one what is left of it. */
  plannedShifts: z.number().int(),
  plannedMinutes: z.number().int(),
  vacationDays: z.number().int(),
  /** How many of them are off in some shifts only. */
  partVacationDays: z.number().int(),
})
export type ProfileMonth = z.infer<typeof month>

const ownProfile = z.object({
  fullName: z.string(),
  language: z.enum(languages),
  /** Null: the organisation's. */
  timeZone: z.string().nullable(),
  avatarImage: z.string().nullable(),
  phone: z.string().nullable(),
  messenger: z.enum(contactMessengers).nullable(),
  languages: z.array(z.string()),
  memberSince: zTimestamp,
  weeklyHoursWish: hoursWish,
  /** Twelve, the current one last. */
  months: z.array(month),
})
export type OwnProfile = z.infer<typeof ownProfile>

export const profileContract = {
  get: endpoint('member')
    .route({ method: 'GET', path: '/me/profile', summary: 'Get your profile with shifts, hours and vacation by month' })
    .output(ownProfile),
  update: endpoint('member')
    .route({
      method: 'PATCH',
      path: '/me/profile',
      summary: 'Update your name, time zone, picture, phone number, messenger or languages',
    })
    .input(
      z.object({
        fullName: zFullName.optional(),
        timeZone: zZone.nullable().optional(),
        avatarImage: zImageId.nullable().optional(),
        /** With its country code; empty: none. */
        phone: zPhone(isInternationalPhone, 'profile.phone').removeDefault().optional(),
        /** By the phone number, which it needs. */
        messenger: z.enum(contactMessengers, 'input.invalid').nullable().optional(),
        languages: z
          .array(zLine({ max: 40 }))
          .max(10, 'input.tooMany')
          .optional(),
      }),
    )
    .output(z.object({})),
}
