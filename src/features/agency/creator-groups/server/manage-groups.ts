import { newId } from '#kit/id.ts'
import type { Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { diffFields } from '#features/foundation/audit/change.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { toPlanGroups } from '../policy.ts'
import { maxChatters, maxGroups } from '../rules.ts'
import type { Account, CreatorGroup, GroupDraft, GroupUpdate } from '../schema.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { findDuplicateShiftName } from '#features/agency/shifts/rules.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { callShiftOrGroupListeners } from '#features/agency/shifts/server/opening-changes.ts'
import { saveParts } from './parts.ts'
import * as saving from './save-store.ts'
import * as store from './store.ts'

interface Affected {
  readonly fullName: string
  readonly date: Day
  readonly shiftId: string
  readonly shiftName: string
}

/** What the plan has on a group. The plan stands above the groups, so the assembly connects this. */
export interface GroupPlans {
  /** Published assignments that are not over yet; nobody can publish more till the end of the deed. */
  countPublished(tx: Tx, organizationId: string, groupId: string, now: Temporal.Instant): Promise<number>
  /** Members who are published from now on, on a seat of a higher number or of one of these shifts, by day. */
  listAffected(
    tx: Tx,
    organizationId: string,
    groupId: string,
    change: { readonly seats: number; readonly shiftIds: readonly string[] },
    now: Temporal.Instant,
  ): Promise<Affected[]>
  /** Removes what was only planned, and tells whether anybody has worked in the group; that stays. */
  clear(tx: Tx, organizationId: string, groupId: string, now: Temporal.Instant): Promise<boolean>
}

export const list = (member: Member): Promise<CreatorGroup[]> =>
  member.transaction(tx => store.list(tx, member.actor.organizationId))

export const get = (member: Member, { id: groupId }: { id: string }): Promise<CreatorGroup> =>
  member.transaction(tx => existing(tx, member, groupId))

export const listAccountsAndTheirGroups = (member: Member): Promise<Account[]> =>
  member.transaction(tx => store.listAccounts(tx, member.actor.organizationId))

/** @throws Refusal `creatorGroups.tooMany` */
export const create = (member: Member, draft: GroupDraft): Promise<CreatorGroup> =>
  member.transaction(async tx => {
    mustHold(draft)
    const { organizationId, profileId } = member.actor
    await lockAndRecheckPermission(tx, member, toPlanGroups)
    if ((await saving.countGroups(tx, organizationId)) >= maxGroups) {
      throw new Refusal('creatorGroups.tooMany', { max: maxGroups })
    }
    const id = newId()
    await saving.insert(tx, organizationId, draft, { id, createdBy: profileId, now: member.now() })
    await saveParts(tx, organizationId, id, draft, { customShiftsBefore: [], today: member.today() })
    const created = await existing(tx, member, id)
    await writeDown(tx, member, 'creatorGroups.created', id, { created })
    return created
  })

/** @throws Refusal `creatorGroups.staleVersion`, `creatorGroups.surplus`, `creatorGroups.outOfUse` */
export const update = (
  member: Member,
  { id, version, acceptsSurplus, ...draft }: GroupUpdate,
  plans: GroupPlans,
): Promise<CreatorGroup> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const before = await lockedGroup(tx, member, id)
    if (before.version !== version) throw new Refusal('creatorGroups.staleVersion')
    mustHold(draft)
    if (!acceptsSurplus) await refuseLostSeats(tx, member, before, draft, plans)
    await saving.update(tx, organizationId, id, draft, member.now())
    const { customShifts: customShiftsBefore } = before
    await saveParts(tx, organizationId, id, draft, { customShiftsBefore, today: member.today() })
    const after = await existing(tx, member, id)
    await callShiftOrGroupListeners(tx, member)
    await writeDown(tx, member, 'creatorGroups.changed', id, diffFields(before, after))
    return after
  })

/**
 * Fewer seats, or shifts out of use, on which members are published: they are named, so that it is done on purpose.
 * @throws Refusal `creatorGroups.surplus`, `creatorGroups.outOfUse`
 */
async function refuseLostSeats(tx: Tx, member: Member, before: CreatorGroup, draft: GroupDraft, plans: GroupPlans) {
  const { organizationId } = member.actor
  const standard = await shifts.list(tx, organizationId)
  const after = new Set(shiftIdsInForce(draft, standard))
  const shiftIds = shiftIdsInForce(before, standard).filter(id => !after.has(id))
  const isFewer = draft.chatterCount < before.chatterCount
  if (!isFewer && shiftIds.length === 0) return
  const change = { seats: isFewer ? draft.chatterCount : maxChatters, shiftIds }
  const affected = await plans.listAffected(tx, organizationId, before.id, change, member.now())
  const people = affected.map(({ fullName, date, shiftId, shiftName }) => ({
    fullName,
    date,
    shiftName: displayedShiftName({ id: shiftId, name: shiftName }, member.language),
  }))
  if (people.length === 0) return
  if (affected.some(({ shiftId }) => shiftIds.includes(shiftId))) {
    throw new Refusal('creatorGroups.outOfUse', { people }, { field: 'customShifts' })
  }
  throw new Refusal('creatorGroups.surplus', { people }, { field: 'chatterCount' })
}

type GroupShifts = Pick<GroupDraft, 'useCustomShifts'> & {
  readonly customShifts: readonly Pick<Shift, 'id' | 'isEnabled'>[]
}

const shiftIdsInForce = ({ useCustomShifts, customShifts }: GroupShifts, standard: readonly Shift[]): string[] =>
  (useCustomShifts ? customShifts : standard).filter(({ isEnabled }) => isEnabled).map(({ id }) => id)

/**
 * Hours, balance and reliability go by seats of the past: a group in which somebody has worked is only ended.
 * @throws Refusal `creatorGroups.published`
 */
export const remove = (member: Member, groupId: string, plans: GroupPlans): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const before = await lockedGroup(tx, member, groupId)
    const count = await plans.countPublished(tx, organizationId, groupId, member.now())
    if (count > 0) throw new Refusal('creatorGroups.published', { count })
    const isWorked = await plans.clear(tx, organizationId, groupId, member.now())
    await saving.end(tx, organizationId, groupId, member.now())
    await callShiftOrGroupListeners(tx, member)
    if (!isWorked) await saving.remove(tx, organizationId, groupId)
    await writeDown(tx, member, 'creatorGroups.deleted', groupId, { removed: before })
  })

/**
 * A group with shifts of its own has some, and they can be told apart.
 * @throws Refusal `creatorGroups.customShiftsRequired`, `creatorGroups.sameShiftName`
 */
function mustHold({ useCustomShifts, customShifts }: GroupDraft): void {
  if (useCustomShifts && customShifts.length === 0) {
    throw new Refusal('creatorGroups.customShiftsRequired', undefined, { field: 'customShifts' })
  }
  const at = findDuplicateShiftName(customShifts)
  if (at !== undefined)
    throw new Refusal('creatorGroups.sameShiftName', undefined, { field: `customShifts.${at}.name` })
}

/** @throws Refusal `creatorGroups.notFound` */
async function existing(tx: Tx, { actor }: Member, groupId: string): Promise<CreatorGroup> {
  const [group] = await store.list(tx, actor.organizationId, groupId)
  if (!group) throw new Refusal('creatorGroups.notFound')
  return group
}

/**
 * The organisation first, always: saves of two groups that swap accounts would else wait for each other.
 * @throws Refusal `creatorGroups.notFound`
 */
async function lockedGroup(tx: Tx, member: Member, groupId: string): Promise<CreatorGroup> {
  await lockAndRecheckPermission(tx, member, toPlanGroups)
  if (!(await saving.lock(tx, member.actor.organizationId, groupId))) throw new Refusal('creatorGroups.notFound')
  return existing(tx, member, groupId)
}

async function writeDown(
  tx: Tx,
  member: Member,
  kind: 'creatorGroups.created' | 'creatorGroups.changed' | 'creatorGroups.deleted',
  target: string,
  change: Record<string, unknown>,
): Promise<void> {
  await member.audit(tx, { kind, target, change })
  tx.invalidate('creatorGroups', 'schedule')
}
