import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(date: Day, language: Language, how: 'short' | 'long'): string {
  const key = `${language} ${how}`
  const weekday = { weekday: how, timeZone: 'UTC' } as const
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, how === 'short' ? weekday : { ...weekday, day: 'numeric', month: 'long' })
  formats.set(key, known)
  return known.format(new Date(`${date}T00:00:00Z`))
}

/** `Mo` */
export const shortDay = (date: Day, language: Language): string => format(date, language, 'short')
/** `Montag, 23. November` */
export const longDay = (date: Day, language: Language): string => format(date, language, 'long')

const spans = new Map<Language, Intl.DateTimeFormat>()

/** `Mo., 23. – Mi., 25. Nov.`; a single day stands alone. */
export function daySpan(start: Day, end: Day, language: Language): string {
  const known =
    spans.get(language) ??
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  spans.set(language, known)
  return known.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`))
}

/** `23. Nov.`; the day in plain text. */
export const dayMonth = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** `23.–29. November 2026` */
export const dateSpan = (start: Day, end: Day, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(`${start}T00:00:00Z`),
    new Date(`${end}T00:00:00Z`),
  )

/** `23. Nov., 14:05` on the clocks of a zone; `instant` in ISO. */
export const shortMoment = (instant: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant))
