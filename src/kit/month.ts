import { addMonths, day, type Day, isDay, monthOf } from '#kit/day.ts'

/** `YYYY-MM`; sorts as time does. */
export type Month = string

export const isMonth = (text: string): text is Month => text.length === 7 && isDay(`${text}-01`)

export const firstDayOf = (month: Month): Day => day(`${month}-01`)

export const addToMonth = (month: Month, months: number): Month => monthOf(addMonths(firstDayOf(month), months))

/** That many in a row, the named one last. */
export const monthsUntil = (last: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => addToMonth(last, at - count + 1))
