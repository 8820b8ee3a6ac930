import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarX2, Layers, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { type GroupColour, groupColours } from '#kit/colour.ts'
import { todayIn } from '#kit/day.ts'
import { weekNumber, weekOf } from '#kit/week.ts'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { type BoardFilters, noFilters } from '#features/planning/agency-week/board-filters.ts'
import { agencyWeekQuery } from '#features/planning/agency-week/web/queries.ts'
import { type BoardView, WeekBoard } from '#features/planning/agency-week/web/week-board.tsx'
import { NoSuchWeek } from '#features/planning/availability/web/no-such-week.tsx'
import { WeekNavigation } from '#features/planning/availability/web/week-navigation.tsx'
import { DocumentMenu } from '#features/planning/plan-documents/web/document-menu.tsx'
import { weekDocument } from '#features/planning/plan-documents/web/queries.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { AsOfWhenOffline } from '#platform/web/ui/as-of.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { AutoplanLink } from '../shell/autoplan-link.tsx'
import { ReliabilityNotesProvider } from '../shell/reliability-notes.tsx'
import { useShownWeek } from '../shell/shown-week.ts'
import { serverNow } from '#platform/web/now.ts'

const route = getRouteApi('/inside/schichtplan')

/** The week of all groups; week, view and filters stand in the address. */
export function AgencyWeekScreen() {
  const texts = useTexts('agencyWeek')
  const { week: weekText } = useTexts('availability')
  const member = useMember()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const queries = useQueryClient()
  const today = todayIn(member.organization.timeZone, serverNow())
  const { week, isWrong } = useShownWeek(search.week, weekOf(today))
  const read = useQuery(agencyWeekQuery(week))
  const isEditable = useMay()(toEditPlan)
  const view: BoardView = search.view === 'people' ? 'people' : 'groups'
  const filters = filtersIn(search)
  const change = (to: Partial<Search>) =>
    void navigate({ search: before => ({ ...before, ...to }), replace: true, resetScroll: false })

  usePageTitle([weekText(weekNumber(week)), texts.title].join(' · '))

  const frame = (toolbar: ReactNode) => (
    <>
      <header className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-22 font-semibold text-text">{texts.title}</h1>
        <WeekNavigation
          week={week}
          today={today}
          onChange={next => change({ week: next })}
          onIntent={next => void queries.prefetchQuery(agencyWeekQuery(next))}
        />
        <span className="print:hidden">
          <Segmented<BoardView>
            label={texts.views.label}
            value={view}
            options={[
              { value: 'groups', label: texts.views.groups, icon: <Layers aria-hidden size={15} /> },
              { value: 'people', label: texts.views.people, icon: <Users aria-hidden size={15} /> },
            ]}
            onChange={next => change({ view: next === 'people' ? next : undefined })}
          />
        </span>
        <span className="text-13 text-text-2">
          <OrganizationClock />
        </span>
        <AsOfWhenOffline at={read.dataUpdatedAt} />
        {read.data && <DocumentMenu of={weekDocument(week)} />}
        <span className="ml-auto">{toolbar}</span>
      </header>
      {isWrong && <NoSuchWeek asked={search.week ?? ''} />}
    </>
  )
  if (hasFailed(read)) {
    return (
      <>
        {frame(null)}
        <ErrorState text={texts.loadFailed} onRetry={() => void read.refetch()} />
      </>
    )
  }
  if (!read.data) {
    return (
      <>
        {frame(null)}
        <Skeletons rows={6} className="h-24" />
      </>
    )
  }
  if (read.data.groups.every(({ shifts }) => shifts.length === 0)) {
    return (
      <>
        {frame(null)}
        <EmptyState
          icon={<CalendarX2 aria-hidden size={18} />}
          text={read.data.groups.length === 0 ? texts.noGroups : texts.noShifts}
          action={
            <Link to="/creator-groups" className={buttonClass()}>
              {texts.toGroups}
            </Link>
          }
        />
      </>
    )
  }
  return (
    <ReliabilityNotesProvider>
      <WeekBoard
        week={read.data}
        today={today}
        timeZone={member.organization.timeZone}
        isEditable={isEditable}
        view={view}
        filters={filters}
        isLeaving={read.isPlaceholderData}
        onFilters={to => change(inSearch({ ...filters, ...to }))}
        frame={frame}
        extra={<AutoplanLink week={read.data.week} />}
      />
    </ReliabilityNotesProvider>
  )
}

type Search = ReturnType<typeof route.useSearch>

const listed = (text: string | undefined): readonly string[] => text?.split('~').filter(part => part !== '') ?? []

function filtersIn(search: Search): BoardFilters {
  const only = new Set(listed(search.only))
  return {
    text: search.q ?? '',
    platforms: listed(search.platform),
    tags: listed(search.tag),
    colours: listed(search.colour).filter((name): name is GroupColour => groupColours.some(colour => colour === name)),
    gaps: only.has('gaps'),
    unconfirmed: only.has('unconfirmed'),
    breaks: only.has('breaks'),
  }
}

/** What is not filtered by does not stand in the address. */
function inSearch({ text, platforms, tags, colours, ...marks }: BoardFilters): Partial<Search> {
  const only = (['gaps', 'unconfirmed', 'breaks'] as const).filter(mark => marks[mark])
  const joined = (names: readonly string[]) => (names.length === 0 ? undefined : names.join('~'))
  return {
    q: text === noFilters.text ? undefined : text,
    platform: joined(platforms),
    tag: joined(tags),
    colour: joined(colours),
    only: joined(only),
  }
}
