import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { until } from '#test/until.ts'
import { type EmbeddedPostgres, recoverySyncSettings, startEmbeddedPostgres } from './embedded-postgres.ts'
import { claimDatabase } from './embedded-postgres-claim.ts'
import { clusterHomeOf } from './embedded-postgres-location.ts'
import { watchStart } from './embedded-postgres-launch.ts'

const binaries = process.env.STAFFEL_TEST_BINARIES
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A new folder, with everything in it and its server gone after the test. */
function newFolder(mode?: number): string {
  // mkdtemp makes it 0700, so as root the server cannot be nobody without help
  const around = mkdtempSync(path.join(tmpdir(), 'staffel-postgres-'))
  const folder = path.join(around, 'data')
  if (mode !== undefined) mkdirSync(folder, { mode })
  cleanups.push(() => rmSync(around, { recursive: true, force: true }))
  return folder
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, ...(binaries ? { binaries } : {}), settings: { fsync: 'off' } })
  cleanups.push(() => server.stop())
  return server
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return Object.values(rows[0] ?? {})[0]
}

const pidIn = (folder: string) =>
  Number(readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

it.each([
  ['linux', '6.8.0-49-generic', true],
  ['linux', '5.10.0', true],
  ['linux', '5.8.0', true],
  ['linux', '5.7.19', false],
  ['linux', '4.19.0-27', false],
  ['linux', 'unheard of', false],
  ['darwin', '24.1.0', false],
  ['win32', '10.0.22631', false],
])('brings its files to the disk in one step where that is told of errors: %s %s', (platform, release, isOne) =>
  expect(recoverySyncSettings(platform, release)).toEqual(isOne ? { recovery_init_sync_method: 'syncfs' } : {}),
)

it('starts, answers, and stops without a trace of the process', async () => {
  const folder = newFolder()
  const server = await start(folder)
  expect(server.adopted).toBe(false)
  expect(await ask(server.url, 'select 1')).toBe(1)
  expect(await ask(server.url, "select 'Zeppelin' > 'ähre' collate \"und-x-icu\"")).toBe(true)
  await server.stop()
  await server.stop()
  expect(existsSync(path.join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log'])
})

it('takes back the ownership and the server of an app that was killed', { tags: ['all'] }, async () => {
  const folder = newFolder()
  const app = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))})
       const { claimDatabase } = await import(${JSON.stringify(import.meta.resolve('./embedded-postgres-claim.ts'))})
       const { url } = await startEmbeddedPostgres(${JSON.stringify({ folder, binaries, settings: { fsync: 'off' } })})
       console.log(Boolean(await claimDatabase(url)))
       setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [said] = (await once(app.stdout, 'data')) as [Buffer]
  expect(said.toString()).toBe('true\n')
  const second = await start(folder)
  expect(second.adopted).toBe(true)
  expect(await claimDatabase(second.url)).toBeUndefined()

  app.kill('SIGKILL')
  const third = await start(folder)
  expect(third.adopted).toBe(true)
  const claim = await claimDatabase(third.url)
  expect(claim).toBeDefined()
  await claim?.release()
})

it('refuses a second claim while the first is held, and allows it after the release', { tags: ['all'] }, async () => {
  const { url } = await start(newFolder())
  const first = await claimDatabase(url)
  expect(await claimDatabase(url)).toBeUndefined()
  await first?.release()
  const next = await claimDatabase(url)
  expect(next).toBeDefined()
  await next?.release()
})

it('tells the owner that the server crashed, and has every committed row after the next start', {
  tags: ['all'],
}, async () => {
  const folder = newFolder()
  const { url } = await start(folder)
  await ask(url, 'create table kept (n integer)')
  await ask(url, 'insert into kept select generate_series(1, 1000)')
  const lost = Promise.withResolvers<Error>()
  await claimDatabase(url, lost.resolve)
  process.kill(pidIn(folder), 'SIGKILL')
  const again = await start(folder)
  expect(again.adopted).toBe(false)
  expect(await ask(again.url, 'select count(*)::integer from kept')).toBe(1000)
  expect(await lost.promise).toBeInstanceOf(Error)
})

it('ends up with one server when several start in the same new folder, and clears what a killed start left', {
  tags: ['all'],
}, async () => {
  const folder = newFolder(0o755)
  mkdirSync(path.join(folder, 'postgres.new-2147483647-dead/data'), { recursive: true })
  const servers = await Promise.all([start(folder), start(folder), start(folder)])
  expect(new Set(servers.map(server => server.url)).size).toBe(1)
  expect(servers.filter(server => !server.adopted)).toHaveLength(1)
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log'])
})

it('waits for a server that is stopping, then starts another one', { tags: ['all'] }, async () => {
  const folder = newFolder()
  const first = await start(folder)
  const file = path.join(folder, 'postgres/data/postmaster.pid')
  const stopping = first.stop()
  await until(() => !existsSync(file) || readFileSync(file, 'utf8').includes('stopping'), {
    what: 'the beginning of the stop',
  })
  const [, second] = await Promise.all([stopping, start(folder)])
  expect(await ask(second.url, 'select 1')).toBe(1)
})

it('says in a sentence why the server does not start', { tags: ['all'] }, async () => {
  const folder = newFolder()
  await expect(
    startEmbeddedPostgres({
      folder,
      ...(binaries ? { binaries } : {}),
      settings: { fsync: 'off', shared_buffers: 'much' },
    }),
  ).rejects.toThrow(/^PostgreSQL did not start \(.*shared_buffers.*\), see .*postgres\.log\.$/)
})

it.runIf(process.getuid?.() === 0)('never runs as root, also where only root may enter', async () => {
  const folder = newFolder(0o700)
  const server = await start(folder)
  expect(await ask(server.url, 'select 1')).toBe(1)
  const program = readFileSync(`/proc/${pidIn(folder)}/status`, 'utf8')
  expect(program).toMatch(/^CapEff:\s+0+$/m)
  await server.stop()
  expect((await start(folder)).adopted).toBe(false)
})

it('refuses the data of another major version with the way to move it', async () => {
  const folder = newFolder()
  const server = await start(folder)
  await server.stop()
  writeFileSync(path.join(clusterHomeOf(folder), 'data/PG_VERSION'), '17\n')
  await expect(start(folder)).rejects.toThrow(
    /is of PostgreSQL 17, and this release brings another one\. Make a backup/,
  )
})

it('reports after two seconds that the server is still starting, and then every ten', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  cleanups.push(() => vi.useRealTimers())
  const reported: string[] = []
  const watch = watchStart(newFolder(), 'postgres.log', line => reported.push(/after \d+ s/.exec(line)?.[0] ?? line))
  for (let seconds = 0; seconds <= 25; seconds++) {
    vi.setSystemTime(seconds * 1000)
    watch(undefined)
  }
  expect(reported).toEqual(['after 2 s', 'after 12 s', 'after 22 s'])
})
