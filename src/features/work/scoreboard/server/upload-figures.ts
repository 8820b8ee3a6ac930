import { readCursor } from '#kit/cursor.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { addUp, type Figures } from '../figures.ts'
import { type Match, createPersonMatcher } from '../matching.ts'
import type { PersonRows } from '../reading.ts'
import type { Preview, UploadSave, Upload, UploadPage, UploadsQuestion } from '../schema.ts'
import { detailRows, matchDetails } from './match-details.ts'
import { hashOf, monthsForUpload, readUpload, type UploadedFile } from './read-figures-file.ts'
import { requireScoreboardAccess } from './gate.ts'
import { deleteUploadedFile, findUploadedFile, storeUploadedFile } from './originals.ts'
import * as store from './store.ts'

const pageSize = 30
const maxUnplaced = 100

export async function previewUpload(member: Member, wish: Upload): Promise<Preview> {
  const file = await readUpload(member, wish)
  const { organizationId } = member.actor
  return member.transaction(async tx => {
    const { matches, names } = await matchPeople(tx, organizationId, file)
    const month = await store.findMonth(tx, organizationId, wish.month)
    const replaces = month?.uploadId ? await store.describeUpload(tx, organizationId, month.uploadId) : null
    const { table } = file
    const { unplaced } = await matchDetails(tx, organizationId, table.people)
    return {
      month: wish.month,
      sheets: [...table.sheets],
      sheet: table.sheet ?? null,
      encoding: table.encoding ?? null,
      encodings: table.encodings ? table.encodings.map(choice => ({ ...choice, samples: [...choice.samples] })) : null,
      columns: table.columns.map(column => ({ ...column, samples: [...column.samples] })),
      isComplete: table.isComplete,
      isRemembered: table.isRemembered,
      numbers: table.numbers ?? null,
      assumedCurrency: table.assumedCurrency ?? null,
      people: table.people.map(({ details: _, ...person }) => ({
        ...person,
        lines: [...person.lines],
        figures: [...person.figures],
        ...viewOf(matches.get(person.key), names),
      })),
      problems: [...table.problems],
      problemCount: table.problemCount,
      unplaced: unplaced.slice(0, maxUnplaced),
      ambiguousCount: table.ambiguousCount,
      openDate: table.openDate ?? null,
      dateConflict: table.dateConflict ?? null,
      replaces,
      fingerprint: fingerprintOf(wish, file, matches, month?.uploadId ?? null),
    }
  })
}

/**
 * Replaces the month's figures by exactly what was previewed, or by nothing.
 * @throws Refusal `scoreboard.columns`, `scoreboard.ambiguous`, `scoreboard.dateConflict`, `scoreboard.dateOrder`,
 *   `scoreboard.stalePreview`
 */
export async function saveUpload(
  member: Member,
  wish: UploadSave,
): Promise<{ id: string; version: number; people: number }> {
  const file = await readUpload(member, wish)
  const { organizationId, profileId } = member.actor
  const { files } = member.services
  if (!file.table.isComplete) throw new Refusal('scoreboard.columns')
  const { ambiguousCount } = file.table
  if (ambiguousCount > 0) throw new Refusal('scoreboard.ambiguous', { count: ambiguousCount }, { field: 'numbers' })
  requireDateOrder(file.table, wish)
  const id = newId()
  await storeUploadedFile(files, organizationId, id, file.bytes)
  try {
    return await member.transaction(async tx => {
      const month = await store.lockMonth(tx, organizationId, wish.month)
      const { matches, known } = await matchPeople(tx, organizationId, file)
      if (fingerprintOf(wish, file, matches, month.uploadId) !== wish.fingerprint) {
        throw new Refusal('scoreboard.stalePreview')
      }
      const { rows, learned, profileOf } = assign(file.table.people, matches, wish.assignments, known)
      const version = (await store.lastUploadVersion(tx, organizationId, wish.month)) + 1
      const people = new Set(rows.map(row => row.profileId)).size
      await store.insertUpload(tx, {
        organizationId,
        id,
        month: wish.month,
        version,
        fileName: file.name,
        fileSize: file.bytes.length,
        uploadedBy: profileId,
        uploadedAt: member.now(),
        replaces: month.uploadId,
        people,
        problems: file.table.problemCount,
      })
      await store.insertFigures(tx, organizationId, id, rows)
      const { place } = await matchDetails(tx, organizationId, file.table.people)
      await store.insertDetails(tx, organizationId, id, detailRows(file.table.people, profileOf, place))
      await store.changeMonth(tx, organizationId, wish.month, { uploadId: id, version: month.version + 1 })
      await store.rememberMapping(tx, organizationId, mappingOf(wish, file), member.now())
      await store.rememberNames(tx, organizationId, learned)
      await member.audit(tx, {
        kind: 'scoreboard.uploaded',
        target: wish.month,
        change: { version, file: file.name, people, replaces: month.uploadId },
      })
      tx.invalidate('scoreboard')
      return { id, version, people }
    })
  } catch (error) {
    await deleteUploadedFile(files, organizationId, id)
    throw error
  }
}

/** @throws Refusal `scoreboard.dateConflict`, `scoreboard.dateOrder` */
function requireDateOrder({ dateConflict, openDate }: UploadedFile['table'], { dateOrder }: UploadSave): void {
  if (dateConflict) throw new Refusal('scoreboard.dateConflict', dateConflict)
  if (openDate && dateOrder === undefined) throw new Refusal('scoreboard.dateOrder', openDate, { field: 'dateOrder' })
}

export async function listUploadHistory(member: Member, { month, after }: UploadsQuestion): Promise<UploadPage> {
  requireScoreboardAccess(member)
  const cursor = readCursor(after)
  return member.transaction(async tx => {
    const rows = await store.listUploads(tx, member.actor.organizationId, { month, after: cursor }, pageSize + 1)
    const page = rows.slice(0, pageSize).map(row => ({
      ...row,
      uploadedAt: row.uploadedAt.toString(),
      undoneAt: row.undoneAt?.toString() ?? null,
    }))
    const last = page.at(-1)
    return {
      uploads: page,
      months: await monthsForUpload(member, tx),
      next: rows.length > pageSize && last ? `${last.uploadedAt} ${last.id}` : null,
    }
  })
}

/**
 * Handed out as something to keep, never to be shown by a browser.
 * @throws Refusal `scoreboard.uploadNotFound`, `scoreboard.fileNotFound`
 */
export async function downloadUploadedFile(member: Member, { id }: { id: string }): Promise<File> {
  requireScoreboardAccess(member)
  const { organizationId } = member.actor
  const upload = await member.transaction(async tx => {
    const found = await store.findUpload(tx, organizationId, id)
    if (!found) throw new Refusal('scoreboard.uploadNotFound')
    await member.audit(tx, {
      kind: 'scoreboard.fileDownloaded',
      target: found.month,
      change: { version: found.version, file: found.fileName },
    })
    return found
  })
  const bytes = await findUploadedFile(member.services.files, organizationId, id)
  if (!bytes) throw new Refusal('scoreboard.fileNotFound')
  return new File([new Uint8Array(bytes)], upload.fileName, { type: 'application/octet-stream' })
}

/**
 * The version before is in force again; before the first one there was nothing.
 * @throws Refusal `scoreboard.uploadNotFound`, `scoreboard.staleUpload`
 */
export async function undoUpload(member: Member, { id }: { id: string }): Promise<void> {
  requireScoreboardAccess(member)
  const { organizationId, profileId } = member.actor
  await member.transaction(async tx => {
    const upload = await store.findUpload(tx, organizationId, id)
    if (!upload) throw new Refusal('scoreboard.uploadNotFound')
    const month = await store.lockMonth(tx, organizationId, upload.month)
    if (month.uploadId !== id) throw new Refusal('scoreboard.staleUpload')
    await store.markUploadUndone(tx, organizationId, id, { undoneBy: profileId, undoneAt: member.now() })
    await store.changeMonth(tx, organizationId, upload.month, { uploadId: upload.replaces, version: month.version + 1 })
    await member.audit(tx, {
      kind: 'scoreboard.undone',
      target: upload.month,
      change: { version: upload.version, backTo: upload.replaces },
    })
    tx.invalidate('scoreboard')
  })
}

async function matchPeople(tx: Tx, organizationId: string, { table }: UploadedFile) {
  const candidates = await store.listMatchablePeople(tx, organizationId)
  const learned = await store.listRememberedNames(tx, organizationId)
  const before = new Map(
    table.people.flatMap(({ key }) => {
      const profileId = learned.get(hashOf(key))
      return profileId === undefined ? [] : [[key, profileId] as const]
    }),
  )
  const match = createPersonMatcher(candidates, before)
  return {
    matches: new Map(table.people.map(person => [person.key, match(person)])),
    names: new Map(candidates.map(({ id, fullName }) => [id, fullName])),
    known: new Set(candidates.map(({ id }) => id)),
  }
}

type Matches = ReadonlyMap<string, Match>

function viewOf(match: Match | undefined, names: ReadonlyMap<string, string>) {
  if (!match || match.by === null) {
    const suggestions = (match?.suggestions ?? []).map(id => ({ id, fullName: names.get(id) ?? '' }))
    return { by: null, profileId: null, why: match?.why ?? ('unknown' as const), suggestions }
  }
  return { by: match.by, profileId: match.profileId, why: null, suggestions: [] }
}

/**
 * The figures of each profile, several ways of writing it together; and what was said by hand, for the next time.
 * @throws Refusal `scoreboard.unassigned`, `scoreboard.personNotFound`, `scoreboard.tooMuch`,
 *   `scoreboard.nothingToSave`
 */
function assign(
  people: readonly PersonRows[],
  matches: Matches,
  assignments: UploadSave['assignments'],
  known: ReadonlySet<string>,
) {
  const chosen = new Map(assignments.map(({ key, profileId }) => [key, profileId]))
  const sums = new Map<string, Figures & { profileId: string }>()
  const learned: { key: string; profileId: string }[] = []
  const profileOf = new Map<string, string>()
  const open = people.filter(({ key }) => !chosen.has(key) && matches.get(key)?.by === null)
  if (open.length > 0) throw new Refusal('scoreboard.unassigned', { count: open.length })
  for (const { key, figures } of people) {
    const match = matches.get(key)
    const found = match?.by ? match.profileId : undefined
    const profileId = chosen.has(key) ? chosen.get(key) : found
    if (profileId === null || profileId === undefined) continue
    if (!known.has(profileId)) throw new Refusal('scoreboard.personNotFound')
    profileOf.set(key, profileId)
    if (profileId !== found) learned.push({ key: hashOf(key), profileId })
    for (const each of figures) {
      const place = `${profileId} ${each.currency}`
      const before = sums.get(place)
      const sum = before ? addUp(before, each) : each
      if (!sum) throw new Refusal('scoreboard.tooMuch')
      sums.set(place, { ...sum, profileId })
    }
  }
  if (sums.size === 0) throw new Refusal('scoreboard.nothingToSave')
  return { rows: [...sums.values()], learned, profileOf }
}

const mappingOf = (wish: UploadSave, { table }: UploadedFile) => ({
  signature: table.signature,
  columns: table.columns.map(({ field }) => field),
  numbers: wish.numbers ?? null,
  currency: wish.currency ?? null,
})

/** Of all that decides what a save does: whoever saves has seen that. */
function fingerprintOf(wish: Upload, file: UploadedFile, matches: Matches, inForce: string | null): string {
  const { month, sheet, columns, numbers, currency } = wish
  const people = [...matches].map(([key, match]) => [key, match.by === null ? null : match.profileId])
  const { table } = file
  const used = [
    table.sheet,
    table.encoding,
    table.columns.map(({ field }) => field),
    table.numbers,
    table.assumedCurrency,
    table.openDate,
  ]
  return hashOf(JSON.stringify([file.hash, month, sheet, columns, numbers, currency, used, people, inForce]))
}
