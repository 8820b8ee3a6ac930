import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FileSpreadsheet, LayoutGrid, Plus, Rows3, Search, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMay } from '#features/access/sign-in/web/session.tsx'
import { toEditCreators } from '#features/agency/creators/policy.ts'
import type { Creator } from '#features/agency/creators/schema.ts'
import { type CreatorFilter, filterCreators, searchCreators } from '#features/agency/creators/search.ts'
import { CreatorCard } from '#features/agency/creators/web/creator-card.tsx'
import { CreatorRow } from '#features/agency/creators/web/creator-row.tsx'
import { CreatorFilters } from '#features/agency/creators/web/creator-filters.tsx'
import { CreatorDialog } from '#features/agency/creators/web/creator-dialog.tsx'
import { creatorsApi } from '#features/agency/creators/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useRemembered } from '../shell/use-remembered.ts'

const ImportCreatorsDialog = lazily(
  () => import('#features/agency/creators/web/import-dialog.tsx'),
  'ImportCreatorsDialog',
)

const views = ['cards', 'list'] as const
type View = (typeof views)[number]

const route = getRouteApi('/inside/creator')

export function CreatorsScreen() {
  const texts = useTexts('creators')
  const mayEdit = useMay()(toEditCreators)
  const read = useQuery(creatorsApi.list.queryOptions())
  const { q = '' } = route.useSearch()
  const [editing, setEditing] = useState<{ creator: Creator | undefined }>()
  const [isImporting, setImporting] = useState(false)
  const add = mayEdit && (
    <>
      <Button onClick={() => setImporting(true)}>
        <FileSpreadsheet aria-hidden size={16} />
        {texts.import.open}
      </Button>
      <Button variant="primary" onClick={() => setEditing({ creator: undefined })}>
        <Plus aria-hidden size={16} />
        {texts.add}
      </Button>
    </>
  )
  return (
    <div className="max-w-page">
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={add} />
      <Loaded read={read} skeleton={<Skeletons rows={3} className="h-40" />}>
        {creators =>
          creators.length === 0 ? (
            <EmptyState icon={<UserRound aria-hidden size={18} />} text={texts.empty} />
          ) : (
            <Creators
              key={q}
              asked={q}
              creators={creators}
              mayEdit={mayEdit}
              onEdit={creator => setEditing({ creator })}
            />
          )
        }
      </Loaded>
      {isImporting && (
        <Suspense>
          <ImportCreatorsDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {editing && <CreatorDialog creator={editing.creator} onClose={() => setEditing(undefined)} />}
    </div>
  )
}

const shapes: Readonly<Record<View, string>> = {
  cards: 'grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4',
  list: 'divide-y divide-line rounded-card border border-line bg-surface shadow-card',
}

interface Props {
  /** The search text in the address. */
  readonly asked: string
  readonly creators: readonly Creator[]
  readonly mayEdit: boolean
  readonly onEdit: (creator: Creator) => void
}

function Creators({ asked, creators, mayEdit, onEdit }: Props) {
  const texts = useTexts('creators')
  const askAndRemove = useRemoval(creatorsApi.remove.call, creatorsApi.key(), texts)
  const [query, setQuery] = useState(asked)
  const [filter, setFilter] = useState<CreatorFilter>({})
  const [view, setView] = useRemembered<View>('staffel.creators.view', views, 'cards')
  const Item = view === 'list' ? CreatorRow : CreatorCard
  const found = filterCreators(searchCreators(creators, query), filter)
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <div className="min-w-52 flex-[1_1_14rem] sm:max-lg:basis-full lg:max-w-[360px]">
          <SearchField label={texts.search} value={query} onChange={setQuery} />
        </div>
        <CreatorFilters creators={creators} value={filter} onChange={setFilter} />
        <span className="ml-auto">
          <Segmented<View>
            label={texts.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'cards', label: texts.views.cards, icon: <LayoutGrid aria-hidden size={14} /> },
              { value: 'list', label: texts.views.list, icon: <Rows3 aria-hidden size={14} /> },
            ]}
          />
        </span>
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={<Search aria-hidden size={18} />}
          text={query === '' ? texts.filter.nothing : texts.nothingFound(query)}
        />
      )}
      <div className={found.length === 0 ? undefined : shapes[view]}>
        {found.map(creator => (
          <Item
            key={creator.id}
            creator={creator}
            mayEdit={mayEdit}
            onEdit={() => onEdit(creator)}
            onRemove={() => void askAndRemove(creator)}
          />
        ))}
      </div>
    </>
  )
}
