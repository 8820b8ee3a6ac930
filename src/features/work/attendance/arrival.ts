import type { SheetLine } from './schema.ts'

/**
 * How a member came to a shift, worded to match the hours beside it: a member who was missing and then checked in was missing
 * until that time.
 */
export type Arrival =
  | { readonly kind: 'late' | 'missing' | 'notCheckedIn' }
  /** ISO instant. */
  | { readonly kind: 'missingUntil' | 'checkedInAt'; readonly at: string }

type Line = Pick<SheetLine, 'isLate' | 'isMissing' | 'checkedInAt' | 'worked'>

/** Undefined: nothing is to be said about it. */
export function arrivalOf({ isLate, isMissing, checkedInAt, worked }: Line): Arrival | undefined {
  if (!isMissing) return isLate ? { kind: 'late' } : undefined
  if (checkedInAt === null) return { kind: worked === null ? 'missing' : 'notCheckedIn' }
  // a correction may know of work before that
  const wasThereBefore = worked !== null && minuteOf(worked.start) < minuteOf(checkedInAt)
  return { kind: wasThereBefore ? 'checkedInAt' : 'missingUntil', at: checkedInAt }
}

/** Hours count whole minutes. */
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000)
