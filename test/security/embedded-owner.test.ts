import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-owner-'))
fs.chmodSync(folder, 0o755)
const begin = () => startEmbeddedPostgres({ folder, settings: { fsync: 'off' } })
let server: EmbeddedPostgres

beforeAll(async () => {
  server = await begin()
})
afterAll(async () => {
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows
  } finally {
    await client.end()
  }
}

/** As a start does it. */
async function install(url: string): Promise<void> {
  await migrate(url)
  await (await openJobs(url, openLog('silent'))).close()
}

const organization = `insert into organizations (id, name, time_zone, settings, created_at)
  values ('org000000001', 'Nordlicht', 'Europe/Berlin', '{}', now())`

/** What in the database is not its owner's. */
const notTheOwners = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle', 'pgboss') and c.relowner <> 'staffel_owner'::regrole
  union all select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname in ('public', 'drizzle', 'pgboss') and proowner <> 'staffel_owner'::regrole
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select nspname from pg_namespace
    where nspname in ('drizzle', 'pgboss') and nspowner <> 'staffel_owner'::regrole
  union all select tablename || '.' || policyname from pg_policies where 'staffel' = any(roles)`

describe('the embedded database', () => {
  it('is worked on by a role that has no power over the server', async () => {
    expect(
      await ask(
        server.url,
        `select current_user::text as name, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([{ name: 'staffel_owner', mighty: false }])
  })

  it.each([
    ["copy (select 1) to program 'true'"],
    ["select pg_read_file('postgresql.conf')"],
    ['select * from pg_authid'],
    ["create role other login superuser password 'x'"],
    ['alter role staffel_owner superuser'],
    ['set role staffel'],
    ["alter system set log_statement = 'all'"],
    [
      "load 'plpgsql'; set session_preload_libraries = 'x'; create function f() returns int language c as 'libc', 'system'",
    ],
    ['create database other'],
  ])('refuses that role: %s', async text => {
    await expect(ask(server.url, text)).rejects.toMatchObject({ code: '42501' })
  })

  it('has another password for it than for the superuser', () => {
    const [one, other] = [new URL(server.url), new URL(server.superuserUrl)]
    expect(one.username).not.toBe(other.username)
    expect(one.password).not.toBe(other.password)
  })

  it('of an earlier version is handed over at the start, whoever starts at the same time', {
    tags: ['all'],
  }, async () => {
    const url = server.superuserUrl
    await ask(
      url,
      'alter database postgres owner to staffel; drop owned by staffel_postgres_app; drop role staffel_postgres_app',
    )
    await install(url)
    await ask(url, organization)
    expect((await ask(url, notTheOwners)).length).toBeGreaterThan(100)
    await Promise.all([begin(), begin(), begin()])
    expect(await ask(url, notTheOwners)).toEqual([])
  })

  it('is installed, migrated and worked on by its owner', async () => {
    await install(server.url)
    await ask(server.url, `${organization} on conflict do nothing`)
    const database = openDatabase(server.url)
    const names = (tx: { execute(text: string): Promise<{ rows: unknown[] }> }) =>
      tx.execute('select name from organizations').then(({ rows }) => rows)
    expect(await database.installation(names)).toEqual([{ name: 'Nordlicht' }])
    expect(await database.tenant('org000000001', names)).toEqual([{ name: 'Nordlicht' }])
    expect(await database.tenant('org000000002', names)).toEqual([])
    await database.close()
  })
})

it('a new one is its owner’s from the first table on', { tags: ['all'] }, async () => {
  const fresh = path.join(folder, 'fresh')
  const other = await startEmbeddedPostgres({ folder: fresh, settings: { fsync: 'off' } })
  await install(other.url)
  expect(await ask(other.url, notTheOwners)).toEqual([])
  expect(await ask(other.url, "select rolname from pg_roles where rolname = 'app_user'")).toEqual([])
  await other.stop()
})
