import { dateFormat, numberFormat } from '#kit/locale.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { type Currency, formatMoney } from '../money.ts'
import type { Month } from '../months.ts'

type Length = 'long' | 'short' | 'narrow'

const shapes: Readonly<Record<Length, Intl.DateTimeFormatOptions>> = {
  long: { month: 'long', year: 'numeric' },
  short: { month: 'short', year: '2-digit' },
  narrow: { month: 'short' },
}

/** Months, money, counts and hours in the reader's language. */
export function useFormats() {
  const language = useLanguage()
  return {
    /** `November 2026`, `Nov. 26`, `Nov`. */
    month: (month: Month, length: Length = 'long') =>
      dateFormat(language, { ...shapes[length], timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`)),
    /** By the reader alone: amounts of two currencies beside each other are written alike. */
    money: (units: number, currency: Currency) => formatMoney(units, currency, language),
    count: (count: number) => numberFormat(language).format(count),
    hours: (seconds: number) => numberFormat(language, { maximumFractionDigits: 1 }).format(seconds / 3600),
    day: (instant: string, timeZone: string) =>
      dateFormat(language, { day: 'numeric', month: 'short', timeZone }).format(new Date(instant)),
  }
}
