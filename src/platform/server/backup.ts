import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createWriteStream } from 'node:fs'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { encryptBackup } from './backup-cipher.ts'
import { format, jsonLineOf, appendChecksum } from './backup-format.ts'
import { requireStrongPassphrase } from './env.ts'
import {
  type CatalogueTable,
  listTablesInKeyOrder,
  connect,
  closeConnection,
  maxStatement,
  oneManner,
  quoted,
  checksumTable,
} from './backup-tables.ts'
import { syncFolder } from './folder.ts'
import { migrationsOf } from './migrate.ts'
import { releaseMigrationLock, takeMigrationLock } from './migration-turn.ts'

interface BackupOptions {
  readonly databaseUrl: string
  /** Of the data: uploaded files and the secret. Undefined: the database alone. */
  readonly folder: string | undefined
  readonly file: string
  /** Exported by another transaction, to be seen instead of this moment. */
  readonly snapshot?: string
  /** What the file is encrypted with; without it, it can be read by everybody who has it. */
  readonly passphrase?: string | undefined
  readonly signal?: AbortSignal
}

export interface BackupCounts {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/** Files beside the folder of uploads that belong to the installation. */
export const besideFiles = ['secret', 'demo-password'] as const

const rowsAtOnce = 500

/**
 * Writes one file with all that an installation is, as it is in one moment, while it is being used. Jobs of the queue
 * are not among it: what is on its way out is a row too, which a sweep finds again (`outbox.ts`).
 * The file appears under its name when it is complete.
 */
export async function backUp({
  databaseUrl,
  folder,
  file,
  snapshot,
  passphrase,
  signal,
}: BackupOptions): Promise<BackupCounts> {
  requireStrongPassphrase(passphrase)
  const unfinished = `${file}.part-${process.pid}`
  const done = { tables: 0, rows: 0, files: 0 }
  const client = await connect(databaseUrl, 'backup')

  async function* contents(): AsyncGenerator<string | Uint8Array> {
    for await (const lines of database(client, snapshot, done)) yield lines
    // after the rows: a file is there before the row that names it
    if (folder === undefined) return
    for await (const name of listBackedUpFiles(folder)) {
      const bytes = await settledBytes(path.join(folder, name))
      if (!bytes) continue
      done.files++
      yield jsonLineOf({ file: name, bytes: bytes.length })
      yield bytes
      yield '\n'
    }
  }

  try {
    await pipeline(
      Readable.from(appendChecksum(contents())),
      createGzip(),
      (packed: AsyncIterable<Uint8Array>) => (passphrase === undefined ? packed : encryptBackup(packed, passphrase)),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
      { signal },
    )
    await fs.rename(unfinished, file)
    syncFolder(path.dirname(file))
    return done
  } catch (cause) {
    await fs.rm(unfinished, { force: true })
    throw cause
  } finally {
    await closeConnection(client)
  }
}

type Counts = { -readonly [Key in keyof BackupCounts]: BackupCounts[Key] }

/** The first line and every row, out of one moment. */
async function* database(client: pg.Client, snapshot: string | undefined, done: Counts): AsyncGenerator<string> {
  // a migration waits for us and we for it: rows and columns have to be of one version
  await takeMigrationLock(client, 'beside', maxStatement)
  await client.query('begin isolation level repeatable read read only')
  if (snapshot !== undefined) await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`)
  await client.query(oneManner)
  const recorded = await migrationsOf(client)
  const last = recorded.at(-1)
  if (!last) throw new Error('There is no Staffel in this database.')
  const tables = await listTablesInKeyOrder(client)
  const hidden = tables.find(({ whole }) => !whole)
  if (hidden) throw new Error(`This user of the database does not see all of ${hidden.name}: use the one that owns it.`)

  const described = []
  for (const table of tables) described.push(await checksumTable(client, table))
  yield jsonLineOf({
    staffel: 'backup',
    format,
    created: new Date().toISOString(),
    version: last.version,
    migrations: recorded.map(({ hash }) => hash),
    tables: described,
  })
  for (const table of tables) yield* rowsOf(client, table)
  await client.query('commit')
  await releaseMigrationLock(client, 'beside')
  done.tables = tables.length
  done.rows = described.reduce((sum, { rows }) => sum + rows, 0)
}

async function* rowsOf(client: pg.Client, { name, columns }: CatalogueTable): AsyncGenerator<string> {
  const texts = columns.map(column => `${quoted(column.name)}::text`).join(', ')
  await client.query(
    `declare backup no scroll cursor for select to_json(array[${texts}]::text[])::text as line from public.${quoted(name)}`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from backup`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await client.query('close backup')
}

/** Of all files that a backup of the data folder holds. */
export async function* listBackedUpFiles(folder: string): AsyncGenerator<string> {
  yield* besideFiles
  const uploads = path.join(folder, 'files')
  const entries = await fs.opendir(uploads, { recursive: true }).catch(absent)
  if (!entries) return
  for await (const entry of entries) {
    if (!entry.isFile()) continue
    yield path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
  }
}

const pause = 1000

/** A file that was written in this second may be half there, so it is read again. Undefined: it is gone. */
async function settledBytes(file: string, tries = 5): Promise<Uint8Array | undefined> {
  const bytes = await fs.readFile(file).catch(absent)
  const stat = bytes && (await fs.stat(file).catch(absent))
  if (!bytes || !stat) return undefined
  if (tries <= 1 || (stat.size === bytes.length && Date.now() - stat.mtimeMs > pause)) return bytes
  await new Promise(done => setTimeout(done, pause))
  return settledBytes(file, tries - 1)
}

function absent(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause
}
