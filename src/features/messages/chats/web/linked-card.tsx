import { BellOff, Send } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import type { LinkState } from '../rules.ts'
import type { ChatStatus } from '../schema.ts'
import { Moment } from '#platform/web/ui/time.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'

/** In the words of the messenger. */
interface Words {
  readonly states: Readonly<Record<LinkState, string>>
  readonly linked: {
    readonly title: string
    readonly since: (time: string) => string
    readonly active: string
    readonly activeHint: string
    readonly mutedUntil: (time: string) => string
    readonly unmute: string
    readonly pausedTitle: string
    readonly pausedText: string
    readonly again: string
    readonly unlink: string
    readonly unlinkTitle: string
    readonly unlinkText: string
  }
}

interface Props {
  readonly words: Words
  readonly status: ChatStatus
  readonly state: Exclude<LinkState, 'unlinked'>
  /** What the messenger calls the chat. */
  readonly address?: string
  /** Undefined: nothing is being changed. */
  readonly changing: { readonly isActive: boolean } | undefined
  readonly isUnlinking: boolean
  readonly onChange: (isActive: boolean) => void
  readonly onUnlink: () => void
}

const hues = { active: 'green', inactive: undefined, paused: 'orange' } as const

/** The chat that is linked: whether the bot writes there, and the way out. */
export function LinkedChatCard({ words, status, state, address, changing, isUnlinking, onChange, onUnlink }: Props) {
  const { linked: texts, states } = words
  const confirm = useConfirm()
  const hue = hues[state]
  const isActive = changing?.isActive ?? state === 'active'
  const isChanging = changing !== undefined
  const part = async () => {
    const question = { title: texts.unlinkTitle, text: texts.unlinkText, confirmLabel: texts.unlink }
    if (await confirm({ type: 'danger', ...question })) onUnlink()
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
              <Dotted
                parts={[
                  address,
                  status.registeredAt !== null && (
                    <Moment key="since" at={status.registeredAt} withDay say={texts.since} />
                  ),
                ]}
              />
            </span>
          </span>
        </div>
        {state === 'paused' ? (
          <>
            <Notice kind="warning" title={texts.pausedTitle}>
              {texts.pausedText}
            </Notice>
            <Button className="self-start" loading={isChanging} onClick={() => onChange(true)}>
              {texts.again}
            </Button>
          </>
        ) : (
          <Switch
            label={texts.active}
            hint={texts.activeHint}
            name="isActive"
            checked={isActive}
            disabled={isChanging}
            onChange={onChange}
          />
        )}
        {state === 'active' && status.mutedUntil !== null && (
          <div className="flex flex-wrap items-center gap-2 text-13 text-text-2">
            <BellOff aria-hidden size={15} />
            <span className="mr-auto">
              <Moment at={status.mutedUntil} withDay say={texts.mutedUntil} />
            </span>
            <Button size="sm" loading={isChanging} onClick={() => onChange(true)}>
              {texts.unmute}
            </Button>
          </div>
        )}
        <Button variant="danger" size="sm" className="self-start" loading={isUnlinking} onClick={() => void part()}>
          {texts.unlink}
        </Button>
      </div>
    </Card>
  )
}
