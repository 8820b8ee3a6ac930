import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { marksToRestore } from './restoring-marks.ts'

const [monday, tuesday] = [day('2026-11-30'), day('2026-12-01')]
const early = (date: string, status: 'available' | 'preferred' | 'vacation' | 'none', note = '') => ({
  date,
  shiftId: 'early',
  status,
  note,
})

it('brings back what was marked, empties what was not, with the notes of before', () => {
  const before = [early(monday, 'preferred', 'ab neun')]
  const after = [early(monday, 'available'), early(tuesday, 'available', 'gern')]
  expect(marksToRestore(before, after)).toEqual([
    { date: monday, shiftId: 'early', marking: 'preferred', note: 'ab neun' },
    { date: tuesday, shiftId: 'early', marking: 'none', note: '' },
  ])
})

it('brings back what the copy has emptied', () => {
  expect(marksToRestore([early(monday, 'available')], [])).toEqual([
    { date: monday, shiftId: 'early', marking: 'available', note: '' },
  ])
})

it('leaves vacation alone, of before and since', () => {
  expect(marksToRestore([early(monday, 'vacation')], [early(tuesday, 'vacation')])).toEqual([])
})
