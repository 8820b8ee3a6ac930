import { inflateRawSync } from 'node:zlib'
import { maxParts, maxTags } from './file-limits.ts'

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

/** What a reader of cells has no use for: programs, pictures, links to elsewhere, other formats in the same wrapping. */
const unwanted =
  /^(?:docProps|customXml|customUI|META-INF|Index|_xmlsignatures|xl\/(?:media|drawings|charts|chartsheets|externalLinks|pivotCache|pivotTables|theme|comments|threadedComments|persons|ctrlProps|activeX|embeddings|macrosheets|dialogsheets|worksheets\/_rels|queryTables|connections|tables))(?:\/|\.xml$|\d|$)/i

/**
 * The parts of a workbook that say where cells are and what is in them, by their lower-case name, each unpacked within the
 * limits and looked at.
 * @throws UnreadableFile
 */
export function readWorkbookParts(archive: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  let [bytesLeft, tagsLeft] = [maxBytes, maxTags]
  const parts = new Map<string, string>()
  for (const entry of directoryOf(bytes)) {
    const name = entry.name.toString('utf8').toLowerCase()
    if (!/\.(?:xml|rels)$/.test(name) || unwanted.test(name) || parts.has(name)) continue
    const unpacked = unpack(bytes, entry, bytesLeft)
    bytesLeft -= unpacked.length
    const part = inUtf8(unpacked)
    inspect(part)
    tagsLeft -= countTags(part)
    if (tagsLeft < 0) throw new UnreadableFile('tooLarge')
    parts.set(name, part.toString('utf8'))
  }
  if (!parts.has('[content_types].xml') || ![...parts.keys()].some(name => /workbook[^/]*\.xml$/.test(name))) {
    throw new UnreadableFile('format')
  }
  return parts
}

interface Entry {
  readonly name: Buffer
  readonly method: number
  readonly packed: number
  readonly offset: number
}

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

/** Reading takes a step for each of them: counted before the first is read. */
function countTags(part: Buffer): number {
  let count = 0
  for (let at = 0; at < part.length; at++) if (part[at] === openingBracket) count += 1
  return count
}
const openingBracket = 0x3c

/** Programs other than Excel may write two bytes a letter. */
function inUtf8(part: Buffer): Buffer {
  const encoding = encodingOf(part)
  return encoding === undefined ? part : Buffer.from(new TextDecoder(encoding).decode(part))
}

function encodingOf([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined
}
