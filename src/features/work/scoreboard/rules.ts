import { addToMonth, type Month } from '#kit/month.ts'

/** What rewards are paid in (docs/product/en/scoreboard.md#rewards). */
export const rewardCurrencies = ['USD', 'EUR'] as const
export type RewardCurrency = (typeof rewardCurrencies)[number]

const monthsAhead = 2

/** What figures may be uploaded for: from the month in which the profile was made to two months ahead, newest first. */
export function uploadMonths(createdIn: Month, current: Month): Month[] {
  const months: Month[] = []
  for (let month = addToMonth(current, monthsAhead); month >= createdIn; month = addToMonth(month, -1))
    months.push(month)
  return months
}

/*
 * A month's figures are those of one upload. Each upload remembers which one it replaced:
 *
 *   nothing ──upload──▶ 1 ──upload──▶ 2 ──upload──▶ 3
 *                       ◀──undo─────    ◀──undo─────      undone ones stay in the history, never again in force
 *
 * Rewards are decided for this month and the next; what is past stays as it was promised.
 */

/** Figures can be uploaded for the months of the profile's time, and two ahead. */
export const uploadMonthProblem = (
  month: Month,
  span: { readonly createdIn: Month; readonly current: Month },
): 'monthRange' | undefined => (uploadMonths(span.createdIn, span.current).includes(month) ? undefined : 'monthRange')

const leastPlaces = 3
export const maxPlaces = 50
/** In the currency's smallest units: a thousand million. */
export const maxCashUnits = 100_000_000_000

export interface Reward {
  readonly rank: number
  readonly type: 'cash'
  /** Of the currency, with at most two digits after the point. */
  readonly cash_amount: number
  readonly cash_currency: RewardCurrency
  readonly reward_text: string
  readonly title: string
  readonly description: string
}

export const emptyReward = (rank: number): Reward => ({
  rank,
  type: 'cash',
  cash_amount: 0,
  cash_currency: rewardCurrencies[0],
  reward_text: '',
  title: '',
  description: '',
})

/** What a month has before anybody decided on it (docs/product/en/scoreboard.md#rewards). */
export const defaultRewards = (): Reward[] => Array.from({ length: leastPlaces }, (_, at) => emptyReward(at + 1))

/** With one place more at the end, while there may be more. */
export const appendRewardRank = <T>(places: readonly T[], make: (rank: number) => T): T[] =>
  places.length < maxPlaces ? [...places, make(places.length + 1)] : [...places]

export const canRemoveRank = (rank: number): boolean => rank > leastPlaces

/** Without the place of that rank; those behind move up. The first three stay. */
export const removeRewardRank = <T extends { readonly rank: number }>(places: readonly T[], rank: number): T[] =>
  canRemoveRank(rank)
    ? places.filter(each => each.rank !== rank).map((each, at) => ({ ...each, rank: at + 1 }))
    : [...places]

export const areRewardRanksValid = (rewards: readonly { readonly rank: number }[]): boolean =>
  rewards.length >= leastPlaces && rewards.length <= maxPlaces && rewards.every(({ rank }, at) => rank === at + 1)

/** The two months that rewards can be decided for. */
export const rewardMonths = (current: Month): [Month, Month] => [current, addToMonth(current, 1)]

export const cashInCents = (amount: number): number => Math.round(amount * 100)
