import { type CellObject, utils, write } from '@e965/xlsx'

/** A text stays one, whatever it begins with; a number carries the format it is shown in. */
export type WrittenCell =
  | string
  | number
  | null
  | { readonly value: number; readonly text: string; readonly format: string }

/** `174:42` in hours and minutes, which a spreadsheet can add up. Null: an empty cell. */
export function durationCell(minutes: number | null): WrittenCell {
  if (minutes === null) return null
  const whole = Math.round(minutes)
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return { value: whole / 1440, text, format: '[h]:mm' }
}

export interface WrittenTable {
  readonly sheet: string
  /** The first is the header. */
  readonly rows: readonly (readonly WrittenCell[])[]
}

/** A workbook of one sheet. */
export function writeWorkbook(sheet: string, rows: WrittenTable['rows']): Uint8Array {
  const cells = utils.aoa_to_sheet(rows.map(row => row.map(cellOf)))
  cells['!cols'] = (rows[0] ?? []).map((_, column) => ({
    wch: Math.min(40, Math.max(10, ...rows.slice(0, 200).map(row => widthOf(row[column])))),
  }))
  cells['!autofilter'] = { ref: cells['!ref'] ?? 'A1' }
  const book = utils.book_new()
  utils.book_append_sheet(book, cells, sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31))
  const bytes: Uint8Array = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(bytes)
}

function cellOf(cell: WrittenCell): CellObject | null {
  if (cell === null) return null
  if (typeof cell === 'string') return { t: 's', v: cell }
  return typeof cell === 'number' ? { t: 'n', v: cell } : { t: 'n', v: cell.value, z: cell.format }
}

const widthOf = (cell: WrittenCell | undefined): number =>
  cell === null || cell === undefined ? 0 : (typeof cell === 'object' ? cell.text : String(cell)).length + 2
