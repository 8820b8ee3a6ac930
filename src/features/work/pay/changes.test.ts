import { expect, it } from 'vitest'
import { changesBetween } from './changes.ts'
import type { PaidPerson } from './schema.ts'

const person = (profileId: string, total: number, more: Partial<PaidPerson> = {}): PaidPerson => ({
  profileId,
  fullName: profileId,
  avatarImage: null,
  currency: 'EUR',
  hasCommission: false,
  minutes: 600,
  base: total,
  supplements: 0,
  commission: 0,
  rewards: 0,
  bonuses: 0,
  deductions: 0,
  total,
  omitted: [],
  ...more,
})

it('names whose pay has changed, with both sums', () => {
  expect(changesBetween([person('Kim', 900), person('Ben', 700)], [person('Kim', 400), person('Ben', 700)])).toEqual([
    { profileId: 'Kim', fullName: 'Kim', before: person('Kim', 900), after: person('Kim', 400) },
  ])
})

it('knows those who have come and gone', () => {
  expect(changesBetween([person('Kim', 900)], [person('Ben', 700)])).toMatchObject([
    { fullName: 'Ben', before: { total: 0, currency: null }, after: { total: 700 } },
    { fullName: 'Kim', before: { total: 900 }, after: { total: 0, currency: null } },
  ])
})

it('sees that a sum comes about in another way, and nothing in a new name', () => {
  const before = person('Kim', 900)
  expect(changesBetween([before], [{ ...before, base: 800, bonuses: 100 }])).toHaveLength(1)
  expect(changesBetween([before], [{ ...before, fullName: 'Kim Albers', avatarImage: 'new' }])).toEqual([])
})
