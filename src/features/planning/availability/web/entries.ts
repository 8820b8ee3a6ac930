import type { CellStatus } from '../packed.ts'
import type { AvailabilityWeek, CellChange } from '../schema.ts'

/** As it goes over the wire: the date is still plain text there. */
type Change = Omit<CellChange, 'date'> & { readonly date: string }
type Entry = AvailabilityWeek['entries'][number]

export const cellKey = (date: string, shiftId: string): string => `${date} ${shiftId}`

export const isSameCell = (a: { date: string; shiftId: string }, b: { date: string; shiftId: string }): boolean =>
  a.date === b.date && a.shiftId === b.shiftId

export const applyChangeToEntry = (before: Entry | undefined, { date, shiftId, marking, note }: Change): Entry => ({
  date,
  shiftId,
  status: marking,
  note: note ?? before?.note ?? '',
})

/** The status of every cell that says something, by `cellKey`. */
export const statusByCell = (entries: readonly Entry[]): ReadonlyMap<string, CellStatus> =>
  new Map(entries.map(entry => [cellKey(entry.date, entry.shiftId), entry.status]))

/** The notes of the week, by `cellKey`. */
export const noteByCell = (entries: readonly Entry[]): ReadonlyMap<string, string> =>
  new Map(entries.map(({ date, shiftId, note }) => [cellKey(date, shiftId), note]))
