import { type Day, parseDay } from './day.ts'

const shape = /^(\d{1,2})[./ -]\s*(\d{1,2})(?:[./ -]\s*(\d{4}|\d{2})?)?$/

/**
 * A day as people type it, day before month as in German and British English: `3.12.2026`, `03/12/26`, `3.12.` of the year
 * of `near`; and as machines write it.
 */
export function parseTypedDay(text: string, near: Day): Day | undefined {
  const typed = text.trim()
  const [, dayOfMonth = '', month = '', year = near.slice(0, 4)] = shape.exec(typed) ?? []
  if (dayOfMonth === '') return parseDay(typed)
  const century = year.length === 2 ? near.slice(0, 2) : ''
  return parseDay(`${century}${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`)
}
