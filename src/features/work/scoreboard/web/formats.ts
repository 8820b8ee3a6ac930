import { dateFormat, writtenNumber } from '#kit/locale.ts'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { type Currency, formatMoney } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'

type Length = 'long' | 'short' | 'narrow'

const shapes: Readonly<Record<Exclude<Length, 'long'>, Intl.DateTimeFormatOptions>> = {
  short: { month: 'short', year: '2-digit' },
  narrow: { month: 'short' },
}

/** Months, money, counts and hours in the reader's language. */
export function useScoreboardFormats() {
  const language = useLanguage()
  return {
    /** `November 2026`, `Nov. 26`, `Nov`. */
    month: (month: Month, length: Length = 'long') =>
      length === 'long'
        ? monthYear(month, language)
        : dateFormat(language, { ...shapes[length], timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`)),
    /** By the reader alone: amounts of two currencies beside each other are written alike. */
    money: (units: number, currency: Currency) => formatMoney(units, currency, language),
    count: (count: number) => writtenNumber(count, language),
    hours: (seconds: number) => writtenNumber(seconds / 3600, language, 1),
    day: (instant: string, timeZone: string) =>
      dateFormat(language, { day: 'numeric', month: 'short', timeZone }).format(new Date(instant)),
  }
}
