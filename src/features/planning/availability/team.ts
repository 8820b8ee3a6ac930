import { foldForSearch } from '#kit/text.ts'
import type { Person } from '#features/foundation/people/schema.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { statusInRow } from './packed.ts'

/** A person's week: seven letters a shift (see `packed.ts`). */
export interface TeamRow {
  readonly person: Person
  readonly cells: string
  /** `s` where the person is reported absent, in the same order; left out: nowhere. */
  readonly absent?: string | undefined
}

export const isAbsentIn = ({ absent }: Pick<TeamRow, 'absent'>, shiftIndex: number, weekday: number): boolean =>
  absent?.charAt(shiftIndex * 7 + weekday) === 's'

/** Everybody, those who said anything about the week, or those who did not. */
export type TeamFilter = 'all' | 'marked' | 'missing'

export interface TeamColumn {
  /** Its place in the row's letters. */
  readonly index: number
  readonly shift: Shift
}

const saysAnything = ({ cells }: TeamRow): boolean => /[^.]/.test(cells)

export function filterTeamRows(rows: readonly TeamRow[], search: string, shown: TeamFilter): TeamRow[] {
  const wanted = foldForSearch(search.trim())
  return rows.filter(
    row =>
      // nobody is looked for most of the time
      (wanted === '' || foldForSearch(row.person.fullName).includes(wanted)) &&
      (shown === 'all' || (shown === 'marked') === saysAnything(row)),
  )
}

/** How many are available for a shift of a day, and not reported absent. */
export const countAvailable = (rows: readonly TeamRow[], shiftIndex: number, weekday: number): number =>
  rows.filter(row => {
    const status = statusInRow(row.cells, shiftIndex, weekday)
    return (status === 'available' || status === 'preferred') && !isAbsentIn(row, shiftIndex, weekday)
  }).length
