import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { intervalOf } from '#kit/cover.ts'
import { isNightShift } from './nights.ts'

const place = instantsIn('Europe/Berlin')
function shiftOn(date: string, start: string, end: string, belongsToPreviousDay = false) {
  const span = { startTime: timeOfDay(start), endTime: timeOfDay(end), belongsToPreviousDay }
  const shift = { date: day(date), interval: intervalOf(place(day(date), span)) }
  return { ...shift, isNight: isNightShift(shift, place) }
}

describe('a night', () => {
  it.each([
    ['a late shift until two', '2026-11-23', '16:00', '02:00', true],
    ['three hours of it', '2026-11-23', '15:00', '02:00', true],
    ['a minute less', '2026-11-23', '15:00', '01:59', false],
    ['the whole night', '2026-11-23', '22:00', '06:00', true],
    ['the early morning of its own day', '2026-11-23', '00:00', '03:00', true],
    ['from three to six', '2026-11-23', '03:00', '11:00', true],
    ['from four', '2026-11-23', '04:00', '12:00', false],
    ['a day', '2026-11-23', '08:00', '16:00', false],
    ['two hours of either night are none', '2026-11-23', '04:00', '01:00', false],
    ['autumn: two hours by the clock are three', '2026-10-25', '01:00', '03:00', true],
    ['autumn: the shift until one', '2026-10-24', '16:00', '01:00', false],
    ['autumn: the shift until two', '2026-10-24', '16:00', '02:00', true],
    ['spring: three hours by the clock are two', '2026-03-29', '00:00', '03:00', false],
    ['spring: and four are three', '2026-03-29', '00:00', '04:00', true],
    ['spring: what is left from two on', '2026-03-29', '02:00', '06:00', true],
    ['spring: the late shift ends where the clock leaps', '2026-03-28', '16:00', '02:00', true],
  ])('is three real hours between 23 and 6: %s', (_, date, start, end, expected) => {
    expect(shiftOn(date, start, end).isNight).toBe(expected)
  })

  it('is found where the plan files it under the day before', () => {
    expect(shiftOn('2026-11-23', '02:00', '08:00', true).isNight).toBe(true)
    expect(shiftOn('2026-03-28', '02:00', '05:00', true).isNight).toBe(false)
  })

  it('is the organisation’s', () => {
    const { date, interval } = shiftOn('2026-11-23', '16:00', '02:00')
    expect(isNightShift({ date, interval }, instantsIn('America/Bogota'))).toBe(false)
  })
})
