import type { Day } from '#kit/day.ts'

/** What stands in a cell, whatever kind of file it came from. Text files hold only texts. */
export type Cell = string | NumberCell | ErrorCell | null

interface NumberCell {
  readonly kind: 'number'
  readonly value: number
  /** What the cell's format puts beside the number: signs or codes of currencies and other units. */
  readonly units?: readonly string[]
  /** The format says that the number is a day, in the workbook's own calendar. */
  readonly date?: Day
  /** The format says that the number counts days and is shown as hours. */
  readonly isTime?: boolean
}

/** A formula that failed, or whose result was not stored. */
interface ErrorCell {
  readonly kind: 'error'
  readonly text: string
}

export interface Row {
  /** As the program that wrote the file counts, from 1. */
  readonly line: number
  readonly cells: readonly Cell[]
  /** Columns whose cell is what the program that wrote the file had calculated. */
  readonly formulas?: readonly number[]
  /** Columns whose cell is the rest of a merged one, which has its text in the first. */
  readonly merged?: readonly number[]
}

export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell.trim()
  return cell.kind === 'error' ? cell.text : (cell.date ?? String(cell.value))
}

export const isEmpty = (cell: Cell | undefined): boolean => textOf(cell) === ''
