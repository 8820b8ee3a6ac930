import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { todayIn } from '#kit/day.ts'
import { weekNumber, weekOf } from '#kit/week.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { agencyWeekQuery } from '#features/planning/agency-week/web/queries.ts'
import { AutoPlanner } from '#features/planning/autoplan/web/planner.tsx'
import { proposalsQuery, runsQuery } from '#features/planning/autoplan/web/queries.ts'
import { NoSuchWeek } from '#features/planning/availability/web/no-such-week.tsx'
import { WeekNavigation } from '#features/planning/availability/web/week-navigation.tsx'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useShownWeek } from '../shell/shown-week.ts'
import { serverNow } from '#platform/web/now.ts'

const route = getRouteApi('/inside/schichtplan/automatisch')

/** Beside the week; on a phone below it, as wide as it. */
const toolsClass = 'flex flex-1 items-center gap-x-4 gap-y-2 max-sm:basis-full max-sm:[&>button]:grow'

/** Proposals for a week of all groups; week and proposal stand in the address. */
export function AutoplanScreen() {
  const texts = useTexts('autoplan')
  const { week: weekText } = useTexts('availability')
  const { organization } = useMember()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsNarrow(640)
  const today = todayIn(organization.timeZone, serverNow())
  const { week, isWrong } = useShownWeek(search.week, weekOf(today))
  const [seats, proposals, runs] = [
    useQuery(agencyWeekQuery(week)),
    useQuery(proposalsQuery(week)),
    useQuery(runsQuery(week)),
  ]
  usePageTitle([weekText(weekNumber(week)), texts.title].join(' · '))

  const close = (
    <Link
      to="/schichtplan"
      search={{ week }}
      aria-label={texts.close}
      data-tooltip={texts.close}
      className={`${buttonClass({ variant: 'ghost' })} w-9 px-0! pointer-coarse:w-11`}
    >
      <X aria-hidden size={17} />
    </Link>
  )
  const frame = (tools: ReactNode) => (
    <>
      <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-22 font-semibold text-text max-sm:flex-1">{texts.title}</h1>
        {isPhone && close}
        <div className="max-sm:w-full">
          <WeekNavigation
            week={week}
            today={today}
            isSpread={isPhone}
            onChange={next =>
              void navigate({
                search: ({ group }) => ({ week: next, ...(group === undefined ? {} : { group }) }),
                replace: true,
              })
            }
          />
        </div>
        {tools === null ? <span className="ml-auto" /> : <div className={toolsClass}>{tools}</div>}
        {!isPhone && close}
      </header>
      {isWrong && <NoSuchWeek asked={search.week ?? ''} />}
    </>
  )
  const failed = [seats, proposals, runs].filter(hasFailed)
  if (failed.length > 0) {
    return (
      <>
        {frame(null)}
        <ErrorState
          text={texts.loadFailed}
          onRetry={() => {
            for (const read of failed) void read.refetch()
          }}
        />
      </>
    )
  }
  if (!seats.data || !proposals.data || !runs.data || seats.isPlaceholderData) {
    return (
      <>
        {frame(null)}
        <Skeletons rows={6} className="h-16" />
      </>
    )
  }
  return (
    <AutoPlanner
      key={week}
      week={seats.data}
      proposals={proposals.data}
      runs={runs.data}
      today={today}
      timeZone={organization.timeZone}
      at={search.at}
      onAt={at => void navigate({ search: before => ({ ...before, at }), replace: true, resetScroll: false })}
      groupId={search.group}
      isOver={week < weekOf(today)}
      toPlan={
        <Link to="/schichtplan" search={{ week }} className={buttonClass({ variant: 'primary' })}>
          {texts.apply.toPlan}
        </Link>
      }
      frame={frame}
    />
  )
}
