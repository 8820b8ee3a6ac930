import { and, eq, gt, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ShiftPreference } from '#features/foundation/people/schema.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { openDatabase } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { useWorld } from './world.ts'

const world = useWorld({ ROLE: 'web' })

it('is built once a connection, role and shape, takes the values of each call, and stays behind the wall', async () => {
  const [here, there] = [await world.office(), await world.office('Südwind')]
  const builds: boolean[] = []
  const people = cachedStatement((connection, organizationId: string, id?: string) => {
    builds.push(id !== undefined)
    return connection
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.organizationId, organizationId), id === undefined ? undefined : eq(profiles.id, id)))
  })
  // one connection, so that all goes over it
  const database = openDatabase(world.databaseUrl, { size: 1 })
  try {
    for (let round = 0; round < 3; round++) {
      const mine = await database.tenant(here.id, tx => people(tx, here.id))
      expect(mine).toHaveLength(6)
      expect(await database.tenant(here.id, tx => people(tx, there.id))).toEqual([])
      expect(await database.installation(tx => people(tx, there.id))).toHaveLength(6)
      const both = await database.tenant(here.id, tx =>
        Promise.all(mine.slice(0, 2).map(({ id }) => people(tx, here.id, id))),
      )
      expect(both).toEqual(mine.slice(0, 2).map(person => [person]))
    }
    expect(builds).toEqual([false, false, true])
  } finally {
    await database.close()
  }
})

it('encodes what a column encodes: what is set, and what goes in as its parameter', async () => {
  const { id: organizationId } = await world.office()
  const joinedAt = Temporal.Instant.from('2032-02-29T23:30:00.25Z')
  const joined = cachedStatement(
    (connection, organization: string, createdAt: Temporal.Instant, preferences: ShiftPreference[]) =>
      connection
        .update(profiles)
        .set({ createdAt, shiftPreferences: preferences })
        .where(eq(profiles.organizationId, organization))
        .returning({ createdAt: profiles.createdAt, shiftPreferences: profiles.shiftPreferences }),
  )
  const after = cachedStatement((connection, organization: string, instant: Temporal.Instant) =>
    connection
      .select({ id: profiles.id })
      .from(profiles)
      .where(
        and(eq(profiles.organizationId, organization), gt(profiles.createdAt, sql.param(instant, profiles.createdAt))),
      ),
  )
  const preferences = [{ id: 'early', priority: 1, is_enabled: true, is_exclusive: false }]
  const { database } = world.staffel.services
  await database.tenant(organizationId, async tx => {
    const [row] = await joined(tx, organizationId, joinedAt, preferences)
    expect(row?.createdAt.equals(joinedAt)).toBe(true)
    expect(row?.shiftPreferences).toEqual(preferences)
    expect(await after(tx, organizationId, joinedAt.subtract({ milliseconds: 1 }))).toHaveLength(6)
    expect(await after(tx, organizationId, joinedAt)).toEqual([])
  })
})
