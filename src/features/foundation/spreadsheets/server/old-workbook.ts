import { UnreadableFile } from './archive.ts'

/*
 * The records of an old workbook, a BIFF stream inside a compound file, as far as they say what is in cells. The library that
 * reads them visits every cell that a link or an array refers to, and copies what it has found so far with other records: a few
 * kilobytes can keep it busy for hours.
 */

/** @throws UnreadableFile */
export function readRecordsOfCells(file: Uint8Array): Buffer {
  const compound = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const stream = streamOf(compound)
  keepRecordsOfCells(stream)
  return stream
}

/** A kind of record that the library steps over in silence. */
const ignored = 0x0051
const continued = 0x003c
/** How many of each kind count; what is not listed does not. */
const usual = new Map<number, number>([
  // where sheets begin and end, what they are called, and the calendar
  ...[0x0009, 0x0209, 0x0409, 0x0809, 0x000a, 0x0022, 0x0042, 0x0085, 0x0081].map(kind => [kind, 10_000] as const),
  // a password
  [0x002f, 1],
  // styles, formats and texts
  ...[0x0043, 0x0243, 0x0443, 0x00e0].map(kind => [kind, 20_000] as const),
  ...[0x041e, 0x001e].map(kind => [kind, 1000] as const),
  [0x00fc, 1],
  // cells
  ...[0x0000, 0x0200, 0x0203, 0x0003, 0x0002, 0x0005, 0x0205, 0x027e, 0x00bd].map(kind => [kind, Infinity] as const),
  ...[0x0006, 0x0206, 0x0406, 0x0007, 0x0207, 0x00fd, 0x00d6, 0x0204, 0x0004].map(kind => [kind, Infinity] as const),
  [0x0044, Infinity],
  // names and books that formulas refer to
  ...[0x0018, 0x0218, 0x0017, 0x01ae, 0x0023, 0x0223].map(kind => [kind, 500] as const),
  // formulas that many cells share, and merged cells
  ...[0x04bc, 0x0221, 0x0021].map(kind => [kind, 200] as const),
  [0x00e5, 200],
])

/** Records keep their places: sheets are found by them. */
function keepRecordsOfCells(stream: Buffer): void {
  const left = new Map(usual)
  let isKept = false
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const kind = stream.readUInt16LE(at)
    if (kind !== continued) {
      const more = left.get(kind) ?? 0
      isKept = more > 0
      left.set(kind, more - 1)
    }
    if (!isKept) stream.writeUInt16LE(ignored, at)
  }
}

const none = 0xfffffffe
const miniShift = 6

interface Entry {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly size: number
}

/** The stream that holds the workbook; embedded ones lie deeper. */
function streamOf(file: Buffer): Buffer {
  try {
    const shift = file.readUInt16LE(30)
    if (shift !== 9 && shift !== 12) throw new UnreadableFile('broken')
    const sectors = (chain: readonly number[]) =>
      Buffer.concat(chain.map(at => file.subarray((at + 1) << shift, (at + 2) << shift)))
    const table = sectors(tableSectors(file, shift))
    const entries = entriesOf(sectors(chainOf(table, file.readUInt32LE(48))))
    const [root] = entries
    const found = root ? childrenOf(entries, root.child) : []
    if (found.some(({ name }) => name === 'encryptedpackage')) throw new UnreadableFile('encrypted')
    const book = found.find(({ name }) => name === 'workbook') ?? found.find(({ name }) => name === 'book')
    if (!root || !book) throw new UnreadableFile('broken')
    if (book.size >= file.readUInt32LE(56)) return sectors(chainOf(table, book.start)).subarray(0, book.size)
    const small = sectors(chainOf(table, root.start))
    const smallTable = sectors(chainOf(table, file.readUInt32LE(60)))
    const pieces = chainOf(smallTable, book.start).map(at => small.subarray(at << miniShift, (at + 1) << miniShift))
    return Buffer.concat(pieces).subarray(0, book.size)
  } catch (cause) {
    // a place outside of the file
    if (cause instanceof RangeError) throw new UnreadableFile('broken')
    throw cause
  }
}

/** The sectors that hold the table of sectors: the first are listed in the head, the others in sectors of their own. */
function tableSectors(file: Buffer, shift: number): number[] {
  const count = Math.min(file.readUInt32LE(44), file.length >> shift)
  const listed = Array.from({ length: Math.min(count, 109) }, (_, at) => file.readUInt32LE(76 + at * 4))
  const perSector = (1 << shift) / 4 - 1
  for (let next = file.readUInt32LE(68); listed.length < count && next < none; ) {
    const from = (next + 1) << shift
    for (let at = 0; at < perSector && listed.length < count; at++) listed.push(file.readUInt32LE(from + at * 4))
    next = file.readUInt32LE(from + perSector * 4)
  }
  return listed
}

/** No chain is longer than its table, unless it goes round and round. */
function chainOf(table: Buffer, start: number): number[] {
  const chain: number[] = []
  for (let at = start; at < none; at = table.readUInt32LE(at * 4)) {
    if (chain.length >= table.length / 4) throw new UnreadableFile('broken')
    chain.push(at)
  }
  return chain
}

const entryLength = 128

const entriesOf = (directory: Buffer): Entry[] =>
  Array.from({ length: Math.floor(directory.length / entryLength) }, (_, index) => {
    const entry = directory.subarray(index * entryLength, (index + 1) * entryLength)
    const nameLength = Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2
    const [left, right, child, start, size] = [68, 72, 76, 116, 120].map(at => entry.readUInt32LE(at))
    return {
      name: entry.toString('utf16le', 0, nameLength).toLowerCase(),
      left: left ?? none,
      right: right ?? none,
      child: child ?? none,
      start: start ?? none,
      size: size ?? 0,
    }
  })

/** Lists what lies directly in a folder: a tree of entries, each visited once. */
function childrenOf(entries: readonly Entry[], first: number): Entry[] {
  const found = new Set<Entry>()
  const next = [first]
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const entry = entries[at]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    next.push(entry.left, entry.right)
  }
  return [...found]
}
