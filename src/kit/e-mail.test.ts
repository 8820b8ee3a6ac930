import { domainToASCII, domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { emailForDisplay, mailLink, normalizeEmail } from './e-mail.ts'
import { decodePunycodeLabel } from './punycode.ts'

test.each([
  ['kim@example.com', 'kim@example.com'],
  ["  Kim.O'Neill+Plan@Example.COM ", "kim.o'neill+plan@example.com"],
  ['jürgen@web.de', 'jürgen@web.de'],
  ['JU\u0308RGEN@WEB.DE', 'jürgen@web.de'],
  ['kim@müller.de', 'kim@xn--mller-kva.de'],
  ['kim@MU\u0308LLER.de', 'kim@xn--mller-kva.de'],
  ['kim@xn--mller-kva.de', 'kim@xn--mller-kva.de'],
  ['kim@XN--MLLER-KVA.DE', 'kim@xn--mller-kva.de'],
  ['kim@straße.de', 'kim@xn--strae-oqa.de'],
  ['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
  ['иван@xn--80a1acny.xn--p1ai', 'иван@xn--80a1acny.xn--p1ai'],
  ['R&D!#1~test@example.com', 'r&d!#1~test@example.com'],
  ["a$%*/=?^`{|}z'@example.com", "a$%*/=?^`{|}z'@example.com"],
  // the sign for Kelvin is a K to everybody
  ['\u212Aim@example.com', 'kim@example.com'],
])('%s is %s', (typed, email) => {
  expect(normalizeEmail(typed)).toBe(email)
  expect(normalizeEmail(email)).toBe(email)
})

test.each([
  ['kim@xn--mller-kva.de', 'kim@müller.de'],
  ['иван@xn--80a1acny.xn--p1ai', 'иван@почта.рф'],
  ['kim@example.com', 'kim@example.com'],
  ['abc@deleted.invalid', 'abc@deleted.invalid'],
  ['kim@xn--a.de', 'kim@xn--a.de'],
])('%s is shown as %s', (email, shown) => {
  expect(emailForDisplay(email)).toBe(shown)
})

test.each([
  ['kim@example.com', 'mailto:kim@example.com'],
  ['r&d?#1%@example.com', 'mailto:r%26d%3F%231%25@example.com'],
])('%s is written to by %s', (email, link) => {
  expect(mailLink(email)).toBe(link)
})

test.each([
  '',
  'kim',
  '@example.com',
  'kim@',
  'kim@example',
  'kim@127.0.0.1',
  'kim@1.2',
  '.kim@example.com',
  'kim..albers@example.com',
  'kim@example.com/path',
  'kim@user:pass@example.com',
  'kim@example.com:25',
  'kim albers@example.com',
  'kim,adam@example.com',
  'kim@exa mple.com',
  'kim@%65xample.com',
  'kim@-.com',
  '<kim@example.com>',
  'ki\u200Dm@example.com',
  // drawn like another: wide letters, a letter of another alphabet among Latin ones
  'ｋｉｍ@example.com',
  'kіm@example.com',
  'kim@exаmple.com',
  'kim@xn--a.de',
  `${'ü'.repeat(130)}@example.com`,
])('%s is no address', typed => {
  expect(normalizeEmail(typed)).toBeUndefined()
})

test.each(['müller', 'straße', 'почта', '日本語', 'bücher-und-mehr', 'ñandú', '例え', 'öäü'])(
  'the network’s name of %s is read as the runtime reads it',
  label => {
    const ascii = domainToASCII(label)
    expect(ascii).toMatch(/^xn--/)
    expect(decodePunycodeLabel(ascii.slice(4))).toBe(domainToUnicode(ascii))
  },
)

test.each(['', '-', 'a-', '99999999', 'ü', 'A', 'zzzzzzzzzzzzzzzz'])('what is no such name ends: %s', encoded => {
  expect(() => decodePunycodeLabel(encoded)).not.toThrow()
})
