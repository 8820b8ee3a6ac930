import { type Day, parseDay } from './day.ts'
import type { DateOrder } from './written-date.ts'

const shape = /^(\d{1,2})[./ -]\s*(\d{1,2})(?:[./ -]\s*(\d{4}|\d{2})?)?$/
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/

/**
 * A day as people type it, in the order of their language: `3.12.2026`, `03/12/26`, `3.12.` of the year of `near`, or with the
 * month first `12/3/2026`; and with the year first, as machines write it.
 */
export function parseTypedDay(text: string, near: Day, order: DateOrder): Day | undefined {
  const typed = text.trim()
  const [, ownYear = '', ownMonth = '', ownDay = ''] = yearFirst.exec(typed) ?? []
  if (ownYear !== '') return dayFrom(ownYear, ownMonth, ownDay)
  const [, first = '', second = '', year = near.slice(0, 4)] = shape.exec(typed) ?? []
  if (first === '') return undefined
  const [dayOfMonth, month] = order === 'dayFirst' ? [first, second] : [second, first]
  return dayFrom(`${year.length === 2 ? near.slice(0, 2) : ''}${year}`, month, dayOfMonth)
}

const dayFrom = (year: string, month: string, dayOfMonth: string): Day | undefined =>
  parseDay(`${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`)
