import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { appRoleOf } from '#platform/server/app-role.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'
import { databaseUrl } from '../global-setup.ts'

const suffix = newId()
  .toLowerCase()
  .replaceAll(/[^a-z0-9]/g, 'x')
const databases: string[] = []
const roles: string[] = []

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const rowsOf = (url: string, text: string, values: unknown[] = []) =>
  withClient(url, client => client.query(text, values).then(({ rows }) => rows))

async function newDatabase(name: string, more = ''): Promise<string> {
  await rowsOf(inject('postgresUrl'), `create database ${pg.escapeIdentifier(name)} ${more}`)
  databases.push(name)
  return databaseUrl(inject('postgresUrl'), encodeURIComponent(name))
}

/** As a start does it. */
async function install(url: string): Promise<void> {
  await migrate(url)
  await (await openJobs(url, openLog('silent'))).close()
}

/** Every privilege and policy that a role has in a database. */
const rightsOf = async (url: string, role: string): Promise<string[]> => {
  const rows = await rowsOf(
    url,
    `with of as (select oid from pg_roles where rolname = $1)
     select c.oid::regclass || ' ' || privilege_type as right from of, pg_class c, aclexplode(relacl) where grantee = of.oid
     union all select attrelid::regclass || '.' || attname || ' ' || privilege_type
       from of, pg_attribute, aclexplode(attacl) where grantee = of.oid
     union all select nspname || ' ' || privilege_type from of, pg_namespace, aclexplode(nspacl) where grantee = of.oid
     union all select polrelid::regclass || ' ' || polname from of, pg_policy where of.oid = any(polroles)
     order by 1`,
    [role],
  )
  return rows.map(({ right }) => right)
}

/** How many tables of the database the role could do anything with. */
const reachable = async (url: string, role: string): Promise<number> => {
  const [row] = await rowsOf(
    url,
    `select count(*)::int as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
     where c.relkind in ('r', 'p') and nspname in ('public', 'pgboss', 'drizzle')
       and has_table_privilege($1, c.oid, 'select, insert, update, delete, truncate, references, trigger')`,
    [role],
  )
  return row.n
}

const first = `one_${suffix}`
const second = `two_${suffix}`
let [here, there] = ['', '']

beforeAll(async () => {
  ;[here, there] = [await newDatabase(first), await newDatabase(second)]
  await install(here)
  await install(there)
})
afterAll(async () => {
  const url = inject('postgresUrl')
  for (const name of databases) await rowsOf(url, `drop database ${pg.escapeIdentifier(name)} with (force)`)
  for (const role of [...databases.map(appRoleOf), ...roles])
    await rowsOf(url, `drop role if exists ${pg.escapeIdentifier(role)}`)
})

describe('two installations on one server', () => {
  it('have roles of their own, each without a right in the other’s database', async () => {
    for (const [url, own, foreign] of [
      [here, first, second],
      [there, second, first],
    ] as const) {
      expect(await rowsOf(url, 'select app_role() as role')).toEqual([{ role: appRoleOf(own) }])
      expect(await reachable(url, appRoleOf(own))).toBeGreaterThan(30)
      expect(await reachable(url, appRoleOf(foreign))).toBe(0)
      expect(await rightsOf(url, appRoleOf(foreign))).toEqual([])
      await withClient(url, async client => {
        await client.query(`set role ${appRoleOf(foreign)}`)
        for (const table of ['organizations', 'profiles', 'mails', 'pgboss.job_common'])
          await expect(client.query(`select * from ${table}`), table).rejects.toMatchObject({ code: '42501' })
      })
    }
  })

  it('have no shared role that may do anything', async () => {
    for (const url of [here, there]) expect(await rightsOf(url, 'app_user')).toEqual([])
  })

  it('have roles that nobody signs in as and that stand above nothing', async () => {
    const found = await rowsOf(
      here,
      `select rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as mighty,
         exists (select from pg_auth_members where member = r.oid) as member from pg_roles r where rolname = any($1)`,
      [[appRoleOf(first), appRoleOf(second)]],
    )
    expect(found).toEqual([
      { mighty: false, member: false },
      { mighty: false, member: false },
    ])
  })

  it('work: a request writes under its role', async () => {
    const database = openDatabase(here)
    const as = await database.tenant('org000000001', async tx => (await tx.execute('select current_user as role')).rows)
    await database.close()
    expect(as).toEqual([{ role: appRoleOf(first) }])
  })
})

it('a role stays as it is when its database is started again', async () => {
  const before = await rightsOf(here, appRoleOf(first))
  await migrate(here)
  expect(await rightsOf(here, appRoleOf(first))).toEqual(before)
})

it('a copy of a database gets a role of its own with its first start', async () => {
  const name = `copy_${suffix}`
  const url = await newDatabase(name, `template ${pg.escapeIdentifier(second)}`)
  expect(await rowsOf(url, 'select app_role() as role')).toEqual([{ role: appRoleOf(second) }])
  await migrate(url)
  expect(await rowsOf(url, 'select app_role() as role')).toEqual([{ role: appRoleOf(name) }])
  expect(await reachable(url, appRoleOf(second))).toBe(0)
  expect(await rightsOf(url, appRoleOf(name))).toEqual(await rightsOf(there, appRoleOf(second)))
})

const odd = [`Ö "Nord-licht' ${suffix}`, `n${'o'.repeat(60)}`, 'o'.repeat(61), 'a-b', 'a_b', 'a.b', 'A_B']

it('a database whose name is long or no plain word has a role of its own', () => {
  expect(new Set(odd.map(appRoleOf)).size).toBe(odd.length)
  for (const name of odd) expect(appRoleOf(name)).toMatch(/^staffel_[a-z0-9_]{1,55}$/)
})

it('a database whose name is long or no plain word is installed under its role', { tags: ['all'] }, async () => {
  for (const name of odd.slice(0, 2)) {
    const url = await newDatabase(name)
    await install(url)
    expect(await rowsOf(url, 'select app_role() as role')).toEqual([{ role: appRoleOf(name) }])
    expect(await reachable(url, appRoleOf(name))).toBeGreaterThan(30)
  }
})

it.each([
  ['who may make roles', 'createrole', false],
  ['who may not, with a role that was made beforehand', 'nocreaterole', true],
])('an owner %s can install, and has no role of another one', { tags: ['all'] }, async (_, may, isMade) => {
  const [owner, name] = [`${may}_${suffix}`, `owned_${may}_${suffix}`]
  await rowsOf(inject('postgresUrl'), `create role ${owner} login ${may} password 'geheim'`)
  if (isMade)
    await rowsOf(inject('postgresUrl'), `create role ${appRoleOf(name)} nologin; grant ${appRoleOf(name)} to ${owner}`)
  const url = new URL(await newDatabase(name, `owner ${owner}`))
  ;[url.username, url.password] = [owner, 'geheim']
  await install(url.href)
  await install(url.href)
  const database = openDatabase(url.href)
  const as = await database.tenant('org000000001', async tx => (await tx.execute('select current_user as role')).rows)
  await database.close()
  expect(as).toEqual([{ role: appRoleOf(name) }])
  await withClient(url.href, async client => {
    await expect(client.query(`set role ${appRoleOf(first)}`)).rejects.toMatchObject({ code: '42501' })
  })
  roles.push(owner)
})
