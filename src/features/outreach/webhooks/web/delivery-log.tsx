import { useMutation, useQuery } from '@tanstack/react-query'
import { isWebhookKind } from '../kinds.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Delivery } from '../schema.ts'
import { webhooksApi } from './queries.ts'
import { Moment, useTimeTexts } from '#platform/web/ui/time.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { timeSentence } from '#kit/time-text.ts'

const hues = { waiting: 'orange', sent: 'green', dead: 'red' } as const

/** Recent deliveries to a receiver, the newest first. */
export function DeliveryLog({ webhookId, isOn }: { readonly webhookId: string; readonly isOn: boolean }) {
  const { log: texts, failed } = useTexts('webhooks')
  const toast = useToast()
  const read = useQuery(webhooksApi.deliveries.queryOptions({ input: { id: webhookId } }))
  const resend = useMutation(
    webhooksApi.resend.mutationOptions({
      onSuccess: () => toast.success(texts.resent),
      onError: error => toast.error(messageOf(error, failed)),
    }),
  )
  return (
    <Loaded read={read} skeleton={<Skeletons rows={3} className="h-9" />}>
      {deliveries =>
        deliveries.length === 0 ? (
          <p className="py-2 text-13 text-text-3">{texts.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {deliveries.map(delivery => (
              <Entry
                key={delivery.id}
                delivery={delivery}
                onResend={isOn ? () => resend.mutate({ id: webhookId, deliveryId: delivery.id }) : undefined}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

interface EntryProps {
  readonly delivery: Delivery
  /** Undefined while nothing can be sent. */
  readonly onResend: (() => void) | undefined
}

function Entry({ delivery, onResend }: EntryProps) {
  const { log: texts } = useTexts('webhooks')
  const { kinds } = useTexts('auditLog')
  const times = useTimeTexts()
  const { kind, createdAt, state, attempts, sentAt, nextAt, status, error, body } = delivery
  const what = isWebhookKind(kind) ? kinds[kind] : texts.test
  const facts = [
    <Moment key="created" at={createdAt} withDay />,
    attempts > 0 && texts.attempts(attempts),
    status,
    nextAt !== null && <Moment key="next" at={nextAt} withDay say={texts.next} />,
    state !== 'sent' && sentAt !== null && <Moment key="sent" at={sentAt} withDay say={texts.arrivedBefore} />,
  ]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <Badge hue={hues[state]}>{texts.states[state]}</Badge>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-14 text-text">{what}</p>
        <p className="tabular text-12 text-text-3">
          <Dotted parts={facts} />
        </p>
        {error !== null && <p className="text-12 wrap-anywhere text-danger">{error}</p>}
        <details className="text-12 text-text-2">
          <summary className="cursor-pointer py-1">{texts.body}</summary>
          <pre
            translate="no"
            data-typed
            className="mt-1 rounded-control bg-sunken p-2 font-mono wrap-anywhere whitespace-pre-wrap"
          >
            {body}
          </pre>
        </details>
      </div>
      {state !== 'waiting' && onResend && (
        <Button
          size="sm"
          aria-label={texts.resendNamed(what, timeSentence(times.moment(createdAt)))}
          onClick={onResend}
        >
          {texts.resend}
        </Button>
      )}
    </li>
  )
}
