import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { profiles } from '#features/foundation/people/server/table.ts'
import { openDatabase, type Tx } from '#platform/server/database.ts'
import { useWorld } from './world.ts'

const world = useWorld({ ROLE: 'web' })

const names = (tx: Tx, organizationId: string) =>
  tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.organizationId, organizationId))

async function kept(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from pg_prepared_statements where statement like 'select "id" from "profiles"%'`,
  )
  return rows.map(({ name }) => name)
}

it('has a connection read a statement once, for each role, and no role sees by it what the other may', async () => {
  const [here, there] = [await world.office(), await world.office('Südwind')]
  // one connection, so that all goes over it
  const database = openDatabase(world.databaseUrl, { size: 1 })
  try {
    for (let round = 0; round < 8; round++) {
      expect(await database.tenant(here.id, tx => names(tx, here.id))).toHaveLength(6)
      expect(await database.tenant(here.id, tx => names(tx, there.id))).toEqual([])
      expect(await database.installation(tx => names(tx, there.id))).toHaveLength(6)
      expect(await database.tenant(there.id, tx => names(tx, there.id))).toHaveLength(6)
    }
    const found = await database.installation(kept)
    expect(found.map(name => name.slice(0, name.indexOf('_'))).toSorted()).toEqual(['installation', 'tenant'])
  } finally {
    await database.close()
  }
})

it('does not keep what is as long as what was asked for', async () => {
  const { id } = await world.office()
  const database = openDatabase(world.databaseUrl, { size: 1 })
  try {
    const found = await database.tenant(id, async tx => {
      await tx
        .select({ id: profiles.id })
        .from(profiles)
        .where(sql`${profiles.id} in (${sql.join([sql`${'a'}`, sql`${'b'}`], sql`, `)})`)
      return kept(tx)
    })
    expect(found).toEqual([])
  } finally {
    await database.close()
  }
})
