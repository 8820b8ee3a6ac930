import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, fractionDigitsOf, formatMoney, formatMoneyForFile, scaleDecimal } from './money.ts'
import { readNumber, type NumberStyle, styleOf } from './written-number.ts'

const cents = (text: string, style?: NumberStyle): string => {
  const read = readNumber(text, style)
  if (read.kind !== 'number') return read.kind
  const units = scaleDecimal(read.decimal, 2, false)
  return units.ok ? `${units.units} ${read.currency ?? '-'}` : units.wrong
}

describe('an amount', () => {
  it.each([
    ['1.840,50 €', '184050 EUR'],
    ['$1,840.50', '184050 USD'],
    ['1840,5', '184050 -'],
    ['1840.5', '184050 -'],
    ['1840', '184000 -'],
    ['0,05', '5 -'],
    [',5', '50 -'],
    ['.5', '50 -'],
    ['5.', '500 -'],
    ['1.234.567', '123456700 -'],
    ['1,234,567', '123456700 -'],
    ['12,34,567', '123456700 -'],
    ['₹1,00,000.50', '10000050 INR'],
    ['1.234.567,89', '123456789 -'],
    ['1,234,567.89', '123456789 -'],
    ["1'840.50", '184050 -'],
    ['1’840.50 CHF', '184050 CHF'],
    ['1 840,50 EUR', '184050 EUR'],
    ['1\u202f840,50\u00a0€', '184050 EUR'],
    ['EUR 12,00', '1200 EUR'],
    ['US$ 12.00', '1200 USD'],
    ['12.00 usd', '1200 USD'],
    ['-12,00 €', '-1200 EUR'],
    ['−12,00 €', '-1200 EUR'],
    ['€ -12,00', '-1200 EUR'],
    ['-€12.00', '-1200 EUR'],
    ['12,00-', '-1200 -'],
    ['(12.00)', '-1200 -'],
    ['($1,840.50)', '-184050 USD'],
    ['+12,00', '1200 -'],
    ['-0', '0 -'],
    ['00012,00', '1200 -'],
    ['0.125', 'precision'],
    ['1234.567', 'precision'],
    ['12,3400', '1234 -'],
    ['1２３,00', '12300 -'],
    ['10000000000', '1000000000000 -'],
    ['10000000000,01', 'range'],
    ['99999999999999999999', 'range'],
  ])('%s is read as %s', (text, expected) => expect(cents(text)).toBe(expected))

  it.each([
    '',
    'abc',
    '1,84,50',
    '1.84.50',
    '1,2,3',
    '1.2345,6',
    '12 34',
    '1.840,50.1',
    '1e5',
    '--5',
    '(-5)',
    '5%',
    '1/2',
    '=1+1',
    '$5€',
    '12:30',
    '.',
    ',',
    '1..5',
    "1'84",
    '1 840.500,00',
    'NaN',
    'Infinity',
    '1'.repeat(61),
  ])('“%s” is no number', text => expect(['invalid', 'currency']).toContain(cents(text)))

  it('in an unknown currency says which', () => {
    expect(readNumber('12 XYZ', 'de')).toEqual({ kind: 'currency', text: 'XYZ' })
  })

  it.each([
    ['1.840', undefined, 'ambiguous'],
    ['1,840', undefined, 'ambiguous'],
    ['1.840', 'de', '184000 -'],
    ['1.840', 'en', '184 -'],
    ['1,840', 'en', '184000 -'],
    ['1,840', 'de', '184 -'],
    ['1,840 €', 'en', '184000 EUR'],
    ['1.840,50', 'en', '184050 -'],
    ['1,840.50', 'de', '184050 -'],
  ] as const)('%s in style %s is %s', (text, style, expected) => expect(cents(text, style)).toBe(expected))

  it.each([
    ['1.840,50', 'de'],
    ['12,5', 'de'],
    ['1.234.567', 'de'],
    ['1,840.50', 'en'],
    ['12.5', 'en'],
    ['1.840', undefined],
    ['1840', undefined],
    ['x', undefined],
  ])('%s proves style %s', (text, style) => expect(styleOf(text)).toBe(style))

  it('comes back whatever it was written as', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        fc.constantFrom('de', 'en'),
        fc.constantFrom('EUR', 'USD'),
        (units, language, currency) => {
          const read = readNumber(formatMoney(units, currency, language), language)
          expect(read).toMatchObject({ kind: 'number', currency })
          expect(read.kind === 'number' && scaleDecimal(read.decimal, 2, false)).toEqual({ ok: true, units })
        },
      ),
    )
  })
})

describe('a cell that was calculated', () => {
  it.each([
    [0.1 + 0.2, 30],
    [1840.5, 184_050],
    [1.005, 101],
    [246.912, 24_691],
    [-1.005, -101],
    [1e-9, 0],
    [-0, 0],
    [4.35 * 100, 43_500],
    [1e9, 100_000_000_000],
  ])('%d is %i cents', (value, units) => {
    const decimal = decimalOf(value)
    expect(decimal && scaleDecimal(decimal, 2, true)).toEqual({ ok: true, units })
  })

  it('that is no number is none', () => expect([Infinity, Number.NaN].map(decimalOf)).toEqual([undefined, undefined]))

  it('is exactly the cents it was written with', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), units => {
        const decimal = decimalOf(Number(formatMoneyForFile(units, 'EUR')))
        expect(decimal && scaleDecimal(decimal, 2, true)).toEqual({ ok: true, units })
      }),
    )
  })
})

it('is shown as the language and the currency have it', () => {
  expect(formatMoney(184_050, 'EUR', 'de').replaceAll(/\s/g, ' ')).toBe('1.840,50 €')
  expect(formatMoney(184_050, 'USD', 'en')).toBe('$1,840.50')
  expect(formatMoney(-5, 'USD', 'en')).toBe('-$0.05')
  expect([formatMoney(1840, 'JPY', 'en'), fractionDigitsOf('JPY'), formatMoneyForFile(1840, 'JPY')]).toEqual([
    '¥1,840',
    0,
    '1840',
  ])
  expect(formatMoneyForFile(-5, 'EUR')).toBe('-0.05')
})
