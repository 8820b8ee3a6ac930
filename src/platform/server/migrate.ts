import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ensureAppRole, replaceAppRoleInSql } from './app-role.ts'
import { type ProgramSchema, type RecordedMigration, unknownSchemaReason } from './known-schema.ts'
import type { Log } from './log.ts'
import { errorInBrief } from './logged-error.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { releaseMigrationLock, takeMigrationLock } from './migration-turn.ts'
import { connectionTargetOf } from './primary.ts'
import { programVersion } from './program-version.ts'
import { SetupError } from './setup-error.ts'

const oldest = 15
/** What a migration waits for somebody who is at work; whoever comes after it waits behind it, so not long. */
const lockMilliseconds = 2_000
/** Between two tries: those who had to wait get their turn. */
const restMilliseconds = 1_000
/** Of one migration: five minutes. */
const maxTries = 100

/** What this program is and knows. */
export const thisProgram = (): ProgramSchema => ({ version: programVersion, migrations: readMigrations() })

interface MigrateOptions {
  /** This program, unless told; one with fewer migrations brings a new database to an earlier version. */
  readonly program?: ProgramSchema
  readonly log?: Log
  readonly tries?: number
}

/**
 * Brings the database to this version, while nodes of the release before are at work on it. Each migration is a transaction
 * of its own, so a failed one leaves nothing half done, and nothing is locked longer than one of them takes. Those that say so
 * run apart, statement by statement. Nodes that start
 * together wait for one another. The role of requests is settled first, see `app-role.ts`.
 * @throws Error with one sentence when the server is too old, the schema is unknown (nothing is written then), or a migration
 * fails
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  // a client of its own: the lock lives and dies with the connection
  const client = new pg.Client({ ...connectionTargetOf(url), application_name: 'staffel migrations' })
  // a connection that breaks is heard of by the next statement
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < oldest) throw new SetupError(`PostgreSQL ${version} is too old: ${oldest} or newer is needed.`)
    const program = options.program ?? thisProgram()
    const role = await inTurn(client, options, async () => {
      const why = unknownSchemaReason('database', await migrationsOf(client), program)
      if (why !== undefined) throw new SetupError(why)
      return ensureAppRole(client)
    })
    while (await inTurn(client, options, () => migrateNext(client, program, role)));
  } finally {
    await client.end()
  }
}

/**
 * For what works beside a server, and must not migrate under it.
 * @throws Error with one sentence when the database is not at the schema of this program
 */
export async function requireMigrated(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionTargetOf(url), application_name: 'staffel migrations' })
  client.on('error', () => {})
  await client.connect()
  try {
    const program = thisProgram()
    const recorded = await migrationsOf(client)
    const why = unknownSchemaReason('database', recorded, program)
    if (why !== undefined) throw new SetupError(why)
    if (recorded.length < program.migrations.length)
      throw new Error(`The database is not at the schema of Staffel ${program.version} yet: start Staffel once.`)
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
  { log, tries = maxTries }: MigrateOptions,
  work: () => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    await takeMigrationLock(client, 'alone')
    try {
      await client.query(`set lock_timeout = ${lockMilliseconds}`)
      return await work()
    } catch (cause) {
      const lock = lockErrorOf(cause)
      if (tried >= tries || !lock) throw cause
      const what = cause instanceof NotMigrated ? cause.migration : 'the role of requests'
      const wait = `${restMilliseconds / 1_000} s`
      log?.warn(`migrating: ${what} gives way to others who are at work, next try in ${wait}: ${errorInBrief(lock)}`)
      // still ours: of several nodes that wait to migrate, none breaks in on the rest
      await pause(restMilliseconds)
    } finally {
      await releaseMigrationLock(client, 'alone')
    }
  }
}

/** Somebody held a lock for too long, or waited for us as we for them. */
function lockErrorOf(cause: unknown): pg.DatabaseError | undefined {
  const error = cause instanceof NotMigrated ? cause.cause : cause
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01') ? error : undefined
}

class NotMigrated extends Error {
  readonly migration: string
  constructor(migration: string, cause: unknown) {
    const why = errorInBrief(cause)
    super(
      `The database could not be migrated: ${migration} failed, ${why}. What came before it is kept, and the next start goes on with it.`,
      { cause },
    )
    this.migration = migration
  }
}

/**
 * As drizzle's own migrator does it and writes it down, but for the role and the program's version.
 * @returns whether there was one to run
 */
async function migrateNext(client: pg.Client, program: ProgramSchema, role: string): Promise<boolean> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint, version text not null)',
  )
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? -1)
  const next = program.migrations.find(({ folderMillis }) => folderMillis > last)
  if (!next) return false
  try {
    await (next.isApart ? runApart : runWhole)(client, next, { role, version: program.version })
    return true
  } catch (cause) {
    throw new NotMigrated(next.name, cause)
  }
}

interface Run {
  readonly role: string
  /** Of the program. */
  readonly version: string
}

async function runWhole(client: pg.Client, migration: Migration, { role, version }: Run): Promise<void> {
  await client.query('begin')
  try {
    for (const text of migration.sql) await client.query(replaceAppRoleInSql(text, role))
    await writeDown(client, migration, version)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw cause
  }
}

/** Whoever is cut off in between begins anew. */
async function runApart(client: pg.Client, migration: Migration, { role, version }: Run): Promise<void> {
  for (const text of migration.sql) {
    const [, index] = buildsIndex.exec(text) ?? []
    // an index that is built beside waits for those at work, and nobody behind it
    await client.query(`set lock_timeout = ${index === undefined ? lockMilliseconds : 0}`)
    if (index !== undefined) await dropInvalid(client, index)
    await client.query(replaceAppRoleInSql(text, role))
  }
  await writeDown(client, migration, version)
}

const buildsIndex = /^create (?:unique )?index concurrently if not exists "?(\w+)"?/im

/** What a building that was cut off has left: it is kept up to date and used by nobody. */
async function dropInvalid(client: pg.Client, index: string): Promise<void> {
  const name = pg.escapeIdentifier(index)
  const { rows } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    name,
  ])
  if (rows.length > 0) await client.query(`drop index concurrently if exists ${name}`)
}

const writeDown = (client: pg.Client, { hash, folderMillis }: Migration, version: string) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at, version) values ($1, $2, $3)', [
    hash,
    folderMillis,
    version,
  ])

/** The migrations that a database has been through, oldest first; none in a new one. */
export async function migrationsOf(client: pg.Client): Promise<RecordedMigration[]> {
  const { rows: there } = await client.query("select where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (there.length === 0) return []
  // before 0.3.0 the table had no column `version`
  const { rows } = await client.query<RecordedMigration>(
    `select hash, coalesce(to_jsonb(m) ->> 'version', '') as version from drizzle.__drizzle_migrations m order by id`,
  )
  return rows
}
