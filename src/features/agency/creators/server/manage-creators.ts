import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { diffFields } from '#features/foundation/audit/change.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { platformName } from '#features/agency/platforms/built-in.ts'
import * as platforms from '#features/agency/platforms/server/store.ts'
import { isStoredImage } from '#features/foundation/images/server/store.ts'
import { toEditCreators } from '../policy.ts'
import { fieldOf, maxCreators, planLinks, type StoredLink } from '../rules.ts'
import type { Creator, CreatorDraft, CreatorUpdate } from '../schema.ts'
import * as store from './store.ts'

/** Which groups work these accounts. Groups stand above creators, so the assembly connects this. */
export type ListGroupsOfAccounts = (
  tx: Tx,
  organizationId: string,
  linkIds: readonly string[],
) => Promise<readonly { readonly linkId: string; readonly groupName: string }[]>

export const list = (member: Member): Promise<Creator[]> =>
  member.transaction(tx => store.list(tx, member.actor.organizationId))

/** @throws Refusal `creators.tooMany` */
export const create = (member: Member, draft: CreatorDraft): Promise<Creator> =>
  member.transaction(async tx => {
    await lockAndRecheckPermission(tx, member, toEditCreators)
    return insertCreator(tx, member, draft)
  })

/**
 * A step of creating and importing, after the lock on the organization.
 * @throws Refusal `creators.tooMany`, `creators.platform`
 */
export async function insertCreator(tx: Tx, member: Member, draft: CreatorDraft): Promise<Creator> {
  const { organizationId } = member.actor
  if ((await store.countCreators(tx, organizationId)) >= maxCreators) {
    throw new Refusal('creators.tooMany', { max: maxCreators })
  }
  const { keep } = planOf([], draft)
  await requireOffered(tx, organizationId, keep, [])
  await requirePicture(tx, organizationId, draft)
  const id = newId()
  await store.insert(tx, organizationId, id, draft, member.now())
  await store.saveLinks(tx, organizationId, id, keep)
  await writeDown(tx, member, 'creators.created', id, { name: draft.name })
  return viewOf(id, draft, keep, 1)
}

/** @throws Refusal `creators.notFound`, `creators.staleVersion` */
export const update = (
  member: Member,
  { id, version, ...draft }: CreatorUpdate,
  workedBy: ListGroupsOfAccounts,
): Promise<Creator> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const current = await store.lock(tx, organizationId, id)
    if (!current) throw new Refusal('creators.notFound')
    if (current.creator.version !== version) throw new Refusal('creators.staleVersion')
    const { keep, remove } = planOf(current.links, draft)
    await requireOffered(tx, organizationId, keep, current.links)
    await requirePicture(tx, organizationId, draft)
    await refuseWorked(tx, organizationId, remove, workedBy)
    await store.update(tx, organizationId, id, draft)
    await store.removeLinks(
      tx,
      organizationId,
      id,
      remove.map(link => link.id),
    )
    await store.saveLinks(tx, organizationId, id, keep)
    const view = viewOf(id, draft, keep, version + 1)
    await writeDown(tx, member, 'creators.changed', id, diffFields(current.creator, view))
    return view
  })

/** @throws Refusal `creators.notFound`, `creators.inUse` */
export const remove = (member: Member, creatorId: string, workedBy: ListGroupsOfAccounts): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const current = await store.lock(tx, organizationId, creatorId)
    if (!current) throw new Refusal('creators.notFound')
    const worked = await workedBy(
      tx,
      organizationId,
      current.links.map(link => link.id),
    )
    const groups = [...new Set(worked.map(({ groupName }) => groupName))]
    if (groups.length > 0) throw new Refusal('creators.inUse', { groups })
    await store.remove(tx, organizationId, creatorId)
    await writeDown(tx, member, 'creators.deleted', creatorId, { removed: current.creator })
  })

/** @throws Refusal `creators.linkNotFound` */
function planOf(current: readonly StoredLink[], draft: CreatorDraft) {
  const plan = planLinks(current, draft, newId)
  if (!plan.ok) throw new Refusal('creators.linkNotFound', undefined, { field: plan.field })
  return plan
}

/**
 * New accounts are on platforms that the organisation offers; those that are there may stay where they are.
 * @throws Refusal `creators.platform`
 */
async function requireOffered(
  tx: Tx,
  organizationId: string,
  links: readonly StoredLink[],
  before: readonly StoredLink[],
): Promise<void> {
  const offered = await platforms.list(tx, organizationId)
  const wrong = links.find(
    link =>
      !offered.some(({ kind, key, isEnabled }) => isEnabled && kind === link.kind && key === link.platform) &&
      !before.some(({ id, platform }) => id === link.id && platform === link.platform),
  )
  if (wrong) {
    const field = `${fieldOf(wrong.kind)}.${wrong.sortOrder}.platform`
    throw new Refusal('creators.platform', undefined, { field })
  }
}

/** @throws Refusal `images.notFound` */
async function requirePicture(tx: Tx, organizationId: string, { avatarImage }: CreatorDraft): Promise<void> {
  if (avatarImage !== null && !(await isStoredImage(tx, organizationId, avatarImage))) {
    throw new Refusal('images.notFound', undefined, { field: 'avatarImage' })
  }
}

/** @throws Refusal `creators.linkInUse` */
async function refuseWorked(
  tx: Tx,
  organizationId: string,
  links: readonly StoredLink[],
  workedBy: ListGroupsOfAccounts,
): Promise<void> {
  if (links.length === 0) return
  const worked = await workedBy(
    tx,
    organizationId,
    links.map(link => link.id),
  )
  const groupOf = new Map(worked.map(({ linkId, groupName }) => [linkId, groupName]))
  for (const { id, kind, platform } of links) {
    const group = groupOf.get(id)
    if (group === undefined) continue
    throw new Refusal('creators.linkInUse', { account: platformName(platform), group }, { field: fieldOf(kind) })
  }
}

const viewOf = (id: string, draft: CreatorDraft, links: readonly StoredLink[], version: number): Creator => ({
  ...draft,
  id,
  version,
  creatorPlatforms: store.ofKind(links, 'creator'),
  socialChannels: store.ofKind(links, 'social'),
})

async function writeDown(
  tx: Tx,
  member: Member,
  kind: 'creators.created' | 'creators.changed' | 'creators.deleted',
  target: string,
  change: Record<string, unknown>,
): Promise<void> {
  await member.audit(tx, { kind, target, change })
  tx.invalidate('creators', 'creatorGroups', 'schedule')
}
