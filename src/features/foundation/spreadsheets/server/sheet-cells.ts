import { UnreadableFile } from './archive.ts'
import { maxColumns, maxMerges, maxRows } from './file-limits.ts'
import { textCollector, type WorkbookIndex } from './workbook-parts.ts'
import { attributeOf, scanXml } from './xml-scan.ts'

/** A cell before its format is looked at: `n` a number, `s` a text, `b` a truth, `e` an error. */
export interface StoredCell {
  readonly t: string
  readonly v?: string | number | boolean | Date | undefined
  readonly f?: string | undefined
  readonly z?: string | number | undefined
}

interface CellPosition {
  /** From 0. */
  readonly r: number
  readonly c: number
}

export interface StoredSheet {
  /** Those with a cell in them, from the top. `line` counts from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly (StoredCell | undefined)[] }[]
  readonly merges: readonly MergedArea[]
}

interface MergedArea {
  readonly s: CellPosition
  readonly e: CellPosition
}

const lastLine = 1_048_576

/**
 * The cells of a sheet.
 * @throws UnreadableFile
 */
export function readSheet(xml: string, index: WorkbookIndex): StoredSheet {
  const rows = new Map<number, (StoredCell | undefined)[]>()
  const merges: MergedArea[] = []
  const inline = textCollector()
  let [isData, line, column] = [false, 0, -1]
  let cell: { readonly tag: string; v?: string; f?: string } | undefined
  let reading: 'v' | 'f' | undefined

  function save(): void {
    const stored = cell && storedCell(cell, inline.text(), index)
    cell = undefined
    if (stored === undefined) return
    if (column >= maxColumns) {
      if (stored.v === '' && stored.f === undefined) return
      throw new UnreadableFile('tooManyColumns')
    }
    const row = rows.get(line) ?? []
    if (row.length === 0 && rows.size > maxRows) throw new UnreadableFile('tooManyRows')
    row[column] = stored
    rows.set(line, row)
  }

  scanXml(xml, {
    open(name, tag) {
      if (name === 'sheetData') isData = true
      if (name === 'mergeCell' && merges.length < maxMerges) merges.push(...areaOf(attributeOf(tag, 'ref') ?? ''))
      if (!isData) return
      if (name === 'row') {
        line = Number(attributeOf(tag, 'r') ?? line + 1)
        column = -1
        if (!Number.isInteger(line)) throw new UnreadableFile('broken')
      }
      if (name === 'c') {
        const place = placeOf(attributeOf(tag, 'r') ?? '')
        column = place?.c ?? column + 1
        if (place) line = place.r + 1
        if (line < 1 || line > lastLine) throw new UnreadableFile('broken')
        cell = { tag }
        inline.clear()
      }
      if (cell && (name === 'v' || name === 'f')) {
        reading = name
        cell[name] = ''
      }
      inline.open(name)
    },
    close(name) {
      if (name === 'sheetData') isData = false
      if (name === 'c' && cell) save()
      if (name === reading) reading = undefined
      inline.close(name)
    },
    text(piece) {
      if (reading === undefined) inline.add(piece)
      else if (cell) cell[reading] = (cell[reading] ?? '') + piece
    },
    isReadingText: () => cell !== undefined && (reading !== undefined || inline.isReading()),
  })
  if (isData) throw new UnreadableFile('broken')
  const ordered = [...rows].sort(([a], [b]) => a - b)
  return { rows: ordered.map(([at, cells]) => ({ line: at, cells: Array.from(cells) })), merges }
}

interface ReadCell {
  readonly tag: string
  readonly v?: string
  readonly f?: string
}

/** Undefined: nothing is in it. */
function storedCell(
  { tag, v, f }: ReadCell,
  inline: string,
  { strings, formats, date1904 }: WorkbookIndex,
): StoredCell | undefined {
  const type = attributeOf(tag, 't') ?? 'n'
  const z = formats[Number(attributeOf(tag, 's') ?? 0)] ?? 'General'
  const stored = (t: string, value: StoredCell['v']): StoredCell => ({ t, v: value, f, z })
  if (type === 'inlineStr') return stored('s', inline)
  if (type === 'str') return stored('s', v ?? '')
  if (v === undefined || v === '') return f === undefined && type !== 'e' ? undefined : { t: type, f, z }
  if (type === 's') {
    const text = strings[Number(v)]
    if (text === undefined) throw new UnreadableFile('broken')
    return stored('s', text)
  }
  if (type === 'b') return stored('b', v === '1' || v === 'true')
  if (type === 'e') return stored('e', v)
  const number = type === 'd' ? dayNumber(v, date1904) : Number(v)
  if (!Number.isFinite(number)) return stored(type === 'd' ? 's' : 'e', v)
  return { ...stored('n', number), z: type === 'd' && z === 'General' ? 'm/d/yy' : z }
}

/** The days up to a date as ISO 8601 writes it; NaN for other texts: which of 11/12/2026 is the day, the cell does not say. */
function dayNumber(text: string, date1904: boolean): number {
  if (!/^\d{4}-\d\d-\d\d(?:T|$)/.test(text)) return Number.NaN
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text)
  const days = Date.parse(hasZone || !text.includes('T') ? text : `${text}Z`) / 86_400_000
  return days + 25_569 - (date1904 ? 1462 : 0)
}

/** `B12`; undefined: it is no place. */
function placeOf(text: string): CellPosition | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(text) ?? []
  if (letters === undefined || digits === undefined) return undefined
  const c = Buffer.from(letters.toUpperCase()).reduce((column, letter) => column * 26 + letter - 64, 0) - 1
  return { r: Number(digits) - 1, c }
}

function areaOf(ref: string): MergedArea[] {
  const [s, e] = ref.split(':', 2).map(placeOf)
  return s && e ? [{ s, e }] : []
}
