import type { Language } from '#kit/catalogue.ts'
import { compareNames } from '#kit/compare-names.ts'
import type { Day } from '#kit/day.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { instantsIn, isOvernight } from '#kit/span.ts'
import { seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
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

/** As `seatKeyInGroup`, of a seat as the boards have it. */
export const boardSeatKey = ({
  date,
  shift,
  number,
}: {
  date: string
  shift: { id: string }
  number: number
}): string => seatKeyInGroup({ date, shiftId: shift.id, seat: number })

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
export const boardRowsOf = (plan: Plan, days: readonly Day[]): BoardRow[] =>
  plan.shifts
    .map(shift => ({ shift, cells: days.map(date => seatsOf(plan, shift, date)) }))
    .filter(({ shift, cells }) => shift.isInForce || cells.some(seats => seats.length > 0))

/** Of each day whether the shift is over then (1) or not (0): what stayed free is no gap any more. `now` in milliseconds. */
export function endedFlagsByDay(shift: PlannedShift, days: readonly Day[], now: number, zone: string): string {
  const instants = instantsIn(zone)
  return days
    .map(date => {
      const { startTime, endTime } = timesOn(shift, date)
      const span = { startTime, endTime, belongsToPreviousDay: shift.belongsToPreviousDay }
      return instants(date, span).end.epochMilliseconds <= now ? '1' : '0'
    })
    .join('')
}

const timesOn = (shift: PlannedShift, date: Day) => shift.changes.findLast(({ from }) => from <= date) ?? shift

/** As it stands beside these days: where one is shown alone, with its times and no others. */
export function shiftWithTimesOfDays(shift: PlannedShift, days: readonly Day[]): PlannedShift {
  const [only, further] = days
  if (only === undefined || further !== undefined) return shift
  const { startTime, endTime } = timesOn(shift, only)
  const { belongsToPreviousDay } = shift
  const isOver = isOvernight({ startTime, endTime, belongsToPreviousDay })
  return { ...shift, startTime, endTime, isOvernight: isOver, changes: [] }
}

/** The times of a seat from before its shift changed; undefined: it has those of the shift. */
export function differingTimes({ shift, date, assignment }: Seat, language: Language): string | undefined {
  if (!assignment) return undefined
  const { startTime, endTime } = timesOn(shift, date)
  return assignment.startTime === startTime && assignment.endTime === endTime
    ? undefined
    : formatTimes(assignment, language)
}

/** How many of a day's seats are taken, and how many sit on seats that there are no more. */
export function staffingOf(plan: Plan, date: Day): { have: number; need: number; over: number } {
  const seats = plan.shifts.filter(({ isInForce }) => isInForce).flatMap(shift => seatsOf(plan, shift, date))
  const wanted = seats.filter(({ number }) => number <= plan.group.chatterCount)
  return {
    have: wanted.filter(({ assignment }) => assignment !== undefined).length,
    need: wanted.length,
    over: seats.length - wanted.length,
  }
}

/** What publishing would show to people. */
export const countPlanDrafts = ({ assignments }: Plan): number =>
  assignments.filter(({ state }) => state === 'draft').length

export interface SeatMarks {
  readonly notes: ReadonlySet<string>
  readonly declined: ReadonlySet<string>
}

/** Keys of the seats with a note, and of those that somebody has declined and nobody has taken since. */
export function seatMarksOf({ notes, declined, assignments }: Plan): SeatMarks {
  const taken = new Set(assignments.map(seatKeyInGroup))
  return {
    notes: new Set(notes.map(seatKeyInGroup)),
    declined: new Set(declined.map(seatKeyInGroup).filter(key => !taken.has(key))),
  }
}

/** What publishing would tell each person, by name. */
export function draftsByPerson({ assignments, shifts }: Plan) {
  const known = new Map(shifts.map(shift => [shift.id, shift]))
  const drafts = assignments.filter(({ state }) => state === 'draft')
  return [...Map.groupBy(drafts, ({ profileId }) => profileId)]
    .map(([profileId, own]) => ({
      profileId,
      fullName: own[0]?.fullName ?? '',
      shifts: own
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, shiftId }) => ({
          date,
          name: known.get(shiftId)?.name ?? '',
          color: known.get(shiftId)?.color ?? 'gray',
        })),
    }))
    .toSorted((a, b) => compareNames(a.fullName, b.fullName))
}

/** Everybody who sits here with the hours of the week over all groups, the most first. */
export function hoursByPerson({ assignments, weekHours }: Plan) {
  return [...Map.groupBy(assignments, ({ profileId }) => profileId)]
    .map(([profileId, own]) => ({
      profileId,
      fullName: own[0]?.fullName ?? '',
      shifts: own.length,
      hours: weekHours[profileId] ?? 0,
    }))
    .toSorted((a, b) => b.hours - a.hours || compareNames(a.fullName, b.fullName))
}
