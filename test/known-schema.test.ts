import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { setupErrorCode } from '#platform/server/setup-error.ts'
import { migrate, migrationsOf, thisProgram } from '#platform/server/migrate.ts'
import { programVersion } from '#platform/server/program-version.ts'
import { databaseUrl } from './global-setup.ts'
import { nextRelease } from './next-release.ts'
import { start, stopAll } from './started.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-known-schema-'))
fs.chmodSync(scratch, 0o755)
const databases: string[] = []
let url = ''

async function withClient<T>(to: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: to })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const onServer = (text: string) => withClient(inject('postgresUrl'), client => client.query(text))

/** As releases before 0.3.0 left it: with another first migration, and without versions. */
const setUpAsBefore = (to: string) =>
  withClient(to, client =>
    client.query(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${'0'.repeat(64)}', 1795209160383);
      create table profiles (id text primary key)`),
  )

/** All tables, functions and roles, and the recorded migrations. */
const stateOf = (to: string) =>
  withClient(to, async client => {
    const { rows } = await client.query(`
      select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
        where nspname not like 'pg\\_%' and nspname <> 'information_schema'
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select rolname from pg_roles where strpos(rolname, current_database()) > 0
      order by 1`)
    return { rows, migrations: await migrationsOf(client) }
  })

const fromBefore =
  'The database is from before Staffel 0.3.0, and no upgrade leads from there. Start with an empty database or data folder; nothing was changed.'
const tooNew = `The database has the schema of Staffel ${nextRelease.version}, which this Staffel ${programVersion} does not know. Start it with Staffel ${nextRelease.version} or newer.`

beforeEach(async () => {
  const name = `known_${newId().toLowerCase().replaceAll('-', '_')}`
  await onServer(`create database ${pg.escapeIdentifier(name)}`)
  databases.push(name)
  url = databaseUrl(inject('postgresUrl'), name)
})

afterAll(async () => {
  await stopAll()
  for (const name of databases) await onServer(`drop database ${pg.escapeIdentifier(name)} with (force)`)
  fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

describe('the schema of a database', () => {
  it('is refused and left untouched when it is from before 0.3.0', async () => {
    await setUpAsBefore(url)
    const before = await stateOf(url)
    await expect(migrate(url)).rejects.toThrow(fromBefore)
    expect(await stateOf(url)).toEqual(before)
  })

  it('is refused and left untouched when it is newer than the program', async () => {
    await migrate(url, { program: nextRelease })
    const before = await stateOf(url)
    await expect(migrate(url)).rejects.toThrow(tooNew)
    expect(await stateOf(url)).toEqual(before)
  })

  it('is refused when the program knows another migration in the place of a recorded one', async () => {
    await migrate(url, { program: nextRelease })
    const { migrations } = nextRelease
    const other = { version: '99.0.9', migrations: [...migrations.slice(0, -2), ...migrations.slice(-1)] }
    await expect(migrate(url, { program: other })).rejects.toThrow(
      'The database has the schema of Staffel 99.1.0, which this Staffel 99.0.9 does not know.',
    )
  })

  it('records with each migration the version of the program that ran it', async () => {
    await migrate(url)
    await migrate(url, { program: nextRelease })
    const versions = (await stateOf(url)).migrations.map(({ version }) => version)
    const { migrations } = thisProgram()
    expect(versions).toEqual(
      nextRelease.migrations.map((_, at) => (at < migrations.length ? programVersion : '99.1.0')),
    )
  })
})

describe('the server ends with one sentence and a code other than 0', () => {
  it('on a database from before 0.3.0', async () => {
    await setUpAsBefore(url)
    const before = await stateOf(url)
    const { code, said } = await start({ DATABASE_URL: url, DATA_DIR: path.join(scratch, 'before') })
    expect([code, said]).toEqual([setupErrorCode, fromBefore])
    expect(await stateOf(url)).toEqual(before)
  })

  it('on a database that is newer than the program', async () => {
    await migrate(url, { program: nextRelease })
    const { code, said } = await start({ DATABASE_URL: url, DATA_DIR: path.join(scratch, 'newer') })
    expect([code, said]).toEqual([setupErrorCode, tooNew])
  })

  it('on a data folder from before 0.3.0, which it leaves as it was', { tags: ['all'] }, async () => {
    const folder = path.join(scratch, 'folder')
    const earlier = await startEmbeddedPostgres({ folder })
    await setUpAsBefore(earlier.url)
    const before = await stateOf(earlier.url)
    await earlier.stop()
    const names = fs.readdirSync(folder)
    const { code, said } = await start({ DATA_DIR: folder })
    expect([code, said]).toEqual([setupErrorCode, fromBefore])
    expect(fs.readdirSync(folder)).toEqual(names)
    const again = await startEmbeddedPostgres({ folder })
    expect(await stateOf(again.url)).toEqual(before)
    await again.stop()
  })
})
