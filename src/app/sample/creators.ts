import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import {
  creatorGroups,
  groupCombinations,
  groupMembers,
  groupShiftRequirements,
} from '#features/agency/creator-groups/server/table.ts'
import { creatorLinks, creators } from '#features/agency/creators/server/table.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import type { Tx } from '#platform/server/database.ts'
import { creators as cast, groups as plan } from './cast.ts'
import type { SeededRandom } from './random.ts'

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '.')

/** The creators with their links. @returns the ids of each creator's platform accounts, by name and in their order */
export async function insertSampleCreators(
  tx: Tx,
  organizationId: string,
  now: Temporal.Instant,
): Promise<Map<string, string[]>> {
  const made = cast.map(creator => ({ ...creator, id: newId() }))
  await tx.insert(creators).values(
    made.map(({ id, name, description, importance, tags }) => ({
      organizationId,
      id,
      name,
      description,
      importance,
      tags: [...tags],
      contactEmail: `${slug(name)}@creator.test`,
      createdAt: now,
    })),
  )
  const accounts = made.flatMap(creator =>
    creator.accounts.map(([platform, accountType = 'main'], sortOrder) => ({
      organizationId,
      id: newId(),
      creatorId: creator.id,
      kind: 'creator' as const,
      platform,
      url: `https://${platform.replaceAll('_', '-')}.example/${slug(creator.name)}${accountType === 'secondary' ? '.vip' : ''}`,
      accountType,
      sortOrder,
      owner: creator.name,
    })),
  )
  const channels = made.flatMap(creator =>
    creator.channels.map((platform, sortOrder) => ({
      organizationId,
      id: newId(),
      creatorId: creator.id,
      kind: 'social' as const,
      platform,
      url: `https://${platform}.example/${slug(creator.name)}`,
      sortOrder,
    })),
  )
  await tx.insert(creatorLinks).values(accounts.map(({ owner: _, ...link }) => link))
  await tx.insert(creatorLinks).values(channels)
  return new Map(
    made.map(({ name }) => [name, accounts.filter(account => account.owner === name).map(account => account.id)]),
  )
}

export interface SampleGroup {
  readonly id: string
  readonly chatterCount: number
  readonly memberIds: readonly string[]
  /** Its own shifts; empty where it works the organisation's. */
  readonly customShifts: readonly Shift[]
}

interface Groups {
  readonly organizationId: string
  readonly now: Temporal.Instant
  readonly accounts: ReadonlyMap<string, readonly string[]>
  readonly chatterIds: readonly string[]
  readonly dice: SeededRandom
}

export async function insertSampleGroups(
  tx: Tx,
  { organizationId, now, accounts, chatterIds, dice }: Groups,
): Promise<SampleGroup[]> {
  const made: SampleGroup[] = []
  for (const { color, chatterCount, accounts: worked, hasCustomShifts = false, mainChatters = 0 } of plan) {
    const id = newId()
    const name = [...new Set(worked.map(([creator]) => creator))].join(' + ')
    await tx.insert(creatorGroups).values({
      organizationId,
      id,
      name,
      color,
      chatterCount,
      useCustomShifts: hasCustomShifts,
      createdAt: now,
      updatedAt: now,
    })
    await tx.insert(groupCombinations).values(
      worked.map(([creator, account], sortOrder) => {
        const creatorLinkId = accounts.get(creator)?.[account]
        if (creatorLinkId === undefined) throw new Error(`the sample's ${creator} has no such account`)
        return { organizationId, groupId: id, creatorLinkId, sortOrder }
      }),
    )
    const memberIds = chatterIds.filter(() => dice.happens(0.16))
    if (memberIds.length > 0) {
      await tx
        .insert(groupMembers)
        .values(
          memberIds.map((profileId, index) => ({ organizationId, groupId: id, profileId, isMain: index % 3 === 0 })),
        )
    }
    if (mainChatters > 0) {
      await tx
        .insert(groupShiftRequirements)
        .values(['late', 'night'].map(shiftId => ({ organizationId, groupId: id, shiftId, mainChatters })))
    }
    const customShifts = hasCustomShifts ? customShiftsOfGroup() : []
    if (hasCustomShifts) {
      await tx
        .insert(shifts)
        .values(customShifts.map((shift, displayOrder) => ({ ...shift, organizationId, groupId: id, displayOrder })))
    }
    made.push({ id, chatterCount, memberIds, customShifts })
  }
  return made
}

const customShiftsOfGroup = (): Shift[] => [
  {
    id: newId(),
    name: 'Vorlauf',
    startTime: timeOfDay('14:00'),
    endTime: timeOfDay('20:00'),
    belongsToPreviousDay: false,
    color: 'green',
    isEnabled: true,
  },
  {
    id: newId(),
    name: 'Show',
    startTime: timeOfDay('20:00'),
    endTime: timeOfDay('02:00'),
    belongsToPreviousDay: false,
    color: 'red',
    isEnabled: true,
  },
]
