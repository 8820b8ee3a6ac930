import type { Day } from '#kit/day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'

/**
 * How a week is stored: for each shift one letter a day, Monday first. Rules and API speak of entries; this is the only
 * place that knows the letters.
 */
export type PackedCells = Readonly<Record<string, string>>
/** Shift id, then weekday 0–6 (Monday 0), then the note. */
export type PackedNotes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One person, one date, one shift (docs/product/en/availability.md#marking). */
export interface AvailabilityEntry {
  readonly date: Day
  readonly shiftId: string
  readonly status: CellStatus
  readonly note: string
}

export const cellStatuses = ['none', 'available', 'preferred', 'vacation', 'vacation_requested'] as const
export type CellStatus = (typeof cellStatuses)[number]

const letterOf: Readonly<Record<CellStatus, string>> = {
  none: '.',
  available: 'a',
  preferred: 'p',
  vacation: 'v',
  vacation_requested: 'r',
}
const statusOf = new Map(Object.entries(letterOf).map(([status, letter]) => [letter, status as CellStatus]))

export const emptyRow = letterOf.none.repeat(7)

export const cellStatus = (cells: PackedCells, shiftId: string, weekday: number): CellStatus =>
  statusOf.get(cells[shiftId]?.charAt(weekday) ?? letterOf.none) ?? 'none'

export const cellNote = (notes: PackedNotes, shiftId: string, weekday: number): string =>
  notes[shiftId]?.[weekday] ?? ''

/** Of a team's row: seven letters a shift, in the order of the shifts. */
export const statusInRow = (row: string, shiftIndex: number, weekday: number): CellStatus =>
  statusOf.get(row.charAt(shiftIndex * 7 + weekday)) ?? 'none'

export function rowWithStatus(row: string, shiftIndex: number, weekday: number, status: CellStatus): string {
  const at = shiftIndex * 7 + weekday
  return row.slice(0, at) + letterOf[status] + row.slice(at + 1)
}

/** The same cells with one set; a shift whose days are all empty is left out. */
export function withCell(cells: PackedCells, shiftId: string, weekday: number, status: CellStatus): PackedCells {
  const row = cells[shiftId] ?? emptyRow
  const next = row.slice(0, weekday) + letterOf[status] + row.slice(weekday + 1)
  const { [shiftId]: _, ...others } = cells
  return next === emptyRow ? others : { ...others, [shiftId]: next }
}

/** The same notes with one set; a blank note is removed. */
export function withNote(notes: PackedNotes, shiftId: string, weekday: number, note: string): PackedNotes {
  const { [weekday]: _, ...others } = notes[shiftId] ?? {}
  const row = note === '' ? others : { ...others, [weekday]: note }
  const { [shiftId]: __, ...rest } = notes
  return Object.keys(row).length === 0 ? rest : { ...rest, [shiftId]: row }
}

/** The entries of a packed week, those with nothing to say left out. */
export function entriesOf(week: Week, cells: PackedCells, notes: PackedNotes): AvailabilityEntry[] {
  const shiftIds = [...new Set([...Object.keys(cells), ...Object.keys(notes)])]
  return shiftIds.flatMap(shiftId =>
    daysOfWeek(week).flatMap((date, weekday) => {
      const status = cellStatus(cells, shiftId, weekday)
      const note = notes[shiftId]?.[weekday] ?? ''
      return status === 'none' && note === '' ? [] : [{ date, shiftId, status, note }]
    }),
  )
}
