import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { addWeeks, mondayOf, type Week, weekNumber, weekOf } from '#kit/week.ts'
import { todayIn } from '#kit/day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import type { GroupRow } from '#features/planning/schedule-overview/contract.ts'
import { staffingOn } from '#features/planning/schedule-overview/staffing.ts'
import { groupsQuery } from '#features/planning/schedule-overview/web/queries.ts'

const daysInWeek = 7

/** How many seats of this week and the next are taken; each leads to its week plan. */
export function CoverageWidget({ timeZone }: { readonly timeZone: string }) {
  const { coverage: texts } = useTexts('dashboard')
  const week = weekOf(todayIn(timeZone, serverNow()))
  const read = useQuery(groupsQuery({ from: mondayOf(week), days: 2 * daysInWeek }))
  const hasNoSeats = read.data?.rows.every(row => seatsOf([row], 0).need + seatsOf([row], 1).need === 0)
  return (
    <Widget title={texts.title} folded={hasNoSeats ? texts.empty : undefined} className="shrink-0">
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-9" />
          </div>
        }
      >
        {({ rows }) => (
          <ul className="divide-y divide-line">
            {[week, addWeeks(week, 1)].map((each, place) => (
              <WeekCoverage
                key={each}
                week={each}
                name={[texts.thisWeek, texts.nextWeek][place] ?? ''}
                {...seatsOf(rows, place)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Widget>
  )
}

/** `place`: 0 for the first week of the rows. */
function seatsOf(rows: readonly GroupRow[], place: number): { have: number; need: number; drafts: number } {
  const sum = { have: 0, need: 0, drafts: 0 }
  for (const row of rows) {
    for (let at = place * daysInWeek; at < (place + 1) * daysInWeek; at++) {
      const { have, need, drafts } = staffingOn(row, at)
      sum.have += have
      sum.need += need
      sum.drafts += drafts
    }
  }
  return sum
}

interface WeekProps {
  readonly week: Week
  readonly name: string
  readonly have: number
  readonly need: number
  readonly drafts: number
}

function WeekCoverage({ week, name, have, need, drafts }: WeekProps) {
  const { coverage: texts } = useTexts('dashboard')
  const share = need === 0 ? 0 : Math.min(1, have / need)
  return (
    <li>
      <Link to="/schichtplan" search={{ week }} className="block px-4 py-2.5 hover:bg-hover pointer-coarse:py-3.25">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium text-text">
            {name} <span className="text-13 font-normal text-text-2">{texts.week(weekNumber(week))}</span>
          </span>
          <span className="tabular text-13 text-text-2">{texts.seats(have, need, drafts)}</span>
        </span>
        <span aria-hidden className="mt-1.5 block h-1 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${100 * share}%` }} />
        </span>
      </Link>
    </li>
  )
}
