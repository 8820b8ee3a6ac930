import { type Day, daysBetween } from '#kit/day.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { shiftDateKey } from '#features/planning/assignments/seat-key.ts'
import { type CellStatus, cellStatus, type PackedCells, withCell } from '#features/planning/availability/packed.ts'
import type { RequestStatus } from './states.ts'

/*
 * Requests and entries say the same, always: a cell is `vacation_requested` or `vacation` if and only if one pending or
 * approved request holds it, and no two hold the same cell.
 */

export interface MarkedCell {
  readonly date: Day
  readonly shiftId: string
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
  others: readonly MarkedCell[],
): MarkedCell[] {
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
  approved: readonly MarkedCell[],
): Day[] {
  if (to === 'rejected' || to === 'gone') return []
  if (shiftId === null) return [...dates]
  const off = new Set(approved.map(shiftDateKey))
  const isWhole = (date: Day) => enabledShiftIds.every(id => off.has(shiftDateKey({ date, shiftId: id })))
  return to === 'approved' ? dates.filter(isWhole) : []
}

const statusFor: Readonly<Record<RequestStatus | 'gone', CellStatus>> = {
  pending: 'vacation_requested',
  approved: 'vacation',
  rejected: 'none',
  gone: 'none',
}

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
  const cleared = setAll(week, cells, markedCells, 'none')
  const status = statusFor[to]
  if (status === 'none') return { cells: cleared, markedCells: [] }
  const next = requestedCells(wish, enabledShiftIds, others)
  return next.length === 0 ? undefined : { cells: setAll(week, cleared, next, status), markedCells: next }
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

/** The week with cells that a request of a status holds. */
export const withCellsOf = (
  week: Week,
  cells: PackedCells,
  list: readonly MarkedCell[],
  status: RequestStatus,
): PackedCells => setAll(week, cells, list, statusFor[status])

const setAll = (week: Week, cells: PackedCells, list: readonly MarkedCell[], status: CellStatus): PackedCells =>
  list.reduce((result, { date, shiftId }) => {
    const weekday = daysBetween(mondayOf(week), date)
    // only what a vacation request has set is cleared
    if (status === 'none' && !isVacation(cellStatus(result, shiftId, weekday))) return result
    return withCell(result, shiftId, weekday, status)
  }, cells)

const isVacation = (status: CellStatus): boolean => status === 'vacation' || status === 'vacation_requested'
