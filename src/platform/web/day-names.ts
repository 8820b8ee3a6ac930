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
