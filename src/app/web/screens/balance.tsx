import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { foldForSearch } from '#kit/text.ts'
import type { Weeks } from '#features/work/balance/rules.ts'
import type { Balance } from '#features/work/balance/schema.ts'
import { BalanceTable } from '#features/work/balance/web/balance-table.tsx'
import { BalanceExportMenu } from '#features/work/balance/web/export-menu.tsx'
import { PlotLegend } from '#features/work/balance/web/plot-legend.tsx'
import { balanceApi } from '#features/work/balance/web/queries.ts'
import { sorted, type Sorting, sortingAfter } from '#features/work/balance/web/sorting.ts'
import { WeeksSwitch } from '#features/work/balance/web/weeks-switch.tsx'
import { dateSpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'

const route = getRouteApi('/inside/balance')
const rowsAtOnce = 100

/** Who has worked how much, nights and weekends too; how far it looks back stands in the address. */
export function WorkloadBalanceScreen() {
  const texts = useTexts('balance')
  const language = useLanguage()
  const navigate = route.useNavigate()
  const { weeks = 4 } = route.useSearch()
  const read = useQuery(
    balanceApi.list.queryOptions({
      input: { weeks },
      // the table stays while the other span is on its way
      placeholderData: before => before,
    }),
  )
  const go = (to: Weeks) => void navigate({ search: to === 4 ? {} : { weeks: to } })
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader
        title={texts.title}
        {...(read.data && { subtitle: texts.subtitle(dateSpan(read.data.from, read.data.to, language)) })}
        actions={read.data && <BalanceExportMenu weeks={weeks} days={read.data} />}
      />
      <Loaded read={read} skeleton={<Skeletons rows={8} className="h-14" />}>
        {balance => <People balance={balance} weeks={weeks} onGo={go} />}
      </Loaded>
    </div>
  )
}

interface PeopleProps {
  readonly balance: Balance
  readonly weeks: Weeks
  readonly onGo: (to: Weeks) => void
}

function People({ balance, weeks, onGo }: PeopleProps) {
  const texts = useTexts('balance')
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ by: 'hours', direction: 'descending' })
  const [limit, setLimit] = useState(rowsAtOnce)
  const wanted = foldForSearch(search.trim())
  const people = sorted(balance.people, sorting).filter(({ fullName }) => foldForSearch(fullName).includes(wanted))
  const isEmpty = balance.people.every(({ wished, declined }) => wished === null && declined === 0)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <WeeksSwitch weeks={weeks} onChange={onGo} />
        {!isEmpty && (
          <div className="w-65 max-w-full">
            <SearchField label={texts.search} value={search} onChange={setSearch} />
          </div>
        )}
      </div>
      {isEmpty || people.length === 0 ? (
        <EmptyState icon={<Scale size={20} />} text={isEmpty ? texts.empty : texts.none} />
      ) : (
        <>
          <BalanceTable
            balance={balance}
            people={people.slice(0, limit)}
            sorting={sorting}
            onSort={by => setSorting(sortingAfter(sorting, by))}
          />
          {people.length > limit && (
            <Button className="self-center" onClick={() => setLimit(limit + rowsAtOnce)}>
              {texts.more(Math.min(rowsAtOnce, people.length - limit))}
            </Button>
          )}
          <PlotLegend person={texts.legend.person} withWish />
          <p className="max-w-[68ch] text-13 text-text-2">{texts.rules}</p>
        </>
      )}
    </>
  )
}
