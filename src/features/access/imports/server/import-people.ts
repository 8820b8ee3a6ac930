import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { mayInvite, toInvite, requiredToAssignGroups } from '#features/access/invitations/policy.ts'
import type { JoinedGroups } from '#features/access/invitations/server/arrivals.ts'
import { requireMayInvite, requireMayAssignGroups } from '#features/access/invitations/server/invitation-steps.ts'
import {
  inviteAll,
  lists,
  reserveMailableAddresses,
  addressStates,
} from '#features/access/invitations/server/invitation-list-steps.ts'
import * as invitations from '#features/access/invitations/server/store.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { sanitizeFileName, findFileFault } from '#features/foundation/spreadsheets/files.ts'
import {
  requesterOf,
  requireReadTable,
  tableLimitsFor,
} from '#features/foundation/spreadsheets/server/table-in-child.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { createLineDrafter, type PersonLine } from '../drafting.ts'
import { addressOf, type Fault, faultsOf, nameOf } from '../check-line.ts'
import { retention, maxPeople } from '../rules.ts'
import type { FilePreview, ImportEntry, ImportSent, ReadFile, SendImport } from '../schema.ts'
import { readPeopleInChild } from './people-in-child.ts'
import * as store from './store.ts'

/**
 * The people in a file, and what would become of them. It is read before anything is held in the database.
 * @throws Refusal `imports.tooManyPeople`, `spreadsheets.fileFormat` and the like
 */
export async function previewImport(member: Member, groups: JoinedGroups, wish: ReadFile): Promise<FilePreview> {
  const unread = findFileFault(wish.file)
  if (unread) throw new Refusal(`spreadsheets.${unread}`, undefined, { field: 'file' })
  const { sheet, encoding, columns } = wish
  const task = async () => ({ bytes: new Uint8Array(await wish.file.arrayBuffer()), sheet, encoding, columns })
  const file = requireReadTable(await readPeopleInChild(requesterOf(member), task, tableLimitsFor(member)))
  if ('tooMany' in file) {
    throw new Refusal('imports.tooManyPeople', { count: file.tooMany, max: maxPeople }, { field: 'file' })
  }
  const { actor } = member
  return member.transaction(async tx => {
    const draft = createLineDrafter({
      groups: await groups.listNamed(tx, actor.organizationId),
      mayInvite: role => mayInvite(actor, role),
      mayPlace: may(actor, requiredToAssignGroups),
    })
    const lines = file.isComplete ? file.lines.map(draft) : []
    return {
      sheets: [...file.sheets],
      sheet: file.sheet ?? null,
      encoding: file.encoding ?? null,
      encodings: file.encodings ? file.encodings.map(choice => ({ ...choice, samples: [...choice.samples] })) : null,
      columns: file.columns.map(column => ({ ...column })),
      isComplete: file.isComplete,
      isHeaded: file.isHeaded,
      furtherHeads: [...file.furtherHeads],
      lines: lines.map(line => ({
        ...line,
        groupIds: [...line.groupIds],
        unread: [...line.unread],
        notes: [...line.notes],
      })),
      faults: (await judged(tx, member, groups, lines)).faults,
    }
  })
}

export const checkImportLines = (
  member: Member,
  groups: JoinedGroups,
  lines: readonly PersonLine[],
): Promise<{ faults: Fault[] }> =>
  member.transaction(async tx => ({ faults: (await judged(tx, member, groups, lines)).faults }))

/**
 * Invites all of them in one transaction, but for those who cannot be any more, and says of these why.
 * @throws Refusal `imports.nobodyLeft`, what the rules of inviting say
 */
export async function sendImportInvitations(
  member: Member,
  groups: JoinedGroups,
  wish: SendImport,
): Promise<ImportSent> {
  const { fileName, lines } = wish
  const { actor, services } = member
  const { organizationId } = actor
  for (const role of new Set(lines.map(line => line.role ?? 'chatter'))) requireMayInvite(member, role)
  await countAttempt(services, lists, organizationId)
  const before = await member.transaction(tx => judged(tx, member, groups, lines))
  const mailable = await reserveMailableAddresses(
    member,
    before.good.map(({ email }) => email),
  )
  return member.transaction(async tx => {
    await lockAndRecheckPermission(tx, member, toInvite)
    const { good, faults, expired } = await judged(tx, member, groups, lines)
    await requireMayAssignGroups(tx, member, groups, [...new Set(good.flatMap(({ line }) => line.groupIds))])
    if (good.length === 0) throw new Refusal('imports.nobodyLeft')
    const id = newId()
    const row = {
      organizationId,
      id,
      fileName: sanitizeFileName(fileName),
      createdBy: actor.profileId,
      createdAt: member.now(),
    }
    await store.insert(tx, row)
    const wishes = good.map(({ line, email }) => ({
      email,
      name: nameOf(line),
      role: line.role ?? ('chatter' as const),
      groupIds: line.groupIds,
      presetLanguage: line.language,
      importId: id,
    }))
    const invited = await inviteAll(tx, member, wishes, { expired, mailable })
    await member.audit(tx, {
      kind: 'imports.sent',
      target: id,
      change: { file: row.fileName, invited: invited.length, leftOut: wish.leftOut + faults.length },
    })
    tx.invalidate('imports')
    return { id, hasMailServer: services.mailer.delivers, invited, faults }
  })
}

export const list = (member: Member): Promise<ImportEntry[]> =>
  member.transaction(async tx => {
    const rows = await store.list(tx, member.actor.organizationId, member.now().subtract(retention))
    return rows.map(({ id, fileName, creatorName, createdAt, open, accepted, revoked }) => ({
      id,
      fileName,
      creatorName,
      createdAt: createdAt.toString(),
      open,
      accepted,
      revoked,
    }))
  })

/**
 * Whoever comes in by one of the invitations at the same time holds the same row of the organisation: either they are in and
 * counted, or their link has ended.
 * @throws Refusal `imports.notFound`, `imports.nothingOpen`, what the rules of inviting say
 */
export const undoImport = (member: Member, { id }: { id: string }): Promise<{ revoked: number; accepted: number }> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, toInvite)
    const found = await store.find(tx, organizationId, id)
    if (!found) throw new Refusal('imports.notFound')
    const all = await store.listInvitationsOfImport(tx, organizationId, id)
    const open = all.filter(({ isOpen }) => isOpen)
    if (open.length === 0) throw new Refusal('imports.nothingOpen')
    for (const { role } of open) requireMayInvite(member, role, { isEnding: true })
    await invitations.revokeInvitations(
      tx,
      organizationId,
      open.map(one => one.id),
      member.now(),
    )
    const accepted = all.filter(({ isAccepted }) => isAccepted).length
    await member.auditAll(tx, [
      { kind: 'imports.undone', target: id, change: { file: found.fileName, revoked: open.length, accepted } },
      ...open.map(one => ({
        kind: 'invitations.revoked' as const,
        target: one.id,
        change: { email: one.email, role: one.role },
      })),
    ])
    tx.invalidate('imports', 'invitations')
    return { revoked: open.length, accepted }
  })

interface Judged {
  readonly good: readonly { readonly line: PersonLine; readonly email: string }[]
  readonly faults: Fault[]
  /** Invitations that give way to new ones. */
  readonly expired: readonly string[]
}

async function judged(tx: Tx, member: Member, groups: JoinedGroups, lines: readonly PersonLine[]): Promise<Judged> {
  const { actor } = member
  const emails = lines.flatMap(line => addressOf(line) ?? [])
  const standing = await addressStates(tx, member, emails)
  const known = await groups.listKnown(tx, actor.organizationId, [...new Set(lines.flatMap(line => line.groupIds))])
  const faults = faultsOf(lines, {
    standing: standing.faultOf,
    mayInvite: role => mayInvite(actor, role),
    isGroup: id => known.has(id),
  })
  const bad = new Set(faults.map(({ line }) => line))
  const good = lines.flatMap(line => {
    const email = bad.has(line.line) ? undefined : addressOf(line)
    return email === undefined ? [] : [{ line, email }]
  })
  return { good, faults, expired: standing.expired }
}
