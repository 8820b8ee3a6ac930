import { z } from 'zod'
import { zDay } from '#kit/schema.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { hoursWish } from '#features/planning/preferences/schema.ts'

export const balanceQuestion = z.object({
  weeks: z.coerce
    .number('input.invalid')
    .pipe(z.union([z.literal(4), z.literal(12)], 'input.invalid'))
    .default(4),
})
export type BalanceQuestion = z.infer<typeof balanceQuestion>

const figures = z.object({
  hours: z.number(),
  nights: z.number(),
  weekends: z.number(),
  declined: z.number(),
  /** From 0 to 1; null: no seat was worked. */
  wished: z.number().nullable(),
})

const span = { weeks: z.number().int(), from: zDay, to: zDay }

const balancePerson = figures.extend({
  profileId: z.string(),
  fullName: z.string(),
  avatarImage: z.string().nullable(),
  role: z.enum(roles),
  /** Of one week. */
  weeklyHoursWish: hoursWish,
  /** From 0 to 100, of twelve weeks whatever the span; null: too few shifts to say. */
  reliability: z.number().int().nullable(),
})
export type BalancePerson = z.infer<typeof balancePerson>

const roleMedian = figures.extend({ role: z.enum(roles), people: z.number().int() })
export type RoleMedian = z.infer<typeof roleMedian>

export const balance = z.object({
  ...span,
  /** People check in here: only then there is something to say of their reliability. */
  hasReliability: z.boolean(),
  /** By name. */
  people: z.array(balancePerson),
  /** Of each role that is among them. */
  medians: z.array(roleMedian),
})
export type Balance = z.infer<typeof balance>

export const ownBalance = z.object({ ...span, own: figures.extend({ weeklyHoursWish: hoursWish }) })
export type OwnBalance = z.infer<typeof ownBalance>

export const ownMedian = z.object({
  ...span,
  /** Null: too few have the role to be a middle without being somebody. */
  median: figures.nullable(),
})
export type OwnMedian = z.infer<typeof ownMedian>
