import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { itemWish, rateWish } from './schema.ts'

const rate = { profileId: newId(), from: '2026-11-01', currency: 'EUR', hourly: 0, night: 0, weekend: 0, commission: 0 }
const item = { profileId: newId(), month: '2026-11', kind: 'bonus', amount: 1, reason: 'Dank' }

// the smallest units, per cents in hundredths
it.each([
  ['hourly', 0, 100_000_000, 'pay.hourlyRange', rateWish, rate],
  ['night', 0, 20_000, 'pay.supplementRange', rateWish, rate],
  ['weekend', 0, 20_000, 'pay.supplementRange', rateWish, rate],
  ['commission', 0, 10_000, 'pay.commissionRange', rateWish, rate],
  ['amount', 1, 10_000_000_000, 'pay.amountRange', itemWish, item],
] as const)('%s reaches from %i to %i', (field, least, maximum, code, schema, wish) => {
  const saidOf = (value: number) => schema.safeParse({ ...wish, [field]: value }).error?.issues[0]?.message
  expect([least, maximum].map(saidOf)).toEqual([undefined, undefined])
  expect([least - 1, maximum + 1, 1.5].map(saidOf)).toEqual([code, code, code])
})

it('a bonus or a deduction has a reason of up to three hundred characters', () => {
  const takes = (length: number) => itemWish.safeParse({ ...item, reason: 'x'.repeat(length) }).success
  expect([0, 1, 300, 301].filter(takes)).toEqual([1, 300])
})
