import { addDays, type Day, daysBetween } from '#kit/day.ts'
import { daysOfWeek, mondayOf, type Week, weekOf } from '#kit/week.ts'
import {
  cellNote,
  type CellStatus,
  cellStatus,
  type PackedCells,
  type PackedNotes,
  withCell,
  withNote,
} from './packed.ts'
import type { Marking } from './markings.ts'
import type { CellChange } from './schema.ts'

/*
 * A cell's life:
 *
 *   none ⇄ available ⇄ preferred      by hand, until the day has begun (managers: always)
 *     └── request ──▶ vacation_requested ── approve ──▶ vacation      by vacation requests only
 */

type CellRefusal = 'outsideWeek' | 'dayBegun' | 'onVacation' | 'shiftGone' | 'changedMeanwhile'

interface Grid {
  readonly week: Week
  readonly cells: PackedCells
  readonly notes: PackedNotes
  /** The shifts that can be marked: the enabled standard ones. */
  readonly shiftIds: ReadonlySet<string>
}

interface MarkingRights {
  readonly today: Day
  /** A manager may still edit what has begun (docs/product/en/availability.md#marking). */
  readonly isManager: boolean
}

export type MarkVerdict =
  | { readonly ok: true; readonly cells: PackedCells; readonly notes: PackedNotes }
  | { readonly ok: false; readonly refusal: CellRefusal; readonly index: number }

/** All the changes or none: the first that does not hold says which and why. */
export function markCells(grid: Grid, changes: readonly CellChange[], asking: MarkingRights): MarkVerdict {
  let { cells, notes } = grid
  for (const [index, change] of changes.entries()) {
    const refusal = whyNotMark({ ...grid, cells, notes }, change, asking)
    if (refusal) return { ok: false, refusal, index }
    const weekday = daysBetween(mondayOf(grid.week), change.date)
    cells = withCell(cells, change.shiftId, weekday, change.marking)
    if (change.note !== undefined) notes = withNote(notes, change.shiftId, weekday, change.note)
  }
  return { ok: true, cells, notes }
}

/**
 * The week, or some of its days, marked like another one: what cannot be marked (days that have begun, vacation, shifts that are off) stays as
 * it is, and so do notes.
 */
export function copyMarks(
  source: PackedCells,
  grid: Grid,
  asking: MarkingRights,
  days: readonly Day[] = daysOfWeek(grid.week),
): PackedCells {
  const monday = mondayOf(grid.week)
  return [...grid.shiftIds].reduce(
    (cells, shiftId) =>
      days.reduce((result, date) => {
        const weekday = daysBetween(monday, date)
        const marking = markingOf(cellStatus(source, shiftId, weekday))
        const isOpen = whyNotMark({ ...grid, cells: result }, { date, shiftId, marking }, asking) === undefined
        return isOpen ? withCell(result, shiftId, weekday, marking) : result
      }, cells),
    grid.cells,
  )
}

/** Whether somebody has said when to be available, on one weekday (0–6, Monday 0) or on any. */
export const hasMarks = (cells: PackedCells, weekday?: number): boolean =>
  Object.keys(cells).some(shiftId =>
    (weekday === undefined ? weekdays : [weekday]).some(each => markingOf(cellStatus(cells, shiftId, each)) !== 'none'),
  )

const weekdays = [0, 1, 2, 3, 4, 5, 6]

const markingOf = (status: CellStatus): Marking => (status === 'available' || status === 'preferred' ? status : 'none')

function whyNotMark(
  { week, cells, notes, shiftIds }: Grid,
  { date, shiftId, marking, note, was }: CellChange,
  { today, isManager }: MarkingRights,
): CellRefusal | undefined {
  const weekday = daysBetween(mondayOf(week), date)
  if (weekday < 0 || weekday > 6) return 'outsideWeek'
  if (!shiftIds.has(shiftId)) return 'shiftGone'
  if (!isManager && hasDayBegun(date, today)) return 'dayBegun'
  const status = cellStatus(cells, shiftId, weekday)
  if (status === 'vacation' || status === 'vacation_requested') return 'onVacation'
  if (was === undefined) return undefined
  const noted = cellNote(notes, shiftId, weekday)
  const isAsWished = status === marking && (note === undefined || noted === note)
  const isAsItWas = status === was.status && (note === undefined || noted === was.note)
  return isAsWished || isAsItWas ? undefined : 'changedMeanwhile'
}

/** The week of the first day that can be marked: on a Sunday the next one, as the week has begun to its last day. */
export const firstMarkableWeek = ({ today, isManager }: MarkingRights): Week =>
  weekOf(isManager ? today : addDays(today, 1))

/** Availability closes when its day has started in the organisation. */
export const hasDayBegun = (date: Day, today: Day): boolean => date <= today

/** Vacation is counted in days: one cell of a day is enough (docs/product/en/vacation.md#limit). */
export const countVacationDays = (week: Week, cells: PackedCells): number =>
  daysOfWeek(week).filter((_, weekday) =>
    Object.keys(cells).some(shiftId => {
      const status = cellStatus(cells, shiftId, weekday)
      return status === 'vacation' || status === 'vacation_requested'
    }),
  ).length

/** A person's own limit if there is one, else the organisation's. */
export const vacationLimit = (
  person: { hasCustomVacationDays: boolean; maxVacationDays: number | null },
  organizationDefault: number,
): number =>
  person.hasCustomVacationDays && person.maxVacationDays !== null ? person.maxVacationDays : organizationDefault

/** A click sets what the brush says, and takes away what says so already. */
export const markingAfterClick = (status: string, brush: Marking): Marking => (status === brush ? 'none' : brush)

/** Which wording of the week indicator, and its number if it has one (docs/product/en/availability.md#weeks). */
export type WeekIndicator =
  | { readonly kind: 'thisWeek' | 'nextWeek' | 'lastWeek' | 'expired' }
  | { readonly kind: 'weeksAgo' | 'inWeeks'; readonly weeks: number }

export function weekIndicator(distance: number): WeekIndicator {
  if (distance > 1) return { kind: 'inWeeks', weeks: distance }
  if (distance === 1) return { kind: 'nextWeek' }
  if (distance === 0) return { kind: 'thisWeek' }
  if (distance === -1) return { kind: 'lastWeek' }
  return distance >= -4 ? { kind: 'weeksAgo', weeks: -distance } : { kind: 'expired' }
}
