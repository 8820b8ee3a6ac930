import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = path.resolve(import.meta.dirname, '../../../db/migrations')
const oldest = 15
/** Any number, as long as every node of every version waits at the same one. */
export const migrationLock = 7_301_946

/**
 * Brings the database to this version. Nodes that start together wait for one another; all pending migrations are one
 * transaction, so a failed one leaves nothing half done. With `upTo` only the first so many are run, which brings a new
 * database to an earlier version.
 * @throws Error with one sentence when the server is too old or a migration fails
 */
export async function migrate(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  // a client of its own: the lock lives and dies with the connection
  const client = new pg.Client({ connectionString: url, application_name: 'staffel migrations' })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < oldest) throw new Error(`PostgreSQL ${version} is too old: ${oldest} or newer is needed.`)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const run = (folder: string) =>
      runMigrations(drizzle(client), { migrationsFolder: folder }).catch((cause: Error) => {
        throw new Error(
          `The database could not be migrated, nothing was changed: ${(cause.cause as Error | undefined)?.message ?? cause.message}`,
          { cause },
        )
      })
    await (upTo === undefined ? run(migrationsFolder) : withFirst(upTo, run))
  } finally {
    await client.end()
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

/** Drizzle runs a whole folder, so the first migrations are laid into one of their own. */
async function withFirst(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-migrations-'))
  try {
    const journal = JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
    const entries: { tag: string }[] = journal.entries.slice(0, count)
    fs.mkdirSync(path.join(folder, 'meta'))
    fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries)
      fs.copyFileSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`))
    await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
