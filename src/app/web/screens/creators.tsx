import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Search, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#features/accounts/web/session.tsx'
import { toEditCreators } from '#features/creators/policy.ts'
import type { Creator } from '#features/creators/schema.ts'
import { searchCreators } from '#features/creators/search.ts'
import { CreatorCard } from '#features/creators/web/creator-card.tsx'
import { CreatorDialog } from '#features/creators/web/creator-dialog.tsx'
import { creatorsApi } from '#features/creators/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

export function CreatorsScreen() {
  const texts = useTexts('creators')
  const { error: errors } = useTexts('shell')
  const mayEdit = useMay()(toEditCreators)
  const read = useQuery(creatorsApi.list.queryOptions())
  const askAndRemove = useRemoval()
  const [query, setQuery] = useState('')
  const [editing, setEditing] = useState<{ creator: Creator | undefined }>()
  const found = searchCreators(read.data ?? [], query)
  const add = mayEdit && (
    <Button variant="primary" onClick={() => setEditing({ creator: undefined })}>
      <Plus aria-hidden size={16} />
      {texts.add}
    </Button>
  )
  return (
    <div className="mx-auto max-w-[1240px]">
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={add} />
      {read.isError ? (
        <ErrorState text={errors.loadFailed} onRetry={() => void read.refetch()} />
      ) : !read.data ? (
        <Skeletons rows={3} className="h-40" />
      ) : read.data.length === 0 ? (
        <EmptyState icon={<UserRound aria-hidden size={18} />} text={texts.empty} />
      ) : (
        <>
          <div className="mb-4 max-w-[360px]">
            <SearchField label={texts.search} value={query} onChange={setQuery} />
          </div>
          {found.length === 0 && (
            <EmptyState icon={<Search aria-hidden size={18} />} text={texts.nothingFound(query)} />
          )}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4">
            {found.map(creator => (
              <CreatorCard
                key={creator.id}
                creator={creator}
                mayEdit={mayEdit}
                onEdit={() => setEditing({ creator })}
                onRemove={() => void askAndRemove(creator)}
              />
            ))}
          </div>
        </>
      )}
      {editing && <CreatorDialog creator={editing.creator} onClose={() => setEditing(undefined)} />}
    </div>
  )
}

function useRemoval(): (creator: Creator) => Promise<void> {
  const texts = useTexts('creators')
  const queries = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate } = useMutation(
    creatorsApi.remove.mutationOptions({
      onError: error => toast.error(messageOf(error, texts.removeFailed)),
      onSettled: () => queries.invalidateQueries({ queryKey: creatorsApi.key() }),
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
