import { describe, expect, it, test } from 'vitest'
import { day } from './day.ts'
import { type OwnTime, ownTime, ownTimeOf } from './own-time.ts'
import type { Span } from './span.ts'
import { timeOfDay } from './time-of-day.ts'

const span = (start: string, end: string, belongsToPreviousDay = false): Span => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay,
})
const tuesday = '2026-11-24'
const said = ({ date, startTime, endTime, isOvernight, differs, daysApart }: OwnTime) =>
  [`${date} ${startTime}–${endTime}`, ...(isOvernight ? ['+1'] : []), ...(differs ? [daysApart] : ['same'])].join(' ')
const own = (ownZone: string | null, shift: Span, date = tuesday, organizationZone = 'Europe/Berlin') =>
  said(ownTime(day(date), shift, { organizationZone, ownZone }))

const early = span('08:00', '16:00')
const late = span('16:00', '02:00')
const night = span('02:00', '08:00', true)

describe('somebody elsewhere finds a shift under the day on which it begins for them', () => {
  test.each([
    ['the evening is the next morning', 'Pacific/Auckland', late, '2026-11-25 04:00–14:00 1'],
    ['it ends at midnight', 'Pacific/Auckland', span('05:00', '12:00'), '2026-11-24 17:00–00:00 0'],
    ['it ends on their next day', 'Pacific/Auckland', early, '2026-11-24 20:00–04:00 +1 0'],
    [
      'the small hours are the evening before',
      'America/Bogota',
      span('02:00', '08:00'),
      '2026-11-23 20:00–02:00 +1 -1',
    ],
    ['a night of the day before is that evening', 'America/Bogota', night, '2026-11-24 20:00–02:00 +1 0'],
    ['a night of the day before is the next afternoon', 'Pacific/Auckland', night, '2026-11-25 14:00–20:00 1'],
    ['half hours count', 'Asia/Kolkata', early, '2026-11-24 12:30–20:30 0'],
    ['half hours cross midnight', 'Asia/Kolkata', span('19:00', '21:00'), '2026-11-24 23:30–01:30 +1 0'],
    ['half hours begin the next day', 'Asia/Kolkata', span('19:30', '21:00'), '2026-11-25 00:00–01:30 1'],
  ])('%s', (_, zone, shift, expected) => {
    expect(own(zone, shift)).toBe(expected)
  })

  test.each([
    ['Pacific/Auckland', 'America/Bogota', early, '2026-11-23 14:00–22:00 -1'],
    ['America/Bogota', 'Pacific/Auckland', early, '2026-11-25 02:00–10:00 1'],
    ['Asia/Kolkata', 'Europe/Berlin', span('02:00', '05:00'), '2026-11-23 21:30–00:30 +1 -1'],
    // 24 hours apart, so that the clocks agree and the calendars do not
    ['Pacific/Kiritimati', 'Pacific/Honolulu', early, '2026-11-23 08:00–16:00 -1'],
  ])('of an organisation in %s in %s', (organizationZone, zone, shift, expected) => {
    expect(own(zone, shift, tuesday, organizationZone)).toBe(expected)
  })
})

describe('whoever reads the plan’s clock', () => {
  test.each([[null], ['Europe/Berlin'], ['Europe/Paris']])('finds it as the plan has it: %s', zone => {
    expect(own(zone, early)).toBe('2026-11-24 08:00–16:00 same')
    expect(own(zone, late)).toBe('2026-11-24 16:00–02:00 +1 same')
    expect(own(zone, night)).toBe('2026-11-24 02:00–08:00 +1 same')
    expect(own(zone, span('16:00', '00:00'))).toBe('2026-11-24 16:00–00:00 same')
  })
})

describe('in nights whose clock changes', () => {
  it('only in the organisation', () => {
    expect(own('America/Bogota', span('16:00', '04:00'), '2026-10-24')).toBe('2026-10-24 09:00–22:00 0')
    expect(own('America/Bogota', late, '2026-10-25')).toBe('2026-10-25 10:00–20:00 0')
    expect(own('America/Bogota', span('16:00', '04:00'), '2026-03-28')).toBe('2026-03-28 10:00–21:00 0')
    expect(own('Asia/Kolkata', span('02:30', '06:00'), '2026-03-29')).toBe('2026-03-29 07:00–09:30 0')
  })

  it('only for the person', () => {
    expect(own('Pacific/Auckland', late, '2026-09-26')).toBe('2026-09-27 03:00–13:00 1')
    expect(own('Pacific/Auckland', span('12:00', '20:00'), '2026-09-26')).toBe('2026-09-26 22:00–07:00 +1 0')
    expect(own('Pacific/Auckland', span('12:00', '20:00'), '2026-04-04')).toBe('2026-04-04 23:00–06:00 +1 0')
  })

  it('in both, where they agree all the same', () => {
    expect(own('Europe/Paris', span('22:00', '06:00'), '2026-10-24')).toBe('2026-10-24 22:00–06:00 +1 same')
  })
})

test('a seat is found by its instants', () => {
  const instants = {
    start: Temporal.Instant.from('2026-11-24T15:00:00Z'),
    end: Temporal.Instant.from('2026-11-25T01:00:00Z'),
  }
  const zones = { organizationZone: 'Europe/Berlin', ownZone: 'Pacific/Auckland' }
  expect(said(ownTimeOf(day(tuesday), instants, zones))).toBe('2026-11-25 04:00–14:00 1')
})
