import { foldForSearch } from '#kit/text.ts'
import { Refusal } from '#kit/refusal.ts'
import * as platforms from '#features/agency/platforms/server/store.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { findFileFault } from '#features/foundation/spreadsheets/files.ts'
import {
  requesterOf,
  requireReadTable,
  tableLimitsFor,
} from '#features/foundation/spreadsheets/server/table-in-child.ts'
import type { Tx } from '#platform/server/database.ts'
import { checkCreatorLines, type CheckedCreatorLine } from '../check-lines.ts'
import type { CreatorLine } from '../file-lines.ts'
import { toEditCreators } from '../policy.ts'
import { maxCreators } from '../rules.ts'
import type { CreatorPreview } from '../preview.ts'
import type { CreatorFile } from '../schema.ts'
import { readCreatorsInChild } from './creators-in-child.ts'
import { insertCreator } from './manage-creators.ts'
import * as store from './store.ts'

/** @throws Refusal `creators.fileNameless`, `creators.tooMany`, `spreadsheets.fileFormat` and the like */
export async function previewCreators(member: Member, { file }: CreatorFile): Promise<CreatorPreview> {
  const lines = await readLines(member, file)
  const checked = await member.transaction(tx => check(tx, member, lines))
  return {
    lines: checked.map(({ line, name, creatorPlatforms, socialChannels, fault }) => ({
      line,
      name,
      platforms: [...creatorPlatforms, ...socialChannels].map(({ platform }) => platform),
      fault,
    })),
  }
}

/**
 * Creates the creators in a file, all in one transaction, without the lines that its preview names. Idempotent: a creator whose
 * name exists is left out.
 * @throws Refusal as the preview does, and `creators.platform`
 */
export async function importCreators(member: Member, { file }: CreatorFile): Promise<{ created: number }> {
  const lines = await readLines(member, file)
  return member.transaction(async tx => {
    await lockAndRecheckPermission(tx, member, toEditCreators)
    const drafts = (await check(tx, member, lines)).flatMap(({ draft }) => draft ?? [])
    for (const draft of drafts) await insertCreator(tx, member, draft)
    return { created: drafts.length }
  })
}

const check = async (tx: Tx, member: Member, lines: readonly CreatorLine[]): Promise<CheckedCreatorLine[]> =>
  checkCreatorLines(lines, (await store.listNames(tx, member.actor.organizationId)).map(foldForSearch))

/** Reads the file in a child process, before anything is locked in the database. */
async function readLines(member: Member, file: File): Promise<readonly CreatorLine[]> {
  const unread = findFileFault(file)
  if (unread) throw new Refusal(`spreadsheets.${unread}`, undefined, { field: 'file' })
  const listed = await member.transaction(tx => platforms.list(tx, member.actor.organizationId))
  // two kinds have an "other", which no column can tell apart
  const named = listed.filter(({ key, isEnabled }) => isEnabled && !key.startsWith('other_'))
  const task = async () => ({
    bytes: new Uint8Array(await file.arrayBuffer()),
    platforms: named.map(({ kind, key, name }) => ({ kind, key, name })),
  })
  const read = requireReadTable(await readCreatorsInChild(requesterOf(member), task, tableLimitsFor(member)))
  if (read.kind === 'nameless') throw new Refusal('creators.fileNameless', undefined, { field: 'file' })
  if (read.kind === 'tooMany') throw new Refusal('creators.tooMany', { max: maxCreators }, { field: 'file' })
  return read.lines
}
