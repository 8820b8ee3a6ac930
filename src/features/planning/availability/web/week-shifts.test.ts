import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { shiftsOfWeek, shiftSpanOn } from './week-shifts.ts'

const span = (start: string, end: string) => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay: false,
})
const early = { id: 'early', name: 'Früh', ...span('06:00', '14:00'), color: 'yellow', isEnabled: true } as const
const [monday, wednesday, thursday] = [day('2026-11-23'), day('2026-11-25'), day('2026-11-26')]

it('a shift has the times of the week, not the newest', () => {
  const shiftTimes = [
    { shiftId: 'early', from: monday, ...span('08:00', '16:00') },
    { shiftId: 'early', from: thursday, ...span('07:00', '15:00') },
  ]
  const [shift] = shiftsOfWeek([early], { shiftTimes })
  expect(shift).toEqual({
    ...early,
    ...span('08:00', '16:00'),
    changes: [{ from: thursday, ...span('07:00', '15:00') }],
  })
  const starts = [monday, wednesday, thursday].map(date => shiftSpanOn(shift!, date).startTime)
  expect(starts).toEqual(['08:00', '08:00', '07:00'])
})

it('a week that does not say leaves them as they are', () => {
  expect(shiftsOfWeek([early], {})).toEqual([{ ...early, changes: [] }])
})
