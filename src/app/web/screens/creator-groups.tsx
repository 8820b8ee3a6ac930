import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarRange, Layers, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#features/accounts/web/session.tsx'
import type { CreatorGroup } from '#features/creator-groups/schema.ts'
import { searchGroups } from '#features/creator-groups/search.ts'
import { GroupDialog } from '#features/creator-groups/web/group-dialog.tsx'
import { GroupRow } from '#features/creator-groups/web/group-row.tsx'
import { creatorGroupsApi } from '#features/creator-groups/web/queries.ts'
import { toReadCreators } from '#features/creators/policy.ts'
import { peopleApi } from '#features/people/web/queries.ts'
import { shiftsApi } from '#features/shifts/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

export function CreatorGroupsScreen() {
  const texts = useTexts('creatorGroups')
  const { error: errors } = useTexts('shell')
  const read = useQuery(creatorGroupsApi.list.queryOptions())
  const accounts = useQuery(creatorGroupsApi.accounts.queryOptions())
  const [editing, setEditing] = useState<{ group: CreatorGroup | undefined }>()
  return (
    <div className="mx-auto max-w-[1240px]">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button variant="primary" onClick={() => setEditing({ group: undefined })}>
            <Plus aria-hidden size={16} />
            {texts.add}
          </Button>
        }
      />
      {read.isError ? (
        <ErrorState text={errors.loadFailed} onRetry={() => void read.refetch()} />
      ) : !read.data ? (
        <Skeletons rows={3} className="h-32" />
      ) : read.data.length > 0 ? (
        <Groups groups={read.data} onEdit={group => setEditing({ group })} />
      ) : accounts.data?.length === 0 ? (
        <NoCreators />
      ) : (
        <EmptyState icon={<Layers aria-hidden size={18} />} text={texts.empty} />
      )}
      {editing && <GroupDialog group={editing.group} onClose={() => setEditing(undefined)} />}
    </div>
  )
}

function Groups({
  groups,
  onEdit,
}: {
  groups: readonly CreatorGroup[]
  readonly onEdit: (group: CreatorGroup) => void
}) {
  const texts = useTexts('creatorGroups')
  const { error: errors } = useTexts('shell')
  const shifts = useQuery(shiftsApi.list.queryOptions())
  const people = useQuery(peopleApi.list.queryOptions())
  const askAndRemove = useRemoval()
  const [query, setQuery] = useState('')
  const found = searchGroups(groups, query)
  if (shifts.isError || people.isError)
    return (
      <ErrorState text={errors.loadFailed} onRetry={() => void Promise.all([shifts.refetch(), people.refetch()])} />
    )
  if (!shifts.data || !people.data) return <Skeletons rows={3} className="h-32" />
  const [standardShifts, colleagues] = [shifts.data, people.data]
  return (
    <>
      <div className="mb-4 max-w-[360px]">
        <SearchField label={texts.search} value={query} onChange={setQuery} />
      </div>
      {found.length === 0 && <EmptyState icon={<Search aria-hidden size={18} />} text={texts.nothingFound(query)} />}
      <ul aria-label={texts.title} className="flex flex-col gap-3">
        {found.map(group => (
          <GroupRow
            key={group.id}
            group={group}
            standardShifts={standardShifts}
            people={colleagues}
            planLink={<PlanLink group={group} />}
            onEdit={() => onEdit(group)}
            onRemove={() => void askAndRemove(group)}
          />
        ))}
      </ul>
    </>
  )
}

function PlanLink({ group }: { group: CreatorGroup }) {
  const texts = useTexts('creatorGroups')
  return (
    <Link
      to="/schichtplan/$groupId"
      params={{ groupId: group.id }}
      aria-label={texts.planOf(group.name)}
      className={buttonClass({ size: 'sm' })}
    >
      <CalendarRange aria-hidden size={15} />
      {texts.plan}
    </Link>
  )
}

function NoCreators() {
  const { noCreators } = useTexts('creatorGroups')
  const mayRead = useMay()(toReadCreators)
  return (
    <EmptyState
      icon={<Layers aria-hidden size={18} />}
      text={`${noCreators.title}. ${noCreators.text}`}
      action={
        mayRead && (
          <Link to="/creator" className={buttonClass()}>
            {noCreators.action}
          </Link>
        )
      }
    />
  )
}

function useRemoval(): (group: CreatorGroup) => Promise<void> {
  const texts = useTexts('creatorGroups')
  const queries = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate } = useMutation(
    creatorGroupsApi.remove.mutationOptions({
      onError: error => toast.error(messageOf(error, texts.removeFailed)),
      onSettled: () => queries.invalidateQueries({ queryKey: creatorGroupsApi.key() }),
    }),
  )
  return async ({ id, name }) => {
    const yes = await confirm({
      type: 'danger',
      title: texts.removeTitle(name),
      text: texts.removeText,
      confirmLabel: texts.removeConfirm,
      cancelLabel: texts.cancel,
    })
    if (yes) mutate({ id }, { onSuccess: () => toast.success(texts.removed(name)) })
  }
}
