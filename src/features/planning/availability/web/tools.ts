import type { Day } from '#kit/day.ts'
import type { Marking } from '../markings.ts'
import type { CellStatus } from '../packed.ts'
import { hasDayBegun } from '../rules.ts'
import type { CellChange } from '../schema.ts'
import { cellKey } from './entries.ts'

export interface GridCell {
  readonly date: Day
  readonly shiftId: string
}

/** What painting over cells does. */
export interface Tool {
  /** What a stroke sets, and takes away where it stands already. */
  readonly brush: Marking
  readonly statusOf: (cell: GridCell) => CellStatus
  readonly mayPaint: (cell: GridCell) => boolean
  readonly onPaint: (cells: CellChange[]) => void
  /** Somebody tries to paint a cell that is closed. */
  readonly onClosed?: (cell: GridCell) => void
  /** How cells under a running stroke look. */
  readonly shows: (marking: Marking) => CellStatus | 'wished' | undefined
}

export interface Grid {
  readonly today: Day
  readonly statusOf: (cell: GridCell) => CellStatus
  readonly enabledShiftIds: ReadonlySet<string>
  /** An explicit answer; past days are closed to everybody but managers all the same. */
  readonly isEditable: boolean
  readonly isManager: boolean
}

export const isVacation = (status: CellStatus): status is 'vacation' | 'vacation_requested' =>
  status === 'vacation' || status === 'vacation_requested'

/** `shiftId`: where the rest of the day is no vacation. */
export type OnTaken = (status: 'vacation' | 'vacation_requested', shiftId: string | undefined) => void

const isOpen =
  ({ today, statusOf, enabledShiftIds, isEditable, isManager }: Grid) =>
  (cell: GridCell): boolean =>
    isEditable &&
    enabledShiftIds.has(cell.shiftId) &&
    (isManager || !hasDayBegun(cell.date, today)) &&
    !isVacation(statusOf(cell))

/** Says when one can work. */
export const markingTool = (
  grid: Grid,
  brush: Marking,
  onPaint: (cells: CellChange[]) => void,
  onTaken: OnTaken,
): Tool => ({
  brush,
  statusOf: grid.statusOf,
  mayPaint: isOpen(grid),
  onPaint,
  onClosed: sayTaken(grid, onTaken),
  shows: marking => marking,
})

const sayTaken = (grid: Grid, onTaken: OnTaken) => (cell: GridCell) => {
  const status = grid.statusOf(cell)
  if (grid.isEditable && isVacation(status)) {
    const isWholeDay = [...grid.enabledShiftIds].every(shiftId => isVacation(grid.statusOf({ ...cell, shiftId })))
    onTaken(status, isWholeDay ? undefined : cell.shiftId)
  }
}

/** Collects cells to ask vacation for; nothing is stored before the request is sent. */
export const vacationWishTool = (
  grid: Grid,
  wished: ReadonlySet<string>,
  onWish: (wished: ReadonlySet<string>) => void,
  onTaken: OnTaken,
): Tool => ({
  brush: 'available',
  statusOf: ({ date, shiftId }) => (wished.has(cellKey(date, shiftId)) ? 'available' : 'none'),
  mayPaint: cell =>
    grid.isEditable &&
    grid.enabledShiftIds.has(cell.shiftId) &&
    cell.date >= grid.today &&
    !isVacation(grid.statusOf(cell)),
  onPaint: cells => {
    const next = new Set(wished)
    for (const { date, shiftId, marking } of cells) {
      if (marking === 'none') next.delete(cellKey(date, shiftId))
      else next.add(cellKey(date, shiftId))
    }
    onWish(next)
  },
  onClosed: sayTaken(grid, onTaken),
  shows: marking => (marking === 'none' ? undefined : 'wished'),
})

/** Opens a cell to write something on it. */
export const noteTool = (grid: Grid, onNote: (cell: GridCell) => void): Tool => ({
  brush: 'available',
  statusOf: () => 'none',
  mayPaint: isOpen(grid),
  onPaint: ([cell]) => cell && onNote(cell),
  shows: () => undefined,
})

/** Days to ask vacation for, in ascending order; without a shift all of them. */
export interface VacationWish {
  readonly dates: readonly Day[]
  readonly shiftId: string | undefined
}

/**
 * Splits the marked cells into one request for whole days and one per single shift. A day is whole if no enabled shift of it
 * is left: each is marked or already vacation.
 */
export function vacationWishesIn(
  wished: ReadonlySet<string>,
  { enabledShiftIds, statusOf }: Pick<Grid, 'enabledShiftIds' | 'statusOf'>,
): VacationWish[] {
  const cells = [...wished].toSorted().map(key => {
    const [date = '', shiftId = ''] = key.split(' ')
    return { date: date as Day, shiftId }
  })
  const days = Map.groupBy(cells, ({ date }) => date)
  const isWhole = (date: Day) =>
    [...enabledShiftIds].every(shiftId => wished.has(cellKey(date, shiftId)) || isVacation(statusOf({ date, shiftId })))
  const whole = [...days.keys()].filter(isWhole)
  const single = Map.groupBy(
    cells.filter(({ date }) => !isWhole(date)),
    ({ shiftId }) => shiftId,
  )
  return [
    ...(whole.length > 0 ? [{ dates: whole, shiftId: undefined }] : []),
    ...[...single].map(([shiftId, of]) => ({ dates: of.map(({ date }) => date), shiftId })),
  ]
}

/** What each brush stands for in the cells of a week that can be marked at all. */
export function countCellsByBrush(
  cells: readonly GridCell[],
  { statusOf, enabledShiftIds }: Grid,
  wished: ReadonlySet<string>,
  hasNote: (cell: GridCell) => boolean,
) {
  const counts = { available: 0, preferred: 0, vacation: 0, none: 0, note: 0 }
  for (const cell of cells) {
    if (!enabledShiftIds.has(cell.shiftId)) continue
    const status = statusOf(cell)
    const isWished = wished.has(cellKey(cell.date, cell.shiftId))
    counts[isVacation(status) || isWished ? 'vacation' : status] += 1
    if (hasNote(cell)) counts.note += 1
  }
  return counts
}
