import { describe, expect, it } from 'vitest'
import { day } from './day.ts'
import { timeOfDay } from './time-of-day.ts'
import { clockTime, instantsAt, isZone } from './zone.ts'

it('knows every zone of the database, and the aliases people have saved', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect([zone, isZone(zone)]).toEqual([zone, true])
  for (const zone of ['UTC', 'Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev', 'Europe/Kyiv', 'US/Eastern']) {
    expect([zone, isZone(zone)]).toEqual([zone, true])
  }
})

it.each([
  '+01:00',
  '-0500',
  '+01',
  'Europe/Atlantis',
  'europe/berlin',
  'Berlin',
  ' Europe/Berlin',
  'Europe/Berlin\n',
  'Europe/Berlin\u0000',
  '',
  'x'.repeat(100_000),
])('refuses %j', text => {
  expect(isZone(text)).toBe(false)
})

describe('the instants of a time', () => {
  it.each([
    ['2026-11-20', '02:30', 'Europe/Berlin', ['2026-11-20T01:30:00Z']],
    ['2026-10-25', '01:59', 'Europe/Berlin', ['2026-10-24T23:59:00Z']],
    ['2026-10-25', '02:00', 'Europe/Berlin', ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z']],
    ['2026-10-25', '02:59', 'Europe/Berlin', ['2026-10-25T00:59:00Z', '2026-10-25T01:59:00Z']],
    ['2026-10-25', '03:00', 'Europe/Berlin', ['2026-10-25T02:00:00Z']],
    ['2026-03-29', '01:59', 'Europe/Berlin', ['2026-03-29T00:59:00Z']],
    ['2026-03-29', '02:00', 'Europe/Berlin', []],
    ['2026-03-29', '02:59', 'Europe/Berlin', []],
    ['2026-03-29', '03:00', 'Europe/Berlin', ['2026-03-29T01:00:00Z']],
    // half an hour
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', ['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z']],
    // midnight is skipped
    ['2026-09-06', '00:30', 'America/Santiago', []],
    ['2028-02-29', '02:30', 'Asia/Manila', ['2028-02-28T18:30:00Z']],
  ] as const)('%s %s in %s', (date, time, zone, instants) => {
    expect(instantsAt(day(date), timeOfDay(time), zone).map(String)).toEqual(instants)
  })
})

it.each([
  ['2026-10-25T00:30:00Z', 'de', '02:30 MESZ'],
  ['2026-10-25T01:30:20Z', 'de', '02:30 MEZ'],
  ['2026-10-25T00:30:00Z', 'en', '2:30 AM GMT+2'],
  ['2026-10-25T01:30:00Z', 'en', '2:30 AM GMT+1'],
  ['2026-10-25T02:00:00Z', 'de', '03:00'],
  ['2026-10-24T23:59:59Z', 'de', '01:59'],
  ['2026-11-20T01:30:00Z', 'de', '02:30'],
] as const)('the clocks in Berlin show %s in %s as %s', (instant, language, shown) => {
  expect(clockTime(instant, 'Europe/Berlin', language)).toBe(shown)
})
