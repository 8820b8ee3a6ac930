import { useMutation } from '@tanstack/react-query'
import { BellOff, Send } from 'lucide-react'
import { shortMoment } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { LinkState } from '../rules.ts'
import type { TelegramStatus } from '../schema.ts'
import { telegramApi } from './queries.ts'

interface Props {
  readonly status: TelegramStatus
  readonly state: Exclude<LinkState, 'unlinked'>
}

const hues = { active: 'green', inactive: undefined, paused: 'orange' } as const

/** The chat that is linked: whether the bot writes there, and the way out. */
export function LinkedCard({ status, state }: Props) {
  const { linked: texts, states } = useTexts('telegram')
  const language = useLanguage()
  const toast = useToast()
  const confirm = useConfirm()
  const setActive = useMutation(
    telegramApi.setActive.mutationOptions({
      onError: error => toast.error(messageOf(error, texts.changeFailed)),
    }),
  )
  const unlink = useMutation(
    telegramApi.unlink.mutationOptions({
      onSuccess: () => toast.success(texts.unlinked),
      onError: () => toast.error(texts.unlinkFailed),
    }),
  )
  const moment = (instant: string) => shortMoment(instant, Temporal.Now.timeZoneId(), language)
  const hue = hues[state]
  const isActive = setActive.isPending ? setActive.variables.isActive : state === 'active'
  const part = async () => {
    const question = { title: texts.unlinkTitle, text: texts.unlinkText, confirmLabel: texts.unlink }
    if (await confirm({ type: 'danger', ...question })) unlink.mutate(undefined)
  }
  return (
    <Card title={texts.title} actions={<Badge {...(hue === undefined ? {} : { hue })}>{states[state]}</Badge>}>
      <div className="flex flex-col gap-4 p-4">
        <div className="flex items-center gap-3">
          <Send aria-hidden size={18} className="shrink-0 text-text-3" />
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium text-text">
              {status.firstName}
              {status.username !== null && <span className="font-normal text-text-2"> {`@${status.username}`}</span>}
            </span>
            <span className="text-13 text-text-3">
              {texts.chatId(status.chatId ?? '')}
              {status.registeredAt !== null && ` · ${texts.since(moment(status.registeredAt))}`}
            </span>
          </span>
        </div>
        {state === 'paused' ? (
          <>
            <Notice kind="warning" title={texts.pausedTitle}>
              {texts.pausedText}
            </Notice>
            <Button
              className="self-start"
              loading={setActive.isPending}
              onClick={() => setActive.mutate({ isActive: true })}
            >
              {texts.again}
            </Button>
          </>
        ) : (
          <Switch
            label={texts.active}
            hint={texts.activeHint}
            name="isActive"
            checked={isActive}
            disabled={setActive.isPending}
            onChange={next => setActive.mutate({ isActive: next })}
          />
        )}
        {state === 'active' && status.mutedUntil !== null && (
          <div className="flex flex-wrap items-center gap-2 text-13 text-text-2">
            <BellOff aria-hidden size={15} />
            <span className="mr-auto">{texts.mutedUntil(moment(status.mutedUntil))}</span>
            <Button size="sm" loading={setActive.isPending} onClick={() => setActive.mutate({ isActive: true })}>
              {texts.unmute}
            </Button>
          </div>
        )}
        <Button
          variant="danger"
          size="sm"
          className="self-start"
          loading={unlink.isPending}
          onClick={() => void part()}
        >
          {texts.unlink}
        </Button>
      </div>
    </Card>
  )
}
