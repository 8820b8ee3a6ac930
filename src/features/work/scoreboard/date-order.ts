import { type Cell, type Row, textOf } from '#features/foundation/spreadsheets/cells.ts'
import { type DateOrder, orderProofsIn } from '#kit/written-date.ts'

interface DateLine {
  readonly line: number
  readonly text: string
}

/** A date that can be read both ways in a file that does not decide, and how it was read. */
export interface OpenDate extends DateLine {
  readonly order: DateOrder
}

/** One date of either order: no order is right for the file. */
export interface DateConflict {
  readonly dayFirst: DateLine
  readonly monthFirst: DateLine
}

interface FileDateOrder {
  readonly order: DateOrder
  readonly openDate?: OpenDate
  readonly dateConflict?: DateConflict
}

/** The one order of all dates of a file: what a date proves, else `assumed`. Dates that a workbook stores have none. */
export function findDateOrder(rows: readonly Row[], dateCellOf: (row: Row) => Cell, assumed: DateOrder): FileDateOrder {
  const first = new Map<string, DateLine>()
  const seen = new Set<Cell>()
  for (const row of rows) {
    const cell = dateCellOf(row)
    // fifty thousand lines of a month have some thirty dates
    if (typeof cell !== 'string' || seen.has(cell)) continue
    seen.add(cell)
    for (const { order = 'open', isDotted } of orderProofsIn(cell)) {
      const key = `${order}${isDotted ? ' dotted' : ''}`
      if (!first.has(key)) first.set(key, { line: row.line, text: textOf(cell).slice(0, 80) })
    }
  }
  const monthFirst = first.get('monthFirst') ?? first.get('monthFirst dotted')
  const dotted = first.has('monthFirst dotted') ? undefined : first.get('open dotted')
  const dayFirst = first.get('dayFirst') ?? first.get('dayFirst dotted') ?? dotted
  if (dayFirst && monthFirst) return { order: assumed, dateConflict: { dayFirst, monthFirst } }
  if (dayFirst) return { order: 'dayFirst' }
  if (monthFirst) return { order: 'monthFirst' }
  const open = first.get('open')
  return open ? { order: assumed, openDate: { ...open, order: assumed } } : { order: assumed }
}
