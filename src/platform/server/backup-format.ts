import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { decryptBackup, isEncryptedBackupStart, SpoiltPiece, magicLength, WrongPassphrase } from './backup-cipher.ts'

/*
 * One gzip stream of lines:
 *
 *   {"staffel":"backup","format":1,"created":…,"version":…,"migrations":[…],"tables":[{"name","columns","rows","sum"},…]}
 *   ["…",null,"…"]                 a row: its columns as text in PostgreSQL's own words; so many as the first line says,
 *                                  table after table in its order
 *   {"file":"files/…","bytes":n}   then n bytes and a line break
 *   {"end":true,"sha256":…}        of every byte before this line
 *
 * With a passphrase the stream is encrypted as a whole, see `backup-cipher.ts`.
 *
 * Text and not JSON values: what PostgreSQL prints it also reads, for every type; a null inside of JSON stays one.
 */

const headerShape = z.object({
  staffel: z.literal('backup'),
  format: z.number(),
  created: z.string(),
  /** Of the program that ran the last migration; backups from before 0.3.0 do not name it. */
  version: z.string().default(''),
  /** Hashes of what the database had been through. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Of the hashes of all rows, in whatever order. */
      sum: z.string(),
    }),
  ),
})
const fileShape = z.object({ file: z.string(), bytes: z.number().int().min(0) })
const endShape = z.object({ end: z.literal(true), sha256: z.string() })

export type BackupHeader = z.infer<typeof headerShape>
export type BackupTable = BackupHeader['tables'][number]

export const format = 1

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  /** Some rows, each a line of JSON. */
  | { readonly kind: 'rows'; readonly table: BackupTable; readonly rows: readonly string[] }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }

const linesTogether = 500
const bytesTogether = 2_000_000

export const jsonLineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

/** What is handed in, and after it the line with its checksum. */
export async function* appendChecksum(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(bytes)
    yield bytes
  }
  yield Buffer.from(jsonLineOf({ end: true, sha256: hash.digest('hex') }))
}

/**
 * Reads a backup from its first line to its last; whoever has come to the end has read a whole one.
 * @throws Error with one sentence when it is no backup, is damaged, is not whole, or does not open with the passphrase
 */
export async function* readBackup(file: string, passphrase?: string): AsyncGenerator<BackupPart> {
  const compressed = Readable.from(compressedIn(file, passphrase))
  const unpacked = createGunzip({ chunkSize: 256 * 1024 })
  compressed.once('error', cause => unpacked.destroy(cause))
  try {
    yield* partsOf(openSource(compressed.pipe(unpacked)))
  } catch (cause) {
    throw inPlainWords(file, cause)
  } finally {
    compressed.destroy()
    unpacked.destroy()
  }
}

/** Whether a file has to be opened with a passphrase. */
export async function isEncryptedBackupFile(file: string): Promise<boolean> {
  for await (const start of createReadStream(file, { end: magicLength - 1 })) return isEncryptedBackupStart(start)
  return false
}

/** With a passphrase only what was encrypted is read: who expects that must not be handed something else in its place. */
async function* compressedIn(file: string, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  const locked = await isEncryptedBackupFile(file)
  if (locked && passphrase === undefined)
    throw new Plain(
      `The backup ${file} is encrypted: BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE has to say with what.`,
    )
  if (!locked && passphrase !== undefined)
    throw new Plain(`The file ${file} is not encrypted, so it is not what a passphrase is for: without one it is read.`)
  const bytes = createReadStream(file)
  yield* passphrase === undefined ? bytes : decryptBackup(bytes, passphrase)
}

class Damage extends Error {}
/** Said in plain words already. */
class Plain extends Error {}

function inPlainWords(file: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOENT') return new Error(`There is no file ${file}.`, { cause })
  if (code === 'Z_BUF_ERROR') return new Error(`The backup ${file} is damaged: it ends too early.`, { cause })
  if (code.startsWith('Z_')) return new Error(`The file ${file} is no backup of Staffel, or is damaged.`, { cause })
  if (cause instanceof WrongPassphrase)
    return new Error(`The passphrase is not the one that the backup ${file} was encrypted with.`, { cause })
  return cause instanceof Damage || cause instanceof SpoiltPiece
    ? new Error(`The backup ${file} is damaged: ${cause.message}.`, { cause })
    : cause
}

async function* partsOf(source: Source): AsyncGenerator<BackupPart> {
  const header = headerOf(await source.signedLine())
  yield { kind: 'header', header }
  for (const table of header.tables) {
    let rows: string[] = []
    let size = 0
    for (let left = table.rows; left > 0; left--) {
      const row = await source.signedLine()
      rows.push(row)
      size += row.length
      if (left > 1 && rows.length < linesTogether && size < bytesTogether) continue
      yield { kind: 'rows', table, rows }
      rows = []
      size = 0
    }
  }
  for (;;) {
    const line = await source.line()
    const end = endShape.safeParse(parsed(line))
    if (end.success) {
      if (end.data.sha256 !== source.sum()) throw new Damage('its checksum is another one')
      return source.end()
    }
    const { file, bytes } = meant(fileShape, line)
    source.sign(line)
    yield { kind: 'file', name: file, bytes: await source.signedBytes(bytes) }
  }
}

function headerOf(line: string): BackupHeader {
  const { format: written } = meant(z.object({ staffel: z.literal('backup'), format: z.number() }), line)
  if (written !== format)
    throw new Error(`The backup is of format ${written}; this version of Staffel reads ${format}.`)
  return meant(headerShape, line)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function meant<T>(shape: z.ZodType<T>, line: string): T {
  const read = shape.safeParse(parsed(line))
  if (!read.success) throw new Damage('a line of it cannot be read')
  return read.data
}

type Source = ReturnType<typeof openSource>

function openSource(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  let held: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const next = await iterator.next()
    if (next.done === true) return false
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value])
    return true
  }
  async function take(length: number): Promise<Buffer> {
    while (held.length < length) if (!(await more())) throw new Damage('it ends too early')
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  async function line(): Promise<string> {
    for (let from = 0; ; ) {
      const at = held.indexOf(10, from)
      if (at >= 0) return (await take(at + 1)).toString('utf8', 0, at)
      from = held.length
      if (!(await more())) throw new Damage('it ends too early')
    }
  }
  const sign = (text: string) => void hash.update(`${text}\n`)
  return {
    line,
    sign,
    async signedLine(): Promise<string> {
      const text = await line()
      sign(text)
      return text
    },
    /** So many bytes; the line break after them is read too. */
    async signedBytes(length: number): Promise<Uint8Array> {
      const bytes = Buffer.from(await take(length))
      hash.update(bytes)
      hash.update(await take(1))
      return bytes
    },
    sum: () => hash.digest('hex'),
    /** Reading on to the end of the file makes zlib check its own sum as well. */
    async end(): Promise<void> {
      if (held.length > 0 || (await more())) throw new Damage('something follows its end')
    },
  }
}
