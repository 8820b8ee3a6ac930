import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { programVersion } from '#platform/server/program-version.ts'
import { setupErrorCode } from '#platform/server/setup-error.ts'
import { serverProgram } from '../scripts/build.ts'
import { databaseUrl } from './global-setup.ts'
import { launch, start, stopAll } from './started.ts'
import { until } from './until.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-start-'))
fs.chmodSync(scratch, 0o755)
afterAll(async () => {
  await stopAll()
  // what a test gave up on may still be writing
  fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const [dangling, pipe] = [path.join(scratch, 'dangling'), path.join(scratch, 'pipe')]
fs.symlinkSync(path.join(scratch, 'nowhere'), dangling)
spawnSync('mkfifo', [pipe])

const json = { 'content-type': 'application/json' }
const founder = { email: 'olivia@example.test', password: 'nur-geheim-7' }

async function setUp(url: string): Promise<string> {
  const wish = {
    ...founder,
    organizationName: 'Nordlicht',
    timeZone: 'Europe/Berlin',
    language: 'de',
    fullName: 'Olivia Brandt',
  }
  const made = await fetch(`${url}/api/v1/onboarding`, { method: 'POST', headers: json, body: JSON.stringify(wish) })
  expect(made.status).toBe(200)
  return signIn(url)
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/session`, { method: 'POST', headers: json, body: JSON.stringify(founder) })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

const threeHosts = { APEX_HOST: 'example.com', LOGIN_HOST: 'login.example.com', APP_HOST: 'app.example.com' }

/** The database of the tests, with `user:password` of another role. */
const withUser = (user: string) => inject('postgresUrl').replace(/\/\/[^@]*@/, `//${user}@`)

describe('a start that cannot be', () => {
  it.each([
    ['a wrong variable', { PORT: 'http' }, /^The environment variable PORT is not usable: .+\.$/],
    [
      'a data folder where there are none',
      { DATA_DIR: '/proc/x' },
      /^The environment variable DATA_DIR is not usable: \/proc\/x is not writable; expected .+\.$/,
    ],
    [
      'a data folder deep in there',
      { DATA_DIR: '/proc/x/y/z' },
      /^The environment variable DATA_DIR is not usable: \/proc\/x\/y\/z is not writable; expected .+\.$/,
    ],
    [
      'the folder of processes',
      { DATA_DIR: '/proc' },
      /^The environment variable DATA_DIR is not usable: \/proc is not writable; expected .+\.$/,
    ],
    [
      'the folder of devices',
      { DATA_DIR: '/sys' },
      /^The environment variable DATA_DIR is not usable: \/sys is not writable; expected .+\.$/,
    ],
    [
      'a folder under a file',
      { DATA_DIR: '/dev/null/x' },
      /^The environment variable DATA_DIR is not usable: \/dev\/null\/x is not writable; expected .+\.$/,
    ],
    [
      'a link that leads nowhere',
      { DATA_DIR: dangling },
      /^The environment variable DATA_DIR is not usable: .+ is not writable; expected .+\.$/,
    ],
    [
      'a pipe',
      { DATA_DIR: pipe },
      /^The environment variable DATA_DIR is not usable: .+ is not writable; expected .+\.$/,
    ],
    [
      'a name that is too long',
      { DATA_DIR: `/tmp/${'x/'.repeat(2500)}` },
      /^The environment variable DATA_DIR is not usable: .{1,201} is not writable; expected .+\.$/,
    ],
    [
      'a word that is too long',
      { DATA_DIR: `/tmp/${'x'.repeat(5000)}` },
      /^The environment variable DATA_DIR is not usable: .{1,201} is not writable; expected .+\.$/,
    ],
    [
      'a database without encryption where it is required',
      { DATABASE_URL: inject('postgresUrl'), DATABASE_TLS: 'verify' },
      /^The database offers no encryption: .+ DATABASE_TLS=off\.$/,
    ],
    [
      'a short passphrase for backups',
      { BACKUPS: 'daily', BACKUP_PASSPHRASE: 'kurz' },
      /^The environment variable BACKUP_PASSPHRASE is not usable: expected a passphrase of 12 characters or more, such as .+\.$/,
    ],
    [
      'a passphrase for backups that is not there',
      { BACKUPS: 'daily', BACKUP_PASSPHRASE_FILE: '/nowhere/passphrase' },
      /^The environment variable BACKUP_PASSPHRASE_FILE is not usable: \/nowhere\/passphrase cannot be read; expected .+\.$/,
    ],
    ['an address that is none', { HOST: '999.1.1.1' }, /^The environment variable HOST is not usable: .+\.$/],
    ['a host that is not found', { HOST: 'nosuch.invalid' }, /^The environment variable HOST is not usable: .+\.$/],
    [
      'a folder for backups that is not there',
      { BACKUP_DIR: '/nowhere/backups' },
      /^The environment variable BACKUP_DIR is not usable: expected a folder that exists .+\.$/,
    ],
    [
      'a folder for backups that is not writable',
      { BACKUP_DIR: '/proc' },
      /^The environment variable BACKUP_DIR is not usable: \/proc is not writable; expected .+\.$/,
    ],
    [
      'a public address that is not that of the app',
      { PUBLIC_URL: 'https://other.example.org', ...threeHosts },
      /^The environment variable PUBLIC_URL is not usable: .+ such as https:\/\/app\.example\.com\.$/,
    ],
    [
      'a wrong password of the database',
      { DATABASE_URL: withUser('postgres:wrong') },
      /^The database refuses the (?:password|role) in DATABASE_URL.*\.$/,
    ],
    [
      'a database that does not exist',
      { DATABASE_URL: new URL('/nowhere', inject('postgresUrl')).href },
      /^The database that DATABASE_URL names does not exist: create database "nowhere" owner "\w+"\.$/,
    ],
    ['half of a bucket', { S3_BUCKET: 'files' }, /^Files in S3 need S3_BUCKET, .+, all three\.$/],
    [
      'one of three hosts',
      { APEX_HOST: 'example.com' },
      /^APEX_HOST, .+ belong together: set all three or none, such as .+\.$/,
    ],
    [
      'a data folder that is a file',
      { DATA_DIR: '/dev/null' },
      /^The environment variable DATA_DIR is not usable: \/dev\/null is not writable; expected .+\.$/,
    ],
  ])('ends with one sentence: %s', async (_, env, sentence) => {
    const { code, said } = await start({ DATA_DIR: path.join(scratch, 'never'), ...env })
    expect(said).toMatch(sentence)
    expect(code).toBe(setupErrorCode)
    // else the sentence is lost among what ends with the database
    expect(fs.existsSync(path.join(scratch, 'never/postgres'))).toBe(false)
  })

  it.each([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      /^The database that DATABASE_URL names cannot be reached\.$/,
    ],
    [
      'an address that no network has yet',
      { HOST: '192.0.2.1' },
      /^The environment variable HOST is not usable: .+\.$/,
    ],
  ])('ends so that a supervisor tries again: %s', async (_, env, sentence) => {
    const { code, said } = await start({ DATA_DIR: path.join(scratch, 'never'), ...env })
    expect(said).toMatch(sentence)
    expect(code).toBe(1)
  })

  it('warns of a name that is probably misspelled, and of a mail server that cannot be reached', async () => {
    const server = await start({
      DATA_DIR: path.join(scratch, 'warned'),
      SMTP_ULR: 'smtp://mail.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
    })
    await until(() => server.output().includes('SMTP_URL names'), { what: 'the mail server was tried' })
    expect(server.output()).toContain('SMTP_ULR is not known to Staffel. Did you mean SMTP_URL?')
    expect(server.output()).toContain(
      'The mail server that SMTP_URL names cannot be reached (ESOCKET). Mails wait until it accepts them.',
    )
    await server.stop()
  })

  it('says which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const { code, said } = await start({ DATA_DIR: path.join(scratch, 'port'), PORT: port })
    other.close()
    expect(said).toBe(`Port ${port} on 127.0.0.1 is taken by another program.`)
    expect(code).toBe(1)
  })
})

it('writes one JSON event a line, the first of them with version and settings', async () => {
  const secret = 'geheim-geheim-geheim-geheim-geheim-7'
  const env = { DATA_DIR: path.join(scratch, 'lines'), SECRET: secret, LOG_LEVEL: 'info' }
  const server = await start(env)
  expect(await setUp(server.url ?? '')).not.toBe('')
  await server.stop()
  const events = server
    .output()
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(events[0]).toMatchObject({
    event: 'starting',
    version: programVersion,
    settings: { DATA_DIR: env.DATA_DIR, SECRET: '(hidden)', LOG_LEVEL: 'info' },
    msg: expect.stringContaining(`Staffel ${programVersion} starts with `),
  })
  for (const event of events)
    expect(event).toMatchObject({ level: expect.any(Number), time: expect.any(String), msg: expect.any(String) })
  for (const word of [secret, founder.email, 'token=']) expect(server.output()).not.toContain(word)
})

describe('a signal while it starts', { tags: ['all'] }, () => {
  it.each<[string, (folder: string) => boolean]>([
    ['at once', () => true],
    ['once it has made its folder', folder => fs.existsSync(folder)],
    ['once it makes its database', folder => fs.readdirSync(folder).some(name => name.startsWith('postgres'))],
    ['once its database is made', folder => fs.existsSync(path.join(folder, 'postgres/data'))],
    ['once its database runs', folder => fs.existsSync(path.join(folder, 'postgres/data/postmaster.pid'))],
    ['once its database has written to its log', folder => fs.statSync(path.join(folder, 'postgres.log')).size > 0],
  ])('ends it, and its database, %s', async (when, isThere) => {
    const folder = path.join(scratch, when.replaceAll(' ', '-'))
    const child = launch([serverProgram], { DATA_DIR: folder })
    const ended = once(child, 'exit')
    const isNow = () => {
      try {
        return isThere(folder)
      } catch {
        return false
      }
    }
    await until(isNow, { what: when })
    child.kill('SIGTERM')
    await ended
    expect(fs.existsSync(path.join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
  })
})

describe('the data folder', () => {
  const env = { DATA_DIR: path.join(scratch, 'data') }

  it('belongs to one Staffel at a time, and the second is told so', async () => {
    const first = await start(env)
    expect(first.url).toBeDefined()
    const second = await start(env)
    expect(second.said).toBe(`The data folder ${env.DATA_DIR} is in use by another Staffel.`)
    expect(second.code).toBe(1)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await first.stop()
  })

  it('is backed up every night, and the start warns while backups are not encrypted', { tags: ['all'] }, async () => {
    const warning = 'nightly backups are not encrypted'
    const plain = await start({ ...env, LOG_LEVEL: 'warn' })
    expect(plain.output()).toContain(warning)
    await plain.stop()
    const encrypted = await start({ ...env, LOG_LEVEL: 'warn', BACKUP_PASSPHRASE: 'vier Kühe am Fluss' })
    expect(encrypted.url).toBeDefined()
    expect(encrypted.output()).not.toContain(warning)
    await encrypted.stop()
  })

  it('keeps idle connections open for longer than proxies do', async () => {
    const server = await start(env)
    const answer = await fetch(`${server.url}/readyz`)
    // nginx closes them after 60 seconds, Go's client after 90, Caddy after 120
    expect(answer.headers.get('keep-alive')).toBe('timeout=125')
    await server.stop()
  })

  it('keeps every acknowledged write through kills at any moment', async () => {
    let server = await start(env)
    const cookie = await setUp(server.url ?? '')
    let acknowledged = 0
    const write = async (n: number): Promise<void> => {
      const cells = [{ date: '2199-12-27', shiftId: 'early', marking: 'available', note: String(n) }]
      const answer = await fetch(`${server.url}/api/v1/availability/2199-W52`, {
        method: 'PATCH',
        headers: { ...json, cookie },
        body: JSON.stringify({ cells }),
      }).catch(() => undefined)
      if (answer?.status === 200) acknowledged = n
    }
    for (const writes of [1, 5, 12]) {
      for (let more = writes; more > 0; more--) await write(acknowledged + 1)
      // the last one is under way when the server is killed
      const last = write(acknowledged + 1)
      server.child.kill('SIGKILL')
      await last
      server = await start(env)
      expect(server.url, server.said).toBeDefined()
      const read = await fetch(`${server.url}/api/v1/availability/2199-W52`, { headers: { cookie } })
      expect(read.status).toBe(200)
      const { entries } = await read.json()
      // the very last write may have been kept without its answer having got through
      expect([acknowledged, acknowledged + 1]).toContain(Number(entries[0]?.note ?? 0))
    }
    expect(acknowledged).toBeGreaterThanOrEqual(18)
  })
})

it('lets four nodes start at once on an empty database', { tags: ['all'] }, async () => {
  const serverUrl = inject('postgresUrl')
  const name = `start_${newId().toLowerCase()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  const nodes = await Promise.all(
    [1, 2, 3, 4].map(n =>
      start({ DATABASE_URL: databaseUrl(serverUrl, name), DATA_DIR: path.join(scratch, `node${n}`) }),
    ),
  )
  expect(nodes.map(node => node.said)).toEqual(['', '', '', ''])
  for (const node of nodes) expect((await fetch(`${node.url}/readyz`)).status).toBe(200)
  await Promise.all(nodes.map(node => node.stop()))
  await client.query(`drop database ${name} with (force)`)
  await client.end()
})
