import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { ListTodo, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import type { Todo } from '#features/work/todos/schema.ts'
import { type TodoFilter, todosApi, allTodosQuery } from '#features/work/todos/web/queries.ts'
import { changeInBatches, selectedTodosStillShown } from '#features/work/todos/web/selection.ts'
import { TodoDialog } from '#features/work/todos/web/todo-dialog.tsx'
import { TodoFilters } from '#features/work/todos/web/todo-filters.tsx'
import { TodoTable } from '#features/work/todos/web/todo-table.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { useRowOutcomes } from '#platform/web/row-outcomes.ts'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'

/** All todos of the organisation (docs/product/en/todos.md#management). */
export function TodoManagementScreen() {
  const { management: texts, dialog, empty, tabs } = useTexts('todos')
  const { profileId } = useMember()
  const [filter, setFilter] = useState<TodoFilter>({ status: 'open' })
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<Todo | 'new'>()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    allTodosQuery(filter),
  )
  const selected = selectedTodosStillShown(marked, data?.pages.flatMap(page => page.todos) ?? [])
  const { outcomeOf, note } = useRowOutcomes()
  const remove = useRemoval(todosApi.remove.call, todosApi.key(), { ...dialog, removeConfirm: dialog.remove }, id =>
    note(id, { text: texts.outcomes.removed }),
  )
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (isSelected) next.add(id)
      else next.delete(id)
    }
    setMarked(next)
  }
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden size={16} />
      {texts.add}
    </Button>
  )
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader title={texts.title} subtitle={data ? texts.subtitle(data.pages[0]?.total ?? 0) : ''} actions={add} />
      <TodoFilters
        filter={filter}
        onChange={next => {
          setFilter(next)
          setMarked(new Set())
        }}
      />
      <Loaded read={{ data, isError, refetch }} skeleton={<Skeletons rows={8} className="h-12" />}>
        {({ pages }) => {
          const isOpenOnes = Object.keys(filter).length === 1 && filter.status === 'open'
          const isFiltered = !isOpenOnes && Object.keys(filter).length > 0
          return (
            <TodoTable
              key={JSON.stringify(filter)}
              todos={pages.flatMap(page => page.todos)}
              empty={
                <EmptyState
                  icon={<ListTodo aria-hidden size={18} />}
                  text={isOpenOnes ? empty.open : isFiltered ? texts.emptyFilter : texts.empty}
                  action={isFiltered ? undefined : add}
                />
              }
              outcomeOf={outcomeOf}
              selected={selected}
              onSelect={select}
              onEdit={setEdited}
              onRemove={({ id, text }) => void remove({ id, name: text })}
            />
          )
        }}
      </Loaded>
      {hasNextPage && (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {selected.size > 0 && (
        <BulkBar
          ids={[...selected]}
          onDone={isCompleted => {
            for (const id of selected) note(id, { text: isCompleted ? tabs.completed : tabs.open })
            setMarked(new Set())
          }}
        />
      )}
      {edited !== undefined && (
        <TodoDialog
          todo={edited === 'new' ? undefined : edited}
          profileId={profileId}
          mayAssignOthers
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

/** Actions for the selected todos; in sight while some are selected. */
function BulkBar({ ids, onDone }: { ids: readonly string[]; readonly onDone: (isCompleted: boolean) => void }) {
  const { management: texts, toggleFailed } = useTexts('todos')
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    ...todosApi.setAllCompleted.mutationOptions({
      onSuccess: ({ count }, { isCompleted }) => {
        toast.success(texts.changed(count))
        onDone(isCompleted)
      },
      onError: error => toast.error(messageOf(error, toggleFailed)),
    }),
    mutationFn: ({ ids: all, isCompleted }) =>
      changeInBatches(all, part => todosApi.setAllCompleted.call({ ids: part, isCompleted })),
  })
  return (
    <div
      role="status"
      data-foot-bar
      className="sticky bottom-[calc(1rem+var(--bottom-bar,0px))] z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-float py-2 pr-2 pl-4 shadow-float"
    >
      <span className="min-w-0 flex-1 font-medium text-text">{texts.selected(ids.length)}</span>
      <Button
        hasConsequence
        variant="ghost"
        disabled={isPending}
        onClick={() => mutate({ ids: [...ids], isCompleted: false })}
      >
        {texts.reopenAll}
      </Button>
      <Button
        hasConsequence
        variant="primary"
        loading={isPending}
        onClick={() => mutate({ ids: [...ids], isCompleted: true })}
      >
        {texts.completeAll}
      </Button>
    </div>
  )
}
