import { expect, it } from 'vitest'
import { shortcutKey } from './shortcut-key.ts'

const press = (key: string, code: string, shiftKey = false) => shortcutKey({ key, code, shiftKey })

it.each([
  ['Cyrillic', 'я', 'KeyZ', 'z'],
  ['Greek', 'ζ', 'KeyZ', 'z'],
  ['Thai', 'ผ', 'KeyZ', 'z'],
  ['Hebrew', 'ז', 'KeyZ', 'z'],
  ['Arabic, where the key types two letters', 'لا', 'KeyB', 'b'],
  ['Thai, a vowel sign', '\u0e37', 'KeyN', 'n'],
  ['German, which has Z where English has Y', 'z', 'KeyY', 'z'],
  ['German, which has Y where English has Z', 'y', 'KeyZ', 'y'],
  ['French, which has A where English has Q', 'a', 'KeyQ', 'a'],
  ['Dvorak, which has a sign where English has Z', ';', 'KeyZ', ';'],
  ['Latin letters with marks', 'é', 'KeyE', 'é'],
])('takes the letter of a keyboard with Latin letters, else that of an English one: %s', (_, key, code, expected) => {
  expect(press(key, code)).toBe(expected)
})

it('goes by Shift and not by CapsLock', () => {
  expect([press('N', 'KeyN'), press('n', 'KeyN', true), press('Т', 'KeyN'), press('т', 'KeyN', true)]).toEqual([
    'n',
    'N',
    'n',
    'N',
  ])
})

it('finds digits and the question mark where a keyboard types other signs there', () => {
  expect([press('&', 'Digit1'), press('ๅ', 'Digit1'), press('1', 'Numpad1'), press('1', 'Digit1', true)]).toEqual([
    '1',
    '1',
    '1',
    '1',
  ])
  expect([
    press('ฦ', 'Slash', true),
    press('؟', 'Slash', true),
    press('?', 'Minus', true),
    press('?', 'Digit7', true),
  ]).toEqual(['?', '?', '?', '?'])
})

it('leaves named keys alone', () => {
  expect(['Enter', 'ArrowUp', 'Delete', 'Dead', ' '].map(key => press(key, key))).toEqual([
    'Enter',
    'ArrowUp',
    'Delete',
    'Dead',
    ' ',
  ])
})
