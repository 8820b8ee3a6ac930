import { firstNameOf } from '#kit/text.ts'
import { useMay, useMember } from '#features/accounts/web/session.tsx'
import { NextShiftWidget } from '#features/schedule/web/next-shift.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** Full width; each widget shows to whom it is permitted. */
export function DashboardScreen() {
  const { dashboard } = useTexts('shell')
  const member = useMember()
  const may = useMay()
  const showsNextShift = may('dashboard_widgets') && may('widget_next_shift')
  return (
    <>
      <PageHeader title={dashboard.title(firstNameOf(member.fullName))} subtitle={member.organization.name} />
      <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {showsNextShift ? <NextShiftWidget {...zonesOf(member)} /> : <EmptyState text={dashboard.empty} />}
      </div>
    </>
  )
}

const zonesOf = ({ organization, timeZone }: ReturnType<typeof useMember>) => ({
  timeZone: organization.timeZone,
  ownTimeZone: timeZone === organization.timeZone ? undefined : (timeZone ?? undefined),
})
