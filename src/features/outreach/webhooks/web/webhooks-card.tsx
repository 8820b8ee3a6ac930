import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import { webhookKindNames } from '../kinds.ts'
import { type MayReadChange, requiredForEvents } from '../policy.ts'
import { webhooksApi } from './queries.ts'
import { hostOf, WebhookRow } from './webhook-row.tsx'

const NewWebhook = lazily(() => import('./new-webhook.tsx'), 'NewWebhook')

interface Props {
  /** Whether the member reads in the audit log what a deed changed; what they do not is not offered to be passed on. */
  readonly mayRead: MayReadChange
}

/** Who is told of what is done; for whoever may read the audit log. */
export function WebhooksCard({ mayRead }: Props) {
  const texts = useTexts('webhooks')
  const isAllowed = useMay()(requiredForEvents)
  return (
    <Card title={texts.title}>
      <p className="px-4 pt-3 text-13 text-text-2">
        {texts.text}{' '}
        <a href="/handbook/api#events" className="text-accent underline underline-offset-2">
          {texts.events}
        </a>
      </p>
      {isAllowed ? (
        <Kept mayRead={mayRead} />
      ) : (
        <div className="p-4">
          <Notice kind="info">{texts.denied}</Notice>
        </div>
      )}
    </Card>
  )
}

function Kept({ mayRead }: Props) {
  const texts = useTexts('webhooks')
  const { role, locked, permissions } = useMember()
  const reader = { role, locked, permissions: new Set(permissions) }
  const read = useQuery(webhooksApi.list.queryOptions())
  const [isAdding, setAdding] = useState(false)
  const remove = useRemoval(webhooksApi.remove.call, webhooksApi.key(), texts)
  const add = (
    <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden size={14} />
      {texts.add}
    </Button>
  )
  return (
    <>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-12" />
          </div>
        }
      >
        {webhooks =>
          webhooks.length === 0 ? (
            <EmptyState icon={<Webhook size={20} />} text={texts.empty} action={add} />
          ) : (
            <>
              <ul className="mt-2 divide-y divide-line border-b border-line">
                {webhooks.map(webhook => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    onRemove={() => void remove({ id: webhook.id, name: hostOf(webhook.url) })}
                  />
                ))}
              </ul>
              <div className="p-4">{add}</div>
            </>
          )
        }
      </Loaded>
      <Suspense>
        {isAdding && (
          <NewWebhook kinds={webhookKindNames.filter(kind => mayRead(reader, kind))} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </>
  )
}
