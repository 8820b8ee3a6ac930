import { expect, test } from 'vitest'
import { day } from './day.ts'
import { parseTypedDay } from './typed-day.ts'

const near = day('2026-11-22')

test.each([
  ['3.12.2026', '2026-12-03'],
  ['03.12.26', '2026-12-03'],
  ['3.12.', '2026-12-03'],
  ['3.12', '2026-12-03'],
  [' 3. 12. 2027 ', '2027-12-03'],
  ['03/12/2026', '2026-12-03'],
  ['3-12-2026', '2026-12-03'],
  ['2026-12-03', '2026-12-03'],
  ['2026/12/03', '2026-12-03'],
  ['29.2.2028', '2028-02-29'],
])('%j is %s', (text, expected) => {
  expect(parseTypedDay(text, near, 'dayFirst')).toBe(expected)
})

test.each(['', '3', '31.11.2026', '29.2.2026', '3.13.2026', '3.12.202', 'morgen', '2026-12'])('%j is no day', text => {
  expect(parseTypedDay(text, near, 'dayFirst')).toBeUndefined()
})

test.each([
  ['12/3/2026', '2026-12-03'],
  ['12/3', '2026-12-03'],
  ['03/12/26', '2026-03-12'],
  ['2026/12/03', '2026-12-03'],
  ['13/3/2026', undefined],
])('%j with the month first is %s', (text, expected) => {
  expect(parseTypedDay(text, near, 'monthFirst')).toBe(expected)
})
