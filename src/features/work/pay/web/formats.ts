import { formatHours } from '#kit/hours.ts'
import { formatDateText } from '#kit/locale.ts'
import { type Currency, formatMoney } from '#kit/money.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { Line, Omitted } from '../rules.ts'
import { formatPercent } from '../typed.ts'

/** Lines and money in the reader's language. */
export function usePayFormats() {
  const texts = useTexts('pay')
  const language = useLanguage()
  const money = (units: number, currency: Currency) => formatMoney(units, currency, language)
  const share = (hundredths: number) => formatPercent(hundredths, language)
  const duration = (minutes: number) => formatHours(minutes, language)
  return {
    money,
    duration,
    percent: share,
    day: (day: string) => formatDateText(day, language, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** How an amount comes about. */
    line: ({ kind, minutes, hourly, percent: of, revenue, rank, text }: Line, currency: Currency): string => {
      if (kind === 'reward') return texts.place(rank ?? 0, text)
      if (kind === 'commission') return texts.of(share(of ?? 0), money(revenue ?? 0, currency), text)
      if (minutes === null || hourly === null) return text
      return [duration(minutes), money(hourly, currency), ...(of === null ? [] : [share(of)])].join(' × ')
    },
    omitted: ({ kind, why, minutes, amount, currency }: Omitted, paidIn: Currency | null): string => {
      const said = texts.omitted
      const sum = amount === null || currency === null ? '' : money(amount, currency)
      if (kind === 'base') return said.noRate(duration(minutes ?? 0))
      if (kind === 'reward') return why === 'noRate' ? said.rewardNoRate(sum) : said.reward(sum, paidIn ?? '')
      return why === 'noFigures' ? said.noFigures : said.revenue(sum, paidIn ?? '')
    },
  }
}
