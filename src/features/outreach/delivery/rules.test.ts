import { describe, expect, it } from 'vitest'
import { timeOfDay } from '#kit/time-of-day.ts'
import { remindersDue } from './rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
const night = { from: timeOfDay('22:00'), to: timeOfDay('07:00') }
const zone = 'Europe/Berlin'

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
    expect(due('2026-11-23T01:00:00Z')).toEqual({ settled: [12], say: 6 })
    expect(due('2026-11-23T01:01:00Z')).toEqual({ settled: [12], say: undefined })
    expect(due('2026-11-23T02:00:00Z')).toEqual({ settled: [12], say: undefined })
    expect(due('2026-11-23T06:10:00Z')).toEqual({ settled: [12, 1], say: 1 })
    expect(due('2026-11-23T06:45:00Z', [12])).toEqual({ settled: [1], say: undefined })
    expect(due('2026-11-23T07:00:00Z')).toEqual({ settled: [12, 1], say: undefined })
    expect(due('2026-11-23T09:00:00Z')).toEqual({ settled: [12, 1], say: undefined })
    expect(due('2026-11-23T09:00:00Z', [], shift, [12, 1], night)).toEqual({ settled: [12, 1], say: undefined })
  })

  it('wait for the end of quiet hours, and say then how long it is; where that is too late they come at once', () => {
    const [until7, until8] = [night, { from: timeOfDay('22:00'), to: timeOfDay('08:00') }]
    expect(due('2026-11-22T21:00:00Z', [], shift, [10], until7)).toEqual({ settled: [], say: undefined })
    expect(due('2026-11-23T05:59:00Z', [], shift, [10], until7)).toEqual({ settled: [], say: undefined })
    expect(due('2026-11-23T06:00:00Z', [], shift, [10], until7)).toEqual({ settled: [10], say: 1 })
    expect(due('2026-11-22T21:00:00Z', [], shift, [10], until8)).toEqual({ settled: [10], say: 10 })
  })

  it('tell nobody what was just told', () => {
    const just = { startsAt, knownSince: at('2026-11-22T19:00:00Z') }
    expect(due('2026-11-22T19:00:00Z', [], just)).toEqual({ settled: [12], say: 12 })
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
