import { expect, it } from 'vitest'
import { movesFrom, pageSizes, upcomingBlocks } from './states.ts'

it.each([
  ['pending', ['approve', 'reject']],
  ['approved', ['revoke']],
  ['rejected', ['approveNow', 'reactivate']],
] as const)('of a request that is %s one can %j', (status, moves) => {
  expect(movesFrom(status)).toEqual(moves)
})

it('ten open and twenty processed requests are a page, and five blocks to come are shown', () => {
  expect(pageSizes).toEqual({ open: 10, processed: 20 })
  expect(upcomingBlocks).toBe(5)
})
