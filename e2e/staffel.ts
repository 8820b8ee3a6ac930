import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { type Day, todayIn } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { serverProgram } from '../scripts/build.ts'
import { limitToReading } from './read-only.ts'

export const password = 'richtig-schwer'

/**
 * `demo` has the sample agency and refuses writes (`read-only.ts`), `empty` an owner and nothing else, `fresh` was not set up
 * yet. Their servers run no background work (`ROLE=web`); `jobs` has the sample agency, accepts writes and runs it.
 */
export type SharedInstallation = 'demo' | 'empty' | 'fresh' | 'jobs'

const urlBySharedInstallation = new Map<SharedInstallation, string>()

/**
 * The URL of an installation that the tests of this worker share, and no other worker. The process of the global set-up starts
 * it when the first test asks for it (`setup.ts`). Waiting blocks this worker, so that tests can ask outside of promises.
 */
export function shared(which: SharedInstallation): string {
  const known = urlBySharedInstallation.get(which)
  if (known !== undefined) return known
  const address = addressOf(which)
  const url = execFileSync(process.execPath, ['--eval', askSynchronously, address], { encoding: 'utf8' })
  urlBySharedInstallation.set(which, url)
  return url
}

const addressOf = (which: SharedInstallation): string =>
  `${process.env['E2E_SHARED_URL']}/${which}/${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`

/** Writes that the shared sample has refused since the last call, as PostgreSQL words it. */
export async function takeRefusedWrites(): Promise<readonly string[]> {
  if (!urlBySharedInstallation.has('demo')) return []
  const answer = await fetch(addressOf('demo'), { method: 'DELETE' })
  return (await answer.text()).split('\n').filter(line => line !== '')
}

const askSynchronously = `fetch(process.argv[1]).then(async answer => {
  if (!answer.ok) throw new Error(await answer.text())
  process.stdout.write(await answer.text())
})`

export interface Installation {
  readonly url: string
  /** As a superuser, whom no tenant limits. */
  readonly databaseUrl: string
  /** Writes that the database has refused the server's role so far. */
  readonly refusedWrites: string[]
  stop(): Promise<void>
}

/** A whole PostgreSQL for the run. @returns its URL and how to end it */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-e2e-'))
  fs.chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({
    folder,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_init_zero: 'off',
      max_connections: '300',
    },
  })
  return {
    url: server.superuserUrl,
    async stop() {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Wish {
  readonly isDemo: boolean
  /** See `read-only.ts`. */
  readonly isReadOnly?: boolean
  readonly env?: Readonly<Record<string, string>>
}

const templates = { demo: 'template_demo', fresh: 'template_fresh' } as const

/** What every later server begins with, its tables and the sample agency, is made once: made anew it is five seconds' work. */
export async function makeTemplates(postgresUrl: string): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-e2e-template-'))
  await createDatabase(postgresUrl, templates.fresh)
  const fresh = await run(postgresUrl, templates.fresh, path.join(folder, 'fresh'), { isDemo: false })
  await fresh.stop()
  await createDatabase(postgresUrl, templates.demo, templates.fresh)
  // of the earlier day, should midnight pass meanwhile: then it is made anew
  fs.writeFileSync(path.join(folder, 'day'), today())
  const demo = await run(postgresUrl, templates.demo, path.join(folder, 'demo'), { isDemo: true })
  await demo.stop()
  process.env['E2E_TEMPLATES'] = folder
  return () => fs.rmSync(folder, { recursive: true, force: true })
}

const today = (): Day => todayIn('Europe/Berlin', Temporal.Now.instant())

/** The server as `npm start` runs it, on a database of its own: empty, or with the sample agency as it is made today. */
export async function startStaffel(wish: Wish): Promise<Installation> {
  const postgresUrl = process.env['E2E_POSTGRES_URL'] ?? ''
  const name = `journey_${newId().toLowerCase()}`
  const made = process.env['E2E_TEMPLATES'] ?? ''
  // its weeks are counted from the day on which it is made, and a run can go on over midnight
  const isOfToday = fs.readFileSync(path.join(made, 'day'), 'utf8') === today()
  const template = wish.isDemo && isOfToday ? 'demo' : 'fresh'
  await createDatabase(postgresUrl, name, templates[template])
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-e2e-data-'))
  fs.cpSync(path.join(made, template), folder, { recursive: true })
  const server = await run(postgresUrl, name, folder, wish)
  return {
    ...server,
    async stop() {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createDatabase(postgresUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(
    `create database ${name} ${template === undefined ? '' : `template ${template} strategy file_copy`}`,
  )
  await client.end()
}

async function run(
  postgresUrl: string,
  name: string,
  folder: string,
  { isDemo, isReadOnly = false, env = {} }: Wish,
): Promise<Installation> {
  const databaseUrl = new URL(postgresUrl)
  databaseUrl.pathname = `/${name}`
  const serverUrl = isReadOnly ? await limitToReading(databaseUrl.href) : databaseUrl.href
  const preloaded = ['./scripts/end-with-parent.ts', './test/moved-clock.ts'].flatMap(module => ['--import', module])
  const child: ChildProcess = spawn(process.execPath, [...preloaded, serverProgram], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      E2E_CLOCK_OFFSET: process.env['E2E_CLOCK_OFFSET'],
      DATABASE_URL: serverUrl,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
      ...(isDemo ? { STAFFEL_DEMO: '1', DEMO_PASSWORD: password } : {}),
    },
    // the channel breaks when the run ends, however it ends: no server outlives it
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (!child.stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const port = line.match(/ready at \S+:(\d+)/)?.[1]
    if (port === undefined) continue
    const refusedWrites: string[] = []
    createInterface({ input: child.stdout }).on('line', text => {
      const refused = /permission denied for \w+ \w+/.exec(text)?.[0]
      if (refused !== undefined) refusedWrites.push(refused)
    })
    return {
      refusedWrites,
      url: `http://localhost:${port}`,
      databaseUrl: databaseUrl.href,
      async stop() {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error('the server ended before it was ready')
}
