import type { Language } from '#kit/catalogue.ts'
import { numberFormat } from '#kit/locale.ts'
import { numberStyleOf } from '#kit/locale-patterns.ts'
import type { Decimal } from '#kit/money.ts'
import { readNumber } from '#kit/written-number.ts'
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

/** Nothing counts as 0 (docs/product/en/scoreboard.md#rewards). What is no number is sent as none; the server judges the rest. */
export function rewardOf({ cash, ...rest }: RewardDraft, language: Language): Reward {
  if (cash.trim() === '') return { ...rest, cash_amount: 0 }
  const read = readNumber(cash, numberStyleOf(language))
  return { ...rest, cash_amount: read.kind === 'number' ? amountOf(read.decimal) : Number.NaN }
}

const amountOf = ({ isNegative, whole, fraction }: Decimal): number =>
  Number(`${isNegative ? '-' : ''}${whole}.${fraction}`)
