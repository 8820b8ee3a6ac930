import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { move } from './list.ts'

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [4, 0, ['a', 'b', 'c', 'd']],
  [0, -1, ['a', 'b', 'c', 'd']],
])('moves what stands at %i to %i', (from, to, expected) => {
  expect(move(['a', 'b', 'c', 'd'], from, to)).toEqual(expected)
})

it('is undone by moving back, and leaves the original alone', () => {
  const place = fc.nat({ max: 12 })
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 10 }), place, place, (list, from, to) => {
      const before = [...list]
      expect(move(move(list, from, to), to, from)).toEqual(list)
      expect(list).toEqual(before)
    }),
  )
})
