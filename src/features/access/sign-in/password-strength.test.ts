import { expect, it } from 'vitest'
import { strengthOf } from './password-strength.ts'

it.each([
  ['123456', 'common'],
  ['passwort', 'common'],
  ['Passwort1!', 'common'],
  ['Qwertz123', 'common'],
  ['111111', 'common'],
  ['abcdefgh', 'common'],
  ['Sommer2026', 'common'],
  ['a1', 'common'],
  ['köln1948', 'common'],
  ['tretrop', 'weak'],
  ['aabbaabbaabbaabb', 'common'],
  ['axbaxbaxbaxb', 'weak'],
  ['richtig-schw', 'fair'],
  ['Passwort-2026-Juli!', 'strong'],
  ['korrekt pferd batterie', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))

it('knows whose it is', () => {
  expect(strengthOf('albers-und-kim-2026')).toBe('strong')
  expect(strengthOf('albers-und-kim-2026', ['Kim Albers'])).toBe('weak')
  expect(strengthOf('nova.stern.super', ['nova.stern@example.test'])).toBe('weak')
})
