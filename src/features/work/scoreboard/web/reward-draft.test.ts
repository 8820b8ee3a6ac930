import { expect, it } from 'vitest'
import { emptyReward } from '../rules.ts'
import { draftOf, rewardOf } from './reward-draft.ts'

const reward = (cash_amount: number) => ({ ...emptyReward(1), cash_amount })

it.each([
  [1250.5, '1.250,50', '1,250.50'],
  [1250, '1.250', '1,250'],
  [99.99, '99,99', '99.99'],
  [1_000_000_000, '1.000.000.000', '1,000,000,000'],
  [0, '', ''],
])('an amount of %d is written as its reader writes it, and read as it was written', (amount, german, english) => {
  expect([draftOf(reward(amount), 'de').cash, draftOf(reward(amount), 'en').cash]).toEqual([german, english])
  expect(rewardOf(draftOf(reward(amount), 'de'), 'de').cash_amount).toBe(amount)
  expect(rewardOf(draftOf(reward(amount), 'en'), 'en').cash_amount).toBe(amount)
})

it.each([
  ['2.000.000.000', 2_000_000_000],
  ['-5', -5],
  ['1,23456', 1.23456],
])('%s is sent as it was typed, for the server to say what is wrong with it', (cash, amount) => {
  expect(rewardOf({ ...draftOf(reward(0), 'de'), cash }, 'de').cash_amount).toBe(amount)
})
