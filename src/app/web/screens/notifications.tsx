import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useMay, useMember } from '#features/accounts/web/session.tsx'
import { FailedMessages } from '#features/delivery/web/failed-messages.tsx'
import { ReminderRules } from '#features/delivery/web/reminder-rules.tsx'
import type { NotificationKind } from '#features/notifications/kinds.ts'
import { type Page, pageOf } from '#features/notifications/pages.ts'
import type { Notification } from '#features/notifications/schema.ts'
import { Inbox } from '#features/notifications/web/inbox.tsx'
import { NotificationRules } from '#features/notifications/web/notification-rules.tsx'
import { useReading, useUnread } from '#features/notifications/web/queries.ts'
import type { PermissionId } from '#features/permissions/permissions.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'

/** What one was told; for the owner also what people are told at all (C "Pages not shown"). */
export function NotificationsScreen() {
  const texts = useTexts('notifications')
  const { failed } = useTexts('delivery')
  const member = useMember()
  const may = useMay()
  const toast = useToast()
  const unread = useUnread(true)
  const [tab, setTab] = useState('inbox')
  const { readAll } = useReading(error => toast.error(messageOf(error, texts.failed)))
  const inbox = (
    <Inbox
      timeZone={member.organization.timeZone}
      ownZone={member.timeZone}
      placeOf={notification => placeOf(notification, may)}
    />
  )
  return (
    <div className="max-w-[840px]">
      <PageHeader
        title={texts.title}
        subtitle={unread === undefined ? '' : texts.subtitle(unread)}
        actions={
          <Button
            disabled={!unread}
            loading={readAll.isPending}
            onClick={() => readAll.mutate({}, { onSuccess: () => toast.success(texts.allRead) })}
          >
            <CheckCheck aria-hidden size={16} />
            {texts.readAll}
          </Button>
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
                  <NotificationRules />
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

/** Without it the page would be shut. */
const permissions: Readonly<Record<NotificationKind, PermissionId>> = {
  shift_assigned: 'page_dashboard',
  shift_removed: 'page_dashboard',
  shift_reminder: 'page_dashboard',
  vacation_request_new: 'view_vacation_requests_board',
  vacation_request_approved: 'page_shifts',
  vacation_request_rejected: 'page_shifts',
  assignment_declined: 'page_shift_management',
  assignments_freed: 'page_shift_management',
  todo_assigned: 'dashboard_todo_list',
  telegram_paused: 'page_notifications',
}

const placeOf = (notification: Notification, may: (permission: PermissionId) => boolean): Page | undefined =>
  may(permissions[notification.kind]) ? pageOf(notification) : undefined
