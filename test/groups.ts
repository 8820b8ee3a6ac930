import { creatorGroups, groupMembers, groupShiftRequirements } from '#features/creator-groups/server/table.ts'
import type { Shift } from '#features/shifts/schema.ts'
import * as shifts from '#features/shifts/server/store.ts'
import { newId } from '#kit/id.ts'
import type { Office, World } from './world.ts'

interface Wish {
  readonly chatterCount?: number
  readonly home?: readonly { readonly id: string }[]
  readonly main?: readonly { readonly id: string }[]
  /** Shift id to how many must be main chatters. */
  readonly mainChatters?: Readonly<Record<string, number>>
  readonly customShifts?: readonly Shift[]
}

/** A group of the office, as planning needs it: without creators. */
export async function addGroup(
  world: World,
  { id: organizationId }: Pick<Office, 'id'>,
  name: string,
  { chatterCount = 2, home = [], main = [], mainChatters = {}, customShifts = [] }: Wish = {},
): Promise<string> {
  const id = newId()
  const now = world.clock.now()
  const inGroup = { organizationId, groupId: id }
  const members = [
    ...main.map(person => ({ ...inGroup, profileId: person.id, isMain: true })),
    ...home.map(person => ({ ...inGroup, profileId: person.id, isMain: false })),
  ]
  const requirements = Object.entries(mainChatters).map(([shiftId, count]) => ({
    ...inGroup,
    shiftId,
    mainChatters: count,
  }))
  await world.staffel.services.database.installation(async tx => {
    await tx.insert(creatorGroups).values({
      organizationId,
      id,
      name,
      color: 'blue',
      chatterCount,
      useCustomShifts: customShifts.length > 0,
      createdAt: now,
      updatedAt: now,
    })
    await shifts.saveOfGroup(tx, organizationId, id, customShifts)
    if (members.length > 0) await tx.insert(groupMembers).values(members)
    if (requirements.length > 0) await tx.insert(groupShiftRequirements).values(requirements)
  })
  return id
}
