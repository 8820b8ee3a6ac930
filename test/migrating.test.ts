import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { backUp } from '#platform/server/backup.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate, migrationsOf } from '#platform/server/migrate.ts'
import { migrationLock } from '#platform/server/migration-turn.ts'
import { upgradesTo } from '../scripts/releases.ts'
import { databaseUrl } from './global-setup.ts'
import { nextRelease } from './next-release.ts'
import { until } from './until.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-migrating-'))
const databases: string[] = []
const clients: pg.Client[] = []
let url = ''

async function connect(to = url): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: to })
  client.on('error', () => {})
  await client.connect()
  clients.push(client)
  return client
}

async function onServer(text: string): Promise<void> {
  const client = await connect(inject('postgresUrl'))
  await client.query(text)
  await client.end()
}

/** A database of this release, with a member at work in it, which the next release is to migrate. */
async function openReleased(): Promise<pg.Client> {
  await migrate(url)
  return connect()
}

const upgrade = (options: Parameters<typeof migrate>[1] = {}) => migrate(url, { program: nextRelease, ...options })

interface LockWait {
  /** Of the migration's process. */
  readonly pid: number
  readonly since: string
}

/**
 * Resolves when a migration waits for this member at work. An index that is built beside also waits for every statement that
 * is just running, such as this one, for a moment.
 */
async function waitingFor(holder: pg.Client): Promise<LockWait> {
  const { rows: held } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const looker = await connect()
  let found: LockWait | undefined
  const isWaiting = async () => {
    const { rows } = await looker.query<LockWait>(
      `select pid, waitstart::text as since from pg_locks join pg_stat_activity using (pid)
       where application_name = 'staffel migrations' and datname = current_database() and waitstart is not null
         and $1 = any(pg_blocking_pids(pid))`,
      [held[0]?.pid],
    )
    found = rows[0]
    return found !== undefined
  }
  await until(isWaiting, { what: 'a migration that waits' })
  return found!
}

/** Resolves when a lock wait has lasted longer than `deadlock_timeout`, so that the deadlock check has run. */
async function deadlockChecked(): Promise<void> {
  const looker = await connect()
  const isOver = async () => {
    const { rows } = await looker.query(
      `select from pg_locks join pg_stat_activity using (pid)
       where datname = current_database() and clock_timestamp() - waitstart > 1.2 * current_setting('deadlock_timeout')::interval`,
    )
    return rows.length > 0
  }
  await until(isOver, { what: 'the deadlock check' })
}

const indexes = async () => {
  const looker = await connect()
  const { rows } = await looker.query<{ name: string; valid: boolean }>(
    `select c.relname as name, indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows
}

async function expectUpToDate(): Promise<void> {
  const recorded = await migrationsOf(await connect())
  expect(recorded.map(({ hash }) => hash)).toEqual(nextRelease.migrations.map(({ hash }) => hash))
  expect((await indexes()).filter(({ valid }) => !valid)).toEqual([])
}

async function newDatabase(): Promise<string> {
  const name = `migrating_${newId().toLowerCase()}`
  await onServer(`create database ${pg.escapeIdentifier(name)}`)
  databases.push(name)
  return databaseUrl(inject('postgresUrl'), name)
}

beforeEach(async () => {
  url = await newDatabase()
})

afterEach(() => Promise.all(clients.splice(0).map(client => client.end())))

afterAll(async () => {
  for (const name of databases) await onServer(`drop database ${pg.escapeIdentifier(name)} with (force)`)
  fs.rmSync(scratch, { recursive: true })
})

it('upgrades the schema of every release to the next one', async () => {
  const earlier = upgradesTo(nextRelease.migrations)
  expect(earlier).not.toEqual([])
  for (const release of earlier) {
    url = await newDatabase()
    await migrate(url, { program: release })
    await upgrade()
    await expectUpToDate()
  }
})

describe('a migration while others are at work', () => {
  it('gives up its place in the lock queue again and again, so that readers behind it go on', {
    tags: ['all'],
  }, async () => {
    const reader = await openReleased()
    await reader.query('begin; select from reported_absences')
    const migrating = upgrade()
    const worker = await connect()
    const waits = new Set<string>()
    for (let times = 0; times < 3; times++) {
      waits.add((await waitingFor(reader)).since)
      // the reader's transaction is still open, so the migration has timed out and released its place in the queue
      expect((await worker.query('select from reported_absences')).command).toBe('SELECT')
    }
    expect(waits.size).toBe(3)
    await reader.query('commit')
    await migrating
    await expectUpToDate()
  })

  it('keeps nothing locked that an earlier one has changed', async () => {
    const reader = await openReleased()
    await reader.query('begin; select from creator_groups')
    const migrating = upgrade()
    const wait = await waitingFor(reader)
    await reader.query('select from reported_absences')
    // answered without the migration having given way
    expect(await waitingFor(reader)).toEqual(wait)
    await reader.query('commit')
    await migrating
    await expectUpToDate()
  })

  it('builds indexes beside those who write', { tags: ['all'] }, async () => {
    const writer = await openReleased()
    await writer.query('begin; lock table sessions, api_tokens in row exclusive mode')
    const migrating = upgrade()
    const wait = await waitingFor(writer)
    const worker = await connect()
    await worker.query("update sessions set updated_at = now() where id = ''")
    // the index build still waits for the first writer
    expect(await waitingFor(writer)).toEqual(wait)
    await writer.query('commit')
    await migrating
    await expectUpToDate()
  })

  it('goes on after a node was cut off in the middle of statements that run apart', async () => {
    const writer = await openReleased()
    await writer.query('begin; lock table api_tokens in row exclusive mode')
    const cutOff = expect(upgrade()).rejects.toThrow('9903_indexes')
    const { pid } = await waitingFor(writer)
    await (await connect()).query('select pg_terminate_backend($1)', [pid])
    await cutOff
    await writer.query('commit')
    const left = Object.fromEntries((await indexes()).map(({ name, valid }) => [name, valid]))
    expect(left).toMatchObject({ made_up_sessions: true, made_up_tokens: false })
    await upgrade()
    await expectUpToDate()
  })

  it.each([
    [
      'a node of an earlier version',
      async () => {
        const node = await connect()
        await node.query('select pg_advisory_lock($1)', [migrationLock])
        await node.query('select pg_advisory_unlock($1)', [migrationLock])
      },
    ],
    ['another node of this one', () => upgrade()],
    ['a backup', () => backUp({ databaseUrl: url, folder: undefined, file: path.join(scratch, `${newId()}.backup`) })],
  ])('does not stand in a circle with %s, which waits for it', { tags: ['all'] }, async (_, start) => {
    const writer = await openReleased()
    await writer.query('begin; lock table sessions in row exclusive mode')
    const migrating = upgrade()
    await waitingFor(writer)
    const other = start()
    await deadlockChecked()
    await writer.query('commit')
    await Promise.all([migrating, other])
    await expectUpToDate()
  })

  it('says at last which one it could not do, and keeps what came before it', { tags: ['all'] }, async () => {
    const reader = await openReleased()
    await reader.query('begin; select from scoreboard_details')
    const said: string[] = []
    const log = openLog('warn', { write: line => void said.push(line) })
    await expect(upgrade({ tries: 2, log })).rejects.toThrow(
      /^The database could not be migrated: 9904_details failed, .+ lock timeout\. .+ next start goes on with it\.$/,
    )
    expect(said).toEqual([expect.stringContaining('9904_details gives way to others who are at work')])
    await reader.query('commit')
    expect(await migrationsOf(await connect())).toHaveLength(nextRelease.migrations.length - 1)
    await upgrade()
    await expectUpToDate()
  })
})
