import { Check, CircleAlert, Clock, Minus, MoonStar, Send } from 'lucide-react'
import { shortDate } from '#kit/locale.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { InvitedChatter, AvailabilityRequest } from '../schema.ts'

interface Props {
  readonly chatters: readonly InvitedChatter[]
  /** Who is not to be asked this time. */
  readonly left: ReadonlySet<string>
  readonly onToggle: (profileId: string) => void
}

const marks = {
  later: { icon: MoonStar, hue: undefined },
  waiting: { icon: Clock, hue: undefined },
  sent: { icon: Send, hue: 'blue' },
  failed: { icon: CircleAlert, hue: 'red' },
  saved: { icon: Check, hue: 'green' },
  none: { icon: Minus, hue: undefined },
} as const

/** Everybody by name: whom the bot reaches can be ticked, and how the newest request stands. */
export function ChatterList({ chatters, left, onToggle }: Props) {
  const texts = useTexts('availabilityRequests')
  const linked = chatters.filter(({ chat }) => chat === 'active').length
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-13 font-medium text-text-2">{texts.people(linked, chatters.length)}</p>
      <ul
        // scrolled by keyboard, also while none of its boxes can be ticked
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-48 divide-y divide-line overflow-y-auto rounded-control border border-line"
      >
        {chatters.map(({ id, fullName, chat, request }) => (
          <li key={id}>
            <label className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={chat === 'active' && !left.has(id)}
                disabled={chat !== 'active'}
                onChange={() => onToggle(id)}
              />
              <span className="min-w-0 flex-1 truncate text-text" translate="no">
                {fullName}
              </span>
              {chat !== 'active' && <span className="text-12 text-text-3">{texts.chats[chat]}</span>}
              {request && <RequestMark request={request} />}
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RequestMark({ request }: { request: AvailabilityRequest }) {
  const texts = useTexts('availabilityRequests')
  const language = useLanguage()
  const state = request.answer ?? request.message.state
  const { icon: Icon, hue } = marks[state]
  return (
    <span className="flex items-center gap-2" title={request.message.error ?? undefined}>
      <span className="text-12 text-text-3">
        {texts.asked(shortDate(request.endDate, language))}
        {request.remindedAt !== null && ` · ${texts.reminded}`}
      </span>
      <Badge {...(hue === undefined ? {} : { hue })} icon={<Icon aria-hidden size={13} />}>
        {texts.requests[state]}
      </Badge>
    </span>
  )
}
