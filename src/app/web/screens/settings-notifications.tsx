import { QuietHoursAndRemindersCard } from '#features/outreach/delivery/web/own-delivery-card.tsx'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { NotificationPreferences } from '#features/messages/notifications/web/notification-preferences.tsx'
import { useUnavailableChannels } from '#features/messages/discord/web/queries.ts'
import { PushCard } from '#features/messages/push/web/push-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { InstallCard } from '../shell/install-card.tsx'

/** What one is told and by which way, and when the bot is quiet. */
export function SettingsNotificationsScreen() {
  const { own: texts } = useTexts('notifications')
  const { organization } = useMember()
  const closed = useUnavailableChannels()
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <InstallCard />
      <PushCard />
      <NotificationPreferences closed={closed} hasAttendance={organization.attendanceEnabled} />
      <QuietHoursAndRemindersCard />
    </div>
  )
}
