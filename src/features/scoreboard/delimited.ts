/** A text file with a table: its encoding, its separator, its cells. */

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** The text and the encoding it was in; undefined: these bytes are no text. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  const encoding = encodingOf(bytes)
  const text = tryDecode(bytes, encoding) ?? tryDecode(bytes, 'windows-1252')
  if (text === undefined || hasControls(text.text)) return undefined
  return text
}

function encodingOf(bytes: Uint8Array): Encoding {
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

function tryDecode(bytes: Uint8Array, encoding: Encoding): { text: string; encoding: Encoding } | undefined {
  try {
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

export interface Delimited {
  readonly separator: Separator
  readonly lines: readonly Line[]
  /** The line with a quotation mark that is never closed. */
  readonly unclosed: number | undefined
  /** There was more than was read. */
  readonly isCut: boolean
}

/** More does not fit into a cell of a spreadsheet either. */
const longestCell = 32_767

interface Most {
  readonly rows: number
  readonly columns: number
}

/** Rows of cells, empty rows left out. */
export function parseDelimited(text: string, most: Most): Delimited {
  const told = /^sep=(.)\r?\n/.exec(text)
  const separator = separators.find(each => each === told?.[1]) ?? likeliestSeparator(text)
  const body = told ? text.slice(told[0].length) : text
  return { separator, ...rowsOf(body, separator, most, told ? 2 : 1) }
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
function rowsOf(text: string, separator: Separator, most: Most, firstLine: number): Omit<Delimited, 'separator'> {
  const lines: Line[] = []
  let line = firstLine
  let at = 0
  while (at < text.length) {
    if (lines.length >= most.rows) return { lines, unclosed: undefined, isCut: true }
    const began = line
    const cells: string[] = []
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, separator)
      if (cell === undefined) return { lines, unclosed: began, isCut: false }
      line += cell.breaks
      at = cell.end
      if (cells.length < most.columns) cells.push(cell.text)
      if (text[at] !== separator) break
      at += 1
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    line += 1
    if (cells.some(cell => cell.trim() !== '')) lines.push({ line: began, cells })
  }
  return { lines, unclosed: undefined, isCut: false }

  function plain(from: string, start: number, until: string) {
    let end = start
    while (end < from.length && from[end] !== until && from[end] !== '\n' && from[end] !== '\r') end += 1
    return { text: from.slice(start, end), end, breaks: 0 }
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
    const inside = from.slice(start + 1, Math.min(end - 1, start + 1 + longestCell)).replaceAll('""', '"')
    // what a sloppy program writes behind the closing mark belongs to the cell
    const rest = plain(from, end, separator)
    return { text: inside + rest.text, end: rest.end, breaks: breaksIn(from, start, end) }
  }
}

function breaksIn(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at++) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1
  }
  return count
}
