import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { NotebookText } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { OwnPart } from '#features/work/handover/schema.ts'
import { HandoverCard } from '#features/work/handover/web/note-card.tsx'
import { handoverApi, ownHandoversQuery } from '#features/work/handover/web/queries.ts'
import { HandoversToWrite } from '#features/work/handover/web/still-to-write.tsx'
import { WriteHandoverDialog } from '#features/work/handover/web/write-dialog.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { maxSearchLength } from '#features/work/handover/rules.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'

const route = getRouteApi('/inside/handovers')
const all = 'all'

/** What shifts have left to the next, to be read and searched; and one's own that can still be written. */
export function HandoversScreen() {
  const texts = useTexts('handover')
  const { q = '', group = all, write } = route.useSearch()
  const navigate = route.useNavigate()
  const [search, setSearch] = useState(q)
  const wanted = useDeferredValue(search.trim())
  const own = useQuery(ownHandoversQuery)
  const parts = own.data?.parts.filter(part => part.mayWrite) ?? []
  const [writing, setWriting] = useState<OwnPart>()
  // from the bot one comes straight to the shift that one has left
  const asked = parts.find(part => part.assignmentId === write)
  const shown = writing ?? asked
  const question = {
    ...(wanted === '' ? {} : { search: wanted }),
    ...(group === all ? {} : { groupId: group }),
  }
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    handoverApi.list.infiniteOptions({
      input: (after: string | undefined) => ({ ...question, ...(after === undefined ? {} : { after }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: last => last.next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const say = (next: { q: string; group: string }) =>
    void navigate({
      search: {
        ...(next.q.trim() === '' ? {} : { q: next.q.trim() }),
        ...(next.group === all ? {} : { group: next.group }),
      },
      replace: true,
      resetScroll: false,
    })
  const groups = data?.pages[0]?.groups ?? []
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {own.data === undefined && own.isError && !isError && (
        <div data-compact="">
          <ErrorState text={texts.ownUnreadable} onRetry={() => void own.refetch()} />
        </div>
      )}
      {parts.length > 0 && <HandoversToWrite parts={parts} onWrite={setWriting} />}
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={texts.search}
          value={search}
          maxLength={maxSearchLength}
          className="min-w-56 flex-1"
          onChange={typed => {
            setSearch(typed)
            say({ q: typed, group })
          }}
        />
        <div className="w-full sm:w-60">
          <Select
            label={texts.group}
            hideLabel
            value={groups.some(({ id }) => id === group) ? group : all}
            options={[
              { value: all, label: texts.allGroups },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={next => say({ q: search, group: next })}
          />
        </div>
      </div>
      <Loaded
        read={{ data, isError, refetch: () => Promise.all([refetch(), own.refetch()]) }}
        skeleton={<Skeletons rows={4} className="h-36" />}
      >
        {({ pages }) => {
          const notes = pages.flatMap(page => page.notes)
          return notes.length === 0 ? (
            <EmptyState
              icon={<NotebookText size={20} />}
              text={wanted === '' && group === all ? texts.none : texts.nothingFound}
            />
          ) : (
            notes.map(note => <HandoverCard key={note.assignmentId} note={note} />)
          )
        }}
      </Loaded>
      {hasNextPage && (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {shown && (
        <WriteHandoverDialog
          key={shown.assignmentId}
          part={shown}
          onClose={() => {
            setWriting(undefined)
            if (write !== undefined) say({ q: search, group })
          }}
        />
      )}
    </div>
  )
}
