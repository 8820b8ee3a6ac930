import { expect, it } from 'vitest'
import { percent, typedUnits, unitsOr0, unitsTyped } from './typed.ts'

it('reads amounts as the reader writes them', () => {
  expect(unitsTyped('1.250,50', 2, 'de')).toBe(125_050)
  expect(unitsTyped('1,250.50', 2, 'en')).toBe(125_050)
  expect(unitsTyped('12,5', 2, 'de')).toBe(1250)
  expect(unitsTyped('1500', 0, 'de')).toBe(1500)
  expect(unitsTyped('-3', 2, 'de')).toBe(-300)
  for (const wrong of ['viel', '1,005', '5 €', '1e9', ' ']) expect(unitsTyped(wrong, 2, 'de')).toBeNaN()
})

it('takes an empty field for 0 only where it may be left out', () => {
  expect([unitsOr0(' ', 2, 'de'), unitsOr0('12,5', 2, 'de'), unitsOr0('viel', 2, 'de')]).toEqual([0, 1250, Number.NaN])
})

it('writes them so that they can be read again', () => {
  expect(typedUnits(125_050, 2, 'de')).toBe('1250,5')
  expect(unitsTyped(typedUnits(100_000_001, 2, 'en'), 2, 'en')).toBe(100_000_001)
  expect([percent(250, 'de').replaceAll('\u00A0', ' '), percent(1255, 'en')]).toEqual(['2,5 %', '12.55%'])
})
