import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { databaseUrl } from '../global-setup.ts'
import { rowHashes, tablesOf } from '../row-hashes.ts'
import { useWorld } from '../world.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-locked-'))
const folder = path.join(scratch, 'data')
const [locked, open, phrase] = ['locked.backup', 'open.backup', 'phrase'].map(name => path.join(scratch, name)) as [
  string,
  string,
  string,
]
const passphrase = 'Vier Kühe am Fluss'
const world = useWorld({ DATA_DIR: folder })
const databases: string[] = []

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function newDatabase(): Promise<string> {
  const name = `locked_${newId().toLowerCase()}`
  await withClient(inject('postgresUrl'), client => client.query(`create database ${name}`))
  databases.push(name)
  return databaseUrl(inject('postgresUrl'), name)
}

/** A task as npm runs it behind its bootstrap, to its end. */
function task(name: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/tasks/${name}.ts`, file], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

beforeAll(async () => {
  await world.office('Nordlicht Geheimagentur')
  fs.mkdirSync(path.join(folder, 'files'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'files/letter'), 'kept in confidence')
  fs.writeFileSync(path.join(folder, 'secret'), 'a secret of thirty-two characters')
  fs.writeFileSync(phrase, `${passphrase}\n`, { mode: 0o600 })
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: folder }
  expect(task('backup', locked, { ...env, BACKUP_PASSPHRASE: passphrase }).said).toContain('It is encrypted')
  expect(task('backup', open, env).said).toContain('Whoever reads it can read everything')
})
afterAll(async () => {
  for (const name of databases)
    await withClient(inject('postgresUrl'), client => client.query(`drop database ${name} with (force)`))
  fs.rmSync(scratch, { recursive: true, force: true })
})

describe('a backup with a passphrase', { tags: ['all'] }, () => {
  it('is restored with it, row by row and file by file', async () => {
    const [url, to] = [await newDatabase(), path.join(scratch, 'restored')]
    const { status, said } = task('restore', locked, {
      DATABASE_URL: url,
      DATA_DIR: to,
      BACKUP_PASSPHRASE_FILE: phrase,
    })
    expect(said).toMatch(/^Restored \d+ rows/)
    expect(status).toBe(0)
    expect(await withClient(url, rowHashes)).toEqual(await withClient(world.databaseUrl, rowHashes))
    expect(fs.readFileSync(path.join(to, 'files/letter'), 'utf8')).toBe('kept in confidence')
    expect(fs.readFileSync(path.join(to, 'secret'), 'utf8')).toBe('a secret of thirty-two characters')
  })

  const cases: [string, () => string, Record<string, string>, RegExp][] = [
    [
      'another passphrase',
      () => locked,
      { BACKUP_PASSPHRASE: 'Vier Ziegen am Fluss' },
      /^The passphrase is not the one that the backup .+ was encrypted with\.$/,
    ],
    [
      'none',
      () => locked,
      {},
      /^The backup .+ is encrypted: BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE has to say with what\.$/,
    ],
    [
      'two',
      () => locked,
      { BACKUP_PASSPHRASE: passphrase, BACKUP_PASSPHRASE_FILE: phrase },
      /^Either BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE may be set, not both\.$/,
    ],
    [
      'a file that is not there',
      () => locked,
      { BACKUP_PASSPHRASE_FILE: `${phrase}x` },
      /^The environment variable BACKUP_PASSPHRASE_FILE is not usable: .+ cannot be read; expected .+\.$/,
    ],
    [
      'a backup that is cut off',
      () => spoilt(bytes => bytes.subarray(0, -20)),
      { BACKUP_PASSPHRASE: passphrase },
      /^The backup .+ is damaged: it is not whole, or not as it was written\.$/,
    ],
    [
      'a byte that is another',
      () => spoilt(bytes => bytes.fill(bytes.at(-200)! ^ 1, bytes.length - 200, bytes.length - 199)),
      { BACKUP_PASSPHRASE: passphrase },
      /^The backup .+ is damaged: it is not whole, or not as it was written\.$/,
    ],
    [
      'something behind it',
      () => spoilt(bytes => Buffer.concat([bytes, gzipSync('x')])),
      { BACKUP_PASSPHRASE: passphrase },
      /^The backup .+ is damaged: /,
    ],
    [
      'one in its place that is not encrypted',
      () => open,
      { BACKUP_PASSPHRASE: passphrase },
      /^The file .+ is not encrypted, so it is not what a passphrase is for: without one it is read\.$/,
    ],
  ]
  it.each(cases)('is refused with %s, and nothing is written', async (_, file, env, sentence) => {
    const [url, to] = [await newDatabase(), path.join(scratch, newId())]
    const { status, said } = task('restore', file(), { DATABASE_URL: url, DATA_DIR: to, ...env })
    expect(said).toMatch(sentence)
    expect(status).toBe(1)
    expect(await withClient(url, tablesOf)).toEqual([])
    expect(fs.existsSync(to)).toBe(false)
  })

  it('makes no database of its own for a passphrase that is wrong', () => {
    const to = path.join(scratch, newId())
    const { said } = task('restore', locked, { DATA_DIR: to, BACKUP_PASSPHRASE: 'Vier Ziegen am Fluss' })
    expect(said).toMatch(/^The passphrase is not the one/)
    expect(fs.existsSync(to)).toBe(false)
  })

  it('is not made with one that is soon found', () => {
    const file = path.join(scratch, 'weak.backup')
    const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: folder, BACKUP_PASSPHRASE: 'elf Zeichen' }
    expect(task('backup', file, env)).toEqual({
      status: 1,
      said: 'The environment variable BACKUP_PASSPHRASE is not usable: expected a passphrase of 12 characters or more, such as the output of openssl rand -base64 24.',
    })
    expect(fs.existsSync(file)).toBe(false)
  })

  function spoilt(by: (bytes: Buffer) => Uint8Array): string {
    const file = path.join(scratch, `${newId()}.backup`)
    fs.writeFileSync(file, by(fs.readFileSync(locked)))
    return file
  }
})

it('without a passphrase is read as before', { tags: ['all'] }, async () => {
  const url = await newDatabase()
  expect(task('restore', open, { DATABASE_URL: url, DATA_DIR: path.join(scratch, 'plain') }).said).toMatch(/^Restored/)
  expect(await withClient(url, rowHashes)).toEqual(await withClient(world.databaseUrl, rowHashes))
})
