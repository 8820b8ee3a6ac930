import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { SecretDialog } from '#platform/web/ui/secret-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Webhook } from '../schema.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { webhooksApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'

export const hostOf = (url: string): string => URL.parse(url)?.host ?? url

interface Props {
  readonly webhook: Webhook
  readonly onRemove: () => void
}

export function WebhookRow({ webhook, onRemove }: Props) {
  const texts = useTexts('webhooks')
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const onError = (error: Error) => toast.error(messageOf(error, texts.failed))
  const setOn = useMutation(webhooksApi.setOn.mutationOptions({ onError }))
  const test = useMutation(webhooksApi.test.mutationOptions({ onError, onSuccess: () => toast.success(texts.tested) }))
  const rotate = useMutation(webhooksApi.rotate.mutationOptions({ onError }))
  const { id, url, kinds, state, failingSince, rotatesUntil } = webhook
  const isOn = state === 'active'
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <WebhookIcon aria-hidden size={18} className="shrink-0 text-text-3" />
        <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
          <span className="font-medium wrap-anywhere text-text">{url}</span>
          <span className="text-13 text-text-2">
            <Dotted
              parts={[
                texts.kindCount(kinds.length),
                rotatesUntil !== null && <Moment key="rotating" at={rotatesUntil} withDay say={texts.rotating} />,
              ]}
            />
          </span>
          {isOn && failingSince !== null && (
            <span className="text-13 text-danger">
              <Moment at={failingSince} withDay say={texts.failing} />
            </span>
          )}
        </span>
        <Badge {...(isOn ? { hue: failingSince === null ? 'green' : 'orange' } : {})}>{texts.states[state]}</Badge>
        <Menu
          align="end"
          trigger={<IconButton label={texts.more(hostOf(url))} icon={<EllipsisVertical aria-hidden size={16} />} />}
          items={[
            { label: isOn ? texts.off : texts.on, onSelect: () => setOn.mutate({ id, isOn: !isOn }) },
            ...(isOn ? [{ label: texts.test, onSelect: () => test.mutate({ id }) }] : []),
            { label: texts.rotate, onSelect: () => rotate.mutate({ id }) },
            { label: texts.remove, isDangerous: true, onSelect: onRemove },
          ]}
        />
      </div>
      <details className="mt-2" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer py-1 text-13 text-text-2 hover:text-text">{texts.log.show}</summary>
        {isOpen && <DeliveryLog webhookId={id} isOn={isOn} />}
      </details>
      {rotate.data && <SecretDialog secret={rotate.data.secret} texts={texts.made} onClose={() => rotate.reset()} />}
    </li>
  )
}
