import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { UploadEntry } from '../schema.ts'
import { useScoreboardFormats } from './formats.ts'
import { scoreboardApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** Uploads with their author, time and file; the latest of a month can be undone. */
export function UploadHistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { history: texts } = useTexts('scoreboard')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    scoreboardApi.uploads.infiniteOptions({
      input: (after: string | undefined) => (after === undefined ? {} : { after }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: last => last.next ?? undefined,
    }),
  )
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={texts.title}
      description={<OrganizationClock />}
      size="lg"
    >
      <Loaded read={{ data, isError, refetch }} skeleton={<Skeletons rows={4} className="h-14" />}>
        {({ pages }) => {
          const uploads = pages.flatMap(page => page.uploads)
          if (uploads.length === 0) return <EmptyState text={texts.empty} />
          return (
            <ul className="divide-y divide-line border-y border-line">
              {uploads.map(upload => (
                <UploadRow key={upload.id} upload={upload} />
              ))}
            </ul>
          )
        }}
      </Loaded>
      {hasNextPage && (
        <Button className="mt-3" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Dialog>
  )
}

function UploadRow({ upload }: { upload: UploadEntry }) {
  const { history: texts, people } = useTexts('scoreboard')
  const { month: nameOf } = useScoreboardFormats()
  const toast = useToast()
  const confirm = useConfirm()
  const download = useMutation(
    scoreboardApi.original.mutationOptions({
      onSuccess: file => saveFile(upload.fileName, file.type, file),
      onError: error => toast.error(messageOf(error, texts.downloadFailed)),
    }),
  )
  const undo = useMutation(
    scoreboardApi.undo.mutationOptions({
      onSuccess: () => toast.success(texts.undoneToast),
      onError: error => toast.error(messageOf(error, texts.undoFailed)),
    }),
  )
  const ask = async () => {
    const yes = await confirm({
      type: 'danger',
      title: texts.undoTitle(nameOf(upload.month)),
      text: texts.undoText,
      confirmLabel: texts.undo,
    })
    if (yes) undo.mutate({ id: upload.id })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-text">{nameOf(upload.month)}</span>
          <span className="text-13 text-text-2">{texts.version(upload.version)}</span>
          {upload.isCurrent ? (
            <Badge hue="green">{texts.current}</Badge>
          ) : (
            upload.undoneAt === null && <Badge>{texts.replaced}</Badge>
          )}
        </p>
        <p className="truncate text-13 text-text-2">
          <Moment at={upload.uploadedAt} withDay say={time => texts.by(upload.uploadedBy, time)} />
          {' · '}
          {people(upload.people)}
          {upload.problems > 0 && ` · ${texts.skipped(upload.problems)}`}
        </p>
        <p className="truncate text-13 text-text-3">{upload.fileName}</p>
        {upload.undoneAt !== null && (
          <p className="text-13 text-text-2">
            <Moment at={upload.undoneAt} withDay say={time => texts.undone(upload.undoneBy ?? '–', time)} />
          </p>
        )}
      </div>
      <IconButton
        label={texts.download(upload.fileName)}
        icon={<Download aria-hidden size={16} />}
        disabled={download.isPending}
        onClick={() => download.mutate({ id: upload.id })}
      />
      {upload.isCurrent && (
        <Button size="sm" loading={undo.isPending} onClick={() => void ask()}>
          <Undo2 aria-hidden size={14} />
          {texts.undo}
        </Button>
      )}
    </li>
  )
}
