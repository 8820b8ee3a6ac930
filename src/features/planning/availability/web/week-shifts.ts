import type { Day } from '#kit/day.ts'
import type { Span } from '#kit/span.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import type { AvailabilityWeek } from '../schema.ts'

/** A standard shift with the times that a week begins with, and those that come in their place within it. */
export interface WeekShift extends Shift {
  readonly changes: readonly (Span & { readonly from: Day })[]
}

/**
 * A shift itself has the newest times, which may hold from a day to come; so has a week that was kept without a
 * connection before it said which times are its own.
 */
export const shiftsOfWeek = (
  shifts: readonly Shift[],
  { shiftTimes = [] }: Partial<Pick<AvailabilityWeek, 'shiftTimes'>>,
): WeekShift[] =>
  shifts.map(shift => {
    const [first, ...changes] = shiftTimes
      .filter(({ shiftId }) => shiftId === shift.id)
      .map(({ shiftId: _, ...times }) => times)
    const { from: __, ...times } = first ?? { from: undefined }
    return { ...shift, ...times, changes }
  })

export const shiftSpanOn = (shift: WeekShift, date: Day): Span =>
  shift.changes.findLast(({ from }) => from <= date) ?? shift
