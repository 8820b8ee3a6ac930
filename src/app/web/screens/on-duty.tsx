import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RadioTower } from 'lucide-react'
import { useState } from 'react'
import { todayIn } from '#kit/day.ts'
import { cityOf } from '#kit/city.ts'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import type { Duty } from '#features/work/attendance/schema.ts'
import { DutyTable } from '#features/work/attendance/web/duty-table.tsx'
import { dutyQuery } from '#features/work/attendance/web/queries.ts'
import { countsOf, findReplaceable, sortedDutyGroups, urgentOf } from '#features/work/attendance/web/urgent.ts'
import { UrgentCard } from '#features/work/attendance/web/urgent-card.tsx'
import { LatestGroupHandover, LatestHandoversError } from '#features/work/handover/web/latest-of-group.tsx'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useNow } from '#platform/web/use-now.ts'
import { Replacement } from './replacement.tsx'
import { clockTime } from '#kit/zone.ts'
import { OnOrganizationClock } from '#platform/web/zones.tsx'

const route = getRouteApi('/inside/on-duty')

type Order = 'urgent' | 'group'

/** Who is on now, what is urgent, and who follows. */
export function OnDutyScreen() {
  const { duty: texts } = useTexts('attendance')
  const language = useLanguage()
  const { organization } = useMember()
  const zone = organization.timeZone
  const at = (instant: string | Temporal.Instant) => clockTime(instant, zone, language)
  const now = useNow()
  const read = useQuery({ ...dutyQuery, enabled: organization.attendanceEnabled })
  if (!organization.attendanceEnabled) {
    return (
      <div className="flex flex-col gap-4">
        <PageHeader title={texts.title} />
        <EmptyState icon={<RadioTower size={20} />} text={texts.off} />
      </div>
    )
  }
  const today = longDay(todayIn(zone, now), language)
  const changesAt = read.data?.changesAt ?? null
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader
        title={texts.title}
        subtitle={<span data-time>{changesAt === null ? today : `${today} · ${texts.changes(at(changesAt))}`}</span>}
        actions={
          <p data-time className="flex items-baseline gap-2 text-13 text-text-2">
            <span aria-hidden className="size-2 self-center rounded-full bg-green-solid" />
            <time className="text-22 font-semibold text-text tabular-nums">{at(now)}</time>
            {cityOf(zone, language)}
          </p>
        }
      />
      <ShownWhole>
        <Loaded read={read} skeleton={<Skeletons rows={6} className="h-16" />}>
          {duty => <Board duty={duty} now={now} />}
        </Loaded>
      </ShownWhole>
    </div>
  )
}

function Board({ duty, now }: { duty: Duty; now: Temporal.Instant }) {
  const { duty: texts } = useTexts('attendance')
  const mayPlan = useMay()(toEditPlan)
  const navigate = route.useNavigate()
  const { replace } = route.useSearch()
  const goTo = (seat: string | undefined) =>
    void navigate({ search: seat === undefined ? {} : { replace: seat }, replace: true, resetScroll: false })
  const [order, setOrder] = useState<Order>('urgent')
  const wanted = mayPlan && replace !== undefined ? findReplaceable(duty, replace) : undefined
  if (duty.groups.length === 0) return <EmptyState icon={<RadioTower size={20} />} text={texts.empty} />
  const urgent = urgentOf(duty)
  const calm = sortedDutyGroups(duty, order === 'group')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Counts duty={duty} />
        <Segmented<Order>
          label={texts.order}
          value={order}
          options={[
            { value: 'urgent', label: texts.orders.urgent },
            { value: 'group', label: texts.orders.group },
          ]}
          onChange={setOrder}
        />
      </div>
      {mayPlan && replace !== undefined && !wanted && <Notice kind="info">{texts.settled}</Notice>}
      {wanted && <Replacement key={replace} seat={wanted} onClose={() => goTo(undefined)} />}
      <OnOrganizationClock>
        {urgent.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {urgent.map(one => (
              <UrgentCard
                key={seatKey(one.seat)}
                urgent={one}
                now={now}
                mayPlan={mayPlan}
                onReplace={() => goTo(seatKey(one.seat))}
              />
            ))}
          </div>
        )}
        <LatestHandoversError />
        {calm.length > 0 && (
          <DutyTable groups={calm} now={now} renderHandover={groupId => <LatestGroupHandover groupId={groupId} />} />
        )}
      </OnOrganizationClock>
    </>
  )
}

function Counts({ duty }: { duty: Duty }) {
  const { duty: texts } = useTexts('attendance')
  const counts = countsOf(duty)
  const chips = [
    { key: 'missing', look: 'bg-red-bg text-red-fg', word: texts.counts.missing(counts.missing) },
    { key: 'left', look: 'bg-red-bg text-red-fg', word: texts.counts.left },
    { key: 'late', look: 'bg-orange-bg text-orange-fg', word: texts.counts.late },
    { key: 'gap', look: 'bg-red-bg text-red-fg', word: texts.counts.gap(counts.gap) },
    {
      key: 'unpublished',
      look: 'bg-red-bg text-red-fg',
      word: texts.counts.unpublished(counts.unpublished),
    },
    { key: 'on', look: 'border border-line bg-surface text-text-2', word: texts.counts.on },
    { key: 'next', look: 'border border-line bg-surface text-text-2', word: texts.counts.next },
    { key: 'unconfirmed', look: 'border border-line bg-surface text-text-2', word: texts.counts.unconfirmed },
  ] as const
  return (
    <ul className="flex flex-wrap gap-2">
      {chips
        .filter(({ key }) => counts[key] > 0)
        .map(({ key, look, word }) => (
          <li key={key} className={`flex h-8 items-center gap-1.5 rounded-control px-2.5 text-13 ${look}`}>
            <span className="text-16 font-semibold text-text tabular-nums">{counts[key]}</span>
            {word}
          </li>
        ))}
    </ul>
  )
}
