import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zId, zTimestamp, zUntrimmedText } from '#kit/schema.ts'
import { zInvitationRole } from '#features/access/invitations/schema.ts'
import { encodingChoices, zEncoding } from '#features/foundation/spreadsheets/schema.ts'
import { fields } from './columns.ts'
import { draftFields, noteKinds, unreadReasons } from './drafting.ts'
import { type LineFault, lineFaults } from './check-line.ts'
import { maxTextLength, maxGroups, maxPeople } from './rules.ts'

const zField = z.enum(fields, 'input.invalid')

export const readFile = z.object({
  file: z.instanceof(File, { error: 'spreadsheets.fileRequired' }),
  /** Of a workbook with several. */
  sheet: zUntrimmedText(100, 'input.tooLong').optional(),
  /** The encoding of a text that can be read in several; left out: the likeliest. */
  encoding: zEncoding.optional(),
  /** A field or nothing for every column; left out: what the headers say. */
  columns: z.array(zField.nullable()).max(100, 'input.tooMany').refine(isOnceEach, 'imports.twice').optional(),
})
export type ReadFile = z.infer<typeof readFile>

function isOnceEach(columns: readonly (string | null)[]): boolean {
  const named = columns.filter(column => column !== null)
  return new Set(named).size === named.length
}

const fault = z.object({
  line: z.int(),
  fault: z.enum(Object.keys(lineFaults) as [LineFault, ...LineFault[]]),
  /** Where the address stands already. */
  above: z.int().nullable(),
})

/** Judged line by line, so that one bad address costs one line. */
const personLine = z.object({
  line: z.int('input.invalid').min(1, 'input.range').max(1_048_576, 'input.range'),
  name: zUntrimmedText(maxTextLength, 'input.tooLong').default(''),
  email: zUntrimmedText(maxTextLength, 'input.tooLong'),
  /** Null: a chatter. */
  role: zInvitationRole.nullable().default(null),
  groupIds: z.array(zId).max(maxGroups, 'input.tooMany').default([]),
  /** Null: everybody reads as they come. */
  language: z.enum(languages, 'input.invalid').nullable().default(null),
})

const lines = z.array(personLine).min(1, 'imports.nobody').max(maxPeople, 'input.tooMany')

export const filePreview = z.object({
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  encoding: z.string().nullable(),
  encodings: encodingChoices,
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()), field: zField.nullable() })),
  /** Whether there is a column of addresses. */
  isComplete: z.boolean(),
  /** False: the columns were guessed by what stands in them. */
  isHeaded: z.boolean(),
  /** Lines that are a header once more; the first few. */
  furtherHeads: z.array(z.int()),
  lines: z.array(
    personLine.extend({
      unread: z.array(z.object({ field: z.enum(draftFields), why: z.enum(unreadReasons), text: z.string() })),
      notes: z.array(z.object({ field: z.enum(draftFields), kind: z.enum(noteKinds) })),
    }),
  ),
  faults: z.array(fault),
})
export type FilePreview = z.infer<typeof filePreview>

export const checkLines = z.object({ lines })
export const faultsFound = z.object({ faults: z.array(fault) })

export const sendImport = z.object({
  /** What the file is called. */
  fileName: zUntrimmedText(300, 'input.tooLong'),
  lines,
  /** How many lines of the file are not among them, for the log: people were taken out, or cannot be invited. */
  leftOut: z.int('input.invalid').min(0, 'input.range').max(maxPeople, 'input.range').default(0),
})
export type SendImport = z.infer<typeof sendImport>

export const importSent = z.object({
  id: zId,
  /** False: nothing was sent; the links have to be handed over. */
  hasMailServer: z.boolean(),
  invited: z.array(z.object({ email: z.string(), link: z.string(), isMailed: z.boolean() })),
  /** What has changed since the preview. */
  faults: z.array(fault),
})
export type ImportSent = z.infer<typeof importSent>

export const importEntry = z.object({
  id: zId,
  fileName: z.string(),
  /** None: the person has left since. */
  creatorName: z.string().nullable(),
  createdAt: zTimestamp,
  /** Of its invitations; what has expired is open: it can be sent again. */
  open: z.int(),
  accepted: z.int(),
  revoked: z.int(),
})
export type ImportEntry = z.infer<typeof importEntry>

export const undone = z.object({ revoked: z.int(), accepted: z.int() })
