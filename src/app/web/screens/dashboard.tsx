import { lazy, Suspense } from 'react'
import { firstNameOf } from '#kit/text.ts'
import { useMay, useMember } from '#features/accounts/web/session.tsx'
import { leads } from '#features/permissions/policy.ts'
import { NextShiftWidget } from '#features/schedule/web/next-shift.tsx'
import { VacationBlocksWidget } from '#features/vacation/web/blocks.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'

const MyRequestsWidget = lazy(async () => ({
  default: (await import('#features/vacation/web/my-requests.tsx')).MyRequestsWidget,
}))
// for managers only
const VacationBoardWidget = lazy(async () => ({
  default: (await import('#features/vacation/web/board.tsx')).VacationBoardWidget,
}))

/** Full width; each widget shows to whom it is permitted. */
export function DashboardScreen() {
  const dashboard = useTexts('dashboard')
  const member = useMember()
  const may = useMay()
  const hasWidgets = may('dashboard_widgets')
  const showsBoard = hasWidgets && may('view_vacation_requests_board')
  return (
    <>
      <PageHeader title={dashboard.title(firstNameOf(member.fullName))} subtitle={member.organization.name} />
      {hasWidgets ? (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            {may('widget_next_shift') && <NextShiftWidget {...zonesOf(member)} />}
            {showsBoard && (
              <Suspense fallback={<Skeletons rows={3} className="h-16" />}>
                <VacationBoardWidget decides={leads(member)} timeZone={member.organization.timeZone} />
              </Suspense>
            )}
          </div>
          {may('widget_vacation') && (
            <div className="flex min-w-0 flex-col gap-4">
              <VacationBlocksWidget />
              <Suspense fallback={<Skeletons rows={2} className="h-16" />}>
                <MyRequestsWidget />
              </Suspense>
            </div>
          )}
        </div>
      ) : (
        <EmptyState text={dashboard.empty} />
      )}
    </>
  )
}

const zonesOf = ({ organization, timeZone }: ReturnType<typeof useMember>) => ({
  timeZone: organization.timeZone,
  ownTimeZone: timeZone === organization.timeZone ? undefined : (timeZone ?? undefined),
})
