import type pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import type { ProgramSchema } from '#platform/server/known-schema.ts'
import { migrate, thisProgram } from '#platform/server/migrate.ts'
import { serverProgram } from '../scripts/build.ts'
import { upgradesTo } from '../scripts/releases.ts'
import { run, tryToRun } from '../bench/processes.ts'
import { fill, tablesIn } from './filling.ts'
import type { ProofContext } from './ground.ts'
import { databaseProcesses, killAll } from './killing.ts'
import { isReady, pause } from './requests.ts'
import { withClient } from './sql.ts'
import { envOf } from './staffel.ts'

const victims = ['app', 'database', 'both'] as const

/** SIGKILL in the middle of a migration: the next start makes the tables as if nothing had been. */
export async function migrationKills(ground: ProofContext): Promise<void> {
  const folder = ground.folder()
  ground.after(() => killAll(databaseProcesses(folder)))
  const inDatabase = async <T>(work: (client: pg.Client) => Promise<T>) =>
    withClient((await startEmbeddedPostgres({ folder })).url, work)
  await migrate((await startEmbeddedPostgres({ folder })).url)
  const undisturbed = await inDatabase(shapeOf)
  const lasting = new Set((await inDatabase(tablesIn)).map(({ name }) => name))
  const starts = [undefined, ...upgradesTo(thisProgram().migrations)]
  const rounds = ground.isShort ? 1 : 24
  const figures = { kills: 0, 'while migrating': 0, 'rows looked after': 0 }
  for (let round = 0; round < rounds; round++) {
    // a new database, then one of an earlier release with rows in it
    const earlier = starts[round % starts.length]
    const version = earlier?.version ?? 'none'
    const before = await inDatabase(client => layOut(client, earlier))
    let app = 0
    const starting = tryToRun([serverProgram], envOf(folder), { onSpawn: pid => (app = pid) })
    const victim = victims[round % victims.length] ?? 'app'
    const wasMigrating = await inDatabase(async client => {
      if (!(await comesToMigrate(client))) return false
      await pause(Math.random() * (earlier ? 100 : 300))
      return isMigrating(client)
    })
    const database = victim === 'app' ? [] : databaseProcesses(folder)
    killAll(victim === 'database' ? database : [app, ...database])
    figures.kills += 1
    if (wasMigrating) figures['while migrating'] += 1
    const started = await starting
    if ('url' in started) await started.stop('SIGKILL')

    const server = await run([serverProgram], envOf(folder))
    ground.must(await isReady(server.url), `version ${version}: not ready afterwards`)
    await inDatabase(async client => {
      for (const [table, count] of before) {
        // one that a later version does without
        if (!lasting.has(table)) continue
        figures['rows looked after'] += count
        ground.must((await rowsOf(client, table)) === count, `version ${version}: ${table} had ${count} rows`)
      }
      ground.must((await shapeOf(client)) === undisturbed, `version ${version}: the tables are not as they should be`)
    })
    await server.stop('SIGKILL')
  }
  for (const [name, count] of Object.entries(figures)) ground.note(name, count)
  ground.must(ground.isShort || figures['while migrating'] > rounds / 4, 'hardly any kill met a migration')
}

/** Empties the database and brings it to a release, with rows. @returns how many each table has */
async function layOut(client: pg.Client, release: ProgramSchema | undefined): Promise<ReadonlyMap<string, number>> {
  await client.query('drop schema if exists public, drizzle, pgboss cascade')
  await client.query('create schema public')
  const counts = new Map<string, number>()
  if (!release) return counts
  await migrate(urlOf(client), { program: release })
  const tables = await tablesIn(client)
  await fill(client, tables)
  for (const { name } of tables) counts.set(name, await rowsOf(client, name))
  return counts
}

const urlOf = ({ user, password, host, port, database }: pg.Client) =>
  `postgres://${user}:${password}@${host}:${port}/${database}`

const rowsOf = async (client: pg.Client, table: string) =>
  Number((await client.query<{ count: string }>(`select count(*) as count from ${table}`)).rows[0]?.count)

const isMigrating = async (client: pg.Client) =>
  ((await client.query("select from pg_stat_activity where application_name = 'staffel migrations'")).rowCount ?? 0) > 0

async function comesToMigrate(client: pg.Client): Promise<boolean> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(5)) if (await isMigrating(client)) return true
  return false
}

/** Columns, constraints, indexes and rights in one text. */
async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    select table_name || '.' || column_name as name, data_type || is_nullable || coalesce(column_default, '') as what
      from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) || convalidated
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select indexrelid::regclass::text, 'not valid' from pg_index where not indisvalid
    union all select tablename || ' ' || policyname, coalesce(qual, '') || coalesce(with_check, '') from pg_policies
    union all select table_name || ' ' || grantee, privilege_type from information_schema.role_table_grants
      where table_schema = 'public' order by 1, 2`)
  return JSON.stringify(rows)
}
