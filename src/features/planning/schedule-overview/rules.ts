import { addDays, type Day } from '#kit/day.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'

export const viewModes = ['week', 'month'] as const
export type ViewMode = (typeof viewModes)[number]

/** Of a month. */
export const maxDays = 31

/** As many days as names are shown for. */
export const namedDays = 7

/** The days that are shown around a day: its ISO week, or a month from it on. */
export const visibleSpan = (mode: ViewMode, around: Day): { readonly from: Day; readonly days: number } =>
  mode === 'week' ? { from: mondayOf(weekOf(around)), days: namedDays } : { from: around, days: maxDays }

/** A day of the week before or after, or the first of the month then shown: four weeks, so that weekdays stay in their columns. */
export function stepDay(mode: ViewMode, around: Day, step: 1 | -1): Day {
  const days = mode === 'week' ? 7 : 28
  return addDays(around, step === 1 ? days : -days)
}

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
