import { expect, it } from 'vitest'
import { sortedReasonCounts } from './gap-lines.ts'

it('names everything that holds people, most first, and last who is not available', () => {
  const held = { assigned_elsewhere: 10, not_available: 21, short_rest: 13, vacation: 1 }
  expect(sortedReasonCounts({ held })).toEqual([
    ['short_rest', 13],
    ['assigned_elsewhere', 10],
    ['vacation', 1],
    ['not_available', 21],
  ])
  expect(sortedReasonCounts({ held: { not_available: 3 } })).toEqual([['not_available', 3]])
})
