import { createHash } from 'node:crypto'
import { isEmpty, type Row } from '../cells.ts'
import { type Field, findHead, isComplete, signatureOf } from '../columns.ts'
import { decode, type Encoding, parseDelimited, type Separator } from '../delimited.ts'
import type { Currency } from '../money.ts'
import type { NumberStyle } from '../numbers.ts'
import { readRows, type Reading, type ReadingWish } from '../reading.ts'
import { UnreadableFile } from './archive.ts'
import { isCompound, isZip, mostColumns, mostRows } from './file-limits.ts'

/** What was mapped by hand for columns of these titles. */
export interface RememberedMapping {
  readonly signature: string
  readonly columns: readonly (Field | null)[]
  readonly numbers: NumberStyle | null
  readonly currency: Currency | null
}

export interface FileWish extends ReadingWish {
  readonly sheet?: string | undefined
  readonly remembered: readonly RememberedMapping[]
}

export interface TableFile extends Reading {
  readonly encoding: Encoding | undefined
  readonly separator: Separator | undefined
  readonly sheets: readonly string[]
  readonly sheet: string | undefined
  readonly signature: string
  readonly isRemembered: boolean
}

interface Table {
  readonly rows: readonly Row[]
  readonly width: number
}

const mostSheets = 12
/** As many as an organisation can have. */
const mostPeople = 5000

/**
 * The figures in a file, whatever its name says it is.
 * @throws UnreadableFile
 */
export async function readFile(bytes: Uint8Array, wish: FileWish): Promise<TableFile> {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  const source = isZip(bytes) || isCompound(bytes) ? await inWorkbook(bytes, wish.sheet) : inText(bytes)
  const { rows, width } = source.table
  const titles = findHead(rows, width)?.titles ?? []
  const signature = createHash('sha256').update(signatureOf(titles)).digest('base64url')
  const remembered = wish.columns === undefined ? wish.remembered.find(each => each.signature === signature) : undefined
  const reading = readRows(rows, width, {
    month: wish.month,
    columns: wish.columns ?? remembered?.columns,
    numbers: wish.numbers ?? remembered?.numbers ?? undefined,
    currency: wish.currency ?? remembered?.currency ?? undefined,
  })
  if (reading.people.length > mostPeople) throw new UnreadableFile('tooManyPeople')
  const { encoding, separator, sheets, sheet } = source
  return { ...reading, encoding, separator, sheets, sheet, signature, isRemembered: remembered !== undefined }
}

interface Source {
  readonly table: Table
  readonly encoding?: Encoding
  readonly separator?: Separator
  readonly sheets: readonly string[]
  readonly sheet?: string
}

/** The sheet that was asked for, else the first with a header that says all that is needed, else the first with anything. */
async function inWorkbook(bytes: Uint8Array, wanted: string | undefined): Promise<Source> {
  // the library takes a moment to load, and texts do without
  const { openWorkbook } = await import('./workbook.ts')
  const workbook = await openWorkbook(bytes)
  const sheets = workbook.sheets.slice(0, mostSheets)
  const read = (sheet: string): Source => ({ table: tableOf(workbook.rowsOf(sheet)), sheets, sheet })
  if (wanted !== undefined && sheets.includes(wanted)) return read(wanted)
  let first: Source | undefined
  for (const sheet of sheets) {
    const source = read(sheet)
    if (source.table.rows.length === 0) continue
    if (isComplete(findHead(source.table.rows, source.table.width)?.columns ?? [])) return source
    first ??= source
  }
  if (!first) throw new UnreadableFile('empty')
  return first
}

function inText(bytes: Uint8Array): Source {
  const decoded = decode(bytes)
  // a page or a document that somebody called a table
  if (decoded === undefined || /^\s*(?:<|%PDF|\{\\rtf)/i.test(decoded.text.slice(0, 200))) {
    throw new UnreadableFile('format')
  }
  if (/^[\s;,|]*$/.test(decoded.text)) throw new UnreadableFile('empty')
  const { lines, separator, unclosed, isCut, isTooWide } = parseDelimited(decoded.text, {
    rows: mostRows + 1,
    columns: mostColumns,
  })
  if (unclosed !== undefined) throw new UnclosedQuote(unclosed)
  if (isCut) throw new UnreadableFile('tooManyRows')
  const table = tableOf(lines)
  if (table.rows.length === 0) throw new UnreadableFile('empty')
  if (isTooWide) throw new UnreadableFile('tooManyColumns')
  return { table, encoding: decoded.encoding, separator, sheets: [] }
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
