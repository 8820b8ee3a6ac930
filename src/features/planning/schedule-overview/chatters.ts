import { textWithShifts } from '#features/agency/shifts/names.ts'
import { vacationShiftNamesAt } from '#features/planning/availability/day-letters.ts'
import type { ChatterRow, ChatterView } from './contract.ts'

export type { ChatterRow, ChatterView } from './contract.ts'

/** Names of the shifts of vacation, or of a request, for a part of the day; else none. */
export const vacationShiftsAt = ({ availability, vacationShifts }: ChatterRow, at: number): readonly string[] =>
  // an absence is of the day, whatever vacation there is in a part of it
  availability.charAt(at) === 's' ? [] : vacationShiftNamesAt(vacationShifts, at)

export const vacationText = (row: ChatterRow, at: number, text: string): string =>
  textWithShifts(text, vacationShiftsAt(row, at))

/** A person's seats of a day, unpacked; `ended` words the name of a group that has ended. */
export const shownSeats = (view: ChatterView, row: ChatterRow, at: number, ended: (name: string) => string) =>
  row.seats.flatMap(([day, groupAt, shiftAt, state]) => {
    const [group, shift] = [view.groups[groupAt], view.shifts[shiftAt]]
    if (day !== at || !group || !shift) return []
    return [{ group: { ...group, name: group.isEnded ? ended(group.name) : group.name }, shift, state }]
  })
