import { z } from 'zod'
import { zDay, zId, zLine, zTimestamp } from '#kit/schema.ts'
import { currencies } from '#kit/money.ts'
import { zMonth } from '#features/work/scoreboard/schema.ts'
import {
  itemKinds,
  lineKinds,
  maxReasonLength,
  maxAmount,
  maxCommission,
  maxHourly,
  maxSupplement,
  omissions,
} from './rules.ts'

const zCurrency = z.enum(currencies, 'pay.currency')
const upTo = (maximum: number, code: string, least = 0) => z.int(code).min(least, code).max(maximum, code)
const zReason = zLine({ max: maxReasonLength, min: 1 })

/** Money in the currency's smallest units, per cents in hundredths, as all here. */
const terms = {
  hourly: upTo(maxHourly, 'pay.hourlyRange'),
  night: upTo(maxSupplement, 'pay.supplementRange'),
  weekend: upTo(maxSupplement, 'pay.supplementRange'),
  commission: upTo(maxCommission, 'pay.commissionRange'),
}

export const rateWish = z.object({ profileId: zId, from: zDay, currency: zCurrency, ...terms })
export type RateWish = z.infer<typeof rateWish>

export const oneRate = z.object({ profileId: zId, from: zDay })
export const onePerson = z.object({ profileId: zId })

export const itemWish = z.object({
  profileId: zId,
  month: zMonth,
  kind: z.enum(itemKinds, 'input.invalid'),
  amount: upTo(maxAmount, 'pay.amountRange', 1),
  reason: zReason,
})
export type ItemWish = z.infer<typeof itemWish>
export const oneItem = z.object({ itemId: zId })

export const ofMonth = z.object({ month: zMonth })
/** Null: everybody, a paper each. */
export const ofAnybody = z.object({ month: zMonth, profileId: zId.nullable() })
export type StatementExportQuestion = z.infer<typeof ofAnybody>
export const ofPerson = z.object({ month: zMonth, profileId: zId })
export const reopening = z.object({ month: zMonth, reason: zReason })
/** With what was seen: whoever closes knows what they close. */
export const closing = z.object({
  month: zMonth,
  mark: z.string('input.invalid').regex(/^[\w-]{1,64}$/, 'input.invalid'),
})

const rate = z.object({
  from: zDay,
  hourly: z.number(),
  night: z.number(),
  weekend: z.number(),
  commission: z.number(),
  /** No closed month hangs on it. */
  isFree: z.boolean(),
})

export const rates = z.object({
  profileId: z.string(),
  fullName: z.string(),
  /** Null: nothing has been said yet. */
  currency: z.enum(currencies).nullable(),
  /** The currency can still be another one: by a first rate, or by one that replaces the only rate. */
  isCurrencyFree: z.boolean(),
  /** The latest first. */
  rates: z.array(rate),
})
export type Rates = z.infer<typeof rates>

const line = z.object({
  kind: z.enum(lineKinds),
  minutes: z.number().nullable(),
  hourly: z.number().nullable(),
  percent: z.number().nullable(),
  revenue: z.number().nullable(),
  rank: z.number().nullable(),
  text: z.string(),
  itemId: z.string().nullable(),
  amount: z.number(),
})

const omitted = z.object({
  kind: z.enum(['base', 'commission', 'reward']),
  why: z.enum(omissions),
  minutes: z.number().nullable(),
  amount: z.number().nullable(),
  currency: z.enum(currencies).nullable(),
})

const workedShift = z.object({
  date: zDay,
  groupName: z.string(),
  shiftId: z.string(),
  shiftName: z.string(),
  /** ISO instants of the whole of it; the minutes are those of this month. */
  start: zTimestamp,
  end: zTimestamp,
  minutes: z.number(),
  night: z.number(),
  weekend: z.number(),
})
export type WorkedShift = z.infer<typeof workedShift>

export const statement = z.object({
  month: z.string(),
  profileId: z.string(),
  fullName: z.string(),
  /** ISO instant; null: it can still change. */
  closedAt: zTimestamp.nullable(),
  version: z.number(),
  currency: z.enum(currencies).nullable(),
  lines: z.array(line),
  omitted: z.array(omitted),
  total: z.number(),
  shifts: z.array(workedShift),
})
export type Statement = z.infer<typeof statement>

export const ownStatement = statement.extend({
  /** With what is planned until the month ends; null: it is closed. */
  expected: z.number().nullable(),
  /** Those that are closed, the latest first. */
  closedMonths: z.array(z.object({ month: z.string(), total: z.number(), currency: z.enum(currencies) })),
})
export type OwnStatement = z.infer<typeof ownStatement>

/** What the next payday brings; null: nobody has said how one is paid, or there is no payday. */
export const expected = z
  .object({ month: z.string(), currency: z.enum(currencies), total: z.number(), isClosed: z.boolean() })
  .nullable()
export type ExpectedPayment = z.infer<typeof expected>

const paidPerson = z.object({
  profileId: z.string(),
  fullName: z.string(),
  avatarImage: z.string().nullable(),
  currency: z.enum(currencies).nullable(),
  /** Revenue in the person's currency brings a commission; false in a closed run, which new revenue does not change. */
  hasCommission: z.boolean(),
  minutes: z.number(),
  /** By kind of line; those for nights and weekends together. */
  base: z.number(),
  supplements: z.number(),
  commission: z.number(),
  rewards: z.number(),
  bonuses: z.number(),
  deductions: z.number(),
  total: z.number(),
  /** Things that are not paid, and why. */
  omitted: z.array(omitted),
})
export type PaidPerson = z.infer<typeof paidPerson>

export const payMonth = z.object({
  month: z.string(),
  version: z.number(),
  /** ISO instant and who; null: it is a draft. */
  closed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  isOver: z.boolean(),
  areHoursClosed: z.boolean(),
  mark: z.string(),
  sums: z.array(z.object({ currency: z.enum(currencies), people: z.number(), total: z.number() })),
  people: z.array(paidPerson),
})
export type PayMonth = z.infer<typeof payMonth>
