import { Link } from '@tanstack/react-router'
import { CheckCheck, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { FailedMessages } from '#features/outreach/delivery/web/failed-messages.tsx'
import { ReminderRules } from '#features/outreach/delivery/web/reminder-rules.tsx'
import { useUnavailableChannels } from '#features/messages/discord/web/queries.ts'
import { notificationPageOf } from '#features/messages/notifications/pages.ts'
import { Inbox } from '#features/messages/notifications/web/inbox.tsx'
import { NotificationRules } from '#features/messages/notifications/web/notification-rules.tsx'
import { useMarkNotificationsRead, useUnreadCount } from '#features/messages/notifications/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

/** What one was told; for the owner also what people are told at all (docs/product/en/messages.md#rules). */
export function NotificationsScreen() {
  const texts = useTexts('notifications')
  const { failed } = useTexts('delivery')
  const member = useMember()
  const may = useMay()
  const toast = useToast()
  const unread = useUnreadCount(true)
  const closed = useUnavailableChannels()
  const [tab, setTab] = useState('inbox')
  const { readAll } = useMarkNotificationsRead(error => toast.error(messageOf(error, texts.failed)))
  const inbox = (
    <Inbox
      timeZone={member.organization.timeZone}
      ownZone={member.timeZone}
      closed={closed}
      placeOf={notification => notificationPageOf(notification, may)}
    />
  )
  return (
    <div className="max-w-reading">
      <PageHeader
        title={texts.title}
        subtitle={unread === undefined ? '' : texts.subtitle(unread)}
        actions={
          <>
            <Link to="/settings/notifications" className={buttonClass()}>
              <Settings2 aria-hidden size={16} />
              {texts.own.settings}
            </Link>
            <Button
              disabled={!unread}
              loading={readAll.isPending}
              onClick={() => readAll.mutate({}, { onSuccess: () => toast.success(texts.allRead) })}
            >
              <CheckCheck aria-hidden size={16} />
              {texts.readAll}
            </Button>
          </>
        }
      />
      {member.role === 'owner' ? (
        <Tabs
          label={texts.title}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'inbox', label: texts.tabs.inbox, content: inbox },
            {
              value: 'rules',
              label: texts.tabs.rules,
              content: (
                <div className="flex flex-col gap-4">
                  <NotificationRules closed={closed} hasAttendance={member.organization.attendanceEnabled} />
                  <ReminderRules />
                </div>
              ),
            },
            { value: 'failed', label: failed.tab, content: <FailedMessages /> },
          ]}
        />
      ) : (
        inbox
      )}
    </div>
  )
}
