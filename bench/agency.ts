import { createHmac } from 'node:crypto'
import { newId } from '#kit/id.ts'
import { instantsIn } from '#kit/span.ts'
import { addWeeks, daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import { hashOf } from '#platform/server/token.ts'
import { insertAccounts } from '#features/access/sign-in/server/account-store.ts'
import { cookiePrefixOf } from '#features/access/sign-in/server/auth.ts'
import { sessions } from '#features/access/sign-in/server/table.ts'
import { withCell } from '#features/planning/availability/packed.ts'
import { availabilityWeeks } from '#features/planning/availability/server/table.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { insertOrganizationWithOwner } from '#features/members/onboarding/server/found-organization.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import { defaultShifts } from '#features/agency/shifts/rules.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { systemClock } from '#platform/server/clock.ts'

const shifts = defaultShifts()
const weeks = 8

export interface Agency {
  readonly organizationId: string
  readonly groupId: string
  readonly ownerCookie: string
  /** Of ten people, if no more were asked for. */
  readonly chatterCookies: readonly string[]
  readonly chatterEmail: string
}

interface Wish {
  readonly people: number
  /** How many chatters are signed in. */
  readonly signedIn?: number
  readonly firstWeek: Week
  readonly passwordHash: string
  readonly secret: string
}

/** One organisation: everybody has filled eight weeks, one group of nine seats has its plan published. */
export async function insertAgency(
  database: Database,
  { people: size, signedIn = 10, firstWeek, passwordHash, secret }: Wish,
): Promise<Agency> {
  const ids = Array.from({ length: size }, newId)
  const [ownerId = '', chatterId = ''] = ids
  const email = (id: string): string => `${id.toLowerCase()}@bench.test`
  const now = systemClock.now()
  const groupId = newId()
  return database.installation(async tx => {
    await insertAccounts(
      tx,
      'proven',
      ids.map(id => ({ id, name: `Person ${id}`, email: email(id), passwordHash })),
      new Date(),
    )
    const owner = { id: ownerId, fullName: 'Mara', email: email(ownerId) }
    const organizationId = await insertOrganizationWithOwner(
      tx,
      { clock: systemClock },
      { name: `${size} people`, timeZone: 'Europe/Berlin', language: 'de', owner },
    )
    await people.insert(
      tx,
      ids.slice(1).map(id => ({
        organizationId,
        id,
        fullName: `Person ${id}`,
        email: email(id),
        role: 'chatter' as const,
        language: 'de' as const,
        createdAt: now,
      })),
    )
    for (let offset = 0; offset < weeks; offset++)
      await insertWeek(tx, organizationId, ids, addWeeks(firstWeek, offset), now)
    await tx.insert(creatorGroups).values({
      organizationId,
      id: groupId,
      name: 'Gruppe',
      color: 'blue',
      chatterCount: 9,
      createdAt: now,
      updatedAt: now,
    })
    await insertPlan(tx, { organizationId, groupId, ids, week: firstWeek, now })
    const chatterCookies: string[] = []
    for (const id of ids.slice(1, 1 + signedIn)) chatterCookies.push(await signIn(tx, id, secret))
    return {
      organizationId,
      groupId,
      ownerCookie: await signIn(tx, ownerId, secret),
      chatterCookies,
      chatterEmail: email(chatterId),
    }
  })
}

async function insertWeek(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  week: Week,
  now: Temporal.Instant,
): Promise<void> {
  await tx.insert(availabilityWeeks).values(
    ids.map((profileId, person) => {
      let cells = {}
      for (const [index, { id }] of shifts.entries()) {
        for (let weekday = 0; weekday < 7; weekday++) {
          cells = withCell(cells, id, weekday, (person + weekday + index) % 3 === 0 ? 'preferred' : 'available')
        }
      }
      return { organizationId, weekStart: mondayOf(week), profileId, cells, notes: {}, updatedAt: now }
    }),
  )
}

interface Plan {
  readonly organizationId: string
  readonly groupId: string
  readonly ids: readonly string[]
  readonly week: Week
  readonly now: Temporal.Instant
}

async function insertPlan(tx: Tx, { organizationId, groupId, ids, week, now }: Plan): Promise<void> {
  const instants = instantsIn('Europe/Berlin')
  await tx.insert(planWeeks).values({ organizationId, groupId, weekStart: mondayOf(week), state: 'published' })
  let next = 1
  const rows = daysOfWeek(week).flatMap(date =>
    shifts.flatMap(shift =>
      [1, 2, 3, 4, 5, 6, 7, 8].map(seat => {
        const { start, end } = instants(date, shift)
        // neighbours in time are 24 people apart, so nobody is in two places
        const profileId = ids[1 + (next++ % (ids.length - 1))] ?? ''
        return {
          organizationId,
          id: newId(),
          groupId,
          date,
          shiftId: shift.id,
          seat,
          profileId,
          state: 'assigned' as const,
          shiftName: shift.name,
          startTime: shift.startTime,
          endTime: shift.endTime,
          startsAt: start,
          endsAt: end,
          assignedAt: now,
        }
      }),
    ),
  )
  await tx.insert(assignments).values(rows)
}

async function signIn(tx: Tx, userId: string, secret: string): Promise<string> {
  const token = newId() + newId()
  const now = new Date()
  await tx.insert(sessions).values({
    id: newId(),
    token: hashOf(token),
    userId,
    expiresAt: new Date(now.getTime() + 86_400_000),
    createdAt: now,
    updatedAt: now,
  })
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${cookiePrefixOf(secret)}.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
