import type { Day } from '#kit/day.ts'
import type { Plan, PlannedAssignment, PlannedShift } from '../schema.ts'

/** One place to fill, with whoever sits there. */
export interface Seat {
  readonly date: Day
  readonly shift: PlannedShift
  /** From 1. */
  readonly number: number
  /** A main chatter is wanted here. */
  readonly isMainPlace: boolean
  readonly assignment: PlannedAssignment | undefined
}

export const seatKey = ({ date, shift, number }: Pick<Seat, 'date' | 'shift' | 'number'>): string =>
  `${date} ${shift.id} ${number}`

/** The seats of a shift on a day; who sits beyond their number, or on a shift no longer in force, is still shown. */
export function seatsOf({ group, assignments }: Plan, shift: PlannedShift, date: Day): Seat[] {
  const seated = new Map(
    assignments
      .filter(assignment => assignment.shiftId === shift.id && assignment.date === date)
      .map(assignment => [assignment.seat, assignment]),
  )
  const planned = shift.isInForce ? Array.from({ length: group.chatterCount }, (_, index) => index + 1) : []
  const numbers = [...new Set([...planned, ...seated.keys()])].toSorted((a, b) => a - b)
  return numbers.map(number => ({
    date,
    shift,
    number,
    isMainPlace: number <= shift.mainChatters,
    assignment: seated.get(number),
  }))
}

export interface BoardRow {
  readonly shift: PlannedShift
  /** One a day, in the days' order. */
  readonly cells: readonly (readonly Seat[])[]
}

/** Rows shifts, columns days; a shift without a single seat in the whole week is left out. */
export const rowsOf = (plan: Plan, days: readonly Day[]): BoardRow[] =>
  plan.shifts
    .map(shift => ({ shift, cells: days.map(date => seatsOf(plan, shift, date)) }))
    .filter(({ shift, cells }) => shift.isInForce || cells.some(seats => seats.length > 0))

/** How many of a day's seats are taken. */
export function staffingOf(plan: Plan, date: Day): { have: number; need: number } {
  const seats = plan.shifts.filter(({ isInForce }) => isInForce).flatMap(shift => seatsOf(plan, shift, date))
  const wanted = seats.filter(({ number }) => number <= plan.group.chatterCount)
  return { have: wanted.filter(({ assignment }) => assignment !== undefined).length, need: wanted.length }
}

/** What publishing would show to people. */
export const draftsIn = ({ assignments }: Plan): number => assignments.filter(({ state }) => state === 'draft').length
