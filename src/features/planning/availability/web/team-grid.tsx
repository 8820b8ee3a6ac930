import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import type { Day } from '#kit/day.ts'
import type { Week } from '#kit/week.ts'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import type { TeamFilter } from '../team.ts'
import { MarksSaveStatus } from './marks-status.tsx'
import { TeamTable } from './team-table.tsx'
import { useTeamWeek } from './use-team.ts'

interface Props {
  readonly week: Week
  readonly today: Day
  readonly shifts: readonly Shift[]
  /** Weekday 0 to 6 when only one day fits the screen. */
  readonly onlyDay: number | undefined
  readonly onPerson: (profileId: string) => void
}

/** Everybody's week: a row a person, the shifts of each day side by side, with how many are there above. */
export function TeamGrid({ week, ...rest }: Props) {
  const { read, mark } = useTeamWeek(week)
  const people = useQuery(peopleApi.list.queryOptions())
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<TeamFilter>('all')
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Filter search={search} onSearch={setSearch} shown={shown} onShow={setShown} />
        <MarksSaveStatus />
      </div>
      <Loaded read={combineReads(read, people)} skeleton={<Skeletons rows={8} className="h-9" />}>
        {([team, everybody]) => (
          <TeamTable
            team={team}
            everybody={everybody}
            search={search}
            shown={shown}
            isBusy={team.week !== week}
            onMark={mark}
            {...rest}
          />
        )}
      </Loaded>
    </div>
  )
}

interface FilterProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly shown: TeamFilter
  readonly onShow: (shown: TeamFilter) => void
}

/** Not rendered again with every mark: a control that looks for its label reads the whole page. */
const Filter = memo(function Filter({ search, onSearch, shown, onShow }: FilterProps) {
  const { team: texts } = useTexts('availability')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-56 max-w-full max-sm:w-full">
        <SearchField label={texts.search} value={search} onChange={onSearch} />
      </div>
      <Segmented<TeamFilter>
        label={texts.show}
        value={shown}
        onChange={onShow}
        options={[
          { value: 'all', label: texts.all },
          { value: 'marked', label: texts.marked },
          { value: 'missing', label: texts.missing },
        ]}
      />
    </div>
  )
})
