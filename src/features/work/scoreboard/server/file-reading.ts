import { createHash } from 'node:crypto'
import { hasThreat } from '#kit/text.ts'
import { Refusal } from '#kit/refusal.ts'
import { todayIn, monthOf } from '#kit/day.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { uploadMonths } from '../months.ts'
import { whyNotUpload } from '../rules.ts'
import type { Upload } from '../schema.ts'
import { currentMonth, requireOpen } from './gate.ts'
import * as store from './store.ts'
import type { TableFile } from './table-file.ts'
import { apart } from './table-apart.ts'

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly hash: string
  readonly table: TableFile
}

/**
 * The file is read before anything is held in the database: a large one takes its seconds.
 * @throws Refusal what the rule says, `scoreboard.fileUnclosed`
 */
export async function readUpload(
  member: Member,
  { file, month, sheet, columns, numbers, currency }: Upload,
): Promise<UploadedFile> {
  requireOpen(member)
  const { actor } = member
  const { span, remembered } = await member.transaction(async tx => ({
    span: await uploadSpan(member, tx),
    remembered: await store.listMappings(tx, actor.organizationId),
  }))
  const refusal = whyNotUpload(file, month, span)
  if (refusal)
    throw new Refusal(`scoreboard.${refusal}`, undefined, { field: refusal === 'monthRange' ? 'month' : 'file' })
  const wanted = { month, sheet, columns, numbers, currency, remembered }
  const answer = await apart(
    askerOf(member),
    async () => ({ kind: 'read', bytes: new Uint8Array(await file.arrayBuffer()), wish: wanted }),
    within(member),
  )
  if (answer.kind === 'unreadable')
    throw new Refusal(`scoreboard.file${capital(answer.reason)}`, undefined, { field: 'file' })
  if (answer.kind === 'unclosed') throw new Refusal('scoreboard.fileUnclosed', { line: answer.line }, { field: 'file' })
  if (answer.kind !== 'read') throw new Error('a table was written instead of read')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: plainName(file.name), bytes, hash: hashOf(bytes), table: answer.file }
}

export const askerOf = ({ actor }: Member) => ({ organizationId: actor.organizationId, personId: actor.profileId })
export const within = ({ services }: Member) => ({ milliseconds: services.env.FILE_SECONDS * 1000 })

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

const capital = <T extends string>(text: T) => `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<T>

const longestName = 120

/** As somebody called it, but for what could deceive whoever downloads it. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const ending = /\.[a-z]{3,4}$/i.exec(last)?.[0] ?? ''
  return hasThreat(last) || last === ''
    ? `upload${ending}`
    : `${last.slice(0, -ending.length || undefined).slice(0, longestName)}${ending}`
}
