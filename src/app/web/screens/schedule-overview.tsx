import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarX2, ChevronLeft, ChevronRight, ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { addDays, type Day, parseDay, todayIn } from '#kit/day.ts'
import { weekNumber, weekOf } from '#kit/week.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { NoSuchWeek } from '#features/planning/availability/web/no-such-week.tsx'
import { DocumentMenu } from '#features/planning/plan-documents/web/document-menu.tsx'
import { overviewDocument, weekDocument } from '#features/planning/plan-documents/web/queries.ts'
import type { ChatterView, GroupRow } from '#features/planning/schedule-overview/contract.ts'
import {
  namedDays,
  type ViewMode,
  visibleSpan,
  stepDay,
  viewModes,
  weekPartsOf,
} from '#features/planning/schedule-overview/rules.ts'
import { ChatterMonth } from '#features/planning/schedule-overview/web/chatter-month.tsx'
import { ChatterWeek } from '#features/planning/schedule-overview/web/chatter-week.tsx'
import { ChatterDays, GroupDays } from '#features/planning/schedule-overview/web/day-list.tsx'
import { GroupMonth } from '#features/planning/schedule-overview/web/group-month.tsx'
import { GroupWeek } from '#features/planning/schedule-overview/web/group-week.tsx'
import { ChatterLegend, GroupLegend } from '#features/planning/schedule-overview/web/legend.tsx'
import { MonthHead, monthGrid } from '#features/planning/schedule-overview/web/month-head.tsx'
import { OverviewGrid, type OpenPlan, useDayColumns } from '#features/planning/schedule-overview/web/overview-grid.tsx'
import { chattersQuery, groupsQuery } from '#features/planning/schedule-overview/web/queries.ts'
import { useCollapsedGroups } from '#features/planning/schedule-overview/web/use-collapsed.ts'
import { WeekHead, weekGrid } from '#features/planning/schedule-overview/web/week-head.tsx'
import { dateSpan, daySpan, monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { rememberedDay, useRememberDay } from '../shell/shown-week.ts'
import { useRemembered } from '../shell/use-remembered.ts'
import { serverNow } from '#platform/web/now.ts'

const route = getRouteApi('/inside/schedule-overview')
const views = ['groups', 'chatters'] as const
type View = (typeof views)[number]
const oneOf = <V extends string>(options: readonly V[], value: string | undefined): V | undefined =>
  options.find(option => option === value)

/** Groups and people over a week or a month. What is looked at stands in the address; without one it is as it was. */
export function ScheduleOverviewScreen() {
  const texts = useTexts('scheduleOverview')
  const { organization } = useMember()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const language = useLanguage()
  const queries = useQueryClient()
  const isPhone = useIsNarrow(640)
  const today = todayIn(organization.timeZone, serverNow())
  const [rememberedMode, rememberMode] = useRemembered<ViewMode>('staffel.overview.mode', viewModes, 'week')
  const [rememberedView, rememberView] = useRemembered<View>('staffel.overview.view', views, 'groups')
  const around = (Object.keys(search).length === 0 ? rememberedDay() : parseDay(search.at ?? '')) ?? today
  const isWrong = search.at !== undefined && parseDay(search.at) === undefined
  useRememberDay(around === today ? undefined : around)
  const mode = oneOf(viewModes, search.mode) ?? rememberedMode
  const view = oneOf(views, search.view) ?? rememberedView
  const span = visibleSpan(mode, around)
  const prefetch = (to: Day) => {
    const next = visibleSpan(mode, to)
    void (view === 'groups' ? queries.prefetchQuery(groupsQuery(next)) : queries.prefetchQuery(chattersQuery(next)))
  }
  const show = (to: { at?: Day; mode?: ViewMode; view?: View }) => {
    const next = { at: around, mode, view, ...to }
    rememberMode(next.mode)
    rememberView(next.view)
    const { at, ...rest } = next
    // where the grid is scrolled to is for the grid to say
    void navigate({ search: at === today ? rest : next, resetScroll: false })
  }
  return (
    <>
      <PageHeader title={texts.title} subtitle={<OrganizationClock after={texts.subtitle} />} />
      <p className="mb-3 hidden font-semibold text-text print:block">
        {dateSpan(span.from, addDays(span.from, span.days - 1), language)}
      </p>
      {isWrong && <NoSuchWeek asked={search.at ?? ''} />}
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="contents print:hidden">
          <Segmented<View>
            label={texts.view}
            value={view}
            options={views.map(value => ({ value, label: texts.views[value] }))}
            onChange={to => show({ view: to })}
          />
          <Segmented<ViewMode>
            label={texts.mode}
            value={mode}
            options={viewModes.map(value => ({ value, label: texts.modes[value] }))}
            onChange={to => show({ mode: to })}
          />
          <Navigation
            mode={mode}
            around={around}
            today={today}
            span={span}
            onGo={at => show({ at })}
            onIntent={prefetch}
          >
            <DocumentMenu
              of={view === 'groups' && mode === 'week' ? weekDocument(weekOf(span.from)) : overviewDocument(view, span)}
            />
          </Navigation>
        </div>
        <div className="ml-auto max-sm:ml-0 print:ml-0">
          {view === 'groups' ? <GroupLegend mode={isPhone ? 'phone' : mode} /> : !isPhone && <ChatterLegend />}
        </div>
      </div>
      {view === 'groups' ? (
        <Groups mode={mode} span={span} today={today} />
      ) : (
        <Chatters mode={mode} span={span} today={today} />
      )}
    </>
  )
}

interface SpanProps {
  readonly span: ReturnType<typeof visibleSpan>
  readonly today: Day
}

interface ViewProps extends SpanProps {
  readonly mode: ViewMode
}

interface NavigationProps extends SpanProps {
  readonly mode: ViewMode
  readonly around: Day
  readonly onGo: (to: Day) => void
  /** Somebody points at the way to a day. */
  readonly onIntent: (to: Day) => void
  /** At the end of its row. */
  readonly children: ReactNode
}

function Navigation({ mode, around, today, span: { from, days }, onGo, onIntent, children }: NavigationProps) {
  const texts = useTexts('scheduleOverview')
  const language = useLanguage()
  const isNow = from <= today && today <= addDays(from, days - 1)
  const step = (way: 1 | -1) => {
    const to = stepDay(mode, around, way)
    return {
      button: {
        onClick: () => {
          onGo(to)
          // whoever goes on will go on
          onIntent(stepDay(mode, to, way))
        },
      },
      intent: { onPointerEnter: () => onIntent(to), onFocus: () => onIntent(to) },
    }
  }
  const [back, forward] = [step(-1), step(1)]
  return (
    <div className="flex items-center gap-2 max-sm:w-full sm:flex-wrap">
      <span {...back.intent}>
        <IconButton
          variant="secondary"
          label={texts.previous}
          icon={<ChevronLeft aria-hidden size={16} />}
          {...back.button}
        />
      </span>
      <span
        aria-live="polite"
        className="min-w-40 text-center font-semibold text-balance text-text max-sm:min-w-0 max-sm:flex-1"
      >
        {mode === 'week'
          ? texts.week(weekNumber(weekOf(from)), daySpan(from, addDays(from, 6), language))
          : monthYear(from, language)}
      </span>
      <span {...forward.intent}>
        <IconButton
          variant="secondary"
          label={texts.next}
          icon={<ChevronRight aria-hidden size={16} />}
          {...forward.button}
        />
      </span>
      {!isNow && (
        <Button size="sm" variant="ghost" onClick={() => onGo(today)}>
          {texts.today}
        </Button>
      )}
      {children}
    </div>
  )
}

function Groups({ mode, span, today }: ViewProps) {
  const read = useQuery(groupsQuery(span))
  return (
    <Loaded
      read={read}
      skeleton={<Skeletons rows={mode === 'month' ? 10 : 6} className={mode === 'month' ? 'h-8' : 'h-24'} />}
    >
      {({ span: shown, rows }) => <GroupView span={shown} rows={rows} today={today} />}
    </Loaded>
  )
}

// what has been read says whether it is a week or a month: another may be on its way
const isMonth = ({ days }: SpanProps['span']) => days > namedDays

function GroupView({ span, rows, today }: SpanProps & { readonly rows: readonly GroupRow[] }) {
  const texts = useTexts('scheduleOverview')
  const columns = useDayColumns(span)
  const weeks = useMemo(() => weekPartsOf(span), [span])
  const onPlan = useToPlan()
  const isPhone = useIsNarrow(640)
  const { collapsed, toggle, setAll } = useCollapsedGroups()
  if (rows.length === 0) return <EmptyState icon={<CalendarX2 aria-hidden size={18} />} text={texts.noGroups} />
  if (isPhone) return <GroupDays rows={rows} columns={columns} weeks={weeks} today={today} onPlan={onPlan} />
  const folding = { rows, columns, today, collapsed, onToggle: toggle }
  const corner = (
    <IconButton
      size="sm"
      data-stop=""
      tabIndex={-1}
      label={collapsed.size > 0 ? texts.expandAll : texts.collapseAll}
      icon={collapsed.size > 0 ? <ChevronsUpDown aria-hidden size={15} /> : <ChevronsDownUp aria-hidden size={15} />}
      onClick={() => setAll(collapsed.size > 0 ? [] : rows.map(({ id }) => id))}
    />
  )
  if (isMonth(span)) return <GroupMonth {...folding} weeks={weeks} corner={corner} onPlan={onPlan} />
  return (
    <OverviewGrid
      label={texts.views.groups}
      columns={columns}
      rows={rows.length}
      onPlan={onPlan}
      className={weekGrid}
      head={<WeekHead columns={columns} today={today} corner={corner} />}
    >
      <GroupWeek {...folding} />
    </OverviewGrid>
  )
}

function Chatters({ mode, span, today }: ViewProps) {
  const read = useQuery(chattersQuery(span))
  return (
    <Loaded read={read} skeleton={<Skeletons rows={10} className={mode === 'month' ? 'h-8' : 'h-12'} />}>
      {({ span: shown, view }) => <ChatterDrawn span={shown} view={view} today={today} />}
    </Loaded>
  )
}

function ChatterDrawn({ span, view, today }: SpanProps & { readonly view: ChatterView }) {
  const texts = useTexts('scheduleOverview')
  const columns = useDayColumns(span)
  const weeks = useMemo(() => weekPartsOf(span), [span])
  const onPlan = useToPlan()
  const isPhone = useIsNarrow(640)
  const { rows } = view
  if (rows.length === 0) return <EmptyState icon={<CalendarX2 aria-hidden size={18} />} text={texts.noChatters} />
  if (isPhone) return <ChatterDays view={view} columns={columns} today={today} onPlan={onPlan} />
  const shared = { label: texts.views.chatters, columns, rows: rows.length, onPlan }
  return isMonth(span) ? (
    <OverviewGrid
      {...shared}
      className={monthGrid}
      head={<MonthHead columns={columns} weeks={weeks} today={today} label={texts.chatter} figure={texts.seatsHead} />}
    >
      <ChatterMonth view={view} columns={columns} today={today} />
    </OverviewGrid>
  ) : (
    <OverviewGrid
      {...shared}
      className={weekGrid}
      head={<WeekHead columns={columns} today={today} corner={undefined} />}
    >
      <ChatterWeek view={view} columns={columns} today={today} />
    </OverviewGrid>
  )
}

function useToPlan(): OpenPlan {
  const navigate = route.useNavigate()
  return (groupId, week, seat) =>
    void navigate({
      to: '/schichtplan/$groupId',
      params: { groupId },
      search: seat === undefined ? { week } : { week, seat },
    })
}
