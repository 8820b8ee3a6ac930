import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { creatorLinks } from '#features/agency/creators/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { GroupDraft, GroupMember } from '../schema.ts'
import { creatorGroups, groupCombinations, groupMembers, groupShiftRequirements, isThere } from './table.ts'

const one = (organizationId: string, groupId: string) =>
  and(eq(creatorGroups.organizationId, organizationId), eq(creatorGroups.id, groupId))

const fieldsOf = ({ name, description, color, chatterCount, useCustomShifts }: GroupDraft) => ({
  name,
  description,
  color,
  chatterCount,
  useCustomShifts,
})

export async function countGroups(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(creatorGroups)
    .where(and(eq(creatorGroups.organizationId, organizationId), isThere))
  return row?.count ?? 0
}

/** Holds the group till the end of the deed: nobody changes, removes or plans it meanwhile. */
export async function lock(tx: Tx, organizationId: string, groupId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: creatorGroups.id })
    .from(creatorGroups)
    .where(and(one(organizationId, groupId), isThere))
    .for('update')
  return rows.length > 0
}

interface Founding {
  readonly id: string
  readonly createdBy: string
  readonly now: Temporal.Instant
}

export async function insert(
  tx: Tx,
  organizationId: string,
  draft: GroupDraft,
  { id, createdBy, now }: Founding,
): Promise<void> {
  await tx
    .insert(creatorGroups)
    .values({ ...fieldsOf(draft), organizationId, id, createdBy, createdAt: now, updatedAt: now })
}

export async function update(
  tx: Tx,
  organizationId: string,
  groupId: string,
  draft: GroupDraft,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(creatorGroups)
    .set({ ...fieldsOf(draft), updatedAt: now, version: sql`${creatorGroups.version} + 1` })
    .where(one(organizationId, groupId))
}

/** Nobody finds it any more: its accounts become free, its members and requirements go. */
export async function end(tx: Tx, organizationId: string, groupId: string, endedAt: Temporal.Instant): Promise<void> {
  await tx.update(creatorGroups).set({ endedAt }).where(one(organizationId, groupId))
  for (const table of [groupCombinations, groupMembers, groupShiftRequirements]) {
    await tx.delete(table).where(and(eq(table.organizationId, organizationId), eq(table.groupId, groupId)))
  }
}

/** One that nobody has worked in: custom shifts, plan weeks and notes go with it. */
export async function remove(tx: Tx, organizationId: string, groupId: string): Promise<void> {
  await tx.delete(creatorGroups).where(one(organizationId, groupId))
}

export async function clearRequirements(tx: Tx, organizationId: string, groupId: string): Promise<void> {
  await tx
    .delete(groupShiftRequirements)
    .where(and(eq(groupShiftRequirements.organizationId, organizationId), eq(groupShiftRequirements.groupId, groupId)))
}

export async function insertRequirements(
  tx: Tx,
  organizationId: string,
  groupId: string,
  requirements: Readonly<Record<string, number>>,
): Promise<void> {
  const rows = Object.entries(requirements)
    .filter(([, mainChatters]) => mainChatters > 0)
    .map(([shiftId, mainChatters]) => ({ organizationId, groupId, shiftId, mainChatters }))
  if (rows.length > 0) await tx.insert(groupShiftRequirements).values(rows)
}

/** Which of these are accounts that a group can work; they stay so till the end of the deed. */
export async function lockAccounts(tx: Tx, organizationId: string, linkIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: creatorLinks.id })
    .from(creatorLinks)
    .where(
      and(
        eq(creatorLinks.organizationId, organizationId),
        eq(creatorLinks.kind, 'creator'),
        inArray(creatorLinks.id, [...linkIds]),
      ),
    )
    .orderBy(asc(creatorLinks.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/**
 * Gives the group exactly these accounts, in this order. The primary key decides who has one: the accounts that another
 * group has are not taken and returned, also when that group takes them at this very moment.
 */
export async function replaceGroupAccounts(
  tx: Tx,
  organizationId: string,
  groupId: string,
  linkIds: readonly string[],
): Promise<string[]> {
  await tx
    .delete(groupCombinations)
    .where(and(eq(groupCombinations.organizationId, organizationId), eq(groupCombinations.groupId, groupId)))
  const rows = linkIds.map((creatorLinkId, sortOrder) => ({ organizationId, creatorLinkId, groupId, sortOrder }))
  const taken = await tx
    .insert(groupCombinations)
    // by id: two hands that want the same accounts never wait for each other
    .values(rows.toSorted((a, b) => (a.creatorLinkId < b.creatorLinkId ? -1 : 1)))
    .onConflictDoNothing({ target: [groupCombinations.organizationId, groupCombinations.creatorLinkId] })
    .returning({ linkId: groupCombinations.creatorLinkId })
  const ours = new Set(taken.map(({ linkId }) => linkId))
  return linkIds.filter(id => !ours.has(id))
}

export async function listExistingProfileIds(
  tx: Tx,
  organizationId: string,
  profileIds: readonly string[],
): Promise<Set<string>> {
  if (profileIds.length === 0) return new Set()
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(eq(profiles.organizationId, organizationId), isNull(profiles.leftAt), inArray(profiles.id, [...profileIds])),
    )
  return new Set(rows.map(({ id }) => id))
}

export async function replaceMembers(
  tx: Tx,
  organizationId: string,
  groupId: string,
  members: readonly GroupMember[],
): Promise<void> {
  await tx
    .delete(groupMembers)
    .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.groupId, groupId)))
  if (members.length === 0) return
  await tx
    .insert(groupMembers)
    .values(members.map(({ profileId, isMain }) => ({ organizationId, groupId, profileId, isMain })))
}

export const listGroupNames = (tx: Tx, organizationId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: creatorGroups.id, name: creatorGroups.name })
    .from(creatorGroups)
    .where(and(eq(creatorGroups.organizationId, organizationId), isThere))

export async function listExistingGroupIds(
  tx: Tx,
  organizationId: string,
  groupIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: creatorGroups.id })
    .from(creatorGroups)
    .where(and(eq(creatorGroups.organizationId, organizationId), inArray(creatorGroups.id, [...groupIds]), isThere))
  return new Set(rows.map(({ id }) => id))
}

/**
 * A home chatter more; the version moves on, so that whoever edits the group meanwhile does not save them away.
 * @returns the group's name; undefined: it is not there, has no room, or has them already
 */
export async function addMember(
  tx: Tx,
  organizationId: string,
  groupId: string,
  profileId: string,
  maximum: number,
): Promise<string | undefined> {
  if (!(await lock(tx, organizationId, groupId))) return undefined
  const ofGroup = and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.groupId, groupId))
  if ((await tx.$count(groupMembers, ofGroup)) >= maximum) return undefined
  const added = await tx
    .insert(groupMembers)
    .values({ organizationId, groupId, profileId, isMain: false })
    .onConflictDoNothing()
    .returning({ groupId: groupMembers.groupId })
  if (added.length === 0) return undefined
  const [row] = await tx
    .update(creatorGroups)
    .set({ version: sql`${creatorGroups.version} + 1` })
    .where(one(organizationId, groupId))
    .returning({ name: creatorGroups.name })
  return row?.name
}
