/** Whole hours that a person wants to work in a week; null: nothing was said (docs/product/en/availability.md#hours-wish). */
export interface HoursWish {
  readonly least: number | null
  readonly most: number | null
}

/** Of both. */
export const maxWishedHours = 80

/** What somebody typed; undefined: no whole hours that can be wished for. */
export function hoursIn(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d+$/.test(text) && Number(text) <= maxWishedHours ? Number(text) : undefined
}

export const whyNotWish = ({ least, most }: HoursWish): 'leastAboveMost' | undefined =>
  least !== null && most !== null && least > most ? 'leastAboveMost' : undefined

/** How far a week is from what somebody wishes for, in hours. */
export type FromWish =
  | { readonly side: 'over'; readonly hours: number; readonly most: number }
  | { readonly side: 'under'; readonly hours: number; readonly least: number }

/**
 * Over by what the week would have with another shift, under by what it has without it. Undefined: neither; and who would
 * come from under to over at once is over.
 */
export function fromWish(
  { least, most }: HoursWish,
  hours: { readonly without: number; readonly with: number },
): FromWish | undefined {
  if (most !== null && hours.with > most) return { side: 'over', hours: hundredths(hours.with - most), most }
  if (least !== null && hours.without < least) {
    return { side: 'under', hours: hundredths(least - hours.without), least }
  }
  return undefined
}

const hundredths = (hours: number): number => Math.round(hours * 100) / 100
