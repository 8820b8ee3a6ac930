import type { Language } from './catalogue.ts'
import { writtenNumber } from './locale.ts'

/**
 * `174:42 h`, `48 h`: hours as people read them, wherever they stand, so that a figure is the same on every page. To the minute,
 * since pay is reckoned by it: what is rounded to hundredths of an hour gives another amount.
 */
export const formatHours = (minutes: number, language: Language): string =>
  `${formatHoursWithoutUnit(minutes, language)} h`

/** The same under a head that says that these are hours. */
export function formatHoursWithoutUnit(minutes: number, language: Language): string {
  const whole = Math.round(minutes)
  const rest = whole % 60
  const hours = writtenNumber((whole - rest) / 60, language)
  return rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`
}
