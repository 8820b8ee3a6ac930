import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarX2, ChevronLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type Day, todayIn } from '#kit/day.ts'
import { daysOfWeek, type Week, weekNumber, weekOf } from '#kit/week.ts'
import { creatorGroupsApi } from '#features/agency/creator-groups/web/queries.ts'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { DocumentMenu } from '#features/planning/plan-documents/web/document-menu.tsx'
import { weekDocument } from '#features/planning/plan-documents/web/queries.ts'
import { NoSuchWeek } from '#features/planning/availability/web/no-such-week.tsx'
import { PrintedWeekTitle } from '#features/planning/availability/web/printed-week.tsx'
import { WeekNavigation } from '#features/planning/availability/web/week-navigation.tsx'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import type { Plan } from '#features/planning/schedule/schema.ts'
import { DayStrip } from '#features/planning/schedule/web/day-strip.tsx'
import { HoursPanel } from '#features/planning/schedule/web/hours-panel.tsx'
import { ShortcutsButton } from '#features/planning/schedule/web/keys-button.tsx'
import { PlanLegend } from '#features/planning/schedule/web/legend.tsx'
import { PlanBoard } from '#features/planning/schedule/web/plan-board.tsx'
import { usePlanHistory } from '#features/planning/schedule/web/plan-history.ts'
import { PlanToolbar } from '#features/planning/schedule/web/plan-toolbar.tsx'
import { PlanBadge, PublishButton } from '#features/planning/schedule/web/publish-button.tsx'
import { planQuery } from '#features/planning/schedule/web/queries.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { refusalIn } from '#platform/web/rpc.ts'
import { AsOfWhenOffline } from '#platform/web/ui/as-of.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { AutoplanLink } from '../shell/autoplan-link.tsx'
import { ReliabilityNotesProvider } from '../shell/reliability-notes.tsx'
import { useShownWeek } from '../shell/shown-week.ts'
import { serverNow } from '#platform/web/now.ts'

const route = getRouteApi('/inside/schichtplan/$groupId')

/** The plan of one group for a week, over the full width; the week stands in the address. */
export function GroupScheduleScreen() {
  const texts = useTexts('schedule')
  const { week: weekText } = useTexts('availability')
  const member = useMember()
  const { groupId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = todayIn(member.organization.timeZone, serverNow())
  const { week, isWrong } = useShownWeek(search.week, weekOf(today))
  const read = useQuery(planQuery(groupId, week))
  const isEditable = useMay()(toEditPlan)

  return (
    <>
      <Link
        to="/creator-groups"
        className="mb-2 -ml-1 inline-flex items-center gap-0.5 text-13 text-text-2 hover:text-text print:hidden"
      >
        <ChevronLeft aria-hidden size={15} />
        {texts.back}
      </Link>
      <PageHeader
        title={read.data?.group.name ?? texts.subtitle}
        tab={[weekText(weekNumber(week)), read.data?.group.name ?? texts.subtitle].join(' · ')}
        subtitle={<OrganizationClock after={read.data && texts.subtitle} />}
        actions={isEditable && read.data && <PublishButton plan={read.data} />}
      />
      {isWrong && <NoSuchWeek asked={search.week ?? ''} />}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <WeekNavigation week={week} today={today} onChange={next => void navigate({ search: { week: next } })} />
        {read.data && <PlanBadge state={read.data.state} />}
        <AsOfWhenOffline at={read.dataUpdatedAt} />
        {read.data && <DocumentMenu of={weekDocument(week, groupId)} />}
        <GroupSwitcher groupId={groupId} week={week} />
      </div>
      {hasFailed(read) ? (
        <ReadFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : !read.data ? (
        <Skeletons rows={4} className="h-32" />
      ) : (
        <ReliabilityNotesProvider>
          <PlanOfWeek
            key={`${groupId} ${week} ${search.seat ?? ''}`}
            plan={read.data}
            today={today}
            isEditable={isEditable}
            seat={search.seat}
          />
        </ReliabilityNotesProvider>
      )}
    </>
  )
}

/** Another group's plan of the same week. */
function GroupSwitcher({ groupId, week }: { groupId: string; week: Week }) {
  const { group } = useTexts('planBoard')
  const navigate = route.useNavigate()
  const { data: groups = [] } = useQuery(creatorGroupsApi.list.queryOptions())
  if (groups.length < 2) return null
  return (
    <div className="ml-auto w-64 max-w-full print:hidden">
      <Select
        label={group}
        hideLabel
        value={groupId}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={next => void navigate({ params: { groupId: next }, search: { week } })}
      />
    </div>
  )
}

interface PlanProps {
  readonly plan: Plan
  readonly today: Day
  readonly isEditable: boolean
  /** The one that somebody was sent to. */
  readonly seat: string | undefined
}

function PlanOfWeek({ plan, today, isEditable, seat }: PlanProps) {
  const { timeZone } = useMember().organization
  const texts = useTexts('schedule')
  const isNarrow = useIsNarrow(900)
  const days = useMemo(() => daysOfWeek(plan.week), [plan.week])
  const [weekday, setWeekday] = useState(
    Math.max(
      0,
      days.findIndex(day => day === (seat?.slice(0, 10) ?? today)),
    ),
  )
  const chosen = days[weekday] ?? today
  const shown = useMemo(() => (isNarrow ? [chosen] : days), [isNarrow, chosen, days])
  const history = usePlanHistory(plan)
  if (plan.shifts.length === 0) return <EmptyState icon={<CalendarX2 aria-hidden size={18} />} text={texts.noShifts} />
  return (
    <>
      {isNarrow && (
        <DayStrip
          plan={plan}
          days={days}
          today={today}
          chosen={chosen}
          onChange={day => setWeekday(days.indexOf(day))}
        />
      )}
      {isEditable && (
        <div className="mb-2 flex items-center justify-end gap-2 print:hidden">
          <AutoplanLink week={plan.week} group={plan.group.id} />
          <PlanToolbar plan={plan} history={history} />
        </div>
      )}
      <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0">
          <PlanBoard
            plan={plan}
            days={shown}
            today={today}
            timeZone={timeZone}
            isEditable={isEditable}
            onPaper={<PrintedWeekTitle week={plan.week} />}
            firstSeat={seat}
            log={history}
          />
          <footer className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:mt-2">
            <PlanLegend />
            <span className="hidden sm:block print:hidden">
              <ShortcutsButton isEditable={isEditable} />
            </span>
          </footer>
        </div>
        <HoursPanel plan={plan} />
      </div>
    </>
  )
}

/** Of a group of which there is no plan, now or ever: trying again would help nobody. */
function isUnknown(error: unknown): boolean {
  const refusal = refusalIn(error)
  return (
    refusal?.code === 'schedule.groupNotFound' || refusal?.complaints.some(({ field }) => field === 'groupId') === true
  )
}

function ReadFailed({ error, onRetry }: { error: unknown; readonly onRetry: () => void }) {
  const texts = useTexts('schedule')
  const { refusals } = useTexts('planBoard')
  if (!isUnknown(error)) return <ErrorState text={texts.loadFailed} onRetry={onRetry} />
  return (
    <EmptyState
      icon={<CalendarX2 aria-hidden size={18} />}
      text={refusals.groupNotFound}
      action={
        <Link to="/creator-groups" className={buttonClass()}>
          {texts.back}
        </Link>
      }
    />
  )
}
