import { addDays, addMonths, type Day, day, monthOf } from '#kit/day.ts'
import { byShift, monthIn, overlapMilliseconds, type Work } from '#features/work/attendance/hours.ts'
import type { VacationDay } from '#features/planning/vacation/rules.ts'
import type { ProfileMonth } from './contract.ts'

const shownMonths = 12

/** The first and the last day of the months that a profile shows; the current one is the last. */
export function profileDays(today: Day): readonly [Day, Day] {
  const current = firstOf(monthOf(today))
  return [addMonths(current, 1 - shownMonths), addDays(addMonths(current, 1), -1)]
}

interface Shifts {
  /** Still to come, by the months of their dates. */
  readonly planned: readonly Pick<ProfileMonth, 'month' | 'plannedShifts' | 'plannedMinutes'>[]
  readonly work: readonly Work[]
  readonly zone: string
}

/** Every month of the span, the empty ones too. A day off counts once, in its own month. */
export function monthsOf(
  [first, last]: readonly [Day, Day],
  { planned, work, zone }: Shifts,
  daysOff: readonly VacationDay[],
): ProfileMonth[] {
  const toCome = new Map(planned.map(row => [row.month, row]))
  const off = Map.groupBy(daysOff, ({ date }) => monthOf(date))
  const months: ProfileMonth[] = []
  for (let start = first; start <= last; start = addMonths(start, 1)) {
    const month = monthOf(start)
    const { plannedShifts = 0, plannedMinutes = 0 } = toCome.get(month) ?? {}
    const within = monthIn(month, zone)
    const worked = work.reduce((sum, one) => sum + overlapMilliseconds(within, one.worked), 0)
    months.push({
      month,
      shifts: byShift(work.filter(one => one.worked !== null && monthOf(one.date) === month)).length,
      minutes: Math.floor(worked / 60_000),
      plannedShifts,
      plannedMinutes,
      vacationDays: off.get(month)?.length ?? 0,
      partVacationDays: off.get(month)?.filter(({ shiftIds }) => shiftIds.length > 0).length ?? 0,
    })
  }
  return months
}

const firstOf = (month: string): Day => day(`${month}-01`)
