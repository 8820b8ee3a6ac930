import { addDays, addMonths, type Day } from '#kit/day.ts'
import { daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import { requestedCells, type MarkedCell } from './ledger.ts'
import { horizonMonths } from './states.ts'

type RequestRefusal = 'noDays' | 'pastWeek' | 'tooFarAhead' | 'dayPassed' | 'alreadyRequested' | 'shiftGone'

interface RequestedDays {
  readonly week: Week
  readonly dates: readonly Day[]
  readonly shiftId: string | null
}

interface Circumstances {
  /** In the organisation. */
  readonly today: Day
  readonly enabledShiftIds: readonly string[]
  /** Days that a pending request of the week has already. */
  readonly pendingDays: ReadonlySet<Day>
  /** Cells that any request of the person holds. */
  readonly markedCells: readonly MarkedCell[]
}

export type RequestPlan =
  | { readonly ok: true; readonly groups: readonly (readonly Day[])[]; readonly skipped: readonly Day[] }
  | { readonly ok: false; readonly refusal: RequestRefusal }

/** What becomes of marked days: a request for each run of days, in order (docs/product/en/vacation.md#asking). */
export function planRequests({ week, dates, shiftId }: RequestedDays, circumstances: Circumstances): RequestPlan {
  const { today, enabledShiftIds, pendingDays, markedCells } = circumstances
  const days = daysOfWeek(week).filter(date => dates.includes(date))
  const refuse = (refusal: RequestRefusal): RequestPlan => ({ ok: false, refusal })
  if (days.length === 0) return refuse('noDays')
  if (addDays(mondayOf(week), 6) < today) return refuse('pastWeek')
  if (mondayOf(week) > addMonths(today, horizonMonths)) return refuse('tooFarAhead')
  if (days.some(date => date < today)) return refuse('dayPassed')
  if (shiftId !== null && !enabledShiftIds.includes(shiftId)) return refuse('shiftGone')
  const open = days.filter(
    date =>
      !pendingDays.has(date) && requestedCells({ dates: [date], shiftId }, enabledShiftIds, markedCells).length > 0,
  )
  if (open.length === 0) return refuse('alreadyRequested')
  return { ok: true, groups: consecutiveDayRuns(open), skipped: days.filter(date => !open.includes(date)) }
}

/** Runs of consecutive days; `days` in ascending order. */
export function consecutiveDayRuns(days: readonly Day[]): Day[][] {
  const runs: Day[][] = []
  for (const date of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last !== undefined && addDays(last, 1) === date) run.push(date)
    else runs.push([date])
  }
  return runs
}

export interface VacationBlock {
  readonly start: Day
  readonly end: Day
  readonly daysCount: number
}

/** The block that today lies in, and those that begin later, soonest first; what is over is left out. */
export function upcomingVacationBlocks(
  approvedDays: readonly Day[],
  today: Day,
): { current: VacationBlock | undefined; upcoming: VacationBlock[] } {
  const blocks = consecutiveDayRuns([...new Set(approvedDays)].toSorted()).map(run => ({
    start: run[0] ?? today,
    end: run.at(-1) ?? today,
    daysCount: run.length,
  }))
  return {
    current: blocks.find(({ start, end }) => start <= today && today <= end),
    upcoming: blocks.filter(({ start }) => start > today),
  }
}
