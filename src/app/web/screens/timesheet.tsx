import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FileClock } from 'lucide-react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { TimesheetExportMenu } from '#features/work/attendance/web/export-menu.tsx'
import { attendanceApi } from '#features/work/attendance/web/queries.ts'
import { isLineOver, SheetLines } from '#features/work/attendance/web/sheet-lines.tsx'
import { SheetMonths, shownMonth } from '#features/work/attendance/web/sheet-months.tsx'
import { TimesheetSumList } from '#features/work/attendance/web/sums.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'

const route = getRouteApi('/inside/timesheet')

/** One's own hours of a month. */
export function TimesheetScreen() {
  const { sheet: texts } = useTexts('attendance')
  const { organization: city } = useCities()
  const { organization, profileId } = useMember()
  const zone = organization.timeZone
  const navigate = route.useNavigate()
  const month = shownMonth(route.useSearch().month, zone)
  const read = useQuery(attendanceApi.ownSheet.queryOptions({ input: { month } }))
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader
        title={texts.ownTitle}
        subtitle={subtitle()}
        actions={<TimesheetExportMenu question={{ month, profileId }} />}
      />
      <SheetMonths month={month} zone={zone} onGo={to => void navigate({ search: { month: to } })} />
      <ShownWhole key={month}>
        <Loaded read={read} skeleton={<Skeletons rows={6} className="h-14" />}>
          {sheet => (
            <>
              <TimesheetSumList sums={sheet.sums} />
              {sheet.lines.length === 0 ? (
                <EmptyState icon={<FileClock size={20} />} text={texts.emptyOwn} />
              ) : (
                <SheetLines sheet={sheet} keeps={false} />
              )}
            </>
          )}
        </Loaded>
        <p className="max-w-[68ch] text-13 text-text-2">{texts.rules(city)}</p>
      </ShownWhole>
    </div>
  )

  /** Depends on the lines, so its place is empty until they have loaded. */
  function subtitle(): string {
    if (!read.data) return ''
    if (read.data.closedAt !== null) return texts.ownClosed
    return read.data.lines.some(isLineOver) ? texts.ownSubtitle : texts.ownLater
  }
}
