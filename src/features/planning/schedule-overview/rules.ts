import { addDays, addMonths, type Day, day, daysBetween, monthOf } from '#kit/day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'

export const viewModes = ['week', 'month'] as const
export type ViewMode = (typeof viewModes)[number]

/** A month of 31 days. */
export const mostDays = 31

/** The days that are shown around a day: its ISO week, or its month. */
export function spanOf(mode: ViewMode, around: Day): { readonly from: Day; readonly days: number } {
  if (mode === 'week') return { from: mondayOf(weekOf(around)), days: 7 }
  const from = day(`${monthOf(around)}-01`)
  return { from, days: daysBetween(from, addMonths(from, 1)) }
}

/** A day of the week or month before or after. */
export const stepFrom = (mode: ViewMode, around: Day, step: 1 | -1): Day =>
  mode === 'week' ? addDays(around, 7 * step) : addMonths(day(`${monthOf(around)}-01`), step)
