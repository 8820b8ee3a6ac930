import { describe, expect, it } from 'vitest'
import { useWorld } from './world.ts'

const world = useWorld()

describe('the wall between organisations', () => {
  it('stands around every table that names an organisation', async () => {
    const { rows } = await world.staffel.services.database.pool.query(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled,
        exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant_isolation') as guarded,
        (select array_agg(a.attname::text order by k.place) from pg_index i cross join lateral unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c join pg_attribute o on o.attrelid = c.oid and o.attname = 'organization_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    expect(rows.length).toBeGreaterThan(12)
    for (const row of rows) {
      expect(row, row.name).toMatchObject({ walled: true, guarded: true })
      expect(row.key[0], `${row.name} has the organisation first in its key`).toBe('organization_id')
    }
  })

  it('shows a request nothing of another organisation, even to a statement that forgot to name its own', async () => {
    const [here, there] = [await world.office(), await world.office('Südwind')]
    const { database } = world.staffel.services
    const seen = await database.tenant(
      here.id,
      async tx => (await tx.execute('select distinct organization_id from profiles')).rows,
    )
    expect(seen).toEqual([{ organization_id: here.id }])
    const moved = database.tenant(here.id, tx =>
      tx.execute(`update profiles set organization_id = '${there.id}' where id = '${here.kim.id}'`),
    )
    await expect(moved).rejects.toThrow()
    const foreign = await database.tenant(here.id, tx =>
      tx.execute(`update profiles set full_name = 'x' where id = '${there.kim.id}'`),
    )
    expect(foreign.rowCount).toBe(0)
  })

  it('shows nothing at all when no organisation was named', async () => {
    await world.office()
    const { pool } = world.staffel.services.database
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('role', public.app_role(), true)")
      expect((await client.query('select * from profiles')).rows).toEqual([])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it.each(['users', 'sessions', 'credentials', 'verifications', 'mails', 'attempts'])(
    'keeps %s closed to requests',
    async table => {
      const { id } = await world.office()
      const read = world.staffel.services.database.tenant(id, tx => tx.execute(`select * from ${table}`))
      await expect(read).rejects.toMatchObject({ cause: { code: '42501' } })
    },
  )

  it('keeps the audit log append-only for requests and for the installation', async () => {
    const { id } = await world.office()
    const { database } = world.staffel.services
    await expect(database.tenant(id, tx => tx.execute("update audit_entries set kind = 'x'"))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    await expect(database.tenant(id, tx => tx.execute('delete from audit_entries'))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    await expect(database.installation(tx => tx.execute("update audit_entries set kind = 'x'"))).rejects.toMatchObject({
      cause: { message: 'the audit log is append-only' },
    })
  })

  it('lets nobody but the functions for deleted accounts touch the audit log, and those only what was said', async () => {
    const { id, olivia } = await world.office()
    const { database } = world.staffel.services
    await olivia.api.profile.update({ fullName: 'Olivia Neu', avatarImage: null, timeZone: null })
    const redact = `select redact_person('${id}', '${olivia.id}', '{}', 'niemand')`
    const listed = `select redact_listed('${id}', 'contacts.', '{}', 'niemand')`
    for (const deed of [redact, listed]) {
      await expect(database.tenant(id, tx => tx.execute(deed))).rejects.toMatchObject({ cause: { code: '42501' } })
    }
    const open = "select set_config('app.redacts_audit', 'on', true)"
    const flagged = database.tenant(id, async tx => {
      await tx.execute(open)
      await tx.execute("update audit_entries set change = '{}'")
    })
    await expect(flagged).rejects.toMatchObject({ cause: { code: '42501' } })
    for (const column of ['kind', 'actor_id', 'target', 'id', 'at']) {
      const value = column === 'at' ? 'now()' : "'x'"
      const changed = database.installation(async tx => {
        await tx.execute(open)
        await tx.execute(`update audit_entries set ${column} = ${value} where organization_id = '${id}'`)
      })
      await expect(changed, column).rejects.toMatchObject({ cause: { message: 'the audit log is append-only' } })
    }
    const read = async () =>
      (
        await database.pool.query(
          'select kind, actor_id, change from audit_entries where organization_id = $1 order by kind',
          [id],
        )
      ).rows
    const [founded, renamed] = await read()
    expect(renamed).toMatchObject({ kind: 'team.renamed', change: { to: 'Olivia Neu' } })
    // closed again within the same deed
    const after = database.installation(async tx => {
      await tx.execute(redact)
      await tx.execute("update audit_entries set change = '{}'")
    })
    await expect(after).rejects.toMatchObject({ cause: { message: 'the audit log is append-only' } })
    await database.installation(tx => tx.execute(redact))
    expect(await read()).toEqual([founded, { ...renamed, change: { from: 'niemand', to: 'niemand' } }])
  })
})
