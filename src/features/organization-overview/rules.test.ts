import { expect, test } from 'vitest'
import { heatOf } from './rules.ts'

test.each([
  [0, 0, 'none'],
  [0, 6, 'empty'],
  [1, 6, 'low'],
  [3, 6, 'half'],
  [4, 5, 'high'],
  [5, 6, 'high'],
  [6, 6, 'full'],
  [7, 6, 'full'],
])('%i of %i is %s', (filled, required, heat) => {
  expect(heatOf(filled, required)).toBe(heat)
})
