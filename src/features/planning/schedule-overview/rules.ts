import { addDays, type Day, daysBetween, monthOf, weekdayOf } from '#kit/day.ts'
import { addToMonth, firstDayOf } from '#kit/month.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'

export const viewModes = ['week', 'month'] as const
export type ViewMode = (typeof viewModes)[number]

/** Of a month. */
export const maxDays = 31

/** As many days as names are shown for. */
export const namedDays = 7

/** The days that are shown around a day: its ISO week, or its calendar month. */
export function visibleSpan(mode: ViewMode, around: Day): { readonly from: Day; readonly days: number } {
  if (mode === 'week') return { from: mondayOf(weekOf(around)), days: namedDays }
  const from = firstDayOf(monthOf(around))
  return { from, days: daysBetween(from, stepDay('month', around, 1)) }
}

/** A day of the week before or after, or the first of the month before or after. */
export const stepDay = (mode: ViewMode, around: Day, step: 1 | -1): Day =>
  mode === 'week' ? addDays(around, 7 * step) : firstDayOf(addToMonth(monthOf(around), step))

/** The days of one ISO week among those that are shown. */
export interface WeekPart {
  readonly week: Week
  /** From the first day shown. */
  readonly at: number
  readonly days: number
}

/** The weeks that the days touch, the first and the last perhaps cut. */
export function weekPartsOf({ from, days }: { readonly from: Day; readonly days: number }): WeekPart[] {
  const byWeek = Map.groupBy(
    Array.from({ length: days }, (_, at) => at),
    at => weekOf(addDays(from, at)),
  )
  return [...byWeek].map(([week, ats]) => ({ week, at: Math.min(...ats), days: ats.length }))
}

/** The days of a week from Monday to Sunday, counted from the first day shown; days before it are negative. */
export function weekdaysOf({ from }: { readonly from: Day }, { at }: WeekPart): number[] {
  const monday = at - weekdayOf(addDays(from, at)) + 1
  return Array.from({ length: 7 }, (_, weekday) => monday + weekday)
}
