import type { Language } from './catalogue.ts'

/** Whose habits: English is British, with the day before the month and 24 hours. */
const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** The one place that numbers are formatted with; formats are costly, so each is made once. */
export const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  known(numbers, `${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locales[language], options))

/** The same for days and instants: `Mo., 23. Nov. 2026` and `Mon 23 Nov 2026`, always by 24 hours. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  known(
    dates,
    `${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locales[language], { hourCycle: 'h23', ...options }),
  )

function known<T>(formats: Map<string, T>, key: string, make: () => T): T {
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}
