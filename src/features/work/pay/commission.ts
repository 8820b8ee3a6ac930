import { addMonths, type Day } from '#kit/day.ts'
import { firstDayOf, type Month } from '#kit/month.ts'

/** What the upload says of a part of somebody's revenue, as far as it does; the rest is of the whole month. */
export interface RevenuePart {
  /** Null: some day of the month. */
  readonly day: Day | null
  /** The group or the creator; empty: not said. */
  readonly text: string
  readonly amount: number
}

interface CommissionSum {
  /** In hundredths. */
  readonly percent: number
  readonly text: string
  readonly revenue: number
}

/**
 * Revenue of one currency by what it is paid at: all of one group or creator at one commission. `percentOn`: what holds on
 * a day, or in the month where nobody knows the day.
 */
export function sumByCommission(
  { amount, parts }: { readonly amount: number; readonly parts: readonly RevenuePart[] },
  percentOn: (day: Day | null) => number,
): CommissionSum[] {
  const rest = parts.reduce((left, part) => left - part.amount, amount)
  const all = parts.length === 0 || rest !== 0 ? [...parts, { day: null, text: '', amount: rest }] : parts
  const sums = new Map<string, CommissionSum>()
  for (const part of all) {
    const percent = percentOn(part.day)
    if (percent === 0) continue
    const key = `${percent} ${part.text}`
    sums.set(key, { percent, text: part.text, revenue: part.amount + (sums.get(key)?.revenue ?? 0) })
  }
  return [...sums.values()]
}

/** Whether revenue of some day of the month brings a commission; rates by day, the earliest first. */
export function hasCommission(
  rates: readonly { readonly from: Day; readonly commission: number }[],
  month: Month,
): boolean {
  const first = firstDayOf(month)
  const next = addMonths(first, 1)
  return rates.some(
    ({ from, commission }, at) => commission > 0 && from < next && (rates[at + 1]?.from ?? next) > first,
  )
}
