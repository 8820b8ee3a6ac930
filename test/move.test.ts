// @module-tag all
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { setupErrorCode } from '#platform/server/setup-error.ts'
import { databaseUrl } from './global-setup.ts'
import { launch, start, type Started, stopAll } from './started.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-move-'))
fs.chmodSync(scratch, 0o755)
const folder = path.join(scratch, 'data')
const file = path.join(scratch, 'a.backup')
const databases: string[] = []
afterAll(async () => {
  await stopAll()
  for (const name of databases) await onServer(`drop database ${name} with (force)`)
  fs.rmSync(scratch, { recursive: true, force: true })
})

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function newDatabase(): Promise<string> {
  const name = `move_${newId().toLowerCase()}`
  await onServer(`create database ${name}`)
  databases.push(name)
  return databaseUrl(inject('postgresUrl'), name)
}

/** A task as npm runs it behind its bootstrap, to its end. */
async function task(name: string, argument: string, env: Record<string, string>) {
  const child = launch([`scripts/tasks/${name}.ts`, argument], env)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

/** Fails where it did not start. */
const urlOf = ({ url, said }: Started): string => url ?? expect.fail(said)

const json = { 'content-type': 'application/json' }
const olivia = { email: 'olivia@example.test', password: 'nur-geheim-7' }

const setUp = (url: string) =>
  fetch(`${url}/api/v1/onboarding`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      ...olivia,
      organizationName: 'Nordlicht',
      timeZone: 'Europe/Berlin',
      language: 'de',
      fullName: 'Olivia Brandt',
      withSample: true,
    }),
  })

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/session`, { method: 'POST', headers: json, body: JSON.stringify(olivia) })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

const peopleSeenBy = async (url: string, cookie: string): Promise<number> => {
  const answer = await fetch(`${url}/api/v1/people`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return (await answer.json()).length
}

it('Olivia’s agency goes from the embedded database to a server, and she stays signed in', async () => {
  const embedded = { DATA_DIR: folder }
  expect(await task('backup', file, embedded)).toEqual({
    code: 1,
    said: `There is no embedded database in ${folder}. DATA_DIR or DATABASE_URL says where Staffel keeps its data.`,
  })
  const first = await start(embedded)
  expect((await setUp(urlOf(first))).status).toBe(200)
  const cookie = await signIn(urlOf(first))
  const server = await newDatabase()

  expect(await task('move', server, embedded)).toEqual({
    code: 1,
    said: `A Staffel is running on the data folder ${folder}: stop it first.`,
  })
  const whileUsed = await task('backup', file, embedded)
  expect(whileUsed.said).toMatch(/^Backed up \d+ rows of \d+ tables and \d+ files to /)
  expect((await fetch(`${urlOf(first)}/readyz`)).status).toBe(200)
  await first.stop()

  const moved = await task('move', server, embedded)
  expect(moved.said).toMatch(/^Moved \d+ rows of \d+ tables\.\n/)
  expect(moved.code).toBe(0)
  expect((await task('move', server, embedded)).said).toMatch(/^The database is not empty: there are rows in /)
  expect(fs.readdirSync(folder).filter(name => /moving|restoring/.test(name))).toEqual([])
  expect(fs.existsSync(path.join(folder, 'postgres/data/postmaster.pid'))).toBe(false)

  const stale = await start(embedded)
  expect(stale.said).toBe(
    `The data of ${folder} was moved to ${new URL(server).host}${new URL(server).pathname}: set DATABASE_URL. To return to the stale embedded copy, delete ${path.join(folder, 'postgres.moved')}.`,
  )
  expect(stale.code).toBe(setupErrorCode)
  expect((await task('backup', path.join(scratch, 'stale.backup'), embedded)).said).toBe(stale.said)

  const second = await start({ DATA_DIR: folder, DATABASE_URL: server })
  expect(await peopleSeenBy(urlOf(second), cookie)).toBe(48)
  await second.stop()
})

it('her backup becomes an installation of its own in a new folder, with the same secret', async () => {
  const elsewhere = { DATA_DIR: path.join(scratch, 'elsewhere') }
  const restored = await task('restore', file, elsewhere)
  expect(restored.said).toMatch(/Restored \d+ rows of \d+ tables and \d+ files as of /)
  expect(restored.code).toBe(0)
  expect((await task('restore', file, elsewhere)).said).toMatch(/^The database is not empty/)

  // of a Staffel that is not running; the server that this starts is stopped again
  const again = path.join(scratch, 'again.backup')
  expect((await task('backup', again, elsewhere)).code).toBe(0)
  expect(fs.existsSync(path.join(elsewhere.DATA_DIR, 'postgres/data/postmaster.pid'))).toBe(false)

  const third = await start(elsewhere)
  expect(await peopleSeenBy(urlOf(third), await signIn(urlOf(third)))).toBe(48)
  expect(fs.readFileSync(path.join(elsewhere.DATA_DIR, 'secret'))).toEqual(fs.readFileSync(path.join(folder, 'secret')))
  await third.stop()
})

it.each([
  ['backup', '', 'Call it so: npm run backup -- <file>'],
  ['move', 'mysql://localhost/x', /^The environment variable DATABASE_URL is not usable: /],
  ['restore', '/nowhere/at.all', 'There is no file /nowhere/at.all.'],
])('npm run %s %s says what is wrong', async (name, argument, sentence) => {
  const { code, said } = await task(name, argument, { DATA_DIR: path.join(scratch, 'none') })
  expect(said.split('\n').at(-1)).toMatch(sentence)
  expect(code).toBe(1)
})
