import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import { dateFormat } from '#kit/formats.ts'

/** A day in plain text, as an instant whose day in UTC it is. */
const at = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** `Mo` */
export const shortDay = (date: Day, language: Language): string =>
  dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(at(date))

/** `Montag, 23. November` */
export const longDay = (date: Day, language: Language): string =>
  dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at(date))

/** `Mo., 23. – Mi., 25. Nov.`; a single day stands alone. */
export const daySpan = (start: Day, end: Day, language: Language): string =>
  dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    at(start),
    at(end),
  )

/** `23. Nov.`; the day in plain text. */
export const dayMonth = (date: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at(date))

/** `23.–29. November 2026` */
export const dateSpan = (start: Day, end: Day, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(at(start), at(end))

/** `23. Nov., 14:05` on the clocks of a zone; `instant` in ISO. */
export const shortMoment = (instant: string, timeZone: string, language: Language): string =>
  dateFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant))
