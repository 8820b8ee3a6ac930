import { cellStatus, type CellStatus, type PackedCells } from './packed.ts'

/** What a day of somebody comes to over all shifts: the gravest word wins. */
const dayLetters = { none: '.', available: 'a', preferred: 'p', vacation_requested: 'r', vacation: 'v' } as const
const gravest = ['vacation', 'vacation_requested', 'preferred', 'available'] as const satisfies readonly CellStatus[]

export const letterOfDay = (statuses: readonly CellStatus[]): string =>
  dayLetters[gravest.find(status => statuses.includes(status)) ?? 'none']

/** Of seven days from Monday, one letter each. */
export const lettersOfWeek = (cells: PackedCells | undefined, shiftIds: readonly string[]): string =>
  [0, 1, 2, 3, 4, 5, 6].map(weekday => letterOfWeekday(cells, shiftIds, weekday)).join('')

/** `weekday`: Monday 0. */
export const letterOfWeekday = (cells: PackedCells | undefined, shiftIds: readonly string[], weekday: number): string =>
  letterOfDay(cells ? shiftIds.map(id => cellStatus(cells, id, weekday)) : [])
