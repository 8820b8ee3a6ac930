import { expect, it } from 'vitest'
import { hoursNumber, hoursText } from './hours.ts'

it('writes hours in one way, to the hundredth and without what is nought', () => {
  const all = [0, 1, 450, 10_482, 48 * 60, 100_000]
  expect(all.map(minutes => hoursText(minutes, 'de'))).toEqual([
    '0 h',
    '0,02 h',
    '7,5 h',
    '174,7 h',
    '48 h',
    '1.666,67 h',
  ])
  expect(hoursText(10_482, 'en')).toBe('174.7 h')
  expect(hoursNumber(10_482, 'de')).toBe('174,7')
})
