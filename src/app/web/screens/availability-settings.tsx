import type { Day } from '#kit/day.ts'
import { RequestAvailabilityTab } from '#features/outreach/availability-requests/web/request-tab.tsx'
import { AvailabilitySettingsDialog } from '#features/planning/availability-settings/web/settings-dialog.tsx'
import { ChatReachabilityHint } from '#features/messages/telegram/web/configured-hint.tsx'
import { useTexts } from '#platform/web/i18n.tsx'

/** The settings of availability, with what other features have to say in it. */
export function AvailabilitySettings({ today, onClose }: { today: Day; onClose: () => void }) {
  const { request } = useTexts('vacation')
  const { tab } = useTexts('availabilityRequests')
  return (
    <AvailabilitySettingsDialog
      defaultText={request.overLimit}
      renderHint={profileId => <ChatReachabilityHint key={profileId} profileId={profileId} />}
      requests={{ label: tab, content: <RequestAvailabilityTab today={today} /> }}
      onClose={onClose}
    />
  )
}
