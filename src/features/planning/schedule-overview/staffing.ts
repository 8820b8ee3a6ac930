import type { Day } from '#kit/day.ts'
import { addDays } from '#kit/day.ts'
import type { GroupRow } from './contract.ts'
import type { WeekPart } from './rules.ts'

/** How far a group's day is filled. */
export interface DayStaffing {
  readonly have: number
  readonly need: number
  /** Of those who sit there. */
  readonly drafts: number
}

export function staffingOn(row: GroupRow, at: number): DayStaffing {
  let [have, drafts] = [0, 0]
  for (const [place, { isInForce }] of row.shifts.entries()) {
    if (!isInForce) continue
    have += row.filled[place]?.[at] ?? 0
    drafts += row.drafts[place]?.[at] ?? 0
  }
  return { have, need: seatsPerDay(row), drafts }
}

/** Of the shifts in force: whoever sits on one that is no more fills no gap. */
export const seatsPerDay = ({ shifts, chatterCount }: GroupRow): number =>
  shifts.filter(({ isInForce }) => isInForce).length * chatterCount

/** The times of a shift on a day. */
export const shiftTimesAt = ({ startTime, endTime, isOvernight, changes }: GroupRow['shifts'][number], at: number) =>
  changes.findLast(change => change.at <= at) ?? { startTime, endTime, isOvernight }

/** The place of the first shift with a free seat; undefined: all are taken. */
export function firstOpenShift(row: GroupRow, at: number): number | undefined {
  const place = row.shifts.findIndex(
    ({ isInForce }, shift) => isInForce && (row.filled[shift]?.[at] ?? 0) < row.chatterCount,
  )
  return place < 0 ? undefined : place
}

interface Shown {
  readonly from: Day
  readonly today: Day
}

/** Seats to come that nobody has, in weeks that somebody has begun. */
export function countOpenSeats(row: GroupRow, weeks: readonly WeekPart[], { from, today }: Shown): number {
  let gaps = 0
  for (const [place, week] of weeks.entries()) {
    if (!row.isBegun[place]) continue
    for (let at = week.at; at < week.at + week.days; at++) {
      const { have, need } = staffingOn(row, at)
      if (addDays(from, at) >= today) gaps += need - have
    }
  }
  return gaps
}
