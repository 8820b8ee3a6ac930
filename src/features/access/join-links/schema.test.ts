import { expect, it } from 'vitest'
import { newJoinLink } from './schema.ts'

const takes = (change: object) => newJoinLink.safeParse({ maxUses: 3, hours: 24, ...change }).success

it('a link is for one to five hundred people', () => {
  expect([0, 1, 500, 501].filter(maxUses => takes({ maxUses }))).toEqual([1, 500])
})

it('a link is open for an hour, a day, three days, a week or thirty days', () => {
  const days = Array.from({ length: 32 }, (_, day) => day * 24)
  expect([1, 2, 12, ...days].filter(hours => takes({ hours }))).toEqual([1, 24, 72, 168, 720])
})
