import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { instantsOf } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { defaultShifts } from '#features/agency/shifts/rules.ts'
import { standardShiftIdOf } from './seat-cells.ts'

const zone = 'Europe/Berlin'
const monday = day('2026-11-23')
const span = (start: string, end: string, belongsToPreviousDay = false) => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay,
})
const cellOf = (shiftId: string, times = span('08:00', '16:00'), shifts = defaultShifts()) =>
  standardShiftIdOf({ date: monday, shiftId, instants: instantsOf(monday, times, zone) }, shifts, zone)

it('a seat stands in the cell of its shift, and one of a group’s own times where it shares most', () => {
  expect(cellOf('late')).toBe('late')
  expect(cellOf('ownOfTheGroup', span('09:00', '17:30'))).toBe('early')
  expect(cellOf('ownOfTheGroup', span('14:00', '23:00'))).toBe('late')
  // half in each: the earlier
  expect(cellOf('ownOfTheGroup', span('12:00', '20:00'))).toBe('early')
  expect(cellOf('ownOfTheGroup', span('08:00', '16:00'), [])).toBeUndefined()
  // what nobody can say anything about has no cell
  expect(cellOf('ownOfTheGroup', span('04:00', '06:00'), defaultShifts().slice(0, 2))).toBeUndefined()
})
