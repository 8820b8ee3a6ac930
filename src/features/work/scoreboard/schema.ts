import { z } from 'zod'
import { zUntrimmedText, zId, zInstantCursor, zNextCursor, zLine, zText } from '#kit/schema.ts'
import { encodingChoices, zEncoding } from '#features/foundation/spreadsheets/schema.ts'
import { fields } from './columns.ts'
import { originFields } from './details.ts'
import { currencies } from '#kit/money.ts'
import { isMonth } from '#kit/month.ts'
import { dateOrders } from '#kit/written-date.ts'
import { numberStyles } from '#kit/written-number.ts'
import { areRewardRanksValid, maxCashUnits, maxPlaces, rewardCurrencies, cashInCents } from './rules.ts'
import { problemCodes } from './values.ts'

export const zMonth = z
  .string({
    error: issue => (issue.input === undefined || issue.input === null ? 'input.required' : 'scoreboard.month'),
  })
  .refine(isMonth, 'scoreboard.month')
  .meta({ description: 'A calendar month, YYYY-MM', examples: ['2026-11'] })

const zCurrency = z.enum(currencies, 'input.invalid')
const zField = z.enum(fields, 'input.invalid')
const zUnits = z.int()
const zCount = z.int()
const when = z.string()

const figures = z.object({
  currency: zCurrency,
  /** These three in the currency's smallest units. */
  revenue: zUnits,
  ppv: zUnits.nullable(),
  tips: zUnits.nullable(),
  sales: zCount.nullable(),
  messages: zCount.nullable(),
  seconds: zCount.nullable(),
})

/** What stands in the last place that a number can be read from: how the file is meant. */
const mapping = {
  sheet: zUntrimmedText(100, 'input.tooLong').optional(),
  /** The encoding of a text that can be read in several; left out: the likeliest. */
  encoding: zEncoding.optional(),
  /** A field or nothing for every column; left out: what the headers say. */
  columns: z
    .array(zField.nullable())
    .max(100, 'input.tooMany')
    .refine(columns => isOnceEach(columns), 'scoreboard.twice')
    .optional(),
  numbers: z.enum(numberStyles, 'input.invalid').optional(),
  currency: zCurrency.optional(),
  /** The order of dates that can be read both ways; left out: the one of the profile's language. */
  dateOrder: z.enum(dateOrders, 'input.invalid').optional(),
}

function isOnceEach(columns: readonly (string | null)[]): boolean {
  const named = columns.filter(column => column !== null)
  return new Set(named).size === named.length
}

export const upload = z.object({
  file: z.instanceof(File, { error: 'spreadsheets.fileRequired' }),
  month: zMonth,
  ...mapping,
})
export type Upload = z.infer<typeof upload>

const written = z.object({ version: z.int(), fileName: z.string(), by: z.string(), at: when, people: z.int() })

const dateLine = z.object({ line: z.int(), text: z.string() })

export const preview = z.object({
  month: z.string(),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  encoding: z.string().nullable(),
  encodings: encodingChoices,
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()), field: zField.nullable() })),
  /** Whether there is a person and a revenue. */
  isComplete: z.boolean(),
  /** The mapping is the one that was used for such columns before. */
  isRemembered: z.boolean(),
  numbers: z.enum(numberStyles).nullable(),
  /** Of amounts that do not say theirs; null: all do. */
  assumedCurrency: zCurrency.nullable(),
  people: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      email: z.string(),
      /** The first few of them. */
      lines: z.array(z.int()),
      lineCount: z.int(),
      figures: z.array(figures),
      by: z.enum(['email', 'name', 'before']).nullable(),
      profileId: z.string().nullable(),
      why: z.enum(['unknown', 'ambiguous', 'contradictory']).nullable(),
      /** Who could be meant. */
      suggestions: z.array(z.object({ id: z.string(), fullName: z.string() })),
    }),
  ),
  problems: z.array(
    z.object({ line: z.int(), code: z.enum(problemCodes), field: zField.nullable(), text: z.string() }),
  ),
  problemCount: z.int(),
  /** Shifts, groups and creators that the organisation does not have; the first few. */
  unplaced: z.array(z.object({ field: z.enum(originFields), text: z.string(), line: z.int(), lineCount: z.int() })),
  /** Lines with a number that can be read both ways; with any, `numbers` has to be said before saving. */
  ambiguousCount: z.int(),
  /** A date that can be read both ways, and the order it was read in: `dateOrder` has to be said before saving. */
  openDate: z.object({ order: z.enum(dateOrders), line: z.int(), text: z.string() }).nullable(),
  /** A date that is day first and one that is month first: no line is read, and nothing can be saved. */
  dateConflict: z.object({ dayFirst: dateLine, monthFirst: dateLine }).nullable(),
  /** The figures that would be replaced. */
  replaces: written.extend({ totals: z.array(z.object({ currency: zCurrency, revenue: zUnits })) }).nullable(),
  /** Of what was shown: only that is saved. */
  fingerprint: z.string(),
})
export type Preview = z.infer<typeof preview>

export const save = upload.extend({
  fingerprint: zUntrimmedText(100, 'input.tooLong'),
  /** For people who were not found, and against what was found: a profile, or null to leave the rows out. */
  assignments: z
    .array(z.object({ key: zUntrimmedText(500, 'input.tooLong'), profileId: zId.nullable() }))
    .max(5000, 'input.tooMany')
    .default([]),
})
export type UploadSave = z.infer<typeof save>

export const savedUpload = z.object({ id: z.string(), version: z.int(), people: z.int() })

const uploadEntry = z.object({
  id: z.string(),
  month: z.string(),
  version: z.int(),
  fileName: z.string(),
  fileSize: z.int(),
  uploadedBy: z.string(),
  uploadedAt: when,
  people: z.int(),
  problems: z.int(),
  isCurrent: z.boolean(),
  undoneBy: z.string().nullable(),
  undoneAt: when.nullable(),
})
export type UploadEntry = z.infer<typeof uploadEntry>

export const uploadsQuestion = z.object({ month: zMonth.optional(), after: zInstantCursor.optional() })
export type UploadsQuestion = z.infer<typeof uploadsQuestion>

export const uploadPage = z.object({
  uploads: z.array(uploadEntry),
  /** What can be uploaded for, newest first. */
  months: z.array(z.string()),
  next: zNextCursor,
})
export type UploadPage = z.infer<typeof uploadPage>

/** These names are part of the API, and so they stay. */
const reward = z.object({
  rank: z.int('input.invalid').min(1, 'input.range').max(maxPlaces, 'input.range'),
  type: z.literal('cash', 'input.invalid').default('cash'),
  cash_amount: z
    .number('scoreboard.cashUnreadable')
    .min(0, 'scoreboard.cashNegative')
    .max(maxCashUnits / 100, 'scoreboard.cashTooMuch')
    .refine(amount => Math.abs(amount * 100 - cashInCents(amount)) < 1e-4, 'scoreboard.cashPrecision'),
  cash_currency: z.enum(rewardCurrencies, 'input.invalid'),
  reward_text: zLine({ max: 200, min: 0 }).default(''),
  title: zLine({ max: 100, min: 0 }).default(''),
  description: zText({ max: 500 }).default(''),
})

const rewards = z.array(reward).refine(areRewardRanksValid, 'scoreboard.places')

export const rewardPeriods = z.object({
  periods: z.array(
    z.object({
      month: z.string(),
      /** Counts every save; a save names the one it began from. */
      version: z.int(),
      /** Nobody has decided yet: three places of nothing. */
      isDefault: z.boolean(),
      rewards: z.array(reward),
    }),
  ),
})
export type RewardPeriods = z.infer<typeof rewardPeriods>

export const saveRewards = z.object({
  /** This month and the next, both. */
  periods: z
    .array(z.object({ month: zMonth, version: z.int('input.invalid').min(0, 'input.range'), rewards }))
    .length(2, 'scoreboard.periods'),
})
export type SaveRewards = z.infer<typeof saveRewards>

const entry = figures.extend({
  profileId: z.string(),
  fullName: z.string(),
  avatarImage: z.string().nullable(),
  hasLeft: z.boolean(),
  rank: z.int(),
  /** Units that are missing to the next better rank; null on the first. */
  toNext: zUnits.nullable(),
  nextRank: z.int().nullable(),
  /** The month before; null: not in it. */
  previous: z.object({ rank: z.int(), revenue: zUnits }).nullable(),
})
export type BoardEntry = z.infer<typeof entry>

export const boardQuestion = z.object({
  /** Left out: the current one. */
  month: zMonth.optional(),
  /** Left out: the one of most people. */
  currency: zCurrency.optional(),
  /** How many from the top. */
  limit: z.coerce
    .number('input.invalid')
    .int('input.invalid')
    .min(1, 'input.range')
    .max(5000, 'input.range')
    .default(100),
})
export type BoardQuestion = z.infer<typeof boardQuestion>

export const board = z.object({
  month: z.string(),
  current: z.string(),
  /** The months with something to show lie between these. */
  first: z.string(),
  last: z.string(),
  currencies: z.array(z.object({ currency: zCurrency, people: z.int(), revenue: zUnits })),
  /** Of the entries; null: there are none. */
  currency: zCurrency.nullable(),
  entries: z.array(entry),
  total: z.int(),
  /** One's own, however far down. */
  own: entry.nullable(),
  /** What all brought in the month before. */
  previousRevenue: zUnits.nullable(),
  rewards: z.array(reward),
  updatedAt: when.nullable(),
})
export type Board = z.infer<typeof board>

export const yearQuestion = z.object({ month: zMonth, currency: zCurrency })
export type YearQuestion = z.infer<typeof yearQuestion>

const own = z.object({ revenue: zUnits, rank: z.int() }).nullable()
export const year = z.object({
  /** Twelve, the named one last; null: no figures. */
  months: z.array(z.object({ month: z.string(), revenue: zUnits.nullable(), people: z.int(), own })),
  /** The month as its uploads tell it, one after the other. */
  progress: z.array(z.object({ at: when, revenue: zUnits, own })),
})
export type Year = z.infer<typeof year>
