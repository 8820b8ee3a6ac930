import { expect, it } from 'vitest'
import { gridPositionAfterKey } from './overview-keys.ts'

const size = { rows: 30, cells: 8 }
const from = { row: 5, cell: 3 }

it.each([
  ['ArrowUp', 4, 3],
  ['ArrowDown', 6, 3],
  ['ArrowLeft', 5, 2],
  ['ArrowRight', 5, 4],
  ['Home', 5, 0],
  ['End', 5, 7],
  ['PageUp', 0, 3],
  ['PageDown', 15, 3],
] as const)('%s leads to row %i, cell %i', (key, row, cell) => {
  expect(gridPositionAfterKey(key, false, from, size)).toEqual({ row, cell })
})

it('Control with Home and End leads to the corners, with any other key nowhere', () => {
  expect(gridPositionAfterKey('Home', true, from, size)).toEqual({ row: 0, cell: 0 })
  expect(gridPositionAfterKey('End', true, from, size)).toEqual({ row: 29, cell: 7 })
  expect(gridPositionAfterKey('ArrowUp', true, from, size)).toBeUndefined()
  expect(gridPositionAfterKey('a', false, from, size)).toBeUndefined()
})

it('nothing leads out of the grid', () => {
  expect(gridPositionAfterKey('ArrowUp', false, { row: 0, cell: 0 }, size)).toEqual({ row: 0, cell: 0 })
  expect(gridPositionAfterKey('PageDown', false, { row: 25, cell: 7 }, size)).toEqual({ row: 29, cell: 7 })
  expect(gridPositionAfterKey('ArrowRight', false, { row: 0, cell: 7 }, size)).toEqual({ row: 0, cell: 7 })
})
