import { expect, it } from 'vitest'
import { possibleRequestMoves } from './states.ts'

it.each([
  ['pending', ['approve', 'reject']],
  ['approved', ['revoke']],
  ['rejected', ['approveNow', 'reactivate']],
] as const)('of a request that is %s one can %j', (status, moves) => {
  expect(possibleRequestMoves(status)).toEqual(moves)
})
