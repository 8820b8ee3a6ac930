import type { ChatterRow, ChatterView } from './contract.ts'

export type { ChatterRow, ChatterView } from './contract.ts'

/** A person's seats of a day, unpacked; `ended` words the name of a group that has ended. */
export const shownSeats = (view: ChatterView, row: ChatterRow, at: number, ended: (name: string) => string) =>
  row.seats.flatMap(([day, groupAt, shiftAt, state]) => {
    const [group, shift] = [view.groups[groupAt], view.shifts[shiftAt]]
    if (day !== at || !group || !shift) return []
    return [{ group: { ...group, name: group.isEnded ? ended(group.name) : group.name }, shift, state }]
  })
