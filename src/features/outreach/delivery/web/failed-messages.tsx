import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, Mail, MessageSquare, RotateCw, Send } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { deliveryApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'

const icons = { email: Mail, telegram: Send, discord: MessageSquare } as const

/** What was given up, why, and the way to try again. */
export function FailedMessages() {
  const { failed: texts } = useTexts('delivery')
  const toast = useToast()
  const read = useQuery(deliveryApi.failed.queryOptions())
  const after = {
    onError: (error: Error) => toast.error(messageOf(error, texts.retryFailed)),
  }
  const retry = useMutation(
    deliveryApi.retry.mutationOptions({ onSuccess: () => toast.success(texts.retried(1)), ...after }),
  )
  const retryAll = useMutation(
    deliveryApi.retryAll.mutationOptions({
      onSuccess: ({ retried }) => toast.success(texts.retried(retried)),
      ...after,
    }),
  )
  return (
    <Loaded read={read} skeleton={<Skeletons rows={4} className="h-14" />}>
      {({ messages, waiting }) => (
        <Card>
          <div className="flex flex-wrap items-center gap-3 p-4 text-13 text-text-2">
            <span className="min-w-0 flex-[1_1_20rem]">
              {texts.text} {waiting > 0 && texts.waiting(waiting)}
            </span>
            {messages.length > 1 && (
              <Button size="sm" loading={retryAll.isPending} onClick={() => retryAll.mutate(undefined)}>
                {texts.retryAll}
              </Button>
            )}
          </div>
          {messages.length === 0 ? (
            <EmptyState icon={<CircleCheck size={20} />} text={texts.empty} />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {messages.map(({ id, channel, to, subject, error, attempts, failedAt }) => {
                const Icon = icons[channel]
                return (
                  <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                    <Icon aria-label={texts.channels[channel]} size={16} className="shrink-0 text-text-3" />
                    <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
                      <span className="font-medium text-text wrap-anywhere">{subject}</span>
                      <span className="text-13 text-text-2 wrap-anywhere">{to}</span>
                      <span className="text-12 text-text-3 wrap-anywhere">
                        <Dotted
                          parts={[
                            <Moment key="at" at={failedAt} withDay />,
                            texts.tries(attempts),
                            <span key="error" data-typed>
                              {error}
                            </span>,
                          ]}
                        />
                      </span>
                    </span>
                    <Button
                      size="sm"
                      loading={retry.isPending && retry.variables.id === id}
                      onClick={() => retry.mutate({ channel, id })}
                    >
                      <RotateCw aria-hidden size={14} />
                      {texts.retry}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )}
        </Card>
      )}
    </Loaded>
  )
}
