import { expect, it } from 'vitest'
import { customShiftColours, groupColours, shiftColours } from './colour.ts'

it('offers ten, five and six colours, none twice, the small palettes taken from the large', () => {
  const palettes = [shiftColours, customShiftColours, groupColours]
  expect(palettes.map(palette => new Set<string>(palette).size)).toEqual([10, 5, 6])
  expect(palettes.map(palette => palette.length)).toEqual([10, 5, 6])
  expect(new Set<string>([...shiftColours, ...customShiftColours, ...groupColours]).size).toBe(10)
})
