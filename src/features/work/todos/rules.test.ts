import { describe, expect, test } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { type Due, dueAt, isOverdue, dueProblem } from './rules.ts'

const today = day('2026-11-20')
const due = (dueDay: string | null, dueTime: string | null = null): Due => ({
  dueDay: dueDay === null ? null : day(dueDay),
  dueTime: dueTime === null ? null : timeOfDay(dueTime),
})

describe('a due date', () => {
  test.each([
    ['today', due('2026-11-20'), undefined, undefined],
    ['none', due(null), undefined, undefined],
    ['yesterday', due('2026-11-19'), undefined, 'todos.dueInPast'],
    ['yesterday, as it was before', due('2026-11-19', '08:00'), due('2026-11-19'), undefined],
    ['yesterday, where it was the day before', due('2026-11-19'), due('2026-11-18'), 'todos.dueInPast'],
    ['a time without a day', due(null, '08:00'), undefined, 'todos.timeWithoutDay'],
    ['a time that has passed today', due('2026-11-20', '00:01'), undefined, undefined],
  ])('%s', (_, next, before, code) => {
    expect(dueProblem(next, before, today)?.code).toBe(code)
  })
})

describe('when it is due', () => {
  test.each([
    ['a day ends at 23:59:59 of the zone', due('2026-11-20'), 'Europe/Berlin', '2026-11-20T22:59:59Z'],
    ['a time is that of the zone', due('2026-11-20', '08:00'), 'Europe/Berlin', '2026-11-20T07:00:00Z'],
    ['the day on which summer time begins', due('2027-03-28'), 'Europe/Berlin', '2027-03-28T21:59:59Z'],
    ['an hour that spring skips', due('2027-03-28', '02:30'), 'Europe/Berlin', '2027-03-28T01:30:00Z'],
    ['the day on which summer time ends', due('2026-10-25'), 'Europe/Berlin', '2026-10-25T22:59:59Z'],
    ['leap day', due('2028-02-29'), 'America/New_York', '2028-03-01T04:59:59Z'],
    ['the last day of week 53', due('2027-01-03'), 'UTC', '2027-01-03T23:59:59Z'],
  ])('%s', (_, when, zone, instant) => {
    expect(dueAt(when, zone)?.toString()).toBe(instant)
  })

  test('without a day never', () => expect(dueAt(due(null), 'UTC')).toBeUndefined())
})

describe('it is late', () => {
  const at = (instant: string, isCompleted = false) =>
    isOverdue({ ...due('2026-11-20'), isCompleted }, 'Europe/Berlin', Temporal.Instant.from(instant))
  test('only after its last second', () =>
    expect([at('2026-11-20T22:59:59Z'), at('2026-11-20T23:00:00Z')]).toEqual([false, true]))
  test('never once it is completed', () => expect(at('2026-11-21T12:00:00Z', true)).toBe(false))
})
