import { z } from 'zod'
import { currencies } from '#kit/money.ts'
import { zMonth } from '#features/work/scoreboard/schema.ts'
import { dimensions } from './rules.ts'

const zCurrency = z.enum(currencies, 'input.invalid')

export const perHourQuestion = z.object({
  month: zMonth,
  /** Left out: the one of most people. */
  currency: zCurrency.optional(),
  by: z.enum(dimensions, 'input.invalid').default('person'),
})
export type PerHourQuestion = z.infer<typeof perHourQuestion>

/** Money in the currency's smallest units; null: less than an hour was worked. */
const hours = z.object({ minutes: z.number(), perHour: z.int().nullable() }).nullable()

const row = z.object({
  /** Null: what the file says nothing of. */
  key: z.string().nullable(),
  name: z.string(),
  /** The file's own word: nobody here is called so. */
  isUnknown: z.boolean(),
  revenue: z.int(),
  /** Of the timesheets; null: nobody checks in here, or hours have no such. */
  sheet: hours,
  /** Of the file; null: it has none. */
  file: hours,
})
export type PerHourRow = z.infer<typeof row>

export const perHour = z.object({
  month: z.string(),
  /** Null: there is nothing of this month. */
  currency: zCurrency.nullable(),
  by: z.enum(dimensions),
  /** What the upload in force can be seen by. */
  dimensions: z.array(z.enum(dimensions)),
  rows: z.array(row),
  total: row,
})
export type PerHour = z.infer<typeof perHour>
