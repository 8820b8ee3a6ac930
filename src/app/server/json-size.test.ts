import { expect, it } from 'vitest'
import { isTooDeepOrLong } from './json-size.ts'

const list = (length: number) => Array.from({ length }, (_, at) => at)
const record = (length: number) => Object.fromEntries(list(length).map(at => [`key${at}`, at]))

it.each([
  ['64 levels', '['.repeat(64), false],
  ['65 levels', '{"a":'.repeat(65), true],
  ['5,000 elements', JSON.stringify(list(5000)), false],
  ['5,001 elements', JSON.stringify(list(5001)), true],
  ['5,001 members', JSON.stringify({ counts: record(5001) }), true],
  ['many lists beside each other', JSON.stringify(list(20).map(() => ({ ids: list(4000) }))), false],
  ['a text with commas and brackets', JSON.stringify({ text: ',[{"\\'.repeat(10_000) }), false],
  ['closing brackets alone', `]]}${',1'.repeat(6000)}`, true],
])('finds JSON that is too deep or too long: %s', (_, json, expected) =>
  expect(isTooDeepOrLong(Buffer.from(json))).toBe(expected),
)
