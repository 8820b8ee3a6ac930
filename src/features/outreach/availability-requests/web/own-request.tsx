import { useMutation, useQuery } from '@tanstack/react-query'
import { parseDay } from '#kit/day.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useSteadyRows } from '#platform/web/steady-rows.ts'
import { LoadedList } from '#platform/web/ui/loaded-list.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RowOutcomeText } from '#platform/web/ui/row-outcome.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OwnRequest } from '../schema.ts'
import { requestsApi } from './queries.ts'

/** What one is asked for and has not answered: the newest of it. */
export function UnansweredRequestNotice({ onOpen }: { onOpen: (week: string) => void }) {
  const { own: texts } = useTexts('availabilityRequests')
  const read = useQuery(requestsApi.mine.queryOptions())
  return (
    <div className="mb-3 empty:hidden has-[>[data-awaited]]:hidden">
      <LoadedList title={texts.title} read={read} isSteady>
        {requests => <FirstRequest requests={requests} onOpen={onOpen} />}
      </LoadedList>
    </div>
  )
}

interface FirstProps {
  readonly requests: readonly OwnRequest[]
  readonly onOpen: (week: string) => void
}

/** Stays in its place once it is answered, so that the page below does not move. */
function FirstRequest({ requests, onOpen }: FirstProps) {
  const [first] = useSteadyRows(requests, ({ id }) => id)
  return first && <Request request={first.row} isGone={first.isGone} onOpen={onOpen} />
}

interface RequestProps {
  readonly request: OwnRequest
  /** The request has been answered. */
  readonly isGone: boolean
  readonly onOpen: (week: string) => void
}

function Request({ request, isGone, onOpen }: RequestProps) {
  const { own: texts } = useTexts('availabilityRequests')
  const language = useLanguage()
  const toast = useToast()
  const none = useMutation(
    requestsApi.answerNone.mutationOptions({
      onSuccess: () => toast.success(texts.done, { action: undo }),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const reopen = useMutation(
    requestsApi.undoNone.mutationOptions({
      onSuccess: () => {
        none.reset()
        toast.info(texts.undone)
      },
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const undo = { label: texts.undo, onClick: () => reopen.mutate({ id: request.id }) }
  const end = parseDay(request.endDate)
  if (!end) return null
  return (
    <Notice kind="info">
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto">{texts.text(longDay(end, language))}</span>
        <Button size="sm" onClick={() => onOpen(request.week)}>
          {texts.open}
        </Button>
        {isGone ? (
          <RowOutcomeText outcome={none.isSuccess ? { text: texts.none, undo } : { text: texts.answered }} />
        ) : (
          <Button hasConsequence size="sm" loading={none.isPending} onClick={() => none.mutate({ id: request.id })}>
            {texts.none}
          </Button>
        )}
      </div>
    </Notice>
  )
}
