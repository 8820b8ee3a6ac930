import type { Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import { findOverdemandedShift } from '../rules.ts'
import type { GroupDraft } from '../schema.ts'
import * as saving from './save-store.ts'
import { listAccounts } from './store.ts'

interface GroupContext {
  readonly customShiftsBefore: readonly Shift[]
  /** Other times of theirs hold from it on. */
  readonly today: Day
}

/** What belongs to a group besides its own row: custom shifts, main chatter requirements, accounts, home chatters. */
export async function saveParts(
  tx: Tx,
  organizationId: string,
  groupId: string,
  draft: GroupDraft,
  { customShiftsBefore, today }: GroupContext,
): Promise<void> {
  // requirements point to custom shifts: they go first and come last
  await saving.clearRequirements(tx, organizationId, groupId)
  await saveCustomShifts(tx, { organizationId, groupId, today }, draft.customShifts, customShiftsBefore)
  await saveRequirements(tx, organizationId, groupId, draft)
  await saveCombinations(tx, organizationId, groupId, draft.creatorLinkIds)
  await saveMembers(tx, organizationId, groupId, draft.members)
}

const foreignKeyViolation = '23503'

/** @throws Refusal `creatorGroups.shiftTaken` */
async function saveCustomShifts(
  tx: Tx,
  { organizationId, groupId, today }: { organizationId: string; groupId: string; today: Day },
  after: readonly Shift[],
  before: readonly Shift[],
): Promise<void> {
  const field = 'customShifts'
  const kept = new Set(after.map(({ id }) => id))
  if (kept.size < after.length) throw new Refusal('creatorGroups.shiftTaken', undefined, { field })
  for (const { id, name } of before.filter(shift => !kept.has(shift.id))) {
    await shifts.removeOfGroup(tx, organizationId, groupId, id).catch((error: unknown) => {
      const isPlanned = violationOf(error)?.state === foreignKeyViolation
      throw isPlanned ? new Refusal('creatorGroups.shiftInUse', { name }, { field }) : error
    })
  }
  const saved = await shifts.saveOfGroup(tx, organizationId, groupId, after, today)
  if (!saved) throw new Refusal('creatorGroups.shiftTaken', undefined, { field })
}

/** @throws Refusal `creatorGroups.tooManyMain`, `creatorGroups.shiftNotFound` */
async function saveRequirements(tx: Tx, organizationId: string, groupId: string, draft: GroupDraft): Promise<void> {
  const greedy = findOverdemandedShift(draft)
  if (greedy !== undefined) {
    const field = `mainChatterRequirements.${greedy}`
    throw new Refusal('creatorGroups.tooManyMain', { max: draft.chatterCount }, { field })
  }
  const there = new Set([...(await shifts.list(tx, organizationId)), ...draft.customShifts].map(({ id }) => id))
  const missing = Object.keys(draft.mainChatterRequirements).find(id => !there.has(id))
  if (missing !== undefined) {
    throw new Refusal('creatorGroups.shiftNotFound', undefined, { field: `mainChatterRequirements.${missing}` })
  }
  await saving.insertRequirements(tx, organizationId, groupId, draft.mainChatterRequirements)
}

/** @throws Refusal `creatorGroups.accountNotFound`, `creatorGroups.conflictCombination` */
async function saveCombinations(
  tx: Tx,
  organizationId: string,
  groupId: string,
  creatorLinkIds: readonly string[],
): Promise<void> {
  const linkIds = [...new Set(creatorLinkIds)]
  const there = await saving.lockAccounts(tx, organizationId, linkIds)
  if (linkIds.some(id => !there.has(id))) {
    throw new Refusal('creatorGroups.accountNotFound', undefined, { field: 'creatorLinkIds' })
  }
  const [lost] = await saving.replaceGroupAccounts(tx, organizationId, groupId, linkIds)
  if (lost === undefined) return
  const account = (await listAccounts(tx, organizationId)).find(({ id }) => id === lost)
  throw new Refusal(
    'creatorGroups.conflictCombination',
    {
      account: `${account?.creatorName ?? ''} - ${account?.platformName ?? ''}`,
      group: account?.group?.name ?? '',
    },
    { field: 'creatorLinkIds' },
  )
}

/** @throws Refusal `creatorGroups.personNotFound` */
async function saveMembers(
  tx: Tx,
  organizationId: string,
  groupId: string,
  wished: GroupDraft['members'],
): Promise<void> {
  const members = [...new Map(wished.map(member => [member.profileId, member])).values()]
  const there = await saving.listExistingProfileIds(
    tx,
    organizationId,
    members.map(({ profileId }) => profileId),
  )
  const missing = wished.findIndex(({ profileId }) => !there.has(profileId))
  if (missing !== -1) {
    throw new Refusal('creatorGroups.personNotFound', undefined, { field: `members.${missing}.profileId` })
  }
  await saving.replaceMembers(tx, organizationId, groupId, members)
}
