import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { Day } from '#kit/day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import type { Person } from '#features/people/schema.ts'
import { peopleApi } from '#features/people/web/queries.ts'
import type { Shift } from '#features/shifts/schema.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { allOf, Loaded } from '#platform/web/ui/loaded.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { emptyRow, statusInRow } from '../packed.ts'
import type { TeamWeek } from '../schema.ts'
import { type Shown, shownRows, type TeamColumn, type TeamRow } from '../team.ts'
import { moveInTeam } from './team-keys.ts'
import { TeamHead } from './team-head.tsx'
import { TeamRows } from './team-rows.tsx'
import { useTeam } from './use-team.ts'

interface Props {
  readonly week: Week
  readonly today: Day
  readonly shifts: readonly Shift[]
  /** Weekday 0 to 6 when only one day fits the screen. */
  readonly onlyDay: number | undefined
  readonly onPerson: (profileId: string) => void
}

/** Everybody's week: a row a person, the shifts of each day side by side, with how many are there above. */
export function TeamGrid({ week, today, shifts, onlyDay, onPerson }: Props) {
  const texts = useTexts('availability')
  const { read, mark } = useTeam(week)
  const people = useQuery(peopleApi.list.queryOptions())
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter(weekday => onlyDay === undefined || weekday === onlyDay)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="w-[min(260px,100%)]">
          <SearchField label={texts.team.search} value={search} onChange={setSearch} />
        </div>
        <Segmented<Shown>
          label={texts.team.show}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: texts.team.all },
            { value: 'marked', label: texts.team.marked },
            { value: 'missing', label: texts.team.missing },
          ]}
        />
      </div>
      <Loaded read={allOf(read, people)} skeleton={<Skeletons rows={8} className="h-9" />}>
        {([team, everybody]) => {
          const all = rowsOf(team, everybody)
          const rows = shownRows(all, search, shown)
          const columns = shiftsOf(team, shifts)
          const onClick = (event: MouseEvent<HTMLElement>) => {
            const cell = cellAt(event)
            const row = cell && rows[cell.row]
            const column = cell && columns[cell.column]
            const date = cell && daysOfWeek(week)[cell.weekday]
            if (!cell || !row || !column || date === undefined) return
            const status = statusInRow(row.cells, column.index, cell.weekday)
            if (!column.shift.isEnabled || status === 'vacation' || status === 'vacation_requested') return
            mark({
              profileId: row.person.id,
              date,
              shiftId: column.shift.id,
              weekday: cell.weekday,
              marking: status === 'none' ? 'available' : 'none',
            })
          }
          if (rows.length === 0) return <EmptyState text={texts.team.empty} />
          return (
            <div
              role="grid"
              tabIndex={0}
              onKeyDown={moveInTeam}
              aria-label={texts.team.title}
              aria-rowcount={rows.length + 1}
              className="max-h-[calc(100dvh-220px)] overflow-auto rounded-card border border-line bg-surface shadow-card"
              onClick={onClick}
            >
              <TeamHead week={week} today={today} weekdays={weekdays} columns={columns} rows={all} />
              <TeamRows
                rows={rows}
                weekdays={weekdays}
                columns={columns}
                week={week}
                today={today}
                onPerson={onPerson}
              />
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}

const shiftsOf = ({ shiftIds }: TeamWeek, shifts: readonly Shift[]): TeamColumn[] =>
  shiftIds.flatMap((id, index) => {
    const shift = shifts.find(one => one.id === id)
    return shift ? [{ index, shift }] : []
  })

/** Chatters, and whoever else has marked something. */
function rowsOf({ shiftIds, people, cells }: TeamWeek, everybody: readonly Person[]): TeamRow[] {
  const marked = new Map(people.map((id, index) => [id, cells[index]]))
  const empty = emptyRow.repeat(shiftIds.length)
  return everybody
    .filter(person => !person.isLocked && (person.role === 'chatter' || marked.has(person.id)))
    .map(person => ({ person, cells: marked.get(person.id) ?? empty }))
}

function cellAt({ target }: MouseEvent): { row: number; column: number; weekday: number } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-weekday]') : null
  if (!element) return undefined
  const { row, column, weekday } = element.dataset
  return { row: Number(row), column: Number(column), weekday: Number(weekday) }
}
