import { createHash } from 'node:crypto'
import { Refusal } from '#kit/refusal.ts'
import { todayIn, monthOf } from '#kit/day.ts'
import { dateOrderOf } from '#kit/locale-patterns.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { sanitizeFileName, findFileFault } from '#features/foundation/spreadsheets/files.ts'
import {
  requesterOf,
  requireReadTable,
  tableLimitsFor,
} from '#features/foundation/spreadsheets/server/table-in-child.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { uploadMonths, uploadMonthProblem } from '../rules.ts'
import type { Upload } from '../schema.ts'
import { currentMonth, requireScoreboardAccess } from './gate.ts'
import * as store from './store.ts'
import type { TableFile } from './table-file.ts'
import { readFigures } from './figures-in-child.ts'

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly hash: string
  readonly table: TableFile
}

/**
 * The file is read before anything is held in the database: a large one takes its seconds.
 * @throws Refusal what the rules say, `spreadsheets.fileUnclosed` and the like, `scoreboard.fileTooManyPeople`
 */
export async function readUpload(
  member: Member,
  { file, month, sheet, encoding, columns, numbers, currency, dateOrder }: Upload,
): Promise<UploadedFile> {
  requireScoreboardAccess(member)
  const { actor } = member
  const { span, remembered } = await member.transaction(async tx => ({
    span: await uploadSpan(member, tx),
    remembered: await store.listMappings(tx, actor.organizationId),
  }))
  const unread = findFileFault(file)
  if (unread) throw new Refusal(`spreadsheets.${unread}`, undefined, { field: 'file' })
  const refusal = uploadMonthProblem(month, span)
  if (refusal) throw new Refusal(`scoreboard.${refusal}`, undefined, { field: 'month' })
  const reader = { dateOrder: dateOrder ?? dateOrderOf(member.language), timeZone: member.organization.timeZone }
  const wanted = { month, sheet, encoding, columns, numbers, currency, remembered, ...reader }
  const answer = await readFigures(
    requesterOf(member),
    async () => ({ bytes: new Uint8Array(await file.arrayBuffer()), wish: wanted }),
    tableLimitsFor(member),
  )
  const table = requireReadTable(answer)
  if (table === 'crowded') throw new Refusal('scoreboard.fileTooManyPeople', undefined, { field: 'file' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: sanitizeFileName(file.name), bytes, hash: hashOf(bytes), table }
}

type Tx = Parameters<Parameters<Member['transaction']>[0]>[0]

/** From when to when figures may be uploaded by this person. */
async function uploadSpan(member: Member, tx: Tx) {
  const profile = await people.find(tx, member.actor.organizationId, member.actor.profileId)
  const createdAt = profile?.createdAt ?? member.now()
  return { createdIn: monthOf(todayIn(member.organization.timeZone, createdAt)), current: currentMonth(member) }
}

export async function monthsForUpload(member: Member, tx: Tx): Promise<string[]> {
  const { createdIn, current } = await uploadSpan(member, tx)
  return uploadMonths(createdIn, current)
}

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url')
