import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import type { Plan, PlannedAssignment, PlannedShift } from '../schema.ts'
import { countPlanDrafts, differingTimes, endedFlagsByDay, seatsOf, shiftWithTimesOfDays, staffingOf } from './seats.ts'

const monday = day('2026-11-23')
const times = { startTime: timeOfDay('08:00'), endTime: timeOfDay('16:00') }
const shift = (id: string, change: Partial<PlannedShift> = {}): PlannedShift => ({
  id,
  name: id,
  ...times,
  belongsToPreviousDay: false,
  isOvernight: false,
  changes: [],
  color: 'yellow',
  isInForce: true,
  mainChatters: 0,
  ...change,
})
const sits = (shiftId: string, seat: number, state: PlannedAssignment['state'] = 'draft'): PlannedAssignment => ({
  id: `${shiftId}${seat}`,
  date: monday,
  shiftId,
  seat,
  profileId: 'kim',
  fullName: 'Kim',
  isMain: false,
  state,
  ...times,
  overriddenWarnings: [],
  overrideReason: null,
  isPinned: false,
})
const early = shift('early', { mainChatters: 1 })
const gone = shift('gone', { isInForce: false })
const plan: Plan = {
  group: { id: 'g', name: 'Nova', color: 'blue', chatterCount: 2 },
  week: week('2026-W48'),
  state: 'draft',
  version: 3,
  shifts: [early, gone],
  assignments: [sits('early', 2, 'confirmed'), sits('early', 4), sits('gone', 1)],
  notes: [],
  declined: [],
  weekHours: {},
  maxWeekHours: 48,
}

describe('the seats of a day', () => {
  it('are as many as the group has chatters, and those beyond on which somebody sits', () => {
    expect(
      seatsOf(plan, early, monday).map(({ number, isMainPlace, assignment }) => [number, isMainPlace, assignment?.id]),
    ).toEqual([
      [1, true, undefined],
      [2, false, 'early2'],
      [4, false, 'early4'],
    ])
    expect(seatsOf(plan, gone, monday)).toHaveLength(1)
    expect(seatsOf(plan, gone, day('2026-11-24'))).toEqual([])
  })

  it('count towards the day only where they are wanted', () => {
    expect(staffingOf(plan, monday)).toEqual({ have: 1, need: 2, over: 1 })
  })

  it('have changes to publish', () => {
    expect(countPlanDrafts(plan)).toBe(2)
  })
})

describe('what is over', () => {
  const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds
  const days = [day('2026-10-24'), day('2026-10-25'), day('2026-10-26')]
  const over = (planned: PlannedShift, instant: string) => endedFlagsByDay(planned, days, at(instant), 'Europe/Berlin')

  it('is so by its end, over midnight, and on the night that has an hour more', () => {
    const late = shift('late', { startTime: timeOfDay('18:00'), endTime: timeOfDay('02:30'), isOvernight: true })
    expect(over(early, '2026-10-25T14:59:00Z')).toBe('100')
    expect(over(early, '2026-10-25T15:00:00Z')).toBe('110')
    // 02:30 is there twice that night, and the first one counts
    expect(over(late, '2026-10-25T00:29:00Z')).toBe('000')
    expect(over(late, '2026-10-25T00:30:00Z')).toBe('100')
  })

  it('is so a day later for what is filed under the day before', () => {
    const night = shift('night', {
      startTime: timeOfDay('02:00'),
      endTime: timeOfDay('08:00'),
      belongsToPreviousDay: true,
    })
    expect(over(night, '2026-10-25T06:59:00Z')).toBe('000')
    expect(over(night, '2026-10-25T07:00:00Z')).toBe('100')
  })

  it('goes by the times that hold on its day', () => {
    const changed = shift('early', {
      changes: [{ from: day('2026-10-25'), startTime: timeOfDay('10:00'), endTime: timeOfDay('18:00') }],
    })
    expect(over(changed, '2026-10-25T16:00:00Z')).toBe('100')
    expect(over(changed, '2026-10-25T17:00:00Z')).toBe('110')
  })
})

it('has beside a day that stands alone the times of this day, and beside a week all of them', () => {
  const later = { startTime: timeOfDay('18:00'), endTime: timeOfDay('02:00') }
  const changed = shift('early', { changes: [{ from: day('2026-11-26'), ...later }] })
  expect(shiftWithTimesOfDays(changed, [monday])).toEqual(shift('early'))
  expect(shiftWithTimesOfDays(changed, [day('2026-11-26')])).toEqual(shift('early', { ...later, isOvernight: true }))
  expect(shiftWithTimesOfDays(changed, [monday, day('2026-11-26')])).toBe(changed)
})

it('says of a seat which times it has kept since those of its shift have changed', () => {
  const later = { startTime: timeOfDay('10:00'), endTime: timeOfDay('18:00') }
  const at = (change: Partial<PlannedShift>, assignment?: PlannedAssignment) =>
    differingTimes({ date: monday, shift: shift('early', change), number: 1, isMainPlace: false, assignment }, 'de')
  const kim = sits('early', 1, 'assigned')
  expect(at(later, kim)).toBe('08:00–16:00')
  expect(at({}, kim)).toBeUndefined()
  expect(at(later)).toBeUndefined()
  expect(at({ changes: [{ from: monday, ...later }] }, kim)).toBe('08:00–16:00')
  expect(at({ changes: [{ from: day('2026-11-24'), ...later }] }, kim)).toBeUndefined()
})
