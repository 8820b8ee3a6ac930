import type { Language } from './catalogue.ts'

/** English in mails, documents and chats is American: `Nov 23, 2026`, `4:00 PM`. A browser writes its own English (record 19). */
const locales: Record<Language, string> = { de: 'de-DE', en: 'en-US' }

/** The first English of a browser's languages; without one American English. */
export const englishAmong = (languages: readonly string[]): string =>
  languages.find(tag => /^en(?:-[a-z0-9]+)*$/i.test(tag)) ?? 'en-US'

/** From now on English is written as the first English of a browser's languages. */
export function followEnglishOf(languages: readonly string[]): void {
  locales.en = englishAmong(languages)
  dates.clear()
  numbers.clear()
}

/** How dates, numbers and money are written for whoever reads the language; in the browser, mails and chats alike. */
export const localeOf = (language: Language): string => locales[language]

const dates = new Map<string, Intl.DateTimeFormat>()

/** Whether times of day are written with AM and PM. */
export const hasTwelveHourClock = (language: Language): boolean =>
  dateFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true

/** How a date format shows the time of day: `16:05`, `4:05 PM`. */
export const timeOfDayOptions = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: hasTwelveHourClock(language) ? 'numeric' : '2-digit',
  minute: '2-digit',
})

/** Cached: making one takes far longer than using it. */
export function dateFormat(language: Language, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(how)
  const known = dates.get(key) ?? new Intl.DateTimeFormat(locales[language], how)
  dates.set(key, known)
  return known
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
