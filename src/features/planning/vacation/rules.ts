import { addDays, addMonths, type Day } from '#kit/day.ts'
import { daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import { requestedCells, type MarkedCell } from './ledger.ts'
import { horizonMonths } from './states.ts'

type RequestRefusal =
  | 'noDays'
  | 'outsideWeek'
  | 'pastWeek'
  | 'tooFarAhead'
  | 'dayPassed'
  | 'alreadyRequested'
  | 'shiftGone'

interface RequestedDays {
  readonly week: Week
  readonly dates: readonly Day[]
  readonly shiftId: string | null
}

interface Circumstances {
  /** In the organisation. */
  readonly today: Day
  readonly enabledShiftIds: readonly string[]
  /** Cells that any pending or approved request of the member holds. */
  readonly markedCells: readonly MarkedCell[]
}

export type RequestPlan =
  | { readonly ok: true; readonly groups: readonly (readonly Day[])[]; readonly skipped: readonly Day[] }
  | { readonly ok: false; readonly refusal: RequestRefusal }

/**
 * Plans one request for each run of days, in order (docs/product/en/vacation.md#asking). A day is skipped when other requests
 * hold every shift of it that is asked for; otherwise the new request holds the rest.
 */
export function planRequests({ week, dates, shiftId }: RequestedDays, circumstances: Circumstances): RequestPlan {
  const { today, enabledShiftIds, markedCells } = circumstances
  const days = daysOfWeek(week).filter(date => dates.includes(date))
  const refuse = (refusal: RequestRefusal): RequestPlan => ({ ok: false, refusal })
  if (dates.length === 0) return refuse('noDays')
  if (days.length < new Set(dates).size) return refuse('outsideWeek')
  if (addDays(mondayOf(week), 6) < today) return refuse('pastWeek')
  if (mondayOf(week) > addMonths(today, horizonMonths)) return refuse('tooFarAhead')
  if (days.some(date => date < today)) return refuse('dayPassed')
  if (shiftId !== null && !enabledShiftIds.includes(shiftId)) return refuse('shiftGone')
  const open = days.filter(date => requestedCells({ dates: [date], shiftId }, enabledShiftIds, markedCells).length > 0)
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
