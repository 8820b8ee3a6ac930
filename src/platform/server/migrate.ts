import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = path.resolve(import.meta.dirname, '../../../db/migrations')
const oldest = 15
/** Any number, as long as every node of every version waits at the same one. */
const lock = 7_301_946

/**
 * Brings the database to this version. Nodes that start together wait for one another; all pending migrations are one
 * transaction, so a failed one leaves nothing half done.
 * @throws Error with one sentence when the server is too old or a migration fails
 */
export async function migrate(url: string): Promise<void> {
  // a client of its own: the lock lives and dies with the connection
  const client = new pg.Client({ connectionString: url, application_name: 'staffel migrations' })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < oldest) throw new Error(`PostgreSQL ${version} is too old: ${oldest} or newer is needed.`)
    await client.query('select pg_advisory_lock($1)', [lock])
    await runMigrations(drizzle(client), { migrationsFolder }).catch((cause: Error) => {
      throw new Error(
        `The database could not be migrated, nothing was changed: ${(cause.cause as Error | undefined)?.message ?? cause.message}`,
        { cause },
      )
    })
  } finally {
    await client.end()
  }
}
