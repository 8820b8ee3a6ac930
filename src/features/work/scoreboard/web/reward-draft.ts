import type { Language } from '#kit/catalogue.ts'
import { numberFormat } from '#kit/locale.ts'
import { scaled } from '../money.ts'
import { readNumber } from '../numbers.ts'
import type { Reward } from '../rules.ts'

/** A reward while it is being typed: the amount as it stands in the field. */
export interface RewardDraft extends Omit<Reward, 'cash_amount'> {
  readonly cash: string
}

/** The amount as the reader writes it: `1.250,50` or `1,250.50`. */
export const draftOf = ({ cash_amount, ...rest }: Reward, language: Language): RewardDraft => ({
  ...rest,
  cash: cash_amount === 0 ? '' : cashText(cash_amount, language),
})

const cashText = (amount: number, language: Language): string =>
  numberFormat(language, {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)

/** Nothing counts as 0 (docs/product/en/scoreboard.md#rewards). What is no number is sent as none and refused. */
export function rewardOf({ cash, ...rest }: RewardDraft, language: Language): Reward {
  if (cash.trim() === '') return { ...rest, cash_amount: 0 }
  const read = readNumber(cash, language)
  const units = read.kind === 'number' ? scaled(read.decimal, 4, false) : undefined
  return { ...rest, cash_amount: units?.ok ? units.units / 10_000 : Number.NaN }
}
