import type { SheetLine } from './schema.ts'

/**
 * How somebody came to a shift, in words that go with the hours beside them: whoever was missing and came after all was
 * missing until then.
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
