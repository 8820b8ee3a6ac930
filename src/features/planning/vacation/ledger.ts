import { type Day, daysBetween } from '#kit/day.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { shiftDateKey } from '#features/planning/assignments/seat-key.ts'
import { type CellStatus, cellStatus, type PackedCells, withCell } from '#features/planning/availability/packed.ts'
import type { RequestStatus } from './states.ts'

/*
 * Requests and entries say the same, always: a cell is `vacation_requested` or `vacation` if and only if one pending or
 * approved request holds it, and no two hold the same cell.
 */

interface Cell {
  readonly date: Day
  readonly shiftId: string
}

/** A cell that a request holds. */
export interface MarkedCell extends Cell {
  /** The member's earlier marking, which is restored when the request releases the cell; left out: the cell was unmarked. */
  readonly before?: 'available' | 'preferred'
}

/** What a request asks for: its days, and one shift of them or all that are enabled. */
export interface VacationDays {
  readonly dates: readonly Day[]
  readonly shiftId: string | null
}

/**
 * The cells a wish would hold, those that other requests hold left out. A shift that it names may have been switched off since
 * it was made: days off are decided all the same.
 */
export function requestedCells(
  { dates, shiftId }: VacationDays,
  enabledShiftIds: readonly string[],
  others: readonly Cell[],
): Cell[] {
  const taken = new Set(others.map(shiftDateKey))
  const shiftIds = shiftId === null ? enabledShiftIds : [shiftId]
  return dates
    .flatMap(date => shiftIds.map(id => ({ date, shiftId: id })))
    .filter(cell => !taken.has(shiftDateKey(cell)))
}

/**
 * The days of a request that are meant wholly in a status: all of a request without a shift, and those on which the approval
 * of one shift leaves no enabled shift that is not approved.
 */
export function wholeDaysOf(
  { dates, shiftId }: VacationDays,
  to: RequestStatus | 'gone',
  enabledShiftIds: readonly string[],
  approved: readonly Cell[],
): Day[] {
  if (to === 'rejected' || to === 'gone') return []
  if (shiftId === null) return [...dates]
  const off = new Set(approved.map(shiftDateKey))
  const isWhole = (date: Day) => enabledShiftIds.every(id => off.has(shiftDateKey({ date, shiftId: id })))
  return to === 'approved' ? dates.filter(isWhole) : []
}

/** The status of the cells that a request holds, by the status of the request. */
const statusFor = { pending: 'vacation_requested', approved: 'vacation' } as const satisfies Partial<
  Record<RequestStatus, CellStatus>
>

export interface StatusChange {
  readonly week: Week
  readonly cells: PackedCells
  /** The cells that the request has marked so far. */
  readonly markedCells: readonly MarkedCell[]
  readonly wish: VacationDays
  readonly to: RequestStatus | 'gone'
  readonly enabledShiftIds: readonly string[]
  /** Held by the person's other requests. */
  readonly others: readonly MarkedCell[]
}

/**
 * The week after a request came to a status, and the cells that it then holds. Undefined: there is nothing left to hold,
 * because others hold it all by now.
 */
export function applyRequestStatus({
  week,
  cells,
  markedCells,
  wish,
  to,
  enabledShiftIds,
  others,
}: StatusChange): { cells: PackedCells; markedCells: MarkedCell[] } | undefined {
  const restored = restoreCells(week, cells, markedCells)
  if (to === 'rejected' || to === 'gone') return { cells: restored, markedCells: [] }
  const next = requestedCells(wish, enabledShiftIds, others)
  return next.length === 0 ? undefined : holdCells(week, restored, next, to)
}

interface HoldingRequest {
  readonly status: RequestStatus
  readonly shiftId: string | null
  readonly markedCells: readonly MarkedCell[]
  readonly wholeDays: readonly Day[]
}

/** The cells of enabled shifts that no request holds yet, by the request that has their day wholly; those without a shift first. */
export function cellsToComplete<T extends HoldingRequest>(
  requests: readonly T[],
  enabledShiftIds: readonly string[],
): { readonly request: T; readonly cells: MarkedCell[] }[] {
  const held = new Set(requests.flatMap(({ markedCells }) => markedCells.map(shiftDateKey)))
  return requests
    .toSorted((a, b) => Number(a.shiftId !== null) - Number(b.shiftId !== null))
    .map(request => {
      const cells = request.wholeDays
        .flatMap(date => enabledShiftIds.map(shiftId => ({ date, shiftId })))
        .filter(cell => !held.has(shiftDateKey(cell)))
      for (const cell of cells) held.add(shiftDateKey(cell))
      return { request, cells }
    })
    .filter(({ cells }) => cells.length > 0)
}

/** The week with cells that a request of a status holds from now on, and those cells with what was marked there. */
export function holdCells(
  week: Week,
  cells: PackedCells,
  list: readonly Cell[],
  to: keyof typeof statusFor,
): { cells: PackedCells; markedCells: MarkedCell[] } {
  const markedCells = list.map(({ date, shiftId }): MarkedCell => {
    const before = cellStatus(cells, shiftId, weekdayIn(week, date))
    return { date, shiftId, ...(before === 'available' || before === 'preferred' ? { before } : {}) }
  })
  const held = list.reduce(
    (result, { date, shiftId }) => withCell(result, shiftId, weekdayIn(week, date), statusFor[to]),
    cells,
  )
  return { cells: held, markedCells }
}

/** The week as the person had marked it before. Only what a request has set is changed. */
const restoreCells = (week: Week, cells: PackedCells, list: readonly MarkedCell[]): PackedCells =>
  list.reduce((result, { date, shiftId, before }) => {
    const weekday = weekdayIn(week, date)
    return isVacation(cellStatus(result, shiftId, weekday))
      ? withCell(result, shiftId, weekday, before ?? 'none')
      : result
  }, cells)

const weekdayIn = (week: Week, date: Day): number => daysBetween(mondayOf(week), date)

const isVacation = (status: CellStatus): boolean => status === 'vacation' || status === 'vacation_requested'
