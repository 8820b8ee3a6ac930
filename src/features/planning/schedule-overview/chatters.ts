import type { ChatterRow, ChatterView } from './contract.ts'

export type { ChatterRow, ChatterView } from './contract.ts'

/** A person's seats of a day, unpacked. */
export const shownSeats = (view: ChatterView, row: ChatterRow, at: number) =>
  row.seats.flatMap(([day, groupAt, shiftAt, state]) => {
    const [group, shift] = [view.groups[groupAt], view.shifts[shiftAt]]
    return day === at && group && shift ? [{ group, shift, state }] : []
  })
