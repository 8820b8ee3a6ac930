import { addDays, addMonths, type Day, day, monthOf } from '#kit/day.ts'
import type { ProfileMonth } from './contract.ts'

const shownMonths = 12

/** The first and the last day of the months that a profile shows; the current one is the last. */
export function shownDays(today: Day): readonly [Day, Day] {
  const current = firstOf(monthOf(today))
  return [addMonths(current, 1 - shownMonths), addDays(addMonths(current, 1), -1)]
}

/** Every month of the span, the empty ones too. A day off counts once, in its own month. */
export function monthsOf(
  [first, last]: readonly [Day, Day],
  worked: readonly Omit<ProfileMonth, 'vacationDays'>[],
  daysOff: readonly Day[],
): ProfileMonth[] {
  const byMonth = new Map(worked.map(row => [row.month, row]))
  const off = Map.groupBy(new Set(daysOff), monthOf)
  const months: ProfileMonth[] = []
  for (let start = first; start <= last; start = addMonths(start, 1)) {
    const month = monthOf(start)
    const sums = byMonth.get(month) ?? { month, shifts: 0, minutes: 0, plannedShifts: 0, plannedMinutes: 0 }
    months.push({ ...sums, vacationDays: off.get(month)?.length ?? 0 })
  }
  return months
}

const firstOf = (month: string): Day => day(`${month}-01`)
