import { expect, it } from 'vitest'
import { emptyReward } from '../rules.ts'
import { draftOf, rewardOf } from './reward-draft.ts'

const reward = (cash_amount: number) => ({ ...emptyReward(1), cash_amount })

it.each([
  [1250.5, '1.250,50', '1,250.50'],
  [1250, '1.250', '1,250'],
  [99.99, '99,99', '99.99'],
  [0, '', ''],
])('an amount of %d is written as its reader writes it, and read as it was written', (amount, german, english) => {
  expect([draftOf(reward(amount), 'de').cash, draftOf(reward(amount), 'en').cash]).toEqual([german, english])
  expect(rewardOf(draftOf(reward(amount), 'de'), 'de').cash_amount).toBe(amount)
  expect(rewardOf(draftOf(reward(amount), 'en'), 'en').cash_amount).toBe(amount)
})
