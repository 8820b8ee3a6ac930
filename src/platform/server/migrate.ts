import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { settleAppRole, withRole } from './app-role.ts'
import { errorInBrief } from './logged-error.ts'
import { targetOf } from './primary.ts'

const migrationsFolder = path.resolve(import.meta.dirname, '../../../db/migrations')
const oldest = 15
/** Any number, as long as every node of every version waits at the same one. */
export const migrationLock = 7_301_946

/**
 * Brings the database to this version. Nodes that start together wait for one another; all pending migrations are one
 * transaction, so a failed one leaves nothing half done. The role of requests is settled first, see `app-role.ts`. With
 * `upTo` only the first so many are run, which brings a new database to an earlier version.
 * @throws Error with one sentence when the server is too old or a migration fails
 */
export async function migrate(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  // a client of its own: the lock lives and dies with the connection
  const client = new pg.Client({ ...targetOf(url), application_name: 'staffel migrations' })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < oldest) throw new Error(`PostgreSQL ${version} is too old: ${oldest} or newer is needed.`)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const role = await settleAppRole(client)
    await run(client, readMigrationFiles({ migrationsFolder }).slice(0, upTo), role)
  } finally {
    await client.end()
  }
}

/** As drizzle's own migrator does it and writes it down, but for the role. */
async function run(client: pg.Client, migrations: readonly MigrationMeta[], role: string): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? -1)
  await client.query('begin')
  try {
    for (const { sql, hash, folderMillis } of migrations.filter(each => each.folderMillis > last)) {
      for (const text of sql) await client.query(withRole(text, role))
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ])
    }
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw new Error(`The database could not be migrated, nothing was changed: ${errorInBrief(cause)}`, { cause })
  }
}

/** The hashes of the migrations that this version knows, from the first. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** The hashes of the migrations that a database has been through, from the first. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: there } = await client.query("select where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (there.length === 0) return []
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}
