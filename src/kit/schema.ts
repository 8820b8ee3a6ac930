import * as z from 'zod'
import { readCursor } from './cursor.ts'
import { isDay } from './day.ts'
import { normalizeEmail } from './e-mail.ts'
import { idPattern } from './id.ts'
import { hasDeceptiveCharacters, removePastedCharacters } from './text.ts'
import { isTimeOfDay } from './time-of-day.ts'
import { isWeek } from './week.ts'
import { isZone } from './zone.ts'

/**
 * The types of the kit at the door. The message of every issue is a code (`input.day`), worded at the edge. What is
 * missing, null or empty is `input.required`. Lengths are UTF-16 units, as in HTML's `maxlength`, and are looked at
 * before anything that reads the text closely.
 */
export const zDay = short('input.day', 10)
  .refine(isDay, 'input.day')
  .meta({ description: 'A calendar day, YYYY-MM-DD', examples: ['2026-11-20'] })

export const zWeek = short('input.week', 8)
  .refine(isWeek, 'input.week')
  .meta({ description: 'An ISO week, YYYY-Www', examples: ['2026-W47'] })

export const zTimeOfDay = short('input.time', 5)
  .refine(isTimeOfDay, 'input.time')
  .meta({ description: 'A time of day, HH:MM, 00:00 to 23:59', examples: ['08:00'] })

export const zZone = short('input.zone', 64)
  .refine(isZone, 'input.zone')
  .meta({ description: 'An IANA time zone', examples: ['Europe/Berlin'] })

export const zId = short('input.id', 12).regex(idPattern, 'input.id')

/** With its offset, and no finer than a nanosecond: `Temporal` reads it. */
export const zInstant = text('input.invalid')
  .max(40, { error: 'input.invalid', abort: true })
  .regex(/^[^.]*(\.\d{1,9})?(Z|[+-][\d:]+)$/, { error: 'input.invalid', abort: true })
  .pipe(z.iso.datetime({ offset: true, error: 'input.invalid' }))

/** An instant in an answer, in UTC: `2026-11-20T09:00:00Z`. Answers are ours, so it is not checked. */
export const zTimestamp = z.string()

/** In the input: `next` of the page before, which is an instant and an id. */
export const zInstantCursor = z
  .string('input.invalid')
  .max(60, { error: 'input.invalid', abort: true })
  .refine(text => readCursor(text) !== undefined, 'input.invalid')

/** In the answer: the cursor of the page after this one; null: this is the last page. */
export const zNextCursor = z.string().nullable()

/**
 * What is compared as it is, such as a password, a code or a token: nothing is trimmed, and only what no database keeps and
 * no keyboard writes is refused.
 */
export const zUntrimmedText = (max: number, code = 'input.invalid') =>
  text(code)
    .max(max, { error: code, abort: true })
    .refine(given => !given.includes('\u0000') && given.isWellFormed(), 'input.invalid')

/** An e-mail address in its one form (see `emailOf`), at most 254 characters. */
export const zEmail = text('input.email')
  .overwrite(removePastedCharacters)
  .trim()
  .max(254, { error: 'input.tooLong', abort: true })
  .refine(typed => !hasDeceptiveCharacters(typed) && normalizeEmail(typed) !== undefined, {
    error: 'input.email',
    abort: true,
  })
  .overwrite(typed => normalizeEmail(typed) ?? typed)
  .meta({ description: 'An e-mail address', examples: ['kim@example.com'] })

interface TextLimits {
  /** The most and the least UTF-16 units after trimming. A line has at least 1 unless told, a text 0. */
  readonly max: number
  readonly min?: number
  /** Codes to use instead of `input.required` and `input.tooShort`, `input.tooLong`, `input.line` or `input.text`. */
  readonly tooShort?: string
  readonly tooLong?: string
  readonly threat?: string
}

/**
 * A single line such as a name: trimmed, without pasted invisible characters, and without what `hasDeceptiveCharacters` finds.
 * Line breaks and tabs within are refused.
 */
export function zLine({ threat = 'input.line', ...limits }: TextLimits) {
  return within(text(threat).overwrite(removePastedCharacters).trim(), { min: 1, ...limits }).refine(
    line => !hasDeceptiveCharacters(line),
    threat,
  )
}

/** Several lines such as a note, as `zLine`, but with tabs, and with line breaks, each of which becomes a line feed. */
export function zText({ threat = 'input.text', ...limits }: TextLimits) {
  const unified = text(threat, limits.tooShort).overwrite(lines =>
    removePastedCharacters(lines).replace(/\r\n?|[\u2028\u2029]/g, '\n'),
  )
  return within(unified.trim(), { min: 0, ...limits }).refine(
    lines => !hasDeceptiveCharacters(lines, { multiline: true }),
    threat,
  )
}

function short(code: string, longest: number) {
  return text(code).min(1, { error: 'input.required', abort: true }).max(longest, { error: code, abort: true })
}

function within(schema: z.ZodString, { max, min, tooShort, tooLong = 'input.tooLong' }: TextLimits & { min: number }) {
  return schema.max(max, { error: tooLong, abort: true }).min(min, {
    error: issue => tooShort ?? (issue.input === '' ? 'input.required' : 'input.tooShort'),
    abort: true,
  })
}

function text(code: string, missing = 'input.required') {
  return z.string({ error: issue => (issue.input === undefined || issue.input === null ? missing : code) })
}
