import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { backUp } from '#platform/server/backup.ts'
import { restoreBackup } from '#platform/server/backup-restore.ts'
import { migrate, migrationsOf } from '#platform/server/migrate.ts'
import { databaseUrl } from './global-setup.ts'
import { nextRelease } from './next-release.ts'
import { rowHashes, tablesOf } from './row-hashes.ts'
import { useWorld, type Visitor } from './world.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-backup-'))
const folder = path.join(scratch, 'data')
const file = path.join(scratch, 'whole.backup')
// no work in the background: what a test compares is what it left itself
const world = useWorld({ DATA_DIR: folder, ROLE: 'web' })
const databases: string[] = []
const roles: string[] = []

const olivia = { email: 'olivia@example.test', password: 'nur-geheim-7' }
const setUp = {
  ...olivia,
  organizationName: 'Nordlicht',
  timeZone: 'Europe/Berlin',
  language: 'de',
  fullName: 'Olivia Brandt',
  withSample: true,
  code: '',
} as const

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function newDatabase(): Promise<string> {
  const name = `backup_${newId().toLowerCase()}`
  await onServer(`create database ${name}`)
  databases.push(name)
  return databaseUrl(inject('postgresUrl'), name)
}

const newFolder = () => path.join(scratch, newId())

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Nothing of a refused restore: no row, no file. */
async function expectUntouched(url: string, to: string): Promise<void> {
  const counts = await withClient(url, async client => {
    const found: number[] = []
    for (const table of await tablesOf(client)) {
      found.push(Number((await client.query(`select count(*) as n from ${table}`)).rows[0].n))
    }
    return found
  })
  expect(counts.filter(count => count > 0)).toEqual([])
  expect(fs.existsSync(to) ? fs.readdirSync(to) : []).toEqual([])
}

/** A signal that is given when it has been asked so many times. */
function stoppedAfter(times: number): AbortSignal {
  const { signal } = new AbortController()
  let asked = 0
  return Object.assign(signal, {
    throwIfAborted() {
      if (++asked > times) throw new Error('enough')
    },
  })
}

function flipped(bytes: Buffer): Buffer {
  const middle = bytes.length >> 1
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  return bytes
}

const filesIn = (of: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(of, { recursive: true, encoding: 'utf8' })
      .filter(name => fs.statSync(path.join(of, name)).isFile())
      .toSorted()
      .map(name => [name, fs.readFileSync(path.join(of, name)).toString('base64')]),
  )

/**
 * What goes lost on the way through JSON: a null that is JSON's own, numbers beyond a double; what breaks lines; and a
 * circle of rows that is longer than one statement of a restore.
 */
const awkward = `
  insert into audit_entries (organization_id, id, at, kind, target, change)
    select id, 'awkward', '2026-10-25 00:30:00.123456+00', 'x', e'\\n\\r\\t\\u2028"\\\\{},NULL', 'null' from organizations;
  insert into audit_entries (organization_id, id, at, kind, target, change)
    select id, 'awkward too', 'infinity', 'x', '', '{"n": 12345678901234567890.10, "s": "\\u00e4"}' from organizations;
  insert into scoreboard_uploads
    select more.* from (select to_jsonb(u) as row from scoreboard_uploads u limit 1) one, generate_series(1, 1200) n,
      jsonb_populate_record(null::scoreboard_uploads,
        row || jsonb_build_object('id', 'u' || n, 'replaces', 'u' || n % 1200 + 1, 'version', 1000 + n)) more`

let founder: Visitor
let atThatMoment: Record<string, string>

beforeAll(async () => {
  founder = world.visitor()
  await founder.api.onboarding.setUp(setUp)
  await founder.api.signIn.signIn(olivia)
  fs.writeFileSync(path.join(folder, 'secret'), 'a secret of thirty-two characters')
  await withClient(world.databaseUrl, client => client.query(awkward))
  await backUpWhileWritten()
})
afterAll(async () => {
  for (const name of databases) await onServer(`drop database ${name} with (force)`)
  for (const name of roles) await onServer(`drop role ${name}`)
  fs.rmSync(scratch, { recursive: true, force: true })
})

/** Olivia goes on writing; the moment of the backup is also looked at by somebody else. */
async function backUpWhileWritten(): Promise<void> {
  await founder.api.todos.create({ text: 'Nebenbei zuerst' })
  let writing = true
  let written = 0
  const writer = (async () => {
    for (; writing; written++) await founder.api.todos.create({ text: `Nebenbei ${written}` })
  })()
  await withClient(world.databaseUrl, async looker => {
    await looker.query('begin isolation level repeatable read read only')
    const { rows } = await looker.query('select pg_export_snapshot() as snapshot')
    const before = written
    await backUp({ databaseUrl: world.databaseUrl, folder, file, snapshot: rows[0].snapshot })
    expect(written - before).toBeGreaterThan(3)
    atThatMoment = await rowHashes(looker)
  })
  writing = false
  await writer
}

it('is equal in every row to the moment at which it was made, while people went on writing', {
  tags: ['all'],
}, async () => {
  const url = await newDatabase()
  const to = newFolder()
  const { header } = await restoreBackup({ file, databaseUrl: url, folder: to })
  const restored = await withClient(url, rowHashes)
  expect(restored).toEqual(atThatMoment)
  expect(Object.keys(restored).length).toBeGreaterThan(40)
  expect(header.tables.find(({ name }) => name === 'assignments')?.rows).toBeGreaterThan(180)
  expect(await withClient(world.databaseUrl, rowHashes)).not.toEqual(atThatMoment)

  const files = filesIn(path.join(to, 'files'))
  expect(files).toEqual(filesIn(path.join(folder, 'files')))
  expect(Object.keys(files).length).toBeGreaterThan(10)
  expect(fs.readFileSync(path.join(to, 'secret'), 'utf8')).toBe('a secret of thirty-two characters')
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  for (const uploads of [path.join(folder, 'files'), path.join(to, 'files')]) {
    expect(fs.statSync(uploads).mode & 0o777).toBe(0o700)
    for (const name of Object.keys(files)) expect(fs.statSync(path.join(uploads, name)).mode & 0o777).toBe(0o600)
  }
})

it('is restored and made by a plain owner of the database, who is no superuser', { tags: ['all'] }, async () => {
  const owner = `owner_${newId().toLowerCase()}`
  const url = new URL(await newDatabase())
  await onServer(`create role ${owner} login createrole password 'nur-geheim-7'`)
  await onServer(`alter database ${url.pathname.slice(1)} owner to ${owner}`)
  url.username = owner
  url.password = 'nur-geheim-7'
  await restoreBackup({ file, databaseUrl: url.href, folder: undefined })
  expect(await withClient(url.href, rowHashes)).toEqual(atThatMoment)
  const again = path.join(scratch, 'again.backup')
  await backUp({ databaseUrl: url.href, folder: undefined, file: again })
  const copy = await newDatabase()
  await restoreBackup({ file: again, databaseUrl: copy, folder: undefined })
  expect(await withClient(copy, rowHashes)).toEqual(atThatMoment)

  // somebody who may only read a part would make half a backup
  const reader = `reader_${newId().toLowerCase()}`
  await onServer(`create role ${reader} login password 'nur-geheim-7'`)
  await withClient(url.href, client =>
    client.query(
      `grant usage on schema drizzle to ${reader}; grant select on all tables in schema public, drizzle to ${reader}`,
    ),
  )
  url.username = reader
  await expect(backUp({ databaseUrl: url.href, folder: undefined, file: again })).rejects.toThrow(
    /^This user of the database does not see all of \w+: use the one that owns it\.$/,
  )
  roles.push(reader, owner)
})

it('of an earlier version is restored into its schema and brought up to date', { tags: ['all'] }, async () => {
  const program = nextRelease
  const url = await newDatabase()
  await restoreBackup({ file, databaseUrl: url, folder: undefined, program })
  await withClient(url, async client => {
    const recorded = await migrationsOf(client)
    expect(recorded.map(({ version }) => version)).toEqual(program.migrations.map(() => program.version))
    expect((await client.query('select email from users where email = $1', [olivia.email])).rowCount).toBe(1)
    expect((await client.query('select made_up from creator_groups')).rowCount).toBeGreaterThan(0)
  })
  // a database that the next release has set up is too new for it
  const ahead = await newDatabase()
  await migrate(ahead, { program })
  await expect(restoreBackup({ file, databaseUrl: ahead, folder: undefined, program })).rejects.toThrow(
    'was already set up by a version other than the one of the backup',
  )
})

it('leaves the constraints and triggers of a restored database as migrations make them', {
  tags: ['all'],
}, async () => {
  const shape = (client: pg.Client) =>
    client
      .query(`select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as def, convalidated::text as on
          from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text
          from pg_trigger where not tgisinternal order by 1, 2`)
      .then(({ rows }) => rows)
  const [fresh, restored] = [await newDatabase(), await newDatabase()]
  await migrate(fresh)
  await restoreBackup({ file, databaseUrl: restored, folder: undefined })
  expect(await withClient(restored, shape)).toEqual(await withClient(fresh, shape))
})

it('would lose nothing of the schema: there are no sequences, generated columns or large objects', async () => {
  const { rows } = await withClient(world.databaseUrl, client =>
    client.query(`select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
      union all select attrelid::regclass || '.' || attname from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and (attgenerated <> '' or attidentity <> '')
      union all select oid::text from pg_largeobject_metadata`),
  )
  expect(rows).toEqual([])
})

describe('a restore that is refused', () => {
  it('because the database is in use', async () => {
    const to = newFolder()
    const before = await withClient(world.databaseUrl, rowHashes)
    await expect(restoreBackup({ file, databaseUrl: world.databaseUrl, folder: to })).rejects.toThrow(
      /^The database is not empty: there are rows in \w+\. A backup is restored into an empty one only\.$/,
    )
    expect(await withClient(world.databaseUrl, rowHashes)).toEqual(before)
    expect(fs.existsSync(to)).toBe(false)
  })

  it('because the database is somebody else’s', async () => {
    const url = await newDatabase()
    await withClient(url, client => client.query('create table recipes (name text)'))
    await expect(restoreBackup({ file, databaseUrl: url, folder: undefined })).rejects.toThrow(
      'The database is not empty: it has a table recipes. Give Staffel a database of its own.',
    )
  })

  it('because there are files already', async () => {
    const url = await newDatabase()
    const to = newFolder()
    fs.mkdirSync(path.join(to, 'files/here'), { recursive: true })
    await expect(restoreBackup({ file, databaseUrl: url, folder: to })).rejects.toThrow(
      /^There are files in .+ already/,
    )
    expect(await withClient(url, tablesOf)).toEqual([])
  })

  const whole = () => fs.readFileSync(file)
  const unpacked = () => gunzipSync(whole()).toString('latin1')
  const packed = (text: string) => gzipSync(Buffer.from(text, 'latin1'))
  /** With a checksum that fits, as another version of Staffel would write it, or somebody with bad intentions. */
  const resigned = (text: string) => {
    const signed = text.slice(0, text.lastIndexOf('\n{"end"') + 1)
    const sha256 = createHash('sha256').update(Buffer.from(signed, 'latin1')).digest('hex')
    return packed(`${signed}${JSON.stringify({ end: true, sha256 })}\n`)
  }
  it.each([
    ['one byte of the file is another', () => flipped(whole()), /damaged/],
    ['the file ends too early', () => whole().subarray(0, -5000), /^The backup .+ is damaged: it ends too early\.$/],
    ['the file ends a byte too early', () => whole().subarray(0, -1), /damaged: it ends too early\.$/],
    ['it is no backup', () => Buffer.from('PGDMP'), /^The file .+ is no backup of Staffel, or is damaged\.$/],
    ['it is empty', () => Buffer.alloc(0), /damaged: it ends too early\.$/],
    ['a word was changed', () => packed(unpacked().replace('Nebenbei', 'Nebenher')), /its checksum is another one\.$/],
    ['a line is missing', () => packed(unpacked().replace(/\n\[.*?\n/, '\n')), /damaged: /],
    ['something was put behind it', () => packed(`${unpacked()}x`), /something follows its end\.$/],
    [
      'it is of another format',
      () => packed(unpacked().replace('"format":1', '"format":2')),
      /of format 2; .+ reads 1\.$/,
    ],
    [
      'its schema is newer than the program',
      () =>
        resigned(
          unpacked().replace(
            /"version":.*?"migrations":\[(.*?)\]/,
            `"version":"99.1.0","migrations":[$1,"${'0'.repeat(64)}"]`,
          ),
        ),
      /^The backup has the schema of Staffel 99\.1\.0, which this Staffel \d+\.\d+\.\d+ does not know\. Restore it with Staffel 99\.1\.0 or newer\.$/,
    ],
    [
      'it is from before the first release',
      () => resigned(unpacked().replace(/"version":.*?"migrations":\["\w+"/, `"migrations":["${'0'.repeat(64)}"`)),
      /^The backup is from before Staffel 0\.3\.0, and no upgrade leads from there\. Nothing was restored\.$/,
    ],
    [
      'a row is another than was counted',
      () => resigned(unpacked().replace('Nebenbei', 'Nebenher')),
      /^What arrived in user_todos is not what was backed up; nothing was kept\.$/,
    ],
    [
      'it would write a file somewhere else',
      () => resigned(unpacked().replace(/"file":"files\/[^/]+\//, '"file":"files/../')),
      /^The backup names a file that cannot be/,
    ],
  ])('because %s', async (_, damage, sentence) => {
    const url = await newDatabase()
    const to = newFolder()
    const damaged = path.join(scratch, `${newId()}.backup`)
    fs.writeFileSync(damaged, damage())
    await expect(restoreBackup({ file: damaged, databaseUrl: url, folder: to })).rejects.toThrow(sentence)
    await expectUntouched(url, to)
  })

  it('and is in nobody’s way: the good one follows into the same database', { tags: ['all'] }, async () => {
    const url = await newDatabase()
    const to = newFolder()
    const damaged = path.join(scratch, `${newId()}.backup`)
    fs.writeFileSync(damaged, resigned(unpacked().replace('Nebenbei', 'Nebenher')))
    await expect(restoreBackup({ file: damaged, databaseUrl: url, folder: to })).rejects.toThrow('nothing was kept')
    await restoreBackup({ file, databaseUrl: url, folder: to })
    expect(await withClient(url, rowHashes)).toEqual(atThatMoment)
  })

  it('because somebody stops it, at whatever moment', async () => {
    const url = await newDatabase()
    for (const parts of [1, 30, 90]) {
      const to = newFolder()
      await expect(restoreBackup({ file, databaseUrl: url, folder: to, signal: stoppedAfter(parts) })).rejects.toThrow(
        'enough',
      )
      await expectUntouched(url, to)
    }
  })

  it('because there is no such file', async () => {
    const missing = path.join(scratch, 'missing')
    await expect(restoreBackup({ file: missing, databaseUrl: await newDatabase(), folder: undefined })).rejects.toThrow(
      `There is no file ${missing}.`,
    )
  })
})

it('keeps the name of the backup for a complete one', async () => {
  const target = path.join(scratch, 'aborted.backup')
  const abort = new AbortController()
  const going = backUp({ databaseUrl: world.databaseUrl, folder, file: target, signal: abort.signal })
  const watcher = fs.watch(scratch, (_, name) => {
    if (name?.startsWith('aborted')) abort.abort()
  })
  await expect(going).rejects.toThrow()
  watcher.close()
  expect(fs.readdirSync(scratch).filter(name => name.startsWith('aborted'))).toEqual([])
  await expect(backUp({ databaseUrl: await newDatabase(), folder: undefined, file: target })).rejects.toThrow(
    'There is no Staffel in this database.',
  )
  expect(fs.readdirSync(scratch).filter(name => name.startsWith('aborted'))).toEqual([])
})
