import type { Language } from './catalogue.ts'
import type { DateOrder } from './written-date.ts'

/** English is written as in Britain: `23 Nov 2026`, `23/11/2026`, 24 hours a day, as agencies on this side write it. */
const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' }

/** How dates, numbers and money are written for whoever reads the language; in the browser, mails and chats alike. */
export const localeOf = (language: Language): string => locales[language]

const dates = new Map<string, Intl.DateTimeFormat>()

/** Made once: making one takes far longer than using it. */
export function dateFormat(language: Language, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(how)
  const known = dates.get(key) ?? new Intl.DateTimeFormat(locales[language], how)
  dates.set(key, known)
  return known
}

/** Which of day and month the reader's language writes first. */
export function dateOrderOf(language: Language): DateOrder {
  const parts = dateFormat(language, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month' ? 'monthFirst' : 'dayFirst'
}

/** A plain date; `how` without a zone. */
export const formatDateText = (date: string, language: Language, how: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, { ...how, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** `Mo., 23. Nov.`, `Mon 23 Nov`: as short as it is clear. */
export const shortDate = (date: string, language: Language): string =>
  formatDateText(date, language, { weekday: 'short', day: 'numeric', month: 'short' })

const numbers = new Map<string, Intl.NumberFormat>()

/** `2.818,5`, `2,818.5` */
export const writtenNumber = (value: number, language: Language, maxDecimals = 0): string =>
  numberFormat(language, { maximumFractionDigits: maxDecimals }).format(value)

/** For money and whatever else is written in ways of its own. */
export function numberFormat(language: Language, how: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(how)
  const known = numbers.get(key) ?? new Intl.NumberFormat(locales[language], how)
  numbers.set(key, known)
  return known
}
