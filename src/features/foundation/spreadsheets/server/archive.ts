import { crc32, inflateRawSync } from 'node:zlib'
import { filterContentTypes, removeXmlPrefix } from './plain-xml.ts'

/** Why a file is not read. */
export type UnreadableReason =
  | 'format'
  | 'encrypted'
  | 'broken'
  | 'dangerous'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooSlow'
  | 'busy'
  | 'empty'

export class UnreadableFile extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}

/** Unpacked, all parts together. A sheet of fifty thousand rows has some forty million. */
const maxBytes = 64_000_000
const maxParts = 2000

/** What a reader of cells has no use for: programs, pictures, links to elsewhere, other formats in the same wrapping. */
const unwanted =
  /^(?:docProps|customXml|customUI|META-INF|Index|_xmlsignatures|xl\/(?:media|drawings|charts|chartsheets|externalLinks|pivotCache|pivotTables|theme|comments|threadedComments|persons|ctrlProps|activeX|embeddings|macrosheets|dialogsheets|worksheets\/_rels|queryTables|connections|tables))(?:\/|\.xml$|\d|$)/i

interface Part {
  readonly name: Uint8Array
  readonly bytes: Buffer
}

/**
 * The parts of an archive that hold cells, each unpacked within the limits and looked at, wrapped again without
 * compression: the library that reads it cannot be made to unpack anything else.
 * @throws UnreadableFile
 */
export function sanitizeWorkbookArchive(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  let left = maxBytes
  const parts: Part[] = []
  for (const entry of directoryOf(bytes)) {
    const name = entry.name.toString('utf8')
    if (!/\.(?:xml|rels)$/i.test(name) || unwanted.test(name)) continue
    const packed = unpack(bytes, entry, left)
    left -= packed.length
    const part = removeXmlPrefix(packed)
    inspect(part)
    parts.push({ name: entry.name, bytes: part })
  }
  const names = parts.map(nameOf)
  if (!names.includes(contentTypes) || !names.some(name => /workbook[^/]*\.xml$/.test(name))) {
    throw new UnreadableFile('format')
  }
  const kept = new Set(names)
  // the library insists on every part that is listed
  return wrap(
    parts.map(part =>
      nameOf(part) === contentTypes ? { ...part, bytes: filterContentTypes(part.bytes, name => kept.has(name)) } : part,
    ),
  )
}

const contentTypes = '[content_types].xml'
const nameOf = ({ name }: Part): string => Buffer.from(name).toString('utf8').toLowerCase()

interface Entry {
  readonly name: Buffer
  readonly method: number
  readonly packed: number
  readonly offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const partSignature = 0x04034b50

function directoryOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1 || end + 22 > bytes.length) throw new UnreadableFile('broken')
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxParts) throw new UnreadableFile('tooLarge')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw new UnreadableFile('broken')
    if (bytes.readUInt16LE(at + 8) & 1) throw new UnreadableFile('encrypted')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(place => bytes.readUInt16LE(at + place))
    const nameEnd = at + 46 + (nameLength ?? 0)
    const extra = bytes.subarray(nameEnd, nameEnd + (extraLength ?? 0))
    entries.push({
      name: bytes.subarray(at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      ...sizes(bytes, at, extra),
    })
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}

const elsewhere = 0xffffffff

/** Some programs write the long form even of small archives. */
function sizes(bytes: Buffer, at: number, extra: Buffer): { packed: number; offset: number } {
  const [packed, unpacked, offset] = [20, 24, 42].map(place => bytes.readUInt32LE(at + place))
  let place = 0
  while (place + 4 <= extra.length && extra.readUInt16LE(place) !== 1) place += 4 + extra.readUInt16LE(place + 2)
  let next = place + 4
  const long = (short: number | undefined) => {
    if (short !== elsewhere) return short ?? 0
    if (next + 8 > extra.length) throw new UnreadableFile('broken')
    const value = Number(extra.readBigUInt64LE(next))
    next += 8
    return value
  }
  // in this order, each only if the short form points here
  long(unpacked)
  return { packed: long(packed), offset: long(offset) }
}

function unpack(bytes: Buffer, { method, packed, offset }: Entry, left: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== partSignature) throw new UnreadableFile('broken')
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + packed > bytes.length) throw new UnreadableFile('broken')
  const raw = bytes.subarray(start, start + packed)
  if (left <= 0 || (method === 0 && raw.length > left)) throw new UnreadableFile('tooLarge')
  if (method === 0) return raw
  if (method !== 8) throw new UnreadableFile('format')
  try {
    return inflateRawSync(raw, { maxOutputLength: left })
  } catch (cause) {
    const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableFile(isTooLarge ? 'tooLarge' : 'broken')
  }
}

/** No workbook declares entities of its own; one that does wants them multiplied, or to read another file. */
function inspect(part: Buffer): void {
  if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY')) throw new UnreadableFile('dangerous')
  // in another encoding it could hide from this look
  if (part.includes(0)) throw new UnreadableFile('format')
}

function wrap(parts: readonly Part[]): Uint8Array {
  const out: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, bytes } of parts) {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(partSignature, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(crc32(bytes), 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt32LE(bytes.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(entrySignature, 0)
    entry.writeUInt16LE(20, 4)
    // from the version needed to the length of the name, both heads are alike
    head.copy(entry, 6, 4, 28)
    entry.writeUInt32LE(at, 42)
    out.push(head, name, bytes)
    directory.push(entry, name)
    at += head.length + name.length + bytes.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endSignature, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directoryBytes.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...out, directoryBytes, end])
}
