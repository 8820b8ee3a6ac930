import { Link } from '@tanstack/react-router'
import {
  BellOff,
  CalendarCheck,
  CalendarClock,
  CalendarMinus,
  CalendarPlus,
  Check,
  FileClock,
  Handshake,
  ListTodo,
  LogIn,
  type LucideIcon,
  MailOpen,
  TreePalm,
  UserCheck,
  UserMinus,
  UserX,
} from 'lucide-react'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import type { NotificationKind } from '../kinds.ts'
import type { NotificationPage } from '../pages.ts'
import type { Notification } from '../schema.ts'
import { notificationText } from '../wording.ts'
import { Moment } from '#platform/web/ui/time.tsx'

const looks: Readonly<Record<NotificationKind, { readonly icon: LucideIcon; readonly hue: string }>> = {
  shift_assigned: { icon: CalendarPlus, hue: 'blue' },
  shift_removed: { icon: CalendarMinus, hue: 'red' },
  shift_reminder: { icon: CalendarClock, hue: 'purple' },
  vacation_request_new: { icon: TreePalm, hue: 'orange' },
  vacation_request_approved: { icon: TreePalm, hue: 'green' },
  vacation_request_rejected: { icon: TreePalm, hue: 'red' },
  assignment_declined: { icon: UserMinus, hue: 'red' },
  assignments_freed: { icon: CalendarCheck, hue: 'orange' },
  offer_made: { icon: Handshake, hue: 'blue' },
  offer_settled: { icon: Handshake, hue: 'green' },
  offer_waits: { icon: Handshake, hue: 'orange' },
  person_absent: { icon: UserMinus, hue: 'red' },
  person_back: { icon: UserCheck, hue: 'green' },
  member_left: { icon: UserMinus, hue: 'orange' },
  seat_alarm: { icon: CalendarClock, hue: 'red' },
  attendance_late: { icon: LogIn, hue: 'orange' },
  attendance_missing: { icon: UserX, hue: 'red' },
  correction_asked: { icon: FileClock, hue: 'orange' },
  correction_settled: { icon: FileClock, hue: 'green' },
  todo_assigned: { icon: ListTodo, hue: 'teal' },
  discord_channel_lost: { icon: BellOff, hue: 'orange' },
  webhook_paused: { icon: BellOff, hue: 'orange' },
  backup_failed: { icon: BellOff, hue: 'red' },
  telegram_paused: { icon: BellOff, hue: 'orange' },
  discord_paused: { icon: BellOff, hue: 'orange' },
}

interface Props {
  readonly notification: Notification
  readonly timeZone: string
  /** The reader's own; null: they live by the organisation's. */
  readonly ownZone: string | null
  readonly place: NotificationPage | undefined
  readonly onRead: (isRead: boolean) => void
}

export function InboxEntry({ notification, timeZone, ownZone, place, onRead }: Props) {
  const texts = useTexts('notifications')
  const language = useLanguage()
  const { title, lines } = notificationText(notification, texts.sentences, {
    language,
    organizationZone: timeZone,
    ownZone,
  })
  const { icon: Icon, hue } = looks[notification.kind]
  const isRead = notification.readAt !== null
  const opened = () => {
    if (!isRead) onRead(true)
  }
  return (
    <li className="relative flex items-start gap-3 px-4 py-3 transition-colors hover:bg-hover">
      <span
        data-hue={hue}
        className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-control bg-hue-bg text-hue-fg"
      >
        <Icon aria-hidden size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={`flex items-baseline gap-2 ${isRead ? 'text-text-2' : 'font-semibold text-text'}`}>
          {place === undefined ? (
            title
          ) : (
            <Link
              to={place.to}
              search={place.search ?? {}}
              onClick={opened}
              className="after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2"
            >
              {title}
            </Link>
          )}
          {!isRead && <span role="img" aria-label={texts.unread} className="size-2 shrink-0 rounded-full bg-accent" />}
        </p>
        {lines.map(line => (
          <p key={line} data-time className="text-13 wrap-anywhere text-text-2">
            {line}
          </p>
        ))}
        <time dateTime={notification.createdAt} className="tabular mt-0.5 block text-12 text-text-3">
          <Moment at={notification.createdAt} withDay />
        </time>
      </div>
      <span className="relative">
        <IconButton
          size="sm"
          label={isRead ? texts.markUnread : texts.markRead}
          icon={isRead ? <MailOpen aria-hidden size={15} /> : <Check aria-hidden size={15} />}
          onClick={() => onRead(!isRead)}
        />
      </span>
    </li>
  )
}
