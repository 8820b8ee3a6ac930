import { readNumber } from '../numbers.ts'
import { scaled } from '../money.ts'
import type { Reward } from '../rules.ts'

/** A reward while it is being typed: the amount as it stands in the field. */
export interface RewardDraft extends Omit<Reward, 'cash_amount'> {
  readonly cash: string
}

export const draftOf = ({ cash_amount, ...rest }: Reward): RewardDraft => ({
  ...rest,
  cash: cash_amount === 0 ? '' : String(cash_amount),
})

/** Nothing counts as 0 (B §5). What is no number is sent as none, and refused there. */
export function rewardOf({ cash, ...rest }: RewardDraft): Reward {
  if (cash.trim() === '') return { ...rest, cash_amount: 0 }
  const read = readNumber(cash, 'de')
  const units = read.kind === 'number' ? scaled(read.decimal, 4, false) : undefined
  return { ...rest, cash_amount: units?.ok ? units.units / 10_000 : Number.NaN }
}
