import { type EncodingChoice, guessSingleByte, type SingleByteEncoding } from './single-byte.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be' | SingleByteEncoding

interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
  /** The ways in which the bytes can be meant, where there are several. */
  readonly encodings?: readonly EncodingChoice[]
}

/** The text and the encoding it was in, of single-byte ones the wanted or else the likeliest; undefined: these bytes are no text. */
export function decodeText(bytes: Uint8Array, wanted?: SingleByteEncoding): DecodedText | undefined {
  const decoded = tryDecode(bytes, encodingOf(bytes)) ?? decodeSingleBytes(bytes, wanted)
  return decoded === undefined || hasControls(decoded.text) ? undefined : decoded
}

function decodeSingleBytes(bytes: Uint8Array, wanted: SingleByteEncoding | undefined): DecodedText | undefined {
  const { likeliest, choices } = guessSingleByte(bytes)
  const decoded = tryDecode(bytes, wanted ?? likeliest)
  return decoded && (choices.length > 1 ? { ...decoded, encodings: choices } : decoded)
}

function encodingOf(bytes: Uint8Array): Encoding {
  const wide = fourByteOrder(bytes)
  if (wide !== undefined) return wide
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // without its mark: every other byte of what is mostly Latin is zero
  const start = bytes.subarray(0, 4000)
  const zeros = [0, 0]
  start.forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1))
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 5 && even < start.length / 50) return 'utf-16le'
  if (even > start.length / 5 && odd < start.length / 50) return 'utf-16be'
  return 'utf-8'
}

/** Four bytes a letter: with their mark, or without it, where three of four bytes of what is mostly Latin are zero. */
function fourByteOrder(bytes: Uint8Array): 'utf-32le' | 'utf-32be' | undefined {
  if (bytes.length < 4 || bytes.length % 4 !== 0) return undefined
  const start = bytes.subarray(0, 4000)
  const zeros = [0, 1, 2, 3].map(place => start.filter((byte, at) => byte === 0 && at % 4 === place).length)
  const letters = start.length / 4
  const isRare = (count = 0) => count <= letters * 0.1
  // above U+FFFF and its like stands nothing that a table is written in
  if (zeros[3] === letters && (zeros[2] ?? 0) >= letters * 0.9 && isRare(zeros[0])) return 'utf-32le'
  return zeros[0] === letters && (zeros[1] ?? 0) >= letters * 0.9 && isRare(zeros[3]) ? 'utf-32be' : undefined
}

function decodeFourBytes(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 4) {
    const letter = view.getUint32(at, isLittle)
    // throws where there is no such letter, as the other decoders do
    if (at > 0 || letter !== 0xfeff) parts.push(String.fromCodePoint(letter))
  }
  return parts.join('')
}

function tryDecode(bytes: Uint8Array, encoding: Encoding): { text: string; encoding: Encoding } | undefined {
  try {
    if (encoding === 'utf-32le' || encoding === 'utf-32be') {
      return { text: decodeFourBytes(bytes, encoding === 'utf-32le'), encoding }
    }
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return undefined
  }
}

// tab, line feed, carriage return, and the form feed that old programs end a page with
const hasControls = (text: string): boolean => /[^\P{Cc}\t\n\r\f\u0085\u0080-\u009f]/u.test(text)

const separators = [';', ',', '\t', '|'] as const
export type Separator = (typeof separators)[number]

interface Line {
  /** As an editor counts: where the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface DelimitedText {
  readonly separator: Separator
  readonly lines: readonly Line[]
  /** The line with a quotation mark that is never closed. */
  readonly unclosed: number | undefined
  /** There was more than was read. */
  readonly isCut: boolean
  /** Something stands further right than was read. */
  readonly isTooWide: boolean
  /** A quotation mark that is closed only after a million letters stands where none was meant. */
  readonly hasHugeCell: boolean
}

/** More does not fit into a cell of a spreadsheet either. */
const maxCellLength = 32_767
/** A quoted cell beyond the length above is cut, and one beyond this is a fault. */
const maxQuotedLength = 1_000_000

interface TableLimits {
  readonly rows: number
  readonly columns: number
}

/** Rows of cells, empty rows left out. */
export function parseDelimited(text: string, maximum: TableLimits): DelimitedText {
  const declared = /^sep=(.)\r?\n/.exec(text)
  const separator = separators.find(each => each === declared?.[1]) ?? likeliestSeparator(text)
  const body = declared ? text.slice(declared[0].length) : text
  return { separator, ...rowsOf(body, separator, maximum, declared ? 2 : 1) }
}

/** The one that cuts the first rows into the most cells, and all of them alike. */
function likeliestSeparator(text: string): Separator {
  const start = text.slice(0, 20_000)
  const merit = (separator: Separator) => {
    const { lines } = rowsOf(start, separator, { rows: 20, columns: 1000 }, 1)
    const widths = lines.map(({ cells }) => cells.length)
    const commonest = Math.max(
      0,
      ...widths.filter(width => width > 1).map(width => widths.filter(w => w === width).length),
    )
    const widest = widths.find(width => width > 1 && widths.filter(w => w === width).length === commonest) ?? 1
    return widest === 1 ? 0 : commonest * 1000 + widest
  }
  const [best] = separators.map(separator => ({ separator, merit: merit(separator) })).sort((a, b) => b.merit - a.merit)
  return best && best.merit > 0 ? best.separator : ';'
}

/** One pass; a quotation mark only counts at the start of a cell, as spreadsheets have it. */
function rowsOf(
  text: string,
  separator: Separator,
  maximum: TableLimits,
  firstLine: number,
): Omit<DelimitedText, 'separator'> {
  const lines: Line[] = []
  let line = firstLine
  let at = 0
  let [isTooWide, hasHugeCell] = [false, false]
  const found = (end: { unclosed?: number; isCut?: boolean }) => ({
    lines,
    unclosed: end.unclosed,
    isCut: end.isCut ?? false,
    isTooWide,
    hasHugeCell,
  })
  while (at < text.length) {
    if (lines.length >= maximum.rows) return found({ isCut: true })
    const began = line
    const cells: string[] = []
    for (;;) {
      const isQuoted = text[at] === '"'
      const cell = isQuoted ? quoted(text, at) : plain(text, at, separator)
      if (cell === undefined) return found({ unclosed: began })
      hasHugeCell ||= isQuoted && cell.end - at > maxQuotedLength
      line += cell.breaks
      at = cell.end
      if (cells.length < maximum.columns) cells.push(cell.text)
      // spreadsheets end their rows with separators; only what is filled is a column
      else isTooWide ||= cell.text.trim() !== ''
      if (text[at] !== separator) break
      at += 1
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    line += 1
    if (cells.some(cell => cell.trim() !== '')) lines.push({ line: began, cells })
  }
  return found({})

  function plain(from: string, start: number, until: string) {
    let end = start
    while (end < from.length && from[end] !== until && from[end] !== '\n' && from[end] !== '\r') end += 1
    return { text: from.slice(start, Math.min(end, start + maxCellLength)), end, breaks: 0 }
  }

  function quoted(from: string, start: number) {
    let end = start + 1
    for (;;) {
      const mark = from.indexOf('"', end)
      if (mark === -1) return undefined
      if (from[mark + 1] !== '"') {
        end = mark + 1
        break
      }
      end = mark + 2
    }
    const inside = from.slice(start + 1, Math.min(end - 1, start + 1 + maxCellLength)).replaceAll('""', '"')
    // what a sloppy program writes behind the closing mark belongs to the cell
    const rest = plain(from, end, separator)
    return { text: (inside + rest.text).slice(0, maxCellLength), end: rest.end, breaks: breaksIn(from, start, end) }
  }
}

function breaksIn(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at++) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1
  }
  return count
}
