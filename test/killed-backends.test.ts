// @module-tag all
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { databaseUrl } from './global-setup.ts'
import { openSmtp } from './smtp.ts'
import { start, stopAll } from './started.ts'
import { until } from './until.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-killed-'))
fs.chmodSync(scratch, 0o755)
const smtp = await openSmtp()
const databases: string[] = []
const founder = { email: 'olivia@example.test', password: 'richtig-schwer' }
const json = { 'content-type': 'application/json' }

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // it may be ended together with those of the server
  client.on('error', () => {})
  await client.connect()
  return client
}

afterAll(async () => {
  await stopAll()
  const client = await connected(inject('postgresUrl'))
  for (const name of databases) await client.query(`drop database ${name} with (force)`)
  await client.end()
  await smtp.close()
  fs.rmSync(scratch, { recursive: true, force: true })
})

/** Where it works, and as whom to look at it from outside. */
const places = {
  'on the embedded database': async () => {
    const folder = path.join(scratch, 'embedded')
    const url = async () => (await startEmbeddedPostgres({ folder })).superuserUrl
    return { env: { DATA_DIR: folder }, url }
  },
  'on a database server': async () => {
    const name = `killed_${newId().toLowerCase()}`
    const client = await connected(inject('postgresUrl'))
    await client.query(`create database ${name}`)
    await client.end()
    databases.push(name)
    const url = databaseUrl(inject('postgresUrl'), name)
    return { env: { DATABASE_URL: url, DATA_DIR: path.join(scratch, name) }, url: async () => url }
  },
}

/** Every event that a person's screen hears; the screen comes back when it is cut off, as a browser does. */
function listen(url: string, cookie: string) {
  const heard: string[] = []
  const stop = new AbortController()
  const hear = async () => {
    const { body } = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal })
    for await (const chunk of body ?? []) heard.push(Buffer.from(chunk).toString())
  }
  const isOver = async () => {
    await hear().catch(() => {})
    return stop.signal.aborted
  }
  const listening = until(isOver, { within: Number.POSITIVE_INFINITY })
  return { heard, end: () => (stop.abort(), listening) }
}

describe.each(Object.entries(places))('Staffel %s', (_, make) => {
  it('goes on when its connections are ended, any of them and again and again', async () => {
    const place = await make()
    const server = await start({ ...place.env, SMTP_URL: smtp.url })
    const url = server.url ?? ''
    const send = (method: string, to: string, body: unknown, cookie = '') =>
      fetch(`${url}/api/v1${to}`, { method, headers: { ...json, cookie }, body: JSON.stringify(body) })
    const wish = {
      ...founder,
      organizationName: 'Nordlicht',
      timeZone: 'Europe/Berlin',
      language: 'de',
      fullName: 'O B',
    }
    expect((await send('POST', '/onboarding', wish)).status).toBe(200)
    const cookie = (await send('POST', '/session', founder)).headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    const screen = listen(url, cookie)
    const outside = await connected(await place.url())
    // more hands than one for the pool, so that connections in use are among those that are ended
    let isLoaded = true
    const seen = new Map<number, number>()
    const answered = () => [...seen.values()].reduce((sum, count) => sum + count, 0)
    const load = [1, 2, 3, 4].map(async hand => {
      for (let n = 0; isLoaded; n++) {
        const answer = await send('POST', '/todos', { text: `${hand} ${n}` }, cookie)
        if (answer.status === 503) expect((await answer.json()).code).toBe('input.databaseAway')
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      }
    })
    const kinds = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const { rows } = await outside.query<{ kind: string }>(
        `select application_name as kind, pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      for (const { kind } of rows) kinds.add(kind)
      // each round waits for one more answer than the round before
      const before = answered()
      await until(() => answered() >= before + 4 + round, { what: 'answers after the loss' })
    }
    isLoaded = false
    await Promise.all(load)
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['staffel', 'staffel jobs', 'staffel live']))
    expect([...seen.keys()].filter(status => ![200, 503].includes(status))).toEqual([])
    expect(seen.get(200)).toBeGreaterThan(10)
    expect(server.child.exitCode).toBe(null)
    expect(server.output()).not.toContain('nobody caught')

    // requests, the screens, and what is done in the background
    await until(async () => (await fetch(`${url}/readyz`)).status === 200, { what: 'being ready' })
    const hears = async () => {
      const heard = screen.heard.splice(0)
      if (heard.some(event => event.includes('todos'))) return true
      expect((await send('POST', '/todos', { text: 'Danach' }, cookie)).status).toBe(200)
      return false
    }
    screen.heard.splice(0)
    await until(hears, { what: 'an event on the screen' })
    const before = smtp.received.length
    expect((await send('POST', '/password-reset', { email: founder.email })).status).toBe(200)
    await until(() => smtp.received.length > before, { what: 'the mail' })
    await screen.end()
    if (kinds.has('staffel owner')) {
      const second = await start(place.env)
      expect(second.said).toMatch(/is in use by another Staffel\.$/)
    }
    await outside.end()
    expect(await server.stop()).toBe(0)
  })
})

/** Whether there was one that works for Staffel. @throws when the database takes no connections */
async function killOneBackend(superuserUrl: string): Promise<boolean> {
  const outside = await connected(superuserUrl)
  const { rows } = await outside.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like 'staffel%' limit 1",
  )
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  await outside.end().catch(() => {})
  return rows[0] !== undefined
}

it('Staffel goes on when a process of the embedded database is killed, and the database recovers', async () => {
  const folder = path.join(scratch, 'crashing')
  const server = await start({ DATA_DIR: folder })
  const { superuserUrl } = await startEmbeddedPostgres({ folder })
  for (let round = 0; round < 3; round++) {
    // it may have answered before the database noticed what was killed in the round before
    await until(() => killOneBackend(superuserUrl).catch(() => false), { what: 'a process to kill' })
    const state = () => fetch(`${server.url}/api/v1/onboarding`).then(({ status }) => status)
    await until(async () => (await state()) === 200, { what: 'an answer' })
  }
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200, { what: 'being ready' })
  // it has come back to its claim as well
  expect((await start({ DATA_DIR: folder })).said).toMatch(/is in use by another Staffel\.$/)
  expect(server.child.exitCode).toBe(null)
  expect(await server.stop()).toBe(0)
})

it('an embedded database that was asked to stop while it recovered does stop, also when its app has gone', async () => {
  const folder = path.join(scratch, 'recovering')
  const pidIn = () => Number(fs.readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  /** A process that stopping waits for is held up for ever. */
  const holdUp = async (url: string) => {
    const client = await connected(url)
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'checkpointer'",
    )
    await client.end()
    process.kill(rows[0]!.pid, 'SIGSTOP')
  }
  const first = await startEmbeddedPostgres({ folder })
  await holdUp(first.superuserUrl)
  await first.stop()

  const second = await startEmbeddedPostgres({ folder })
  expect(second.adopted).toBe(false)
  await holdUp(second.superuserUrl)
  process.kill(pidIn(), 'SIGINT')
  const third = await startEmbeddedPostgres({ folder })
  expect(third.adopted).toBe(false)
  await third.stop()
})

it('the claim on the embedded database is taken over by whoever was faster, and given up then', async () => {
  const { claimDatabase } = await import('#platform/server/embedded-postgres-claim.ts')
  const folder = path.join(scratch, 'claimed')
  const server = await startEmbeddedPostgres({ folder, settings: { fsync: 'off' } })
  const lost = Promise.withResolvers<Error>()
  const first = await claimDatabase(server.url, lost.resolve)
  expect(first).toBeDefined()
  const other = await connected(server.superuserUrl)
  // both in one breath: there is no moment in which the first could come back
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'staffel owner';
    select pg_advisory_lock(hashtext('staffel owner'))`)
  expect(await lost.promise).toBeInstanceOf(Error)
  await other.end()
  await first?.release()
  await server.stop()
})
