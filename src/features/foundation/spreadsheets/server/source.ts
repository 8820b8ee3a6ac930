import { isEmpty, type Row } from '../cells.ts'
import { decodeText, type Encoding, parseDelimited, type Separator } from '../delimited.ts'
import type { EncodingChoice, SingleByteEncoding } from '../single-byte.ts'
import { UnreadableFile } from './archive.ts'
import { isCompoundFile, isZip, maxColumns, maxRows } from './file-limits.ts'

interface Table {
  readonly rows: readonly Row[]
  readonly width: number
}

const maxSheets = 12

/** What stands in a file, in the sheet that was chosen. */
export interface TableSource {
  readonly table: Table
  readonly encoding?: Encoding
  readonly encodings?: readonly EncodingChoice[]
  readonly separator?: Separator
  readonly sheets: readonly string[]
  readonly sheet?: string
}

interface SheetChoice {
  readonly sheet: string | undefined
  /** The encoding of a text that can be read in several. */
  readonly encoding?: SingleByteEncoding | undefined
  /** Whether a sheet is what is looked for. */
  readonly isMeant: (table: Table) => boolean
}

/**
 * The table in a file, whatever its name says it is: of a workbook the sheet that was asked for, else the first that is
 * meant, else the first with anything.
 * @throws UnreadableFile, UnclosedQuote
 */
export async function readTableSource(bytes: Uint8Array, wish: SheetChoice): Promise<TableSource> {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  return isZip(bytes) || isCompoundFile(bytes) ? inWorkbook(bytes, wish) : inText(bytes, wish.encoding)
}

async function inWorkbook(bytes: Uint8Array, { sheet: wanted, isMeant }: SheetChoice): Promise<TableSource> {
  // the library takes a moment to load, and texts do without
  const { openWorkbook } = await import('./workbook.ts')
  const workbook = await openWorkbook(bytes)
  const sheets = workbook.sheets.slice(0, maxSheets)
  const read = (sheet: string): TableSource => ({ table: tableOf(workbook.rowsOf(sheet)), sheets, sheet })
  if (wanted !== undefined && sheets.includes(wanted)) return read(wanted)
  let first: TableSource | undefined
  for (const sheet of sheets) {
    const source = read(sheet)
    if (source.table.rows.length === 0) continue
    if (isMeant(source.table)) return source
    first ??= source
  }
  if (!first) throw new UnreadableFile('empty')
  return first
}

function inText(bytes: Uint8Array, encoding: SingleByteEncoding | undefined): TableSource {
  const decoded = decodeText(bytes, encoding)
  // a page or a document that somebody called a table
  if (decoded === undefined || /^\s*(?:<|%PDF|\{\\rtf)/i.test(decoded.text.slice(0, 200))) {
    throw new UnreadableFile('format')
  }
  if (/^[\s;,|]*$/.test(decoded.text)) throw new UnreadableFile('empty')
  const { lines, separator, unclosed, isCut, isTooWide, hasHugeCell } = parseDelimited(decoded.text, {
    rows: maxRows + 1,
    columns: maxColumns,
  })
  if (unclosed !== undefined) throw new UnclosedQuote(unclosed)
  if (hasHugeCell) throw new UnreadableFile('tooLarge')
  if (isCut) throw new UnreadableFile('tooManyRows')
  const table = tableOf(lines)
  if (table.rows.length === 0) throw new UnreadableFile('empty')
  if (isTooWide) throw new UnreadableFile('tooManyColumns')
  const { encodings } = decoded
  return { table, encoding: decoded.encoding, ...(encodings && { encodings }), separator, sheets: [] }
}

/** The one fault that leaves nothing behind it to be read. */
export class UnclosedQuote extends Error {
  readonly line: number
  constructor(line: number) {
    super(`line ${line}`)
    this.line = line
  }
}

/** As wide as something stands in it. */
const tableOf = (rows: readonly Row[]): Table => ({
  rows,
  width: rows.reduce((widest, { cells }) => Math.max(widest, cells.findLastIndex(cell => !isEmpty(cell)) + 1), 0),
})
