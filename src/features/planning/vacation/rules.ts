import { addDays, addMonths, type Day } from '#kit/day.ts'
import { daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import { requestedCells, type MarkedCell } from './ledger.ts'
import { horizonMonths, type RequestStatus } from './states.ts'

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

/** A day of approved vacation; `shiftIds`: of a part of the day, empty: the whole day. */
export interface VacationDay {
  readonly date: Day
  readonly shiftIds: readonly string[]
}

interface HeldDays {
  readonly status: RequestStatus
  readonly specificDates: readonly Day[]
  readonly markedCells: readonly MarkedCell[]
  readonly wholeDays: readonly Day[]
}

/**
 * The approved days of a member's requests in ascending order. A day is whole if every enabled shift of it is approved. It
 * is also whole if it was meant wholly and no part of it is pending.
 */
export function approvedVacationDays(requests: readonly HeldDays[], enabledShiftIds: readonly string[]): VacationDay[] {
  const approved = requests.filter(({ status }) => status === 'approved')
  const cellsOf = (list: readonly HeldDays[]) =>
    Map.groupBy(
      list.flatMap(({ markedCells }) => markedCells),
      ({ date }) => date,
    )
  const [held, pending] = [cellsOf(approved), cellsOf(requests.filter(({ status }) => status === 'pending'))]
  const dates = new Set(approved.flatMap(({ specificDates }) => specificDates))
  return [...dates].toSorted().map(date => {
    const shiftIds = (held.get(date) ?? []).map(({ shiftId }) => shiftId)
    const isMeant = approved.some(({ wholeDays }) => wholeDays.includes(date))
    const isWhole = enabledShiftIds.every(id => shiftIds.includes(id)) || (isMeant && !pending.has(date))
    return { date, shiftIds: isWhole ? [] : shiftIds }
  })
}

export interface VacationBlock {
  readonly start: Day
  readonly end: Day
  readonly daysCount: number
  /** The shifts of days that are off in part; empty: whole days. */
  readonly shiftIds: readonly string[]
}

/** The block that today lies in, and those that begin later, soonest first; past ones are left out. Days in ascending order. */
export function upcomingVacationBlocks(
  approvedDays: readonly VacationDay[],
  today: Day,
): { current: VacationBlock | undefined; upcoming: VacationBlock[] } {
  const byPart = Map.groupBy(approvedDays, ({ shiftIds }) => shiftIds.toSorted().join(' '))
  const blocks = [...byPart.values()]
    .flatMap(days =>
      consecutiveDayRuns(days.map(({ date }) => date)).map(run => ({
        start: run[0] ?? today,
        end: run.at(-1) ?? today,
        daysCount: run.length,
        shiftIds: days[0]?.shiftIds ?? [],
      })),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
  return {
    current: blocks.find(({ start, end }) => start <= today && today <= end),
    upcoming: blocks.filter(({ start }) => start > today),
  }
}
