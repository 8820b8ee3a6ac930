import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { besideFiles } from './backup.ts'
import { type BackupHeader, type BackupPart, type BackupTable, readBackup } from './backup-format.ts'
import {
  type CatalogueTable,
  listTablesInKeyOrder,
  connect,
  closeConnection,
  oneManner,
  listForwardForeignKeys,
  quoted,
  checksumTable,
} from './backup-tables.ts'
import { makeWritableFolder } from './folder.ts'
import { type ProgramSchema, unknownSchemaReason } from './known-schema.ts'
import { migrate, migrationsOf, thisProgram } from './migrate.ts'

interface RestoreOptions {
  readonly file: string
  readonly databaseUrl: string
  /** Where uploaded files and the secret are to lie. Undefined: the database alone, files of the backup are passed over. */
  readonly folder: string | undefined
  readonly passphrase?: string | undefined
  /** This program, unless told. */
  readonly program?: ProgramSchema
  /** Ends it before the commit, with nothing kept. */
  readonly signal?: AbortSignal | undefined
}

export interface RestoreResult {
  readonly header: BackupHeader
  readonly files: number
  readonly secret: boolean
}

/**
 * Fills an empty database, and the folder of uploads, from a backup. The backup is read to its end before anything is
 * changed; rows arrive in one transaction, which is committed when the rows in it add up to what was backed up.
 * A backup of an earlier version is restored into that version and then migrated on.
 * @throws Error with one sentence, and the database has no rows then
 */
export async function restoreBackup({
  databaseUrl,
  folder,
  program = thisProgram(),
  ...source
}: RestoreOptions): Promise<RestoreResult> {
  const header = await verifyBackup({ ...source, program })
  const client = await connect(databaseUrl, 'restore')
  try {
    await refuseUnlessEmpty(client, header)
    if (folder !== undefined) await refuseFiles(folder)
    const migrations = program.migrations.slice(0, header.migrations.length)
    await migrate(databaseUrl, { program: { ...program, migrations } })
    const files = folder === undefined ? undefined : await stage(folder)
    await client.query('begin')
    try {
      await client.query(oneManner)
      const tables = await lockedAndEmpty(client, header)
      await fill(client, tables, partsOf(source), header, files)
      await files?.place()
      await files?.placeBeside()
      await client.query('commit')
    } catch (cause) {
      await client.query('rollback').catch(() => {})
      await files?.drop()
      throw cause
    }
    await migrate(databaseUrl, { program })
    return { header, files: files?.count() ?? 0, secret: files?.has('secret') ?? false }
  } finally {
    await closeConnection(client)
  }
}

type BackupSource = Pick<RestoreOptions, 'file' | 'passphrase' | 'program' | 'signal'>

async function* partsOf({ file, passphrase, signal }: BackupSource): AsyncGenerator<BackupPart> {
  for await (const part of readBackup(file, passphrase)) {
    signal?.throwIfAborted()
    yield part
  }
}

/** Reads it all once: nothing is begun with a backup that is damaged or has a schema that this program does not know. */
export async function verifyBackup(source: BackupSource): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const part of partsOf(source)) if (part.kind === 'header') header = part.header
  if (!header) throw new Error(`The backup ${source.file} has no first line.`)
  const recorded = header.migrations.map(hash => ({ hash, version: header.version }))
  const why = unknownSchemaReason('backup', recorded, source.program ?? thisProgram())
  if (why !== undefined) throw new Error(why)
  return header
}

async function refuseUnlessEmpty(client: pg.Client, header: BackupHeader): Promise<void> {
  const migrations = await migrationsOf(client)
  const tables = await listTablesInKeyOrder(client)
  const [stranger] = tables
  if (migrations.length === 0 && stranger)
    throw new Error(`The database is not empty: it has a table ${stranger.name}. Give Staffel a database of its own.`)
  await refuseRows(client, tables)
  if (migrations.length > header.migrations.length || migrations.some(({ hash }, at) => hash !== header.migrations[at]))
    throw new Error(
      'The database has no rows, but was already set up by a version other than the one of the backup: create a new one and restore into that.',
    )
}

async function refuseRows(client: pg.Client, tables: readonly CatalogueTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select from public.${quoted(name)} limit 1`)
    if (rows.length > 0)
      throw new Error(
        `The database is not empty: there are rows in ${name}. A backup is restored into an empty one only.`,
      )
  }
}

async function refuseFiles(folder: string): Promise<void> {
  const uploads = path.join(folder, 'files')
  const names = await fs.readdir(uploads).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause
    return []
  })
  if (names.length > 0) throw new Error(`There are files in ${uploads} already: move them away first.`)
}

/** From here on nobody else writes, not even a Staffel that is running. */
async function lockedAndEmpty(client: pg.Client, header: BackupHeader): Promise<CatalogueTable[]> {
  const tables = await listTablesInKeyOrder(client)
  const theirs = header.tables.map(({ name }) => name)
  if (tables.map(({ name }) => name).join() !== theirs.join())
    throw new Error('The backup has other tables than its version of Staffel.')
  await client.query(
    `lock table ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')} in access exclusive mode`,
  )
  await refuseRows(client, tables)
  return tables
}

type Staged = Awaited<ReturnType<typeof stage>>

async function fill(
  client: pg.Client,
  tables: readonly CatalogueTable[],
  parts: AsyncIterable<BackupPart>,
  header: BackupHeader,
  files: Staged | undefined,
): Promise<void> {
  const back = listForwardForeignKeys(tables)
  const each = (word: string) =>
    tables.map(({ name }) => `alter table public.${quoted(name)} ${word} trigger user`).join(';')
  const keys = (manner: string) =>
    back
      .map(({ table, key }) => `alter table public.${quoted(table)} alter constraint ${quoted(key)} ${manner}`)
      .join(';')
  const inserts = new Map(tables.map(table => [table.name, insertInto(table, header)]))

  await client.query(`${each('disable')}; ${keys('deferrable initially deferred')}`)
  for await (const part of parts) {
    if (part.kind === 'file') await files?.put(part.name, part.bytes)
    if (part.kind === 'rows') await client.query(inserts.get(part.table.name) ?? '', [`[${part.rows.join(',')}]`])
  }
  await client.query(`set constraints all immediate; ${keys('not deferrable')}; ${each('enable')}`)
  for (const table of tables) refuseUnlessEqual(await checksumTable(client, table), header)
}

function insertInto({ name, columns }: CatalogueTable, { tables }: BackupHeader): string {
  const written = tables.find(table => table.name === name)
  const names = columns.map(column => column.name)
  if (JSON.stringify(written?.columns) !== JSON.stringify(names))
    throw new Error(`The backup describes the table ${name} otherwise than its version of Staffel does.`)
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`)
  return `insert into public.${quoted(name)} (${names.map(quoted).join(', ')}) select ${values.join(', ')} from jsonb_array_elements($1::jsonb) line`
}

function refuseUnlessEqual(arrived: BackupTable, { tables }: BackupHeader): void {
  const sent = tables.find(({ name }) => name === arrived.name)
  if (sent?.rows !== arrived.rows || sent.sum !== arrived.sum)
    throw new Error(`What arrived in ${arrived.name} is not what was backed up; nothing was kept.`)
}

/** Files wait beside until the rows are in. */
async function stage(folder: string) {
  const waiting = path.join(folder, 'files.restoring')
  const uploads = path.join(folder, 'files')
  const beside = new Map<string, Uint8Array>()
  let count = 0
  let placed = false
  makeWritableFolder(folder)
  await fs.rm(waiting, { recursive: true, force: true })
  await fs.mkdir(waiting, { mode: 0o700 })
  return {
    count: () => count,
    has: (name: string) => beside.has(name),
    async put(name: string, bytes: Uint8Array): Promise<void> {
      count++
      if (besideFiles.some(known => known === name)) return void beside.set(name, bytes)
      const [first, ...rest] = name.split('/')
      if (first !== 'files' || rest.length === 0 || rest.some(step => /^\.{0,2}$|[\\\0]/.test(step)))
        throw new Error(`The backup names a file that cannot be: ${JSON.stringify(name)}.`)
      const target = path.join(waiting, ...rest)
      await fs.mkdir(path.dirname(target), { recursive: true })
      await fs.writeFile(target, bytes, { mode: 0o600, flush: true })
    },
    /** Before the commit: rows never name files that are not there. */
    async place(): Promise<void> {
      await fs.rm(uploads, { recursive: true, force: true })
      await fs.rename(waiting, uploads)
      placed = true
    },
    /** Before the commit, too: rows are sealed with the secret. The database was empty: one that lay here signed nothing. */
    async placeBeside(): Promise<void> {
      for (const [name, bytes] of beside) {
        const target = path.join(folder, name)
        await fs.writeFile(`${target}.new`, bytes, { mode: 0o600, flush: true })
        await fs.rename(`${target}.new`, target)
      }
    },
    async drop(): Promise<void> {
      await fs.rm(placed ? uploads : waiting, { recursive: true, force: true })
    },
  }
}
