import { type MouseEvent, memo, useMemo } from 'react'
import type { Day } from '#kit/day.ts'
import { daysOfWeek } from '#kit/week.ts'
import type { Person } from '#features/foundation/people/schema.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { emptyRow, statusInRow } from '../packed.ts'
import type { TeamWeek } from '../schema.ts'
import { type TeamFilter, filterTeamRows, type TeamColumn, type TeamRow } from '../team.ts'
import { TeamHead } from './team-head.tsx'
import { moveFocusInTeamGrid } from './team-keys.ts'
import { TeamRows } from './team-rows.tsx'
import type { TeamMark } from './use-team.ts'

interface Props {
  readonly team: TeamWeek
  readonly everybody: readonly Person[]
  readonly shifts: readonly Shift[]
  readonly today: Day
  /** Weekday 0 to 6 when only one day fits the screen. */
  readonly onlyDay: number | undefined
  readonly search: string
  readonly shown: TeamFilter
  /** Another week was chosen and is not there yet: this one can be looked at until then. */
  readonly isBusy: boolean
  readonly onMark: (mark: TeamMark) => void
  readonly onPerson: (profileId: string) => void
}

const allWeekdays = [0, 1, 2, 3, 4, 5, 6]

/** A mark on its way does not render it again, only what it changes. */
export const TeamTable = memo(function TeamTable({
  team,
  everybody,
  shifts,
  today,
  onlyDay,
  search,
  shown,
  isBusy,
  onMark,
  onPerson,
}: Props) {
  const texts = useTexts('availability')
  const { week, shiftIds } = team
  const weekdays = useMemo(() => (onlyDay === undefined ? allWeekdays : [onlyDay]), [onlyDay])
  const columns = useMemo(() => shiftsOf(shiftIds, shifts), [shiftIds, shifts])
  const all = useMemo(() => rowsOf(team, everybody), [team, everybody])
  const rows = useMemo(() => filterTeamRows(all, search, shown), [all, search, shown])

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const row = rows[Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'])]
    if (!row) return
    if (target.closest('[role=rowheader] button')) return onPerson(row.person.id)
    const cell = target.closest<HTMLElement>('[data-weekday]')
    const column = columns[Number(cell?.dataset['column'])]
    const weekday = Number(cell?.dataset['weekday'])
    const date = daysOfWeek(week)[weekday]
    if (isBusy || !column?.shift.isEnabled || date === undefined) return
    const status = statusInRow(row.cells, column.index, weekday)
    if (status === 'vacation' || status === 'vacation_requested') return
    const marking = status === 'none' ? 'available' : 'none'
    onMark({ week, profileId: row.person.id, date, shiftId: column.shift.id, weekday, marking })
  }

  if (rows.length === 0) return <EmptyState text={texts.team.empty} />
  return (
    <div
      role="grid"
      tabIndex={0}
      onKeyDown={moveFocusInTeamGrid}
      aria-label={texts.team.title}
      aria-rowcount={rows.length + 1}
      aria-busy={isBusy}
      className="max-h-[calc(100dvh-220px)] scroll-pt-15 scroll-pl-[132px] overflow-auto rounded-card border border-line bg-surface shadow-card transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
      onClick={onClick}
    >
      <TeamHead week={week} today={today} weekdays={weekdays} columns={columns} rows={all} />
      <TeamRows rows={rows} weekdays={weekdays} columns={columns} week={week} today={today} />
    </div>
  )
})

const shiftsOf = (shiftIds: readonly string[], shifts: readonly Shift[]): TeamColumn[] =>
  shiftIds.flatMap((id, index) => {
    const shift = shifts.find(one => one.id === id)
    return shift ? [{ index, shift }] : []
  })

/** Returns a row for each chatter, and for every other member who has marked availability. */
function rowsOf({ shiftIds, people, cells, absent }: TeamWeek, everybody: readonly Person[]): TeamRow[] {
  const marked = new Map(people.map((id, index) => [id, cells[index]]))
  const absences = new Map(absent.map(({ profileId, cells }) => [profileId, cells]))
  const empty = emptyRow.repeat(shiftIds.length)
  return everybody
    .filter(person => !person.isLocked && (person.role === 'chatter' || marked.has(person.id)))
    .map(person => ({ person, cells: marked.get(person.id) ?? empty, absent: absences.get(person.id) }))
}
