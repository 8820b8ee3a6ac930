import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import { dateFormat, formatDateText } from '#kit/locale.ts'

/** `Mo` */
export const shortWeekday = (date: Day, language: Language): string =>
  formatDateText(date, language, { weekday: 'short' })
/** `Montag, 23. November` */
export const longDay = (date: Day, language: Language): string =>
  formatDateText(date, language, { weekday: 'long', day: 'numeric', month: 'long' })

/** `Mo., 23. – Mi., 25. Nov.`; a single day stands alone. */
export const daySpan = (start: Day, end: Day, language: Language): string =>
  span(start, end, language, { weekday: 'short', day: 'numeric', month: 'short' })

/** `23. Nov.`; the day in plain text. */
export const dayMonth = (date: string, language: Language): string =>
  formatDateText(date, language, { day: 'numeric', month: 'short' })

/** `23.–29. November 2026` */
export const dateSpan = (start: Day, end: Day, language: Language): string =>
  span(start, end, language, { dateStyle: 'long' })

/** `30. Nov. – 6. Dez.` */
export const shortSpan = (start: Day, end: Day, language: Language): string =>
  span(start, end, language, { day: 'numeric', month: 'short' })

const span = (start: Day, end: Day, language: Language, how: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, { ...how, timeZone: 'UTC' }).formatRange(
    new Date(`${start}T00:00:00Z`),
    new Date(`${end}T00:00:00Z`),
  )

/** `November 2026` */
export const monthYear = (month: string, language: Language): string =>
  formatDateText(`${month.slice(0, 7)}-01`, language, { month: 'long', year: 'numeric' })
