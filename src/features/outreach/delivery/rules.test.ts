import { describe, expect, it } from 'vitest'
import { timeOfDay } from '#kit/time-of-day.ts'
import { remindersDue, whenToSay } from './rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
const night = { from: timeOfDay('22:00'), to: timeOfDay('07:00') }
const noon = { from: timeOfDay('12:00'), to: timeOfDay('14:00') }
const zone = 'Europe/Berlin'

describe('quiet hours', () => {
  it.each([
    ['the evening before', night, '2026-11-20T21:30:00Z', '2026-11-21T06:00:00Z'],
    ['the small hours', night, '2026-11-21T02:00:00Z', '2026-11-21T06:00:00Z'],
    ['the minute they begin', night, '2026-11-20T21:00:00Z', '2026-11-21T06:00:00Z'],
    ['the minute they end', night, '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'],
    ['the day', night, '2026-11-20T11:00:00Z', '2026-11-20T11:00:00Z'],
    ['a rest at noon', noon, '2026-11-20T11:30:00Z', '2026-11-20T13:00:00Z'],
    ['after a rest at noon', noon, '2026-11-20T13:30:00Z', '2026-11-20T13:30:00Z'],
    // the clock goes forward on 29 March and back on 25 October
    ['the short night', night, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    ['the long night', night, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
    ['the hour that comes twice', night, '2026-10-25T01:30:00Z', '2026-10-25T06:00:00Z'],
  ])('%s', (_, quiet, now, said) => {
    expect(whenToSay(at(now), quiet, zone).toString()).toBe(said)
  })

  it('are those of the person’s own clock', () => {
    expect(whenToSay(at('2026-11-20T21:30:00Z'), night, 'America/New_York').toString()).toBe('2026-11-20T21:30:00Z')
  })

  it('end in an hour that is skipped, or do not exist', () => {
    const skipped = { from: timeOfDay('22:00'), to: timeOfDay('02:30') }
    expect(whenToSay(at('2026-03-29T00:30:00Z'), skipped, zone).toString()).toBe('2026-03-29T01:30:00Z')
    expect(whenToSay(at('2026-03-29T02:00:00Z'), null, zone).toString()).toBe('2026-03-29T02:00:00Z')
    const whole = { from: timeOfDay('08:00'), to: timeOfDay('08:00') }
    expect(whenToSay(at('2026-03-29T02:00:00Z'), whole, zone).toString()).toBe('2026-03-29T02:00:00Z')
  })

  it('give way to what would come too late', () => {
    const now = at('2026-11-20T23:00:00Z')
    expect(whenToSay(now, night, zone, at('2026-11-21T01:00:00Z'))).toEqual(now)
    expect(whenToSay(now, night, zone, at('2026-11-21T08:00:00Z')).toString()).toBe('2026-11-21T06:00:00Z')
  })
})

describe('reminders', () => {
  const startsAt = at('2026-11-23T07:00:00Z')
  const shift = { startsAt, knownSince: at('2026-11-20T11:00:00Z') }
  const due = (now: string, settled: number[] = [], of = shift, leads = [12, 1], quiet: typeof night | null = null) =>
    remindersDue(of, leads, new Set(settled), at(now), { quiet, zone })

  it('come when their hour has come, once', () => {
    expect(due('2026-11-22T18:59:00Z')).toEqual({ settled: [], say: undefined })
    expect(due('2026-11-22T19:00:00Z')).toEqual({ settled: [12], say: 12 })
    expect(due('2026-11-22T19:01:00Z', [12])).toEqual({ settled: [], say: undefined })
    expect(due('2026-11-23T06:00:00Z', [12])).toEqual({ settled: [1], say: 1 })
    expect(due('2026-11-23T07:00:00Z', [12, 1])).toEqual({ settled: [], say: undefined })
  })

  it('that were missed are made up for while they help, the nearest alone', () => {
    expect(due('2026-11-22T22:00:00Z')).toEqual({ settled: [12], say: 9 })
    expect(due('2026-11-23T02:00:00Z')).toEqual({ settled: [12], say: undefined })
    expect(due('2026-11-23T06:10:00Z')).toEqual({ settled: [12, 1], say: 1 })
    expect(due('2026-11-23T06:45:00Z', [12])).toEqual({ settled: [1], say: undefined })
    expect(due('2026-11-23T09:00:00Z')).toEqual({ settled: [12, 1], say: undefined })
  })

  it('wait for the end of quiet hours, and say then how long it is; where that is too late they come at once', () => {
    const [until7, until8] = [night, { from: timeOfDay('22:00'), to: timeOfDay('08:00') }]
    expect(due('2026-11-22T21:00:00Z', [], shift, [10], until7)).toEqual({ settled: [], say: undefined })
    expect(due('2026-11-23T05:59:00Z', [], shift, [10], until7)).toEqual({ settled: [], say: undefined })
    expect(due('2026-11-23T06:00:00Z', [], shift, [10], until7)).toEqual({ settled: [10], say: 1 })
    expect(due('2026-11-22T21:00:00Z', [], shift, [10], until8)).toEqual({ settled: [10], say: 10 })
  })

  it('tell nobody what was just told', () => {
    const late = { startsAt, knownSince: at('2026-11-22T20:00:00Z') }
    expect(due('2026-11-22T20:01:00Z', [], late)).toEqual({ settled: [12], say: undefined })
    expect(due('2026-11-23T06:00:00Z', [12], late)).toEqual({ settled: [1], say: 1 })
  })

  it.each([
    ['the clock goes forward', '2026-03-29T06:00:00Z', '2026-03-28T18:00:00Z', '19:00'],
    ['the clock goes back', '2026-10-25T07:00:00Z', '2026-10-24T19:00:00Z', '21:00'],
  ])('are twelve real hours before on the night when %s', (_, start, now, wall) => {
    const early = { startsAt: at(start), knownSince: at('2026-01-01T00:00:00Z') }
    expect(due(now, [], early)).toEqual({ settled: [12], say: 12 })
    expect(at(now).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })).toBe(wall)
  })
})
