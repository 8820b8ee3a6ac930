import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { todayIn } from '#kit/day.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kit/week.ts'
import { type Database, openDatabase } from '#platform/server/database.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { migrate } from '#platform/server/migrate.ts'
import { serverProgram } from '../scripts/build.ts'
import { type Agency, insertAgency } from './agency.ts'
import { insertErrands, insertGroups } from './groups.ts'
import { type Beside, measureBeside, type Shot, type Target } from './load.ts'
import { versionOf } from './machine.ts'
import { parentOf } from '../scripts/processor-time.ts'
import { run, type Running } from './processes.ts'
import type { Recording } from './recording.ts'
import { sized } from './short.ts'

export const seconds = Number(process.env['BENCH_SECONDS'] ?? sized(3, 0))
/** Of Node for our server, such as `--cpu-prof`. */
const flags = (process.env['BENCH_FLAGS'] ?? '').split(' ').filter(Boolean)
export const password = 'richtig-schwer'
/** People of each agency, and groups of the planned one. */
export const sizes = sized(
  { large: 500, small: 100, planned: 500, groups: 50 },
  { large: 20, small: 10, planned: 20, groups: 2 },
)

/** An agency of fifty groups with four shifts a day. */
interface Planned extends Agency {
  readonly groupIds: readonly string[]
}

/** A PostgreSQL, three agencies in it, our server, and the bare handlers as the ceiling. */
export interface Stage {
  readonly database: Database
  readonly databaseUrl: string
  /** Of the role that may create databases. */
  readonly superuserUrl: string
  /** Of the server. */
  readonly secret: string
  readonly postgres: string
  readonly server: Running
  readonly bare: Running
  readonly target: Required<Target>
  readonly bareTarget: Required<Target>
  readonly firstWeek: Week
  readonly large: Agency
  readonly small: Agency
  readonly planned: Planned
  /** One more agency, of so many people of whom so many are signed in. */
  insert(people: number, signedIn: number): Promise<Agency>
  /** A read over REST, signed in. */
  get(cookie: string, at: string): Shot
  /** Measures beside a bare handler's answer and notes it. */
  beside(results: Recording, name: string, shot: Shot, bare?: string): Promise<Beside>
  /** Of an answer that those who ask the same share: that, and `…, made anew` where no two ask the same. */
  shared(results: Recording, name: string, shot: Shot, bare?: string): Promise<void>
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-bench-'))
  fs.chmodSync(scratch, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: path.join(scratch, 'postgres') })
  const secret = randomBytes(32).toString('base64url')
  await migrate(postgres.url)
  // what fills it takes minutes
  const database = openDatabase(postgres.url, { patience: 3_600_000 })
  const firstWeek = addWeeks(weekOf(todayIn('Europe/Berlin', Temporal.Now.instant())), 1)
  const passwordHash = await hashPassword(password)
  const wish = { firstWeek, passwordHash, secret }
  const large = await insertAgency(database, { ...wish, people: sizes.large })
  const small = await insertAgency(database, { ...wish, people: sizes.small })
  const planned = await insertPlanned(database, wish)
  for (const { organizationId } of [large, small, planned]) {
    await insertErrands(database.pool, organizationId, mondayOf(firstWeek))
  }
  await database.pool.query('vacuum analyze')

  const env = {
    DATABASE_URL: postgres.url,
    SECRET: secret,
    DATA_DIR: path.join(scratch, 'app'),
    PORT: '0',
    TRUSTED_PROXIES: '1',
  }
  const bare = await run(['bench/ceiling.ts', large.organizationId, mondayOf(firstWeek), passwordHash, password], env)
  const server = await run([...flags, serverProgram], env)
  const databasePid = await serverOf(database)
  const target = { server: server.pid, database: databasePid }
  const bareTarget = { server: bare.pid, database: databasePid }
  const stage: Stage = {
    database,
    databaseUrl: postgres.url,
    superuserUrl: postgres.superuserUrl,
    secret,
    postgres: await versionOf(database.pool),
    server,
    bare,
    target,
    bareTarget,
    firstWeek,
    large,
    small,
    planned,
    insert: (people, signedIn) => insertAgency(database, { ...wish, people, signedIn }),
    get: (cookie, at) => ({ url: `${server.url}/api/v1${at}`, headers: { cookie } }),
    async beside(results, name, shot, at = '/week') {
      const figures = await measureBeside([shot, target], [{ url: `${bare.url}${at}` }, bareTarget], seconds)
      results.note(name, figures)
      return figures
    },
    async shared(results, name, shot, at) {
      await stage.beside(results, name, shot, at)
      let asked = 0
      const url = (n: number): string => {
        const each = typeof shot.url === 'function' ? shot.url(n) : shot.url
        return `${each}${each.includes('?') ? '&' : '?'}nobodyElse=${asked++}`
      }
      await stage.beside(results, `${name}, made anew`, { ...shot, url }, at)
    },
    async close() {
      await server.stop()
      await bare.stop()
      await database.close()
      await postgres.stop()
      fs.rmSync(scratch, { recursive: true, force: true })
    },
  }
  return stage
}

async function insertPlanned(
  database: Database,
  wish: { firstWeek: Week; passwordHash: string; secret: string },
): Promise<Planned> {
  const agency = await insertAgency(database, { ...wish, people: sizes.planned })
  // the one group that it comes with would have its people in two places
  await database.pool.query('delete from assignments where organization_id = $1', [agency.organizationId])
  await database.pool.query('delete from creator_groups where organization_id = $1', [agency.organizationId])
  const groupIds = await insertGroups(database.pool, {
    organizationId: agency.organizationId,
    groups: sizes.groups,
    seats: 2,
    people: sizes.planned,
    from: mondayOf(wish.firstWeek),
    days: 56,
  })
  return { ...agency, groupIds }
}

/** The database server's first process, of which every connection's is a child. */
async function serverOf({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parentOf(rows[0]?.pid ?? 0)
}
