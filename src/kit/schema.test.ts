import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Day } from './day.ts'
import { newId } from './id.ts'
import { zDay, zEmail, zId, zInstant, zLine, zText, zTimeOfDay, zWeek, zZone } from './schema.ts'

const codesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(issue => issue.message) ?? 'accepted'

const name = zLine({ max: 100, min: 2, tooShort: 'people.nameTooShort', threat: 'people.nameThreat' })
const note = zText({ max: 500 })

it.each([
  ['a day', zDay, '2026-11-20'],
  ['a week', zWeek, '2026-W53'],
  ['a time', zTimeOfDay, '23:59'],
  ['a zone', zZone, 'Europe/Berlin'],
  ['an id', zId, newId()],
  ['an instant', zInstant, '2026-11-20T21:00:00.123456789+01:00'],
  ['a line', zLine({ max: 7 }), "O'Neill"],
  ['a text', note, 'one\ntwo\t👩‍💻'],
  ['an e-mail', zEmail, 'kim+1@mail.example.com'],
  ['an empty text', note, ''],
  ['an empty line where it may be', zLine({ max: 7, min: 0 }), ''],
] as const)('accepts %s as it is', (_, schema, value) => {
  expect(schema.parse(value)).toBe(value)
})

it.each([
  [zDay, '2026-02-30', 'input.day'],
  [zDay, 20261120, 'input.day'],
  [zWeek, '2025-W53', 'input.week'],
  [zTimeOfDay, '24:00', 'input.time'],
  [zZone, '+01:00', 'input.zone'],
  [zId, 'abc', 'input.id'],
  [zInstant, '2026-11-20T21:00:00', 'input.invalid'],
  [zInstant, '2026-11-20T21:00:00.1234567890Z', 'input.invalid'],
  [zInstant, undefined, 'input.required'],
  [zEmail, 'kim', 'input.email'],
  [zEmail, 'kim@', 'input.email'],
  [zEmail, 'kim@example', 'input.email'],
  [zEmail, 'kim@@example.com', 'input.email'],
  [zEmail, 'kim lee@example.com', 'input.email'],
  [zEmail, 'kim\u202E@example.com', 'input.email'],
  [zEmail, 'kim@example.com\r\nBcc: all@example.com', 'input.email'],
  [zEmail, `${'a'.repeat(243)}@example.com`, 'input.tooLong'],
  [zLine({ max: 10 }), 'one\ntwo', 'input.line'],
  [zLine({ max: 10 }), 'elevenchars', 'input.tooLong'],
  [zLine({ max: 10 }), '   ', 'input.required'],
  [zLine({ max: 10, min: 3 }), 'ab', 'input.tooShort'],
  [zLine({ max: 10, tooLong: 'people.nameTooLong' }), 'elevenchars', 'people.nameTooLong'],
  [name, ' K ', 'people.nameTooShort'],
  [name, '', 'people.nameTooShort'],
  [name, 'Kim\u202E', 'people.nameThreat'],
  [note, 'Kim\u202E', 'input.text'],
  [note, 'x'.repeat(501), 'input.tooLong'],
  [zText({ max: 500, min: 1 }), ' \n ', 'input.required'],
] as const)('%# answers one code, and the right one', (schema, value, code) => {
  expect(codesOf(schema, value)).toEqual([code])
})

it('takes an empty address for an invalid one', () => {
  expect(codesOf(zEmail, '')).toEqual(['input.email'])
})

it('asks for what is missing, null or empty', () => {
  for (const schema of [zDay, zWeek, zTimeOfDay, zZone, zId, zLine({ max: 5 })]) {
    for (const nothing of [undefined, null, '']) expect(codesOf(schema, nothing)).toEqual(['input.required'])
  }
})

it('trims lines, mails and texts, and unifies line breaks', () => {
  expect(zLine({ max: 3 }).parse('  Kim \n')).toBe('Kim')
  expect(zEmail.parse(' Kim@Example.COM ')).toBe('kim@example.com')
  expect(note.parse(' one\r\ntwo\rthree\u2028four\n')).toBe('one\ntwo\nthree\nfour')
})

it('drops invisible characters that copying adds, before it trims and measures', () => {
  expect(zLine({ max: 3 }).parse('\u2068Kim\u2069 \u200B')).toBe('Kim')
  expect(zEmail.parse('\uFEFFkim@exam\u00ADple.com\u202C')).toBe('kim@example.com')
  expect(note.parse('\u200B\u2060i <3\u202A\tx\n')).toBe('i <3\tx')
  expect(codesOf(zLine({ max: 3 }), '\u200B')).toEqual(['input.required'])
})

describe.each([
  ['day', zDay],
  ['week', zWeek],
  ['time', zTimeOfDay],
  ['zone', zZone],
  ['id', zId],
  ['e-mail', zEmail],
  ['line', zLine({ max: 100 })],
  ['text', note],
] as const)('a %s of a million characters', (_, schema) => {
  it.each(['a', ' a', 'a@', 'a.', '1', '\u200D', '\r', '<'])('of %j is refused', unit => {
    // quadratic work on a million characters exceeds the test timeout
    expect(schema.safeParse(`x${unit.repeat(1_000_000)}x`).success).toBe(false)
  })
})

it('gives the types of the kit, and a document can describe them', () => {
  const parsed: Day = zDay.parse('2026-11-20')
  expect(parsed).toBe('2026-11-20')
  const described = z.toJSONSchema(z.object({ on: zDay, week: zWeek, at: zTimeOfDay, email: zEmail, name, note }))
  expect(described.properties).toMatchObject({
    on: { type: 'string', description: 'A calendar day, YYYY-MM-DD' },
    name: { type: 'string', minLength: 2, maxLength: 100 },
  })
})
