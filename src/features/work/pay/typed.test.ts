import { expect, it } from 'vitest'
import { formatPercent, formatUnits, parseUnitsOrZero, parseUnits } from './typed.ts'

it('reads amounts as the reader writes them', () => {
  expect(parseUnits('1.250,50', 2, 'de')).toBe(125_050)
  expect(parseUnits('1,250.50', 2, 'en')).toBe(125_050)
  expect(parseUnits('12,5', 2, 'de')).toBe(1250)
  expect(parseUnits('1500', 0, 'de')).toBe(1500)
  expect(parseUnits('-3', 2, 'de')).toBe(-300)
  for (const wrong of ['viel', '1,005', '5 €', '1e9', ' ']) expect(parseUnits(wrong, 2, 'de')).toBeNaN()
})

it('takes an empty field for 0 only where it may be left out', () => {
  expect([
    parseUnitsOrZero(' ', 2, 'de'),
    parseUnitsOrZero('12,5', 2, 'de'),
    parseUnitsOrZero('viel', 2, 'de'),
  ]).toEqual([0, 1250, Number.NaN])
})

it('writes them so that they can be read again', () => {
  expect(formatUnits(125_050, 2, 'de')).toBe('1250,5')
  expect(parseUnits(formatUnits(100_000_001, 2, 'en'), 2, 'en')).toBe(100_000_001)
  expect([formatPercent(250, 'de').replaceAll('\u00A0', ' '), formatPercent(1255, 'en')]).toEqual(['2,5 %', '12.55%'])
})
