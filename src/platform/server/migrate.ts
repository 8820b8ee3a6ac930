import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { settleAppRole, withRole } from './app-role.ts'
import type { Log } from './log.ts'
import { errorInBrief } from './logged-error.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { giveTurn, takeTurn } from './migration-turn.ts'
import { targetOf } from './primary.ts'

const oldest = 15
/** What a migration waits for somebody who is at work; whoever comes after it waits behind it, so not long. */
const lockMilliseconds = 2_000
/** Between two tries: those who had to wait get their turn. */
const restMilliseconds = 1_000
/** Of one migration: five minutes. */
const mostTries = 100

interface MigrateOptions {
  /** Only the first so many are run, which brings a new database to an earlier version. */
  readonly upTo?: number
  readonly log?: Log
  readonly tries?: number
}

/**
 * Brings the database to this version, while nodes of the release before are at work on it. Each migration is a transaction
 * of its own, so a failed one leaves nothing half done, and nothing is locked longer than one of them takes. Nodes that start
 * together wait for one another. The role of requests is settled first, see `app-role.ts`.
 * @throws Error with one sentence when the server is too old or a migration fails
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  // a client of its own: the lock lives and dies with the connection
  const client = new pg.Client({ ...targetOf(url), application_name: 'staffel migrations' })
  // a connection that breaks is heard of by the next statement
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < oldest) throw new Error(`PostgreSQL ${version} is too old: ${oldest} or newer is needed.`)
    await client.query(`set lock_timeout = ${lockMilliseconds}`)
    const migrations = readMigrations().slice(0, options.upTo)
    const role = await inTurn(client, options, () => settleAppRole(client))
    while (await inTurn(client, options, () => migrateNext(client, migrations, role)));
  } finally {
    await client.end()
  }
}

/**
 * One node at a time, and again when others are in the way. The turn is given up between two tries: whoever waits for it may
 * be who is in the way.
 */
async function inTurn<T>(
  client: pg.Client,
  { log, tries = mostTries }: MigrateOptions,
  work: () => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    await takeTurn(client, 'alone')
    try {
      return await work()
    } catch (cause) {
      if (tried >= tries || !isInTheWay(cause)) throw cause
      log?.warn(
        `others are at work on what is migrated, next try in ${restMilliseconds / 1_000} s: ${errorInBrief(cause)}`,
      )
      // still ours: of several nodes that wait to migrate, none breaks in on the rest
      await pause(restMilliseconds)
    } finally {
      await giveTurn(client, 'alone')
    }
  }
}

/** Somebody held a lock for too long, or waited for us as we for them. */
const isInTheWay = (cause: unknown): boolean => {
  const error = cause instanceof NotMigrated ? cause.cause : cause
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
}

class NotMigrated extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `The database could not be migrated: ${name} failed, ${errorInBrief(cause)}. What came before it is kept, and the next start goes on with it.`,
      { cause },
    )
  }
}

/** As drizzle's own migrator does it and writes it down, but for the role. @returns whether there was one to run */
async function migrateNext(client: pg.Client, migrations: readonly Migration[], role: string): Promise<boolean> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? -1)
  const next = migrations.find(({ folderMillis }) => folderMillis > last)
  if (!next) return false
  try {
    await client.query('begin')
    for (const text of next.sql) await client.query(withRole(text, role))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      next.hash,
      next.folderMillis,
    ])
    await client.query('commit')
    return true
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw new NotMigrated(next.name, cause)
  }
}

/** The hashes of the migrations that this version knows, from the first. */
export const knownMigrations = (): string[] => readMigrations().map(({ hash }) => hash)

/** The hashes of the migrations that a database has been through, from the first. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: there } = await client.query("select where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (there.length === 0) return []
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}
