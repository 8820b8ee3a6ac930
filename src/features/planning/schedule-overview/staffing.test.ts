import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import type { GroupRow } from './contract.ts'
import { weekPartsOf } from './rules.ts'
import { firstOpenShift, countOpenSeats, seatsPerDay, staffingOn } from './staffing.ts'

const shift = (id: string) => ({
  id,
  name: id,
  startTime: timeOfDay('08:00'),
  endTime: timeOfDay('16:00'),
  isOvernight: false,
  changes: [],
  isInForce: true,
  color: 'blue' as const,
})
/** Two seats a shift, from a Sunday to the Tuesday after. */
const luna: GroupRow = {
  id: 'luna',
  name: 'Luna',
  color: 'blue',
  chatterCount: 2,
  shifts: [shift('early'), shift('late')],
  filled: [
    [1, 2, 2],
    [0, 2, 1],
  ],
  drafts: [
    [0, 1, 0],
    [0, 0, 0],
  ],
  isBegun: [true, true],
  seats: [],
}
const span = { from: day('2026-11-22'), days: 3 }
const weeks = weekPartsOf(span)

it('counts seats that are taken, and finds the first shift with a gap', () => {
  expect([0, 1, 2].map(at => staffingOn(luna, at))).toEqual([
    { have: 1, need: 4, drafts: 0 },
    { have: 4, need: 4, drafts: 1 },
    { have: 3, need: 4, drafts: 0 },
  ])
  expect([0, 1, 2].map(at => firstOpenShift(luna, at))).toEqual([0, undefined, 1])
})

it('whoever sits on a shift that is no more fills no gap', () => {
  const old = { ...shift('night'), isInForce: false }
  const row = {
    ...luna,
    shifts: [...luna.shifts, old],
    filled: [...luna.filled, [1, 0, 1]],
    drafts: [[], [], [1, 0, 1]],
  }
  expect(staffingOn(row, 2)).toEqual({ have: 3, need: 4, drafts: 0 })
  expect([0, 1, 2].map(at => firstOpenShift(row, at))).toEqual([0, undefined, 1])
  expect(seatsPerDay(row)).toBe(4)
})

it('gaps are seats to come, of weeks that have begun', () => {
  const gaps = (row: GroupRow, today: string) => countOpenSeats(row, weeks, { from: span.from, today: day(today) })
  expect(gaps(luna, '2026-11-22')).toBe(4)
  expect(gaps(luna, '2026-11-23')).toBe(1)
  expect(gaps({ ...luna, isBegun: [true, false] }, '2026-11-22')).toBe(3)
})
