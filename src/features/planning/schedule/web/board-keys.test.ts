import { expect, it } from 'vitest'
import { seatPositionAfterKey } from './board-keys.ts'

const seats = (count: number) => ({ length: count })
// the second row has no seats on the second day, the third none at all on the first
const cells = [
  [seats(2), seats(1)],
  [seats(1), seats(0)],
  [seats(0), seats(3)],
]
const at = (row: number, column: number, index: number) => ({ row, column, index })

it.each([
  ['ArrowDown', at(0, 0, 0), at(0, 0, 1)],
  ['ArrowDown', at(0, 0, 1), at(1, 0, 0)],
  ['ArrowDown', at(1, 0, 0), at(1, 0, 0)],
  ['ArrowDown', at(0, 1, 0), at(2, 1, 0)],
  ['ArrowUp', at(2, 1, 0), at(0, 1, 0)],
  ['ArrowUp', at(1, 0, 0), at(0, 0, 1)],
  ['ArrowUp', at(0, 0, 0), at(0, 0, 0)],
  ['ArrowRight', at(0, 0, 1), at(0, 1, 0)],
  ['ArrowRight', at(1, 0, 0), at(1, 0, 0)],
  ['ArrowLeft', at(0, 1, 0), at(0, 0, 0)],
  ['End', at(0, 0, 0), at(0, 1, 0)],
  ['Home', at(0, 1, 0), at(0, 0, 0)],
])('%s leads from %o to %o', (key, from, to) => {
  expect(seatPositionAfterKey(key, from, cells)).toEqual(to)
})

it('leaves other keys alone', () => {
  expect(seatPositionAfterKey('a', at(0, 0, 0), cells)).toBeUndefined()
})
