import { expect, test } from 'vitest'
import { isInternationalPhone, isOrderOf, isPhone, telLinkNumber, whatsappNumber } from './rules.ts'

test.each([
  ['+49 170 5550100', true, true],
  ['0049 (170) 555-01/00', true, true],
  ['030 5550100', true, false],
  ['112', true, false],
  ['+1.202.555.0100', true, true],
  ['12', false, false],
  ['+', false, false],
  ['anrufen!', false, false],
  ['javascript:alert(1)', false, false],
  ['170+5550100', false, false],
])('%s', (number, phone, international) => {
  expect([isPhone(number), isInternationalPhone(number)]).toEqual([phone, international])
})

test('links hold nothing but the number', () => {
  expect(telLinkNumber('+49 (30) 555-01/00')).toBe('tel:+49305550100')
  expect([whatsappNumber('+49 170 5550100'), whatsappNumber('0049 170 5550100')]).toEqual([
    'https://wa.me/491705550100',
    'https://wa.me/491705550100',
  ])
})

test('an order has every id once', () => {
  const contacts = [{ id: 'a' }, { id: 'b' }]
  expect([['b', 'a'], ['a'], ['a', 'a'], ['a', 'b', 'c'], ['a', 'c']].map(ids => isOrderOf(contacts, ids))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
