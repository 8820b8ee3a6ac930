import { describe, expect, it, test } from 'vitest'
import { day } from './day.ts'
import { type OwnTime, spanInOwnZone, instantsInOwnZone } from './own-time.ts'
import type { Span } from './span.ts'
import { timeOfDay } from './time-of-day.ts'

const span = (start: string, end: string, belongsToPreviousDay = false): Span => ({
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay,
})
const tuesday = '2026-11-24'
const said = ({ date, startTime, endTime, isOvernight, differs, daysApart }: OwnTime) =>
  [
    `${date} ${startTime}–${endTime}`,
    ...(isOvernight ? ['+1'] : []),
    ...(differs ? [] : ['same']),
    ...(differs || daysApart !== 0 ? [daysApart] : []),
  ].join(' ')
const own = (ownZone: string | null, shift: Span, date = tuesday, organizationZone = 'Europe/Berlin') =>
  said(spanInOwnZone(day(date), shift, { organizationZone, ownZone }))

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
    expect(own(zone, night)).toBe('2026-11-25 02:00–08:00 same 1')
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

describe('the evening of 22 November, 20:00–02:00, of an organisation in', () => {
  const evening = span('20:00', '02:00')
  const sunday = '2026-11-22'
  test.each([
    // zone                  Manila                     Bogotá                     Berlin                     Kathmandu                  Lord Howe
    [
      'Asia/Manila',
      ['22 20:00–02:00 +1 same', '22 07:00–13:00 0', '22 13:00–19:00 0', '22 17:45–23:45 0', '22 23:00–05:00 +1 0'],
    ],
    [
      'America/Bogota',
      ['23 09:00–15:00 1', '22 20:00–02:00 +1 same', '23 02:00–08:00 1', '23 06:45–12:45 1', '23 12:00–18:00 1'],
    ],
    [
      'Europe/Berlin',
      ['23 03:00–09:00 1', '22 14:00–20:00 0', '22 20:00–02:00 +1 same', '23 00:45–06:45 1', '23 06:00–12:00 1'],
    ],
    [
      'Asia/Kathmandu',
      ['22 22:15–04:15 +1 0', '22 09:15–15:15 0', '22 15:15–21:15 0', '22 20:00–02:00 +1 same', '23 01:15–07:15 1'],
    ],
    [
      'Australia/Lord_Howe',
      ['22 17:00–23:00 0', '22 04:00–10:00 0', '22 10:00–16:00 0', '22 14:45–20:45 0', '22 20:00–02:00 +1 same'],
    ],
  ])('%s, for its people elsewhere', (organizationZone, expected) => {
    const zones = ['Asia/Manila', 'America/Bogota', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe']
    expect(zones.map(zone => own(zone, evening, sunday, organizationZone))).toEqual(
      expected.map(line => `2026-11-${line}`),
    )
  })
})

describe('a shift of 20:00–08:00 over the night', () => {
  const long = span('20:00', '08:00')
  test.each([
    // an hour shorter by the plan's clock: everybody else has eleven hours on theirs
    ['in which Berlin leaves winter', 'Europe/Berlin', '2026-03-28', 'Asia/Manila', '2026-03-29 03:00–14:00 1'],
    ['in which Berlin leaves winter', 'Europe/Berlin', '2026-03-28', 'America/Bogota', '2026-03-28 14:00–01:00 +1 0'],
    ['in which Berlin leaves winter', 'Europe/Berlin', '2026-03-28', 'Asia/Kathmandu', '2026-03-29 00:45–11:45 1'],
    ['in which Berlin leaves winter', 'Europe/Berlin', '2026-03-28', 'Australia/Lord_Howe', '2026-03-29 06:00–17:00 1'],
    // an hour longer
    ['in which Berlin leaves summer', 'Europe/Berlin', '2026-10-24', 'Asia/Manila', '2026-10-25 02:00–15:00 1'],
    ['in which Berlin leaves summer', 'Europe/Berlin', '2026-10-24', 'America/Bogota', '2026-10-24 13:00–02:00 +1 0'],
    ['in which Berlin leaves summer', 'Europe/Berlin', '2026-10-24', 'Asia/Kathmandu', '2026-10-24 23:45–12:45 +1 0'],
    ['in which Berlin leaves summer', 'Europe/Berlin', '2026-10-24', 'Australia/Lord_Howe', '2026-10-25 05:00–18:00 1'],
    // Lord Howe changes by half an hour
    [
      'in which Lord Howe leaves summer',
      'Australia/Lord_Howe',
      '2026-04-04',
      'Asia/Manila',
      '2026-04-04 17:00–05:30 +1 0',
    ],
    [
      'in which Lord Howe leaves summer',
      'Australia/Lord_Howe',
      '2026-04-04',
      'Europe/Berlin',
      '2026-04-04 11:00–23:30 0',
    ],
    [
      'in which Lord Howe leaves winter',
      'Australia/Lord_Howe',
      '2026-10-03',
      'Asia/Manila',
      '2026-10-03 17:30–05:00 +1 0',
    ],
    [
      'in which Lord Howe leaves winter',
      'Australia/Lord_Howe',
      '2026-10-03',
      'Europe/Berlin',
      '2026-10-03 11:30–23:00 0',
    ],
  ])('%s, %s %s for %s', (_, organizationZone, date, zone, expected) => {
    expect(own(zone, long, date, organizationZone)).toBe(expected)
  })

  test.each([
    // the person's own night changes: their clock shows half an hour more, or less
    ['Lord Howe leaves summer', 'Europe/Berlin', '2026-04-04', span('12:00', '20:00'), '2026-04-04 21:00–04:30 +1 0'],
    ['Lord Howe leaves winter', 'Europe/Berlin', '2026-10-03', span('12:00', '20:00'), '2026-10-03 20:30–05:00 +1 0'],
  ])('of the person: %s', (_, organizationZone, date, shift, expected) => {
    expect(own('Australia/Lord_Howe', shift, date, organizationZone)).toBe(expected)
  })
})

describe('when only one side has changed its clock yet, 09:00–17:00 in Berlin is', () => {
  const office = span('09:00', '17:00')
  test.each([
    ['2026-03-27', 'America/Bogota', '2026-03-27 03:00–11:00 0'],
    ['2026-03-30', 'America/Bogota', '2026-03-30 02:00–10:00 0'],
    ['2026-10-23', 'Asia/Kathmandu', '2026-10-23 12:45–20:45 0'],
    ['2026-10-26', 'Asia/Kathmandu', '2026-10-26 13:45–21:45 0'],
    ['2026-10-26', 'Asia/Manila', '2026-10-26 16:00–00:00 0'],
    // both change, a week or three apart: four different distances in a year
    ['2026-03-27', 'Australia/Lord_Howe', '2026-03-27 19:00–03:00 +1 0'],
    ['2026-03-30', 'Australia/Lord_Howe', '2026-03-30 18:00–02:00 +1 0'],
    ['2026-04-06', 'Australia/Lord_Howe', '2026-04-06 17:30–01:30 +1 0'],
    ['2026-10-02', 'Australia/Lord_Howe', '2026-10-02 17:30–01:30 +1 0'],
    ['2026-10-05', 'Australia/Lord_Howe', '2026-10-05 18:00–02:00 +1 0'],
    ['2026-10-26', 'Australia/Lord_Howe', '2026-10-26 19:00–03:00 +1 0'],
  ])('on %s in %s', (date, zone, expected) => {
    expect(own(zone, office, date)).toBe(expected)
  })
})

test('a seat is found by its instants', () => {
  const instants = {
    start: Temporal.Instant.from('2026-11-24T15:00:00Z'),
    end: Temporal.Instant.from('2026-11-25T01:00:00Z'),
  }
  const zones = { organizationZone: 'Europe/Berlin', ownZone: 'Pacific/Auckland' }
  expect(said(instantsInOwnZone(day(tuesday), instants, zones))).toBe('2026-11-25 04:00–14:00 1')
})
