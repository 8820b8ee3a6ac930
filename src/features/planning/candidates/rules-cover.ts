import { type Coverage, coverage, intersects, type Interval, intervalOf } from '#kit/cover.ts'
import { addDays, type Day, daysBetween } from '#kit/day.ts'
import type { Instants, Span } from '#kit/span.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { CellStatus } from '#features/planning/availability/packed.ts'

/** A shift on a day, placed in real time. */
export interface PlacedShift {
  readonly date: Day
  readonly shiftId: string
  readonly interval: Interval
  /** A group's own shift: nobody marks it, what people said about the standard shifts must cover it. */
  readonly isCustom: boolean
}

/** A cell of the availability grid that shares time with the shift in question. */
export interface Cell {
  readonly weekStart: Day
  /** Monday 0. */
  readonly weekday: number
  readonly date: Day
  readonly shiftId: string
  readonly interval: Interval
  /** Of a shift that is switched off no availability counts any more; a vacation does. */
  readonly isEnabled: boolean
}

export interface Availability {
  readonly coverage: Coverage
  /** Of all that covers it. */
  readonly isPreferred: boolean
  readonly onVacation: boolean
  readonly vacationRequested: boolean
  /** The shifts of the vacation or request where no whole day of it touches the shift. */
  readonly vacationShiftIds: readonly string[]
}

type PlaceSpan = (day: Day, span: Span) => Instants
type StandardShift = Span & { readonly id: string; readonly isEnabled: boolean }
type StandardOn = (date: Day) => readonly StandardShift[]

// Days from that of the shift: it can start on the day after its date and last 24 hours.
const reach = [-2, -1, 0, 1, 2]

/**
 * Which cells of anybody's grid speak about the shift. Last night's shift counts, and so does tomorrow's cell where the
 * night runs into it: a vacation day blocks the part of a night that falls into it.
 */
export const cellsOverlappingShift = (
  shift: Pick<PlacedShift, 'date' | 'interval'>,
  standardOn: StandardOn,
  place: PlaceSpan,
): Cell[] =>
  reach
    .map(days => addDays(shift.date, days))
    .flatMap(date => cellsOn(date, standardOn(date), place))
    .filter(({ interval }) => intersects(interval, shift.interval))

/** As few of them as it takes to say whether somebody is available: of a standard shift its own. */
export const cellsDecidingAvailability = (shift: PlacedShift, standardOn: StandardOn, place: PlaceSpan): Cell[] => {
  if (shift.isCustom) return cellsOverlappingShift(shift, standardOn, place)
  const own = standardOn(shift.date).filter(({ id }) => id === shift.shiftId)
  return cellsOn(shift.date, own, place)
}

/**
 * The cells of the days that a shift touches. Vacation in all cells of a day is the whole day, and covers each shift dated on
 * it, also a group's own.
 */
export const cellsOfDays = (date: Day, touching: readonly Cell[], standardOn: StandardOn, place: PlaceSpan): Cell[] =>
  [...new Set([date, ...touching.map(cell => cell.date)])].flatMap(each =>
    cellsOn(each, standardOn(each), place).filter(({ isEnabled }) => isEnabled),
  )

function cellsOn(date: Day, shifts: readonly StandardShift[], place: PlaceSpan): Cell[] {
  const weekStart = mondayOf(weekOf(date))
  const weekday = daysBetween(weekStart, date)
  return shifts.map(({ id, isEnabled, ...span }) => ({
    weekStart,
    weekday,
    date,
    shiftId: id,
    isEnabled,
    interval: intervalOf(place(date, span)),
  }))
}

/** Reads from a member's cells whether they are available for the shift; `statusOf` reads one cell. */
export function availabilityFor(
  { ofDays = [], ...shift }: PlacedShift & { readonly ofDays?: readonly Cell[] },
  cells: readonly Cell[],
  statusOf: (cell: Cell) => CellStatus,
): Availability {
  const said = new Set(cells.map(statusOf))
  const isAllDay = (date: Day, ...statuses: CellStatus[]) => {
    let hasCells = false
    for (const cell of ofDays) {
      if (cell.date !== date) continue
      if (!statuses.includes(statusOf(cell))) return false
      hasCells = true
    }
    return hasCells
  }
  const onVacation = said.has('vacation') || isAllDay(shift.date, 'vacation')
  const vacationRequested =
    said.has('vacation_requested') || (!onVacation && isAllDay(shift.date, 'vacation', 'vacation_requested'))
  return {
    ...coverageByCells(shift, cells, statusOf),
    onVacation,
    vacationRequested,
    vacationShiftIds:
      onVacation || vacationRequested ? partOfDay(onVacation ? ['vacation'] : ['vacation', 'vacation_requested']) : [],
  }

  function partOfDay(statuses: readonly CellStatus[]): string[] {
    const off = cells.filter(cell => statuses.includes(statusOf(cell)))
    if ([shift.date, ...off.map(({ date }) => date)].some(date => isAllDay(date, ...statuses))) return []
    return [...new Set(off.map(({ shiftId }) => shiftId))]
  }
}

/** What they say of being available; `cells`: those that count for the shift, others may be among them. */
export function coverageByCells(
  shift: PlacedShift,
  cells: readonly Cell[],
  statusOf: (cell: Cell) => CellStatus,
): Pick<Availability, 'coverage' | 'isPreferred'> {
  const counting = shift.isCustom
    ? cells.filter(({ isEnabled }) => isEnabled)
    : cells.filter(({ shiftId, date }) => shiftId === shift.shiftId && date === shift.date)
  const said = counting.map(cell => ({ cell, status: statusOf(cell) }))
  const available = said.filter(({ status }) => status === 'available' || status === 'preferred')
  return {
    coverage: coverage(
      shift.interval,
      available.map(({ cell }) => cell.interval),
    ),
    isPreferred: available.length > 0 && available.every(({ status }) => status === 'preferred'),
  }
}
