import { expect, it } from 'vitest'
import { cityOf } from './city.ts'

it.each([
  ['Europe/Lisbon', 'Lissabon', 'Lisbon'],
  ['America/Mexico_City', 'Mexiko-Stadt', 'Mexico City'],
  ['Asia/Saigon', 'Ho-Chi-Minh-Stadt', 'Ho Chi Minh'],
  ['Asia/Calcutta', 'Kalkutta', 'Kolkata'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires'],
  ['Pacific/Auckland', 'Auckland', 'Auckland'],
  ['UTC', 'UTC', 'UTC'],
])('calls the city of %s %s in German and %s in English', (zone, german, english) => {
  expect([cityOf(zone, 'de'), cityOf(zone, 'en')]).toEqual([german, english])
})

it('has no German name that is in use for another zone', () => {
  const cities = Intl.supportedValuesOf('timeZone').map(zone => cityOf(zone, 'de'))
  expect(cities.filter((city, index) => cities.indexOf(city) !== index)).toEqual([])
})
