import { foldForSearch } from '#kit/text.ts'

/*
 * What an hour brings (docs/product/en/scoreboard.md#hours): revenue of the upload in force by person, shift, group or
 * creator, beside the hours of the timesheets and those of the file. Both stand apart, each with its own amount an hour.
 */

export const dimensions = ['person', 'shift', 'group', 'creator'] as const
export type Dimension = (typeof dimensions)[number]

/** A part of the revenue, in one currency. The id of what the organisation has, else what the file writes; neither: not said. */
export interface Earning {
  readonly id: string | null
  readonly text: string
  readonly revenue: number
  /** Null: the file does not say. */
  readonly seconds: number | null
  /** Of the revenue what was earned in these seconds. */
  readonly timed: number
}

/** Hours of the timesheets. */
export interface WorkedHours {
  readonly id: string
  readonly milliseconds: number
}

export interface RevenueRow {
  /** Null: a row of what the file says nothing of. */
  readonly key: string | null
  readonly id: string | null
  readonly text: string
  readonly revenue: number
  /** Null: nobody keeps them here, or of this. */
  readonly worked: number | null
  readonly seconds: number | null
  readonly timed: number
}

/** The most revenue first, what is not said last. Hours that brought nothing are there, too. */
export function rowsOf(earnings: readonly Earning[], worked: readonly WorkedHours[] | null): RevenueRow[] {
  const rows = new Map<string | null, RevenueRow>()
  const add = (key: string | null, { id, text, revenue, seconds, timed }: Earning, hours: number) => {
    const before = rows.get(key)
    rows.set(key, {
      key,
      id,
      text: before?.text || text,
      revenue: (before?.revenue ?? 0) + revenue,
      seconds: sum(before?.seconds ?? null, seconds),
      timed: (before?.timed ?? 0) + timed,
      worked: worked === null || (key !== null && id === null) ? null : (before?.worked ?? 0) + hours,
    })
  }
  for (const earning of earnings) add(keyOf(earning), earning, 0)
  for (const { id, milliseconds } of worked ?? []) {
    if (milliseconds > 0) add(`id ${id}`, { id, text: '', revenue: 0, seconds: null, timed: 0 }, milliseconds)
  }
  return [...rows.values()]
    .map(row => (row.key === null ? { ...row, worked: null } : row))
    .toSorted((a, b) => Number(a.key === null) - Number(b.key === null) || b.revenue - a.revenue)
}

const keyOf = ({ id, text }: Earning): string | null =>
  id === null ? (text === '' ? null : `text ${foldForSearch(text)}`) : `id ${id}`

const sum = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0)

const hour = 3_600_000

/** Less work than this gives no amount per hour: one sale in a few minutes would show an absurdly high one. */
const minMilliseconds = hour

/** In the currency's smallest units, rounded once, half away from zero; null: less than an hour was worked. */
export function revenuePerHour(revenue: number, milliseconds: number | null): number | null {
  if (milliseconds === null || milliseconds < minMilliseconds) return null
  const [product, divisor] = [BigInt(revenue) * BigInt(hour), BigInt(Math.round(milliseconds))]
  const half = product < 0n ? -divisor : divisor
  return Number((2n * product + half) / (2n * divisor))
}

/** What is left of the whole when its parts are known; an upload may say of some lines only where they belong. */
export const restOf = (whole: number, parts: readonly Earning[]): number =>
  whole - parts.reduce((all, { revenue }) => all + revenue, 0)
