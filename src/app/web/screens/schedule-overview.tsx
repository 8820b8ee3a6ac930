import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarX2, ChevronLeft, ChevronRight, ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { addDays, type Day, parseDay, todayIn } from '#kit/day.ts'
import { useMember } from '#features/accounts/web/session.tsx'
import { type ViewMode, spanOf, stepFrom, viewModes } from '#features/schedule-overview/rules.ts'
import { ChatterRows } from '#features/schedule-overview/web/chatter-rows.tsx'
import { GroupRows } from '#features/schedule-overview/web/group-rows.tsx'
import { OverviewFrame } from '#features/schedule-overview/web/overview-frame.tsx'
import { overviewApi } from '#features/schedule-overview/web/queries.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useRemembered } from '../shell/use-remembered.ts'

const route = getRouteApi('/inside/schedule-overview')
const views = ['groups', 'chatters'] as const
type View = (typeof views)[number]

/** Groups and people over a week or a month; the day it is around stands in the address, the rest is remembered. */
export function ScheduleOverviewScreen() {
  const texts = useTexts('scheduleOverview')
  const { organization } = useMember()
  const navigate = route.useNavigate()
  const today = todayIn(organization.timeZone, Temporal.Now.instant())
  const around = parseDay(route.useSearch().at ?? '') ?? today
  const [mode, setMode] = useRemembered<ViewMode>('staffel.overview.mode', viewModes, 'week')
  const [view, setView] = useRemembered<View>('staffel.overview.view', views, 'groups')
  const span = spanOf(mode, around)
  const go = (to: Day) => void navigate({ search: to === today ? {} : { at: to } })
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Segmented<View>
          label={texts.view}
          value={view}
          options={views.map(value => ({ value, label: texts.views[value] }))}
          onChange={setView}
        />
        <Segmented<ViewMode>
          label={texts.mode}
          value={mode}
          options={viewModes.map(value => ({ value, label: texts.modes[value] }))}
          onChange={setMode}
        />
        <Navigation mode={mode} around={around} today={today} span={span} onGo={go} />
      </div>
      {view === 'groups' ? <Groups span={span} today={today} /> : <Chatters span={span} today={today} />}
    </>
  )
}

interface SpanProps {
  readonly span: ReturnType<typeof spanOf>
  readonly today: Day
}

interface NavigationProps extends SpanProps {
  readonly mode: ViewMode
  readonly around: Day
  readonly onGo: (to: Day) => void
}

function Navigation({ mode, around, today, span: { from, days }, onGo }: NavigationProps) {
  const texts = useTexts('scheduleOverview')
  const language = useLanguage()
  const isNow = from <= today && today <= addDays(from, days - 1)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        variant="secondary"
        label={texts.previous}
        icon={<ChevronLeft aria-hidden size={16} />}
        onClick={() => onGo(stepFrom(mode, around, -1))}
      />
      <span aria-live="polite" className="min-w-40 text-center font-semibold text-text">
        {mode === 'week' ? daySpan(from, addDays(from, 6), language) : monthName(from, language)}
      </span>
      <IconButton
        variant="secondary"
        label={texts.next}
        icon={<ChevronRight aria-hidden size={16} />}
        onClick={() => onGo(stepFrom(mode, around, 1))}
      />
      {!isNow && (
        <Button size="sm" variant="ghost" onClick={() => onGo(today)}>
          {texts.today}
        </Button>
      )}
    </div>
  )
}

const monthName = (date: Day, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

const useDays = ({ from, days }: ReturnType<typeof spanOf>) =>
  useMemo(() => Array.from({ length: days }, (_, at) => addDays(from, at)), [from, days])

function Groups({ span, today }: SpanProps) {
  const texts = useTexts('scheduleOverview')
  const days = useDays(span)
  const read = useQuery(overviewApi.groups.queryOptions({ input: span }))
  const { collapsed, toggle, setAll } = useCollapsed()
  return (
    <Loaded read={read} skeleton={<Skeletons rows={6} className="h-24" />}>
      {rows =>
        rows.length === 0 ? (
          <EmptyState icon={<CalendarX2 aria-hidden size={18} />} text={texts.noGroups} />
        ) : (
          <OverviewFrame
            key={span.from}
            label={texts.views.groups}
            days={days}
            today={today}
            corner={
              <IconButton
                size="sm"
                label={collapsed.size > 0 ? texts.expandAll : texts.collapseAll}
                icon={
                  collapsed.size > 0 ? (
                    <ChevronsUpDown aria-hidden size={15} />
                  ) : (
                    <ChevronsDownUp aria-hidden size={15} />
                  )
                }
                onClick={() => setAll(collapsed.size > 0 ? [] : rows.map(({ id }) => id))}
              />
            }
          >
            <GroupRows rows={rows} days={days} today={today} collapsed={collapsed} onToggle={toggle} />
          </OverviewFrame>
        )
      }
    </Loaded>
  )
}

function Chatters({ span, today }: SpanProps) {
  const texts = useTexts('scheduleOverview')
  const days = useDays(span)
  const read = useQuery(overviewApi.chatters.queryOptions({ input: span }))
  return (
    <Loaded read={read} skeleton={<Skeletons rows={8} className="h-12" />}>
      {rows =>
        rows.length === 0 ? (
          <EmptyState icon={<CalendarX2 aria-hidden size={18} />} text={texts.noChatters} />
        ) : (
          <OverviewFrame key={span.from} label={texts.views.chatters} days={days} today={today} corner={undefined}>
            <ChatterRows rows={rows} days={days} today={today} />
          </OverviewFrame>
        )
      }
    </Loaded>
  )
}

const key = 'staffel.overview.collapsed'

function keep(ids: ReadonlySet<string>): ReadonlySet<string> {
  localStorage.setItem(key, [...ids].join(' '))
  return ids
}

/** Which groups are shut, kept on this device. */
function useCollapsed() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    () => new Set(localStorage.getItem(key)?.split(' ').filter(Boolean)),
  )
  return {
    collapsed,
    toggle: useMemo(
      () => (groupId: string) =>
        setCollapsed(before => {
          const after = new Set(before)
          if (!after.delete(groupId)) after.add(groupId)
          return keep(after)
        }),
      [],
    ),
    setAll: (ids: readonly string[]) => setCollapsed(keep(new Set(ids))),
  }
}
