import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldPassword, isCommonPassword } from './common-passwords.ts'

const file = readFileSync(path.join(import.meta.dirname, 'common-passwords.txt.br'))
const listed = brotliDecompressSync(file).toString().split('\n').slice(0, -1)
const set = new Set(listed)

describe('the list of common passwords', () => {
  it('has 100,000 that are long enough to be chosen here, in less than 500 KB', () => {
    expect(listed.filter(password => password.length >= 6)).toHaveLength(100_000)
    expect(file.length).toBeLessThan(500_000)
  })

  it('holds each one once, folded, by its bytes', () => {
    const inOrder = [...set].map(password => Buffer.from(foldPassword(password))).toSorted((a, b) => a.compare(b))
    expect(inOrder.map(String)).toEqual(listed)
  })
})

describe('a common password', () => {
  it.each(['123456', 'password', '12345678', 'qwertyuiop', 'iloveyou', 'passwort', 'schalke04', '12345', 'zzzzzz'])(
    'is %j',
    password => expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['Password', 'PASSWORD', ' password ', 'ｐａｓｓｗｏｒｄ', '\u{1d429}assword'])('is also %j', password =>
    expect(isCommonPassword(password)).toBe(true),
  )

  it.each([
    '',
    ' ',
    '\n',
    'password\n123456',
    'pass word',
    '6a8f1c2e9b7d',
    'Vier Kühe am Fluss',
    '\0',
    '\ud800',
    '🦊🦊🦊',
  ])('is not %j', password => expect(isCommonPassword(password)).toBe(false))

  it('is every line of the list, the first and the last as well', () => {
    expect(listed.filter(password => !isCommonPassword(password))).toEqual([])
  })

  it('is found as in a set, whatever is asked', () => {
    const near = fc
      .tuple(fc.constantFrom(...listed), fc.nat(30), fc.nat(30), fc.string({ maxLength: 2, unit: 'grapheme' }))
      .map(([password, at, length, inserted]) => password.slice(0, at) + inserted + password.slice(at + length))
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'grapheme' }), fc.constantFrom(...listed)), password => {
        expect(isCommonPassword(password)).toBe(set.has(foldPassword(password)))
      }),
      { numRuns: 5000 },
    )
  })
})
