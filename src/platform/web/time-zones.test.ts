import { expect, it } from 'vitest'
import { browserZone, findListedZone, timeZones, timeZoneOptionsOf } from './time-zones.ts'
import { findBestMatches } from './ui/best-matches.ts'

const found = (typed: string, options = timeZones) => findBestMatches(options, typed).map(({ label }) => label)

it.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['kyiv', 'Europe/Kyiv'],
  ['Ho Chi Minh', 'Asia/Ho Chi Minh'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Yangon', 'Asia/Yangon'],
  ['Buenos', 'America/Argentina/Buenos Aires'],
  ['Nuuk', 'America/Nuuk'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Saigon', 'Asia/Ho Chi Minh'],
  ['Lissabon', 'Europe/Lisbon'],
  ['zürich', 'Europe/Zurich'],
])('%s finds %s, whichever name the browser lists', (typed, label) => {
  expect(found(typed)).toEqual([label])
  const today = timeZoneOptionsOf(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Yangon'])
  if (today.some(zone => zone.label === label)) expect(found(typed, today)).toEqual([label])
})

it('shows every zone once, by its name of today and in the order of these', () => {
  const labels = timeZones.map(({ label }) => label)
  expect(timeZones.map(({ value }) => value).toSorted()).toEqual(Intl.supportedValuesOf('timeZone').toSorted())
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toEqual(labels.toSorted())
})

it('knows a zone by either name', () => {
  const listed = timeZones.find(({ label }) => label === 'Asia/Kolkata')?.value
  expect([findListedZone('Asia/Kolkata'), findListedZone('Asia/Calcutta')]).toEqual([listed, listed])
  expect([browserZone('Asia/Kolkata'), browserZone('Asia/Calcutta')]).toEqual([listed, listed])
  expect([browserZone('UTC'), findListedZone('Europe/Atlantis')]).toEqual([undefined, undefined])
})

it('has a name of today only for zones that mean the same', () => {
  for (const { value, label } of timeZones) {
    const zone = label.replaceAll(' ', '_')
    for (const at of ['1995-01-01T00:00Z', '2010-07-01T00:00Z', '2026-01-01T00:00Z', '2026-07-01T00:00Z']) {
      const there = (id: string) => Temporal.Instant.from(at).toZonedDateTimeISO(id).offset
      expect([zone, there(zone)]).toEqual([zone, there(value)])
    }
  }
})
