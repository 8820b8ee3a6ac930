import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, daysFrom } from './day.ts'
import {
  instantsIn,
  instantsOf,
  isOvernight,
  minutesBetween,
  overlaps,
  realMinutes,
  localMinutes,
  type Span,
} from './span.ts'
import { timeOfDay } from './time-of-day.ts'

const span = (start: string, end: string, belongsToPreviousDay = false): Span => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay,
})

const early = span('08:00', '16:00')
const late = span('16:00', '02:00')
const night = span('02:00', '08:00', true)
const defaults = [early, late, night]

function shown(on: string, of: Span, zone: string): string[] {
  const { start, end } = instantsOf(day(on), of, zone)
  return [start, end].map(instant => instant.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never' }))
}

describe('on an ordinary day', () => {
  it('ends on the next day where the end is not after the start', () => {
    expect(shown('2026-11-20', early, 'Europe/Berlin')).toEqual([
      '2026-11-20T08:00:00+01:00',
      '2026-11-20T16:00:00+01:00',
    ])
    expect(shown('2026-11-20', late, 'Europe/Berlin')[1]).toBe('2026-11-21T02:00:00+01:00')
    expect(shown('2026-11-20', span('16:00', '00:00'), 'Europe/Berlin')[1]).toBe('2026-11-21T00:00:00+01:00')
    expect(shown('2026-11-20', span('09:00', '09:00'), 'Europe/Berlin')[1]).toBe('2026-11-21T09:00:00+01:00')
  })

  it('runs a night that belongs to the previous day on the morning after', () => {
    expect(shown('2026-11-16', night, 'Europe/Berlin')).toEqual([
      '2026-11-17T02:00:00+01:00',
      '2026-11-17T08:00:00+01:00',
    ])
    expect(shown('2026-11-16', span('22:00', '06:00', true), 'Europe/Berlin')[1]).toBe('2026-11-18T06:00:00+01:00')
  })

  it('passes through the leap day and the turn of the year', () => {
    expect(shown('2028-02-28', late, 'Europe/Berlin')[1]).toBe('2028-02-29T02:00:00+01:00')
    expect(shown('2028-02-29', late, 'Europe/Berlin')[1]).toBe('2028-03-01T02:00:00+01:00')
    expect(shown('2028-02-28', night, 'Europe/Berlin')[0]).toBe('2028-02-29T02:00:00+01:00')
    expect(shown('2026-12-31', late, 'Europe/Berlin')[1]).toBe('2027-01-01T02:00:00+01:00')
  })

  it('measures by the clock on the wall', () => {
    expect(defaults.map(localMinutes)).toEqual([480, 600, 360])
    expect(localMinutes(span('09:00', '09:00'))).toBe(1440)
    expect(localMinutes(span('16:00', '00:00'))).toBe(480)
  })

  it('marks what runs into the day after, and an end at midnight does not', () => {
    expect(defaults.map(isOvernight)).toEqual([false, true, true])
    expect(isOvernight(span('16:00', '00:00'))).toBe(false)
    expect(isOvernight(span('00:00', '00:00'))).toBe(false)
    expect(isOvernight(span('16:00', '00:01'))).toBe(true)
    expect(isOvernight(span('09:00', '09:00'))).toBe(true)
  })
})

// The day on whose early morning the clock changes, and the real length of that calendar day in hours.
const clockChanges = [
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['Europe/Berlin', '2027-03-28', 23],
  ['Europe/Berlin', '2027-10-31', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['America/New_York', '2027-03-14', 23],
  ['America/New_York', '2027-11-07', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Australia/Lord_Howe', '2027-10-03', 23.5],
  ['Australia/Lord_Howe', '2027-04-04', 24.5],
] as const

describe.each(clockChanges)('in %s on the night to %s', (zone, date, hours) => {
  const saturday = addDays(day(date), -1)
  const aroundMidnight = span('20:00', '06:00')

  it('keeps the length on the wall and changes the real one', () => {
    expect(localMinutes(aroundMidnight)).toBe(600)
    expect(realMinutes(saturday, aroundMidnight, zone)).toBe(600 + (hours - 24) * 60)
    expect(realMinutes(day(date), span('00:00', '00:00'), zone)).toBe(hours * 60)
    expect(realMinutes(day(date), early, zone)).toBe(480)
  })

  it('lets the default shifts follow one another without gap or overlap', () => {
    const real = defaults.map(of => instantsOf(saturday, of, zone))
    expect(real[0]?.end).toEqual(real[1]?.start)
    expect(real[1]?.end).toEqual(real[2]?.start)
    expect(real[2]?.end).toEqual(instantsOf(day(date), early, zone).start)
    expect(defaults.reduce((sum, of) => sum + realMinutes(saturday, of, zone), 0)).toBe(hours * 60)
  })
})

describe('a time that the clock skips or repeats', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-29T03:00:00+02:00'],
    ['America/New_York', '2026-03-08', '2026-03-08T03:00:00-04:00'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-04T02:30:00+11:00'],
  ])('in %s on %s 02:00 is %s in spring', (zone, date, start) => {
    expect(shown(date, span('02:00', '08:00'), zone)[0]).toBe(start)
  })

  it.each([
    ['Europe/Berlin', '2026-10-25', '02:00', '2026-10-25T02:00:00+02:00'],
    ['America/New_York', '2026-11-01', '01:00', '2026-11-01T01:00:00-04:00'],
    ['Australia/Lord_Howe', '2026-04-05', '01:30', '2026-04-05T01:30:00+11:00'],
  ])('in %s on %s the first %s counts in autumn', (zone, date, time, start) => {
    expect(shown(date, span(time, '08:00'), zone)[0]).toBe(start)
  })

  it('shrinks a span to nothing rather than below', () => {
    expect(realMinutes(day('2026-03-29'), span('02:00', '03:00'), 'Europe/Berlin')).toBe(0)
    expect(realMinutes(day('2026-03-29'), span('02:30', '03:00'), 'Europe/Berlin')).toBe(0)
  })
})

const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC')
const anyDay = fc.integer({ min: 0, max: 3650 }).map(days => addDays(day('2024-01-01'), days))
const anyTime = fc.integer({ min: 0, max: 1439 }).map(minute => {
  const hour = Math.floor(minute / 60)
  return timeOfDay(`${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
})
const anySpan = fc.record({ startTime: anyTime, endTime: anyTime, belongsToPreviousDay: fc.boolean() })

it('tiles every day with the default shifts: 24 hours on the wall, and what the day really has', () => {
  expect(defaults.reduce((sum, of) => sum + localMinutes(of), 0)).toBe(1440)
  fc.assert(
    fc.property(anyDay, zones, (on, zone) => {
      const real = defaults.map(of => instantsOf(on, of, zone))
      const next = instantsOf(addDays(on, 1), early, zone)
      expect([...real.slice(1), next].map(({ start }) => start.epochMilliseconds)).toEqual(
        real.map(({ end }) => end.epochMilliseconds),
      )
      const eight = Temporal.PlainDateTime.from(`${on}T08:00`).toZonedDateTime(zone)
      const hours = eight.until(eight.add({ days: 1 }), { largestUnit: 'hour' }).total('hour')
      expect(defaults.reduce((sum, of) => sum + realMinutes(on, of, zone), 0)).toBe(hours * 60)
    }),
  )
})

it('remembers the same instants as it would compute, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyDay, anySpan), { maxLength: 20 }), zones, (asked, zone) => {
      const remembering = instantsIn(zone)
      for (const [on, of] of [...asked, ...asked.toReversed()]) {
        const { start, end } = instantsOf(on, of, zone)
        const again = remembering(on, of)
        expect(again.start.equals(start) && again.end.equals(end)).toBe(true)
      }
    }),
  )
})

it('never runs backwards, and lasts as long as the wall says where no clock changes', () => {
  fc.assert(
    fc.property(anyDay, anySpan, zones, (on, of, zone) => {
      expect(realMinutes(on, of, zone)).toBeGreaterThanOrEqual(0)
      expect(realMinutes(on, of, 'Asia/Kolkata')).toBe(localMinutes(of))
    }),
  )
})

describe('sharing time', () => {
  const at = (start: number, end: number) => ({
    start: Temporal.Instant.fromEpochMilliseconds(start * 60_000),
    end: Temporal.Instant.fromEpochMilliseconds(end * 60_000),
  })

  it.each([
    ['one after the other', at(0, 5), at(6, 9), false],
    ['back to back', at(0, 5), at(5, 9), false],
    ['by a minute', at(0, 6), at(5, 9), true],
    ['one within the other', at(0, 9), at(3, 4), true],
    ['the same', at(0, 9), at(0, 9), true],
    ['nothing within the other', at(0, 9), at(3, 3), false],
  ])('%s', (_, a, b, shared) => {
    expect(overlaps(a, b)).toBe(shared)
    expect(overlaps(b, a)).toBe(shared)
  })

  it('never happens between the default shifts of a fortnight with a clock change', () => {
    const all = daysFrom(day('2026-03-22'), 14).flatMap(on => defaults.map(of => instantsOf(on, of, 'Europe/Berlin')))
    expect(all.flatMap((a, index) => all.slice(index + 1).filter(b => overlaps(a, b)))).toEqual([])
  })

  it('counts minutes in both directions', () => {
    const { start, end } = at(10, 25)
    expect(minutesBetween(start, end)).toBe(15)
    expect(minutesBetween(end, start)).toBe(-15)
  })
})
