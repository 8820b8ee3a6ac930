import { expect, it } from 'vitest'
import { defaultZone } from './time-zone-field.tsx'

it.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['UTC', 'Europe/Berlin'],
  ['', 'Europe/Berlin'],
])('offers to a browser that runs on %j the zone %s', (own, offered) => {
  expect(defaultZone(own)).toBe(offered)
})
