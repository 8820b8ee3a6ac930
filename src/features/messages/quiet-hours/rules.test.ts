import { describe, expect, it } from 'vitest'
import { timeOfDay } from '#kit/time-of-day.ts'
import { deliveryTime } from './rules.ts'

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
    ['the morning before a rest at noon', noon, '2026-11-20T10:59:59Z', '2026-11-20T10:59:59Z'],
    ['the minute a rest at noon begins', noon, '2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z'],
    ['a rest at noon', noon, '2026-11-20T11:30:00Z', '2026-11-20T13:00:00Z'],
    ['after a rest at noon', noon, '2026-11-20T13:30:00Z', '2026-11-20T13:30:00Z'],
    // the clock goes forward on 29 March and back on 25 October
    ['the short night', night, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    ['the long night', night, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
    ['the hour that comes twice', night, '2026-10-25T01:30:00Z', '2026-10-25T06:00:00Z'],
  ])('%s', (_, quiet, now, said) => {
    expect(deliveryTime(at(now), quiet, zone).toString()).toBe(said)
  })

  it('are those of the person’s own clock', () => {
    expect(deliveryTime(at('2026-11-20T21:30:00Z'), night, 'America/New_York').toString()).toBe('2026-11-20T21:30:00Z')
  })

  it('end in an hour that is skipped, or do not exist', () => {
    const skipped = { from: timeOfDay('22:00'), to: timeOfDay('02:30') }
    expect(deliveryTime(at('2026-03-29T00:30:00Z'), skipped, zone).toString()).toBe('2026-03-29T01:30:00Z')
    expect(deliveryTime(at('2026-03-29T02:00:00Z'), null, zone).toString()).toBe('2026-03-29T02:00:00Z')
    const whole = { from: timeOfDay('08:00'), to: timeOfDay('08:00') }
    expect(deliveryTime(at('2026-03-29T02:00:00Z'), whole, zone).toString()).toBe('2026-03-29T02:00:00Z')
  })

  it('are over once the clock has been put forward past their end, and when it was put back after it', () => {
    const short = { from: timeOfDay('01:00'), to: timeOfDay('02:30') }
    for (const now of ['2026-03-29T01:10:00Z', '2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z'])
      expect(deliveryTime(at(now), short, zone).toString()).toBe(now)
  })

  it('give way to what would come too late', () => {
    const now = at('2026-11-20T23:00:00Z')
    expect(deliveryTime(now, night, zone, at('2026-11-21T06:00:00Z'))).toEqual(now)
    expect(deliveryTime(now, night, zone, at('2026-11-21T06:00:01Z')).toString()).toBe('2026-11-21T06:00:00Z')
    expect(deliveryTime(now, night, zone, at('2026-11-21T01:00:00Z'))).toEqual(now)
    expect(deliveryTime(now, night, zone, at('2026-11-21T08:00:00Z')).toString()).toBe('2026-11-21T06:00:00Z')
  })
})
