import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import type { BoardSeat } from '../board.ts'
import type { BoardEdit } from '../edits.ts'
import { seatCommands } from './seat-commands.ts'

const seat: BoardSeat = {
  key: 'luna 2026-11-24 early 1',
  groupId: 'luna',
  groupName: 'Luna',
  date: day('2026-11-24'),
  shift: {
    id: 'early',
    name: 'Früh',
    startTime: timeOfDay('08:00'),
    endTime: timeOfDay('16:00'),
    isOvernight: false,
    changes: [],
    color: 'blue',
  },
  number: 1,
  isMainPlace: false,
  isSurplus: false,
  isPublished: true,
  taken: {
    person: { id: 'kim', fullName: 'Kim', availability: '.......', hours: 8, wish: { min: null, max: null } },
    state: 'confirmed',
    isPinned: false,
    isOverridden: false,
    isMain: false,
    warnings: [],
    reason: '',
  },
  note: '',
  declined: [],
}

it.each([true, false])('seats are freed after the answer to what was asked (%s)', async answer => {
  const steps: BoardEdit[] = []
  const asked: (readonly BoardSeat[])[] = []
  const deeds = seatCommands({ run: step => steps.push(step) }, async seats => {
    asked.push(seats)
    return answer
  })
  expect(await deeds.free([seat])).toBe(answer)
  const spot = { groupId: 'luna', date: '2026-11-24', shiftId: 'early', seat: 1, profileId: 'kim' }
  expect(steps).toEqual(answer ? [{ kind: 'free', seats: [spot] }] : [])
  expect(asked).toEqual([[seat]])
})
