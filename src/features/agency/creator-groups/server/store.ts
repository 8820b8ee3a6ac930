import { orderByName } from '#platform/server/name-order.ts'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { platformName } from '#features/agency/platforms/built-in.ts'
import { organizationPlatforms } from '#features/agency/platforms/server/table.ts'
import { creatorLinks, creators } from '#features/agency/creators/server/table.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { maxGroups, shiftsInForce } from '../rules.ts'
import type { Account, Combination, CreatorGroup, GroupMember } from '../schema.ts'
import { creatorGroups, groupCombinations, groupMembers, groupShiftRequirements, isThere } from './table.ts'

/** What the weekly plan needs to know of a group. */
export interface PlannedGroup {
  readonly group: CreatorGroup
  /** In force, in their order: the enabled standard ones, or the group's own. */
  readonly shifts: readonly Shift[]
  /** By shift id; a shift that is not named needs no main chatter. */
  readonly requirements: Readonly<Record<string, number>>
  readonly members: readonly GroupMember[]
}

export async function find(tx: Tx, organizationId: string, groupId: string): Promise<PlannedGroup | undefined> {
  const [planned] = await listGroupsForPlanning(tx, organizationId, groupId)
  return planned
}

/** All groups by name, or the one. */
export async function listGroupsForPlanning(tx: Tx, organizationId: string, groupId?: string): Promise<PlannedGroup[]> {
  const [groups, standard] = await Promise.all([list(tx, organizationId, groupId), shifts.list(tx, organizationId)])
  return groups.map(group => ({
    group,
    shifts: shiftsInForce(group, standard),
    requirements: group.mainChatterRequirements,
    members: group.members,
  }))
}

/** All groups by name, or the one, with everything that belongs to them. */
export async function list(tx: Tx, organizationId: string, groupId?: string): Promise<CreatorGroup[]> {
  const [rows, shiftRows, requirementRows, combinationRows, memberRows] = await Promise.all([
    listRows(tx, organizationId, groupId),
    shifts.listOfGroups(tx, organizationId, groupId),
    listRequirements(tx, organizationId, groupId),
    listCombinations(tx, organizationId, groupId),
    listMembers(tx, organizationId, groupId),
  ])
  const customShifts = Map.groupBy(shiftRows, byGroup)
  const requirements = Map.groupBy(requirementRows, byGroup)
  const combinations = Map.groupBy(combinationRows, byGroup)
  const members = Map.groupBy(memberRows, byGroup)
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    description: row.description,
    color: row.color,
    chatterCount: row.chatterCount,
    useCustomShifts: row.useCustomShifts,
    customShifts: customShifts.get(row.id) ?? [],
    mainChatterRequirements: Object.fromEntries(
      (requirements.get(row.id) ?? []).map(({ shiftId, mainChatters }) => [shiftId, mainChatters]),
    ),
    combinations: combinations.get(row.id) ?? [],
    members: members.get(row.id) ?? [],
    createdBy: row.createdBy,
    createdAt: row.createdAt.toString(),
    updatedAt: row.updatedAt.toString(),
    version: row.version,
  }))
}

interface OfGroup {
  readonly groupId: string
}
const byGroup = ({ groupId }: OfGroup): string => groupId

const within = (table: { organizationId: PgColumn; groupId: PgColumn }, organizationId: string, groupId?: string) =>
  and(eq(table.organizationId, organizationId), groupId === undefined ? undefined : eq(table.groupId, groupId))

const listRows = cachedStatement((connection, organizationId: string, groupId?: string) =>
  connection
    .select()
    .from(creatorGroups)
    .where(
      and(
        within({ organizationId: creatorGroups.organizationId, groupId: creatorGroups.id }, organizationId, groupId),
        isThere,
      ),
    )
    .orderBy(orderByName(creatorGroups.name), asc(creatorGroups.id))
    .limit(maxGroups),
)

const listRequirements = cachedStatement((connection, organizationId: string, groupId?: string) =>
  connection
    .select({
      groupId: groupShiftRequirements.groupId,
      shiftId: groupShiftRequirements.shiftId,
      mainChatters: groupShiftRequirements.mainChatters,
    })
    .from(groupShiftRequirements)
    .where(within(groupShiftRequirements, organizationId, groupId)),
)

const listMembers = cachedStatement((connection, organizationId: string, groupId?: string) =>
  connection
    .select({ groupId: groupMembers.groupId, profileId: groupMembers.profileId, isMain: groupMembers.isMain })
    .from(groupMembers)
    .where(within(groupMembers, organizationId, groupId))
    .orderBy(asc(groupMembers.profileId)),
)

const accountColumns = {
  id: creatorLinks.id,
  creatorId: creators.id,
  creatorName: creators.name,
  platformKey: creatorLinks.platform,
  accountUrl: creatorLinks.url,
  accountType: creatorLinks.accountType,
  /** Of a platform that the organisation has named itself. */
  ownName: sql<string | null>`(
    select ${organizationPlatforms.platformName} from ${organizationPlatforms}
    where ${organizationPlatforms.organizationId} = ${creatorLinks.organizationId}
      and ${organizationPlatforms.kind} = ${creatorLinks.kind}
      and ${organizationPlatforms.platformKey} = ${creatorLinks.platform}
  )`,
}

const creatorOfLink = and(
  eq(creators.organizationId, creatorLinks.organizationId),
  eq(creators.id, creatorLinks.creatorId),
)

const withPlatform = <R extends { platformKey: string; ownName: string | null }>({ ownName, ...row }: R) => ({
  ...row,
  platformName: ownName ?? platformName(row.platformKey),
  platformIcon: row.platformKey,
})

const accountsOfGroups = cachedStatement((connection, organizationId: string, groupId?: string) =>
  connection
    .select({ ...accountColumns, groupId: groupCombinations.groupId })
    .from(groupCombinations)
    .innerJoin(
      creatorLinks,
      and(
        eq(creatorLinks.organizationId, groupCombinations.organizationId),
        eq(creatorLinks.id, groupCombinations.creatorLinkId),
      ),
    )
    .innerJoin(creators, creatorOfLink)
    .where(within(groupCombinations, organizationId, groupId))
    .orderBy(asc(groupCombinations.sortOrder), asc(groupCombinations.creatorLinkId)),
)

async function listCombinations(tx: Tx, organizationId: string, groupId?: string): Promise<(Combination & OfGroup)[]> {
  const rows = await accountsOfGroups(tx, organizationId, groupId)
  return rows.map(withPlatform)
}

/** Every account that a group can work, by creator, with the group that works it; of an inactive creator only those worked. */
export async function listAccounts(tx: Tx, organizationId: string): Promise<Account[]> {
  const rows = await tx
    .select({ ...accountColumns, group: { id: creatorGroups.id, name: creatorGroups.name } })
    .from(creatorLinks)
    .innerJoin(creators, creatorOfLink)
    .leftJoin(
      groupCombinations,
      and(
        eq(groupCombinations.organizationId, creatorLinks.organizationId),
        eq(groupCombinations.creatorLinkId, creatorLinks.id),
      ),
    )
    .leftJoin(
      creatorGroups,
      and(
        eq(creatorGroups.organizationId, groupCombinations.organizationId),
        eq(creatorGroups.id, groupCombinations.groupId),
      ),
    )
    .where(
      and(
        eq(creatorLinks.organizationId, organizationId),
        eq(creatorLinks.kind, 'creator'),
        or(creators.isActive, isNotNull(groupCombinations.groupId)),
      ),
    )
    .orderBy(orderByName(creators.name), asc(creators.id), asc(creatorLinks.sortOrder))
  return rows.map(withPlatform)
}

/** Which groups work these accounts. */
export async function listGroupsOfAccounts(
  tx: Tx,
  organizationId: string,
  linkIds: readonly string[],
): Promise<{ linkId: string; groupName: string }[]> {
  if (linkIds.length === 0) return []
  return tx
    .select({ linkId: groupCombinations.creatorLinkId, groupName: creatorGroups.name })
    .from(groupCombinations)
    .innerJoin(
      creatorGroups,
      and(
        eq(creatorGroups.organizationId, groupCombinations.organizationId),
        eq(creatorGroups.id, groupCombinations.groupId),
      ),
    )
    .where(
      and(eq(groupCombinations.organizationId, organizationId), inArray(groupCombinations.creatorLinkId, [...linkIds])),
    )
    .orderBy(orderByName(creatorGroups.name))
}
