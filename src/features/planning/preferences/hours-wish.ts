/** Whole hours that a person wants to work in a week; null: nothing was said (docs/product/en/availability.md#hours-wish). */
export interface HoursWish {
  readonly min: number | null
  readonly max: number | null
}

/** Of both. */
export const maxWishedHours = 80

/** What somebody typed; undefined: no whole hours that can be wished for. */
export function parseWishedHours(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d+$/.test(text) && Number(text) <= maxWishedHours ? Number(text) : undefined
}

export const checkHoursWish = ({ min, max }: HoursWish): 'minAboveMax' | undefined =>
  min !== null && max !== null && min > max ? 'minAboveMax' : undefined

/** How far a week is from what somebody wishes for, in hours. */
export type WishDeviation =
  | { readonly side: 'over'; readonly hours: number; readonly max: number }
  | { readonly side: 'under'; readonly hours: number; readonly min: number }

/**
 * Over by what the week would have with another shift, under by what it has without it. Undefined: neither; and who would
 * come from under to over at once is over.
 */
export function deviationFromWish(
  { min, max }: HoursWish,
  hours: { readonly without: number; readonly with: number },
): WishDeviation | undefined {
  if (max !== null && hours.with > max) return { side: 'over', hours: hundredths(hours.with - max), max }
  if (min !== null && hours.without < min) {
    return { side: 'under', hours: hundredths(min - hours.without), min }
  }
  return undefined
}

const hundredths = (hours: number): number => Math.round(hours * 100) / 100
