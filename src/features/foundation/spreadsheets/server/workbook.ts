import { read, set_cptable, SSF, type WorkSheet } from '@e965/xlsx'
import { parseDay } from '#kit/day.ts'
import { dateOrders, readDate } from '#kit/written-date.ts'
import { type Cell, isEmpty, type Row } from '../cells.ts'
import { readWorkbookParts, UnreadableFile } from './archive.ts'
import { isZip, maxColumns, maxFormatLength, maxMerges, maxRows, maxTextLength } from './file-limits.ts'
import { readRecordsOfCells } from './old-workbook.ts'
import { readSheet, type StoredCell, type StoredSheet } from './sheet-cells.ts'
import { readWorkbookIndex } from './workbook-parts.ts'

export interface Workbook {
  /** The names of the visible sheets with cells, no name twice. */
  readonly sheets: readonly string[]
  rowsOf(sheet: string): readonly Row[]
}

/** The limit for all sheets that are read of one workbook together. An empty cell left of a filled one counts as well. */
const maxCells = maxRows * maxColumns

/**
 * A workbook of either format, one sheet at a time. Formulas are not calculated: what the program that wrote the file stored
 * as their result counts.
 * @throws UnreadableFile
 */
export const openWorkbook = async (file: Uint8Array): Promise<Workbook> =>
  isZip(file) ? newWorkbook(file) : oldWorkbook(file)

function newWorkbook(file: Uint8Array): Workbook {
  const index = readWorkbookIndex(readWorkbookParts(file))
  const rowsIn = createRowReader(index.date1904)
  return {
    sheets: [...new Set(index.sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name))],
    rowsOf(name) {
      const xml = index.sheets.find(sheet => sheet.name === name)?.xml
      return xml === undefined ? [] : rowsIn(readSheet(xml, index))
    },
  }
}

async function oldWorkbook(file: Uint8Array): Promise<Workbook> {
  // what texts of the nineties were written in: half a megabyte of tables that only old workbooks need
  set_cptable(await import('@e965/xlsx/dist/cpexcel'))
  const { Workbook: properties, SheetNames: names, Sheets: sheets } = parse(readRecordsOfCells(file))
  const hidden = properties?.Sheets?.map(sheet => (sheet.Hidden ?? 0) > 0) ?? []
  const rowsIn = createRowReader(properties?.WBProps?.date1904 ?? false)
  return {
    sheets: [...new Set(names.filter((_, at) => hidden[at] !== true))],
    rowsOf(name) {
      const sheet = sheets[name]
      // diagrams and macros are sheets as well
      return sheet === undefined || sheet['!type'] !== undefined ? [] : rowsIn(storedSheet(sheet))
    },
  }
}

/** All sheets at once: the library cannot leave any out of an old workbook. */
function parse(records: Buffer) {
  try {
    return read(records, {
      type: 'buffer',
      dense: true,
      nodim: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
    })
  } catch (cause) {
    throw new UnreadableFile(/password|encrypt/i.test(String(cause)) ? 'encrypted' : 'broken')
  }
}

/** Only what exists is visited: a sheet may say that it has a million rows. */
function storedSheet(sheet: WorkSheet): StoredSheet {
  const data: readonly (readonly (StoredCell | undefined)[] | undefined)[] = sheet['!data'] ?? []
  const rows: { line: number; cells: readonly (StoredCell | undefined)[] }[] = []
  data.forEach((cells, at) => cells && rows.push({ line: at + 1, cells }))
  return { rows, merges: sheet['!merges'] ?? [] }
}

/** Reads the sheets of one workbook, which share one limit of cells. */
function createRowReader(date1904: boolean) {
  let left = maxCells
  return (sheet: StoredSheet): Row[] => {
    left -= sheet.rows.reduce((sum, { cells }) => sum + cells.length, 0)
    if (left < 0) throw new UnreadableFile('tooLarge')
    return rowsIn(sheet, date1904)
  }
}

function rowsIn(sheet: StoredSheet, date1904: boolean): Row[] {
  const rows: Row[] = []
  for (const { line, cells: found } of sheet.rows) {
    if (!found.some(cell => cell?.v !== undefined || cell?.f !== undefined)) continue
    const width = found.findLastIndex(isFilled) + 1
    if (width > maxColumns) throw new UnreadableFile('tooManyColumns')
    if (rows.length > maxRows) throw new UnreadableFile('tooManyRows')
    const formulas = found.flatMap((cell, column) => (cell?.f === undefined ? [] : [column]))
    const cells = Array.from(found.slice(0, width), cell => cellOf(cell, date1904))
    rows.push({ line, cells, ...(formulas.length > 0 && { formulas }) })
  }
  return resolveMerged(spreadTitles(rows, sheet.merges), sheet.merges)
}

const isFilled = (cell: StoredCell | undefined): boolean =>
  (cell?.v !== undefined && cell.v !== '') || cell?.f !== undefined

function cellOf(cell: StoredCell | undefined, date1904: boolean): Cell {
  if (cell === undefined) return null
  const { t, v, f, z } = cell
  if (v === undefined) return f === undefined ? null : { kind: 'error', text: `=${f}`.slice(0, maxTextLength) }
  if (t === 'e') return { kind: 'error', text: (typeof v === 'string' ? v : errorNames[Number(v)]) || '#ERROR' }
  if (t !== 'n' || typeof v !== 'number') return String(v).slice(0, maxTextLength)
  const format = String(z ?? 'General').slice(0, maxFormatLength)
  const known = formats.get(format) ?? formatOf(format)
  if (known.isDate) return known.hasDay ? dated(v, date1904) : { kind: 'number', value: v, isTime: true }
  return known.units.length === 0 ? { kind: 'number', value: v } : { kind: 'number', value: v, units: known.units }
}

/** A column has the same one ten thousand times. The process ends with the file, and with it what is kept here. */
const formats = new Map<string, Format>()

interface Format {
  readonly isDate: boolean
  /** False: a date is shown only as its time. */
  readonly hasDay: boolean
  readonly units: readonly string[]
}

function formatOf(format: string): Format {
  const signs = format.replaceAll(/"[^"]*"|\\.|\[\$[^[\]]*\]/g, '')
  const known = { isDate: SSF.is_date(format) === true, hasDay: /[yd]/i.test(signs), units: unitsIn(format) }
  formats.set(format, known)
  return known
}

const errorNames: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function dated(value: number, date1904: boolean): Cell {
  const parts: unknown = SSF.parse_date_code(value, { date1904 })
  if (typeof parts !== 'object' || parts === null || !('y' in parts) || !('m' in parts) || !('d' in parts)) {
    return { kind: 'number', value }
  }
  const [year, month, dayOfMonth] = [parts.y, parts.m, parts.d].map(part => String(part).padStart(2, '0'))
  const date = parseDay(`${year}-${month}-${dayOfMonth}`)
  return { kind: 'number', value, ...(date === undefined ? {} : { date }) }
}

/**
 * `#,##0.00 [$€-407]`, `"$"#,##0.00`, `_($* #,##0.00_)`: what is shown for numbers above zero counts. A search for a closing
 * bracket ends at the next opening one, or a format of opening ones would be read from each of them to its end.
 */
function unitsIn(format: string): string[] {
  const [positive = ''] = format.split(';')
  const named = /\[\$([^[\]-]+)(?:-[^[\]]*)?\]/.exec(positive)?.[1] ?? /"([^"]+)"/.exec(positive)?.[1]
  const sign = /[€$£¥₹₺₴₱]/u.exec(positive.replaceAll(/\[\$[^[\]]*\]/g, ''))?.[0]
  return [named, sign].filter(each => each !== undefined)
}

/** Merged cells carry their text in the first one; a title that spans rows or columns is the title of all of them. */
function spreadTitles(rows: Row[], all: StoredSheet['merges']): Row[] {
  const deepest = 25
  const merges = all.slice(0, 500).filter(({ s }) => s.r < deepest)
  const byLine = new Map(rows.slice(0, deepest).map((row, at) => [row.line, at]))
  const spread = [...rows]
  for (const { s, e } of merges) {
    const title = spread[byLine.get(s.r + 1) ?? -1]?.cells[s.c] ?? null
    // figures are not multiplied
    if (typeof title !== 'string' || /\d/.test(title)) continue
    for (let line = s.r + 1; line <= Math.min(e.r + 1, deepest); line++) {
      const at = byLine.get(line) ?? -1
      const row = spread[at]
      if (!row) continue
      const cells = [...row.cells]
      for (let column = s.c; column <= Math.min(e.c, maxColumns - 1); column++) cells[column] ??= title
      spread[at] = { ...row, cells: Array.from(cells, cell => cell ?? null) }
    }
  }
  return spread
}

/** In a sheet; those beyond are left out. */
const maxMarks = 100_000

/**
 * A name or a date that is merged over several rows is repeated in each; figures are not, or they would be multiplied. All
 * else of a merged cell is marked. Visits only rows that exist, and each visit costs at least one mark: merged cells may
 * reach over a million empty rows.
 */
function resolveMerged(rows: readonly Row[], merges: StoredSheet['merges']): Row[] {
  const marks = rows.map(() => new Array<number>())
  const repeated = rows.map(() => new Map<number, Cell>())
  let left = maxMarks
  for (const { s, e } of merges.slice(0, maxMerges)) {
    const lastColumn = Math.min(e.c, maxColumns - 1)
    if (lastColumn < s.c) continue
    const first = firstAtLine(rows, s.r + 1)
    const cell = rows[first]?.line === s.r + 1 ? (rows[first].cells[s.c] ?? null) : null
    const isRepeated = isRepeatable(cell)
    for (let at = first; left > 0 && at < rows.length; at++) {
      const line = rows[at]?.line ?? 0
      if (line > e.r + 1) break
      left -= lastColumn - s.c + 1
      for (let column = s.c; column <= lastColumn; column++) {
        if (line === s.r + 1 && column === s.c) continue
        const own = rows[at]?.cells[column]
        if (isRepeated && column === s.c && (isEmpty(own) || own === cell)) repeated[at]?.set(column, cell)
        else marks[at]?.push(column)
      }
    }
  }
  return rows.map((row, at) => {
    const merged = marks[at] ?? []
    return { ...row, cells: withCells(row.cells, repeated[at]), ...(merged.length > 0 && { merged }) }
  })
}

function withCells(cells: readonly Cell[], more: ReadonlyMap<number, Cell> | undefined): readonly Cell[] {
  if (more === undefined || more.size === 0) return cells
  const all = [...cells]
  for (const [column, cell] of more) all[column] = cell
  return Array.from(all, cell => cell ?? null)
}

const isRepeatable = (cell: Cell): boolean =>
  typeof cell === 'string' ? cell !== '' && !isFigure(cell) : cell?.kind === 'number' && cell.date !== undefined

/** `1.840,50 EUR`: digits without any word but a currency, and no date. */
const isFigure = (text: string): boolean =>
  /\d/.test(text) &&
  // `27.10.`
  !/\d\.$/.test(text) &&
  !/\p{L}/u.test(text.replaceAll(/\b[A-Z]{3}\b/g, '')) &&
  dateOrders.every(order => readDate(text, { order, timeZone: 'UTC' }) === undefined)

/** Where the first row at this line or below it is, by bisection. */
function firstAtLine(rows: readonly Row[], line: number): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.line ?? 0) < line) from = middle + 1
    else to = middle
  }
  return from
}
