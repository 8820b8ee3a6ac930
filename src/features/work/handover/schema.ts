import { z } from 'zod'
import { zDay, zId, zInstantCursor, zNextCursor, zLine, zText, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { maxFieldLength, maxSearchLength } from './rules.ts'

const zField = zText({ max: maxFieldLength })

export const writing = z.object({
  assignmentId: zId,
  /** Of the note that was seen; 0: there was none. */
  version: z.number('input.invalid').int('input.invalid').min(0, 'input.invalid').max(100_000, 'input.invalid'),
  customs: zField,
  promises: zField,
  vips: zField,
  problems: zField,
  todos: zField,
})
export type HandoverInput = z.infer<typeof writing>

export const reading = z.object({
  assignmentId: zId,
  /** Of the note that was read. */
  version: z.number('input.invalid').int('input.invalid').min(1, 'input.invalid').max(100_000, 'input.invalid'),
})
export type HandoverReading = z.infer<typeof reading>

export const handoverQuestion = z.object({
  search: zLine({ max: maxSearchLength }).optional(),
  groupId: zId.optional(),
  after: zInstantCursor.optional(),
})
export type HandoverQuestion = z.infer<typeof handoverQuestion>

const words = {
  customs: z.string(),
  promises: z.string(),
  vips: z.string(),
  problems: z.string(),
  todos: z.string(),
}

const person = z.object({ profileId: z.string(), fullName: z.string(), avatarImage: z.string().nullable() })

const shift = {
  assignmentId: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  date: zDay,
  shiftName: z.string(),
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  startsAt: zTimestamp,
  endsAt: zTimestamp,
}

const note = z.object({
  ...shift,
  ...words,
  author: person,
  version: z.number().int(),
  /** ISO instants, as all here. */
  changedAt: zTimestamp,
  isOwn: z.boolean(),
  /** When oneself has ticked these very words. */
  readAt: zTimestamp.nullable(),
  /** Who has ticked it; `isCurrent`: not an earlier version. Null: whoever asks does not lead. */
  reads: z.array(person.extend({ at: z.string(), isCurrent: z.boolean() })).nullable(),
})
export type Note = z.infer<typeof note>

const ownPart = z.object({
  ...shift,
  mayWrite: z.boolean(),
  /** What one has written; null: nothing yet. */
  own: z.object({ ...words, version: z.number().int() }).nullable(),
  /** What others hand over, the latest first. */
  received: z.array(note),
})
export type OwnPart = z.infer<typeof ownPart>

/** Null: nobody checks in here. */
export const ownHandovers = z.object({ parts: z.array(ownPart) }).nullable()
export type OwnHandovers = z.infer<typeof ownHandovers>

export const written = z.object({ version: z.number().int() })

export const latestNotes = z.object({ notes: z.array(note) })
export type LatestNotes = z.infer<typeof latestNotes>

export const notePage = z.object({
  notes: z.array(note),
  /** Where the next page begins; null: this is the last. */
  next: zNextCursor,
  /** Of which one can see notes, by name. */
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type NotePage = z.infer<typeof notePage>
