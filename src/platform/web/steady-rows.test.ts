import { expect, it } from 'vitest'
import { mergeRows, type SteadyRow } from './steady-rows.ts'

const shown = (...names: string[]): SteadyRow<string>[] => names.map(row => ({ row, isGone: false }))
const merge = (before: readonly SteadyRow<string>[], ...rows: string[]) =>
  mergeRows(before, rows, row => row).map(({ row, isGone }) => (isGone ? `(${row})` : row))

it('keeps a row that has left the list in its place', () => {
  expect(merge(shown('a', 'b', 'c'), 'a', 'c')).toEqual(['a', '(b)', 'c'])
  expect(merge(shown('a', 'b'))).toEqual(['(a)', '(b)'])
})

it('brings a row back where it was', () => {
  expect(merge([{ row: 'a', isGone: true }, ...shown('b')], 'b', 'a')).toEqual(['a', 'b'])
})

it('puts a new row after the one that precedes it', () => {
  expect(merge(shown('a', 'b'), 'a', 'new', 'b')).toEqual(['a', 'new', 'b'])
  expect(merge(shown('a', 'b'), 'new', 'b')).toEqual(['new', '(a)', 'b'])
})
