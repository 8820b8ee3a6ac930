import { expect, it } from 'vitest'
import { defaultRewards } from './rules.ts'
import { saveRewards } from './schema.ts'

const saidOf = (cash_amount: number) => {
  const rewards = defaultRewards().map(each => ({ ...each, cash_amount }))
  const periods = ['2026-11', '2026-12'].map(month => ({ month, version: 0, rewards }))
  return saveRewards.safeParse({ periods }).error?.issues[0]?.message
}

it('a place is worth nothing up to a thousand million, to the cent', () => {
  expect([0, 0.01, 1_000_000_000].map(saidOf)).toEqual([undefined, undefined, undefined])
  expect([-0.01, 0.001, 1_000_000_000.01].map(saidOf)).toEqual([
    'scoreboard.cashNegative',
    'scoreboard.cashPrecision',
    'scoreboard.cashTooMuch',
  ])
})
