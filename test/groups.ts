import { creatorGroups, groupMembers, groupShiftRequirements } from '#features/agency/creator-groups/server/table.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { todayIn } from '#kit/day.ts'
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
    await shifts.saveOfGroup(tx, organizationId, id, customShifts, todayIn('Europe/Berlin', now))
    if (members.length > 0) await tx.insert(groupMembers).values(members)
    if (requirements.length > 0) await tx.insert(groupShiftRequirements).values(requirements)
  })
  return id
}

/** An office with one creator, Mila, who has three accounts. */
export async function officeWithCreator(world: World) {
  const people = await world.office()
  const creator = await people.adam.api.creators.create({
    name: 'Mila',
    creatorPlatforms: [
      { platform: 'onlyfans', url: 'https://onlyfans.com/mila' },
      { platform: 'onlyfans', url: 'https://onlyfans.com/mila2', accountType: 'secondary' },
      { platform: 'fansly', url: 'https://fansly.com/mila' },
    ],
    socialChannels: [{ platform: 'instagram', url: 'https://instagram.com/mila' }],
  })
  const [a, b, c] = creator.creatorPlatforms.map(({ id }) => id)
  return { ...people, creator, a: a!, b: b!, c: c! }
}

/** Somebody on the first seat, as if it had long been planned. */
export const assignTo = (
  world: World,
  { id, kim }: Pick<Office, 'id' | 'kim'>,
  { groupId, shiftId = 'early', state = 'assigned' }: { groupId: string; shiftId?: string; state?: string },
  date = '2026-11-24',
) =>
  world.staffel.services.database.pool.query(
    `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
       start_time, end_time, starts_at, ends_at, assigned_at)
     values ($1, $2, $3, $4, $5, 1, $6, $7, 'Früh', '08:00', '16:00', $4::date + time '07:00', $4::date + time '15:00', now())`,
    [id, newId(), groupId, date, shiftId, kim.id, state],
  )

/** Fewer seats or more than before; whoever sits stays. */
export const setSeats = (world: World, { id }: Pick<Office, 'id'>, groupId: string, chatterCount: number) =>
  world.staffel.services.database.pool.query(
    'update creator_groups set chatter_count = $3 where organization_id = $1 and id = $2',
    [id, groupId, chatterCount],
  )
