import { useMutation, useQuery } from '@tanstack/react-query'
import { parseDay } from '#kit/day.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadedList } from '#platform/web/ui/loaded-list.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OwnRequest } from '../schema.ts'
import { requestsApi } from './queries.ts'

/** What one is asked for and has not answered: the newest of it. */
export function UnansweredRequestNotice({ onOpen }: { onOpen: (week: string) => void }) {
  const { own: texts } = useTexts('availabilityRequests')
  const read = useQuery(requestsApi.mine.queryOptions())
  return (
    <div className="mb-3 empty:hidden">
      <LoadedList title={texts.title} read={read}>
        {([request]) => request && <Request request={request} onOpen={onOpen} />}
      </LoadedList>
    </div>
  )
}

function Request({ request, onOpen }: { request: OwnRequest; onOpen: (week: string) => void }) {
  const { own: texts } = useTexts('availabilityRequests')
  const language = useLanguage()
  const toast = useToast()
  const none = useMutation(
    requestsApi.answerNone.mutationOptions({
      onSuccess: () => toast.success(texts.done),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const end = parseDay(request.endDate)
  if (!end) return null
  return (
    <Notice kind="info">
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto">{texts.text(longDay(end, language))}</span>
        <Button size="sm" onClick={() => onOpen(request.week)}>
          {texts.open}
        </Button>
        <Button hasConsequence size="sm" loading={none.isPending} onClick={() => none.mutate({ id: request.id })}>
          {texts.none}
        </Button>
      </div>
    </Notice>
  )
}
