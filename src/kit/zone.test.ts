import { expect, it } from 'vitest'
import { isZone } from './zone.ts'

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
