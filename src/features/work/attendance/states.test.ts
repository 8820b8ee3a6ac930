import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { instantsOf } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import {
  isLeavingEarly,
  isAttendanceOver,
  noCheckTimes,
  checkInOpensAt,
  type DutyTimes,
  dutyStateOf,
  type CheckTimes,
  latenessOf,
  checkInHindrance,
  checkOutHindrance,
} from './states.ts'

const zone = 'Europe/Berlin'
const at = (time: string) => Temporal.Instant.from(time)
const waits = { lateMinutes: 5, missingMinutes: 10 }

/** A shift of an organisation in Berlin. */
function part(date: string, startTime: string, endTime: string, given?: string): DutyTimes {
  const span = { startTime: timeOfDay(startTime), endTime: timeOfDay(endTime), belongsToPreviousDay: false }
  const { start, end } = instantsOf(day(date), span, zone)
  return { startsAt: start, endsAt: end, dueAt: given === undefined ? start : at(given) }
}

const late = part('2026-11-23', '16:00', '02:00')
const inAt = (time: string, more: Partial<CheckTimes> = {}): CheckTimes => ({
  ...noCheckTimes,
  checkedInAt: at(time),
  ...more,
})

describe('checking in', () => {
  it('is possible from a quarter of an hour before the start to its end, to the second', () => {
    const possible = (time: string) => checkInHindrance(late, noCheckTimes, at(time))
    expect(possible('2026-11-23T14:00:00Z')).toBe('tooEarly')
    expect(possible('2026-11-23T14:44:59Z')).toBe('tooEarly')
    expect(possible('2026-11-23T14:45:00Z')).toBeUndefined()
    expect(possible('2026-11-24T00:59:59Z')).toBeUndefined()
    expect(possible('2026-11-24T01:00:00Z')).toBe('over')
  })

  it('opens a real quarter of an hour before a start in the night of the clocks', () => {
    // in spring 02:00 is 03:00 summer time, a quarter of an hour after 01:45
    expect(checkInOpensAt(part('2026-03-29', '02:00', '08:00'))).toEqual(at('2026-03-29T00:45:00Z'))
    // in autumn 03:00 comes after the second 02:45
    expect(checkInOpensAt(part('2026-10-25', '03:00', '08:00'))).toEqual(at('2026-10-25T01:45:00Z'))
  })

  it('takes a check-out back within minutes, and not later', () => {
    const out = inAt('2026-11-23T15:00:00Z', { checkedOutAt: at('2026-11-23T18:00:00Z'), ending: 'tap' })
    expect(checkInHindrance(late, out, at('2026-11-23T18:04:59Z'))).toBeUndefined()
    expect(checkInHindrance(late, out, at('2026-11-23T18:05:00Z'))).toBe('alreadyOut')
  })
})

describe('waiting', () => {
  const waited = (time: string, of = late) => {
    const { lateSince, missingSince } = latenessOf(of, waits, at(time))
    return missingSince ? 'missing' : lateSince ? 'late' : 'in time'
  }

  it('comes to late after five minutes and to missing after ten', () => {
    expect(waited('2026-11-23T15:04:59Z')).toBe('in time')
    expect(waited('2026-11-23T15:05:00Z')).toBe('late')
    expect(waited('2026-11-23T15:09:59Z')).toBe('late')
    expect(waited('2026-11-23T15:10:00Z')).toBe('missing')
  })

  it('begins when the seat was given, where that was after the start', () => {
    const given = part('2026-11-23', '16:00', '02:00', '2026-11-23T15:30:00Z')
    expect(waited('2026-11-23T15:34:59Z', given)).toBe('in time')
    expect(waited('2026-11-23T15:35:00Z', given)).toBe('late')
    const atTheEnd = part('2026-11-23', '16:00', '02:00', '2026-11-24T00:57:00Z')
    expect(waited('2026-11-25T00:00:00Z', atTheEnd)).toBe('in time')
  })

  it.each([
    ['spring', '2026-03-29', '2026-03-29T01:05:00Z'],
    ['autumn', '2026-10-25', '2026-10-25T00:05:00Z'],
  ])('counts real minutes from a start at 02:00 in the night of %s', (_, date, lateFrom) => {
    const night = part(date, '02:00', '08:00')
    expect(waited(at(lateFrom).subtract({ seconds: 1 }).toString(), night)).toBe('in time')
    expect(waited(lateFrom, night)).toBe('late')
    expect(waited(at(lateFrom).add({ minutes: 5 }).toString(), night)).toBe('missing')
  })
})

describe('how somebody stands', () => {
  const now = at('2026-11-23T16:00:00Z')
  const since = at('2026-11-23T15:10:00Z')

  it('goes from ahead to on, and past the end by itself', () => {
    expect(dutyStateOf(late, noCheckTimes, at('2026-11-23T14:44:00Z'))).toBe('ahead')
    expect(dutyStateOf(late, noCheckTimes, at('2026-11-23T14:45:00Z'))).toBe('expected')
    expect(dutyStateOf(late, inAt('2026-11-23T15:00:00Z'), now)).toBe('on')
    expect(dutyStateOf(late, inAt('2026-11-23T15:00:00Z'), at('2026-11-24T01:00:00Z'))).toBe('ended')
  })

  it('keeps that somebody was missing, until somebody else has come', () => {
    expect(dutyStateOf(late, { ...noCheckTimes, lateSince: since }, now)).toBe('late')
    const missing = { ...noCheckTimes, lateSince: since, missingSince: since }
    expect(dutyStateOf(late, missing, now)).toBe('missing')
    expect(dutyStateOf(late, missing, at('2026-12-24T01:00:00Z'))).toBe('missing')
    expect(dutyStateOf(late, { ...missing, coveredBy: 'kofi' }, now)).toBe('covered')
    expect(dutyStateOf(late, { ...missing, checkedInAt: now }, now)).toBe('on')
  })

  it('is that nobody has checked in, where the shift was over before somebody was missing', () => {
    const [before, after] = [at('2026-11-24T00:59:59Z'), at('2026-11-24T01:00:00Z')]
    expect([dutyStateOf(late, noCheckTimes, before), dutyStateOf(late, noCheckTimes, after)]).toEqual([
      'expected',
      'not_in',
    ])
    const isLate = { ...noCheckTimes, lateSince: at('2026-11-24T00:58:00Z') }
    expect([dutyStateOf(late, isLate, before), dutyStateOf(late, isLate, after)]).toEqual(['late', 'not_in'])
  })

  it('tells leaving early from leaving, and both from ending with the shift', () => {
    const out = (ending: 'tap' | 'shift', leftEarly = false) =>
      dutyStateOf(late, inAt('2026-11-23T15:00:00Z', { checkedOutAt: now, ending, leftEarly }), now)
    expect([out('tap'), out('tap', true), out('shift')]).toEqual(['done', 'left_early', 'ended'])
    expect(dutyStateOf(late, inAt('2026-11-23T15:00:00Z', { checkedOutAt: now }), now)).toBe('done')
    expect(isLeavingEarly(late, waits, at('2026-11-24T00:55:00Z'))).toBe(true)
    expect(isLeavingEarly(late, waits, at('2026-11-24T00:55:01Z'))).toBe(false)
    expect(checkOutHindrance(noCheckTimes)).toBe('notIn')
  })
})

describe('a part', () => {
  const { endsAt } = late
  const over = (now: string, checkedOutAt: string | null, isRemoved = false) =>
    isAttendanceOver({ endsAt, checkedOutAt: checkedOutAt === null ? null : at(checkedOutAt), isRemoved }, at(now))

  it('is over with the shift, or once its seat was taken away', () => {
    expect([over('2026-11-24T00:59:59Z', null), over('2026-11-24T01:00:00Z', null)]).toEqual([false, true])
    expect(over('2026-11-23T18:00:00Z', null, true)).toBe(true)
  })

  it('is over when its check-out cannot be taken back any more', () => {
    const out = '2026-11-23T18:00:00Z'
    expect([over('2026-11-23T18:04:59Z', out), over('2026-11-23T18:05:00Z', out)]).toEqual([false, true])
    expect(over('2026-11-24T01:00:00Z', '2026-11-24T00:59:00Z')).toBe(true)
  })
})
