import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { exampleDomain } from '#features/access/sign-in/example-addresses.ts'
import { insertAccounts } from '#features/access/sign-in/server/account-store.ts'
import { insertOrganizationWithOwner } from '#features/members/onboarding/server/found-organization.ts'
import { newId } from '#kit/id.ts'
import { useWorld } from '#test/world.ts'
import { owner } from './cast.ts'
import { insertSampleData } from './fill.ts'

const world = useWorld()
const timeZone = 'Europe/Berlin'

interface Seated extends Record<string, unknown> {
  readonly seat: string
  readonly email: string
  readonly state: string
  readonly isAhead: boolean
}

class TakenBack extends Error {}

/** The coming weeks of an agency that is made at this moment and taken back: who sits where, counted from the first Monday. */
async function seatsOfSample(moment: string): Promise<Seated[]> {
  world.clock.set(moment)
  const { services } = world.staffel
  const now = services.clock.now()
  let seats: Seated[] = []
  await services.database
    .installation(async tx => {
      const founder = { id: newId(), fullName: owner.fullName, email: `${owner.mailbox}@${exampleDomain}` }
      await insertAccounts(
        tx,
        'proven',
        [{ ...founder, name: founder.fullName, passwordHash: undefined }],
        new Date(now.epochMilliseconds),
      )
      const founding = { name: 'Nordlicht', timeZone, language: 'de', owner: founder } as const
      const organizationId = await insertOrganizationWithOwner(tx, services, founding)
      await insertSampleData(tx, { organizationId, timeZone, now })
      const monday = sql`date_trunc('week', ${now.toString()}::timestamptz at time zone ${timeZone})::date`
      const { rows } = await tx.execute<Seated>(sql`
        select concat_ws(' ', a.date - ${monday}, g.name, a.shift_name, a.seat) as seat,
          p.email, a.state, a.starts_at > ${now.toString()} as "isAhead"
        from assignments a join profiles p on p.id = a.profile_id join creator_groups g on g.id = a.group_id
        where a.organization_id = ${organizationId} and a.date >= ${monday}
        order by seat, p.email`)
      seats = rows
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  return seats
}

const nightAndDay = ['2026-11-23T03:30:00Z', '2026-11-26T03:30:00Z', '2026-11-29T22:30:00Z', '2026-12-31T12:00:00Z']

it('is the same agency on whatever day it is made, and its chatter has two shifts to confirm', {
  tags: ['all'],
}, async () => {
  const made = []
  for (const moment of nightAndDay) made.push(await seatsOfSample(moment))
  const [first] = made
  expect(first?.length).toBeGreaterThan(300)
  for (const [index, seats] of made.entries()) {
    const placed = (all: readonly Seated[] = []) => all.map(({ seat, email }) => `${seat}: ${email}`)
    expect([nightAndDay[index], placed(seats)]).toEqual([nightAndDay[index], placed(first)])
    const own = seats.filter(({ email, isAhead }) => isAhead && email === `chatter@${exampleDomain}`)
    expect(own.filter(({ state }) => state === 'assigned').length).toBeGreaterThanOrEqual(2)
  }
})
