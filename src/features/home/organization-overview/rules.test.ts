import { expect, test } from 'vitest'
import { day } from '#kit/day.ts'
import { heatOf, isSetUp, openSeats, type SetUpStep, setUpSteps } from './rules.ts'

test.each<[boolean, SetUpStep[]]>([
  [true, []],
  [true, ['contacts', 'mail', 'bot']],
  [false, ['shifts']],
  [false, ['creators']],
  [false, ['groups']],
  [false, ['people']],
])('a week can be planned: %s, while these steps are open: %s', (can, open) => {
  expect(isSetUp(setUpSteps.map(step => ({ step, isDone: !open.includes(step) })))).toBe(can)
})

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

test.each([
  ['2026-11-16', 7],
  // the day itself still counts
  ['2026-11-19', 4],
  ['2026-11-22', 1],
  ['2026-11-23', 0],
])('on %s of a week with a free seat a day %i are open', (today, open) => {
  const empty = { filled: Array.from({ length: 14 }, () => 2), required: 3 }
  const overfull = { filled: Array.from({ length: 14 }, () => 4), required: 3 }
  expect(openSeats({ from: day('2026-11-16'), groups: [empty, overfull] }, day(today))).toBe(open)
})
