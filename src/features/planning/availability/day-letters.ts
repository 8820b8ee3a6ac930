import type { VacationPart } from './schema.ts'
import { cellStatus, type CellStatus, type PackedCells } from './packed.ts'

/** What a day of somebody comes to over all shifts: the gravest word wins. */
const dayLetters = { none: '.', available: 'a', preferred: 'p', vacation_requested: 'r', vacation: 'v' } as const
const gravest = ['vacation', 'vacation_requested', 'preferred', 'available'] as const satisfies readonly CellStatus[]

export const letterOfDay = (statuses: readonly CellStatus[]): string =>
  dayLetters[gravest.find(status => statuses.includes(status)) ?? 'none']

/**
 * The shifts that are vacation (or, without any, requested vacation) on a day; empty where that is no shift, or every one of
 * `wholeDay`.
 */
export function vacationShiftsOf(
  cells: PackedCells | undefined,
  shiftIds: readonly string[],
  weekday: number,
  wholeDay: readonly string[] = shiftIds,
): string[] {
  if (!cells) return []
  const having = (...statuses: CellStatus[]) => shiftIds.filter(id => statuses.includes(cellStatus(cells, id, weekday)))
  const isWhole = (ids: readonly string[]) => wholeDay.every(id => ids.includes(id))
  const vacation = having('vacation')
  if (vacation.length > 0) return isWhole(vacation) ? [] : vacation
  const requested = having('vacation_requested')
  return isWhole(requested) ? [] : requested
}

/** The parts of the days of a plan: `weekday` is 0 on Monday. Undefined: there are none. */
export function vacationPartsOf(
  days: readonly { readonly cells: PackedCells | undefined; readonly weekday: number }[],
  shifts: readonly { readonly id: string; readonly name: string }[],
): VacationPart[] | undefined {
  const ids = shifts.map(({ id }) => id)
  const parts = days.flatMap(({ cells, weekday }, day): VacationPart[] => {
    const part = new Set(vacationShiftsOf(cells, ids, weekday))
    return part.size === 0 ? [] : [{ day, shiftNames: shifts.flatMap(({ id, name }) => (part.has(id) ? name : [])) }]
  })
  return parts.length === 0 ? undefined : parts
}

export const vacationShiftNamesAt = (parts: readonly VacationPart[] | undefined, at: number): readonly string[] =>
  parts?.find(({ day }) => day === at)?.shiftNames ?? []

/** Stands for a reported absence; the letters above stand for what members have entered themselves. */
const absentLetter = 's'

/** The letters with the days of a reported absence; approved vacation stays, as the member is away in any case. */
export const withAbsentDays = (letters: string, isAbsent: (day: number) => boolean): string =>
  Array.from(letters, (letter, day) => (letter !== dayLetters.vacation && isAbsent(day) ? absentLetter : letter)).join(
    '',
  )

/** Of seven days from Monday, one letter each. */
export const lettersOfWeek = (cells: PackedCells | undefined, shiftIds: readonly string[]): string =>
  [0, 1, 2, 3, 4, 5, 6].map(weekday => letterOfWeekday(cells, shiftIds, weekday)).join('')

/** `weekday`: Monday 0. */
export const letterOfWeekday = (cells: PackedCells | undefined, shiftIds: readonly string[], weekday: number): string =>
  letterOfDay(cells ? shiftIds.map(id => cellStatus(cells, id, weekday)) : [])
