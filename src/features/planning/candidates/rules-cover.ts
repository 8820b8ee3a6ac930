import { type Coverage, coverage, intersects, type Interval, intervalOf } from '#kit/cover.ts'
import { addDays, type Day, daysBetween, daysFrom } from '#kit/day.ts'
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
}

type PlaceSpan = (day: Day, span: Span) => Instants

// A shift can start on the day after its date and last 24 hours.
const reach = 2

/**
 * Which cells of anybody's grid speak about the shift. Last night's shift counts, and so does tomorrow's cell where the
 * night runs into it: a vacation day blocks the part of a night that falls into it.
 */
export function cellsTouching(
  shift: Pick<PlacedShift, 'date' | 'interval'>,
  standardOn: (date: Day) => readonly (Span & { readonly id: string; readonly isEnabled: boolean })[],
  place: PlaceSpan,
): Cell[] {
  const days = daysFrom(addDays(shift.date, -reach), 2 * reach + 1)
  return days.flatMap(date => {
    const weekStart = mondayOf(weekOf(date))
    const weekday = daysBetween(weekStart, date)
    return standardOn(date)
      .map(({ id, isEnabled, ...span }) => ({
        weekStart,
        weekday,
        date,
        shiftId: id,
        isEnabled,
        interval: intervalOf(place(date, span)),
      }))
      .filter(({ interval }) => intersects(interval, shift.interval))
  })
}

/** What somebody's cells say about the shift; `statusOf` reads a cell of the person. */
export function availabilityFor(
  shift: PlacedShift,
  cells: readonly Cell[],
  statusOf: (cell: Cell) => CellStatus,
): Availability {
  const said = cells.map(cell => ({ cell, status: statusOf(cell) }))
  const counting = shift.isCustom
    ? said.filter(({ cell }) => cell.isEnabled)
    : said.filter(({ cell }) => cell.shiftId === shift.shiftId && cell.date === shift.date)
  const available = counting.filter(({ status }) => status === 'available' || status === 'preferred')
  return {
    coverage: coverage(
      shift.interval,
      available.map(({ cell }) => cell.interval),
    ),
    isPreferred: available.length > 0 && available.every(({ status }) => status === 'preferred'),
    onVacation: said.some(({ status }) => status === 'vacation'),
    vacationRequested: said.some(({ status }) => status === 'vacation_requested'),
  }
}
