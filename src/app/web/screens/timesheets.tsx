import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileClock } from 'lucide-react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { TimesheetExportMenu } from '#features/work/attendance/web/export-menu.tsx'
import { MonthActions } from '#features/work/attendance/web/month-actions.tsx'
import { attendanceApi } from '#features/work/attendance/web/queries.ts'
import { SheetLines } from '#features/work/attendance/web/sheet-lines.tsx'
import { SheetMonths, shownMonth } from '#features/work/attendance/web/sheet-months.tsx'
import { SheetsTable } from '#features/work/attendance/web/sheets-table.tsx'
import { TimesheetSumList } from '#features/work/attendance/web/sums.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { OrganizationClock, useCities } from '#platform/web/ui/organization-clock.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { OnOrganizationClock } from '#platform/web/zones.tsx'

const route = getRouteApi('/inside/timesheets')

/** Everybody's hours of a month, or one person's by shift. */
export function TimesheetsScreen() {
  const { sheet: texts } = useTexts('attendance')
  const { organization: city } = useCities()
  const zone = useMember().organization.timeZone
  const navigate = route.useNavigate()
  const { month: asked, person } = route.useSearch()
  const month = shownMonth(asked, zone)
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader
        title={texts.title}
        subtitle={<OrganizationClock after={texts.subtitle} />}
        actions={<TimesheetExportMenu question={{ month, profileId: person ?? null }} />}
      />
      <SheetMonths
        month={month}
        zone={zone}
        onGo={to => void navigate({ search: person === undefined ? { month: to } : { month: to, person } })}
      />
      <OnOrganizationClock>
        <ShownWhole key={`${month} ${person}`}>
          {person === undefined ? <Everybody month={month} /> : <Person month={month} person={person} />}
          <p className="max-w-[68ch] text-13 text-text-2">{texts.rules(city)}</p>
        </ShownWhole>
      </OnOrganizationClock>
    </div>
  )
}

function Everybody({ month }: { readonly month: string }) {
  const { sheet: texts } = useTexts('attendance')
  const read = useQuery(attendanceApi.sheets.queryOptions({ input: { month } }))
  return (
    <Loaded read={read} skeleton={<Skeletons rows={8} className="h-10" />}>
      {sheets => (
        <>
          <MonthActions sheets={sheets} />
          {sheets.people.length === 0 ? (
            <EmptyState icon={<FileClock size={20} />} text={texts.empty} />
          ) : (
            <SheetsTable sheets={sheets} />
          )}
        </>
      )}
    </Loaded>
  )
}

function Person({ month, person }: { readonly month: string; readonly person: string }) {
  const { sheet: texts } = useTexts('attendance')
  const read = useQuery(attendanceApi.sheet.queryOptions({ input: { month, profileId: person } }))
  return (
    <>
      <Link to="/timesheets" search={{ month }} className="text-13 text-text-2 underline-offset-2 hover:underline">
        {texts.back}
      </Link>
      <Loaded read={read} skeleton={<Skeletons rows={6} className="h-14" />}>
        {sheet => (
          <>
            <h2 className="text-16 font-semibold text-text" translate="no">
              {sheet.fullName}
            </h2>
            <TimesheetSumList sums={sheet.sums} />
            {sheet.lines.length === 0 ? (
              <EmptyState icon={<FileClock size={20} />} text={texts.empty} />
            ) : (
              <SheetLines sheet={sheet} keeps />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
