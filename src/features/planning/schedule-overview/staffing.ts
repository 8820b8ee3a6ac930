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
  for (const [shift, taken] of row.filled.entries()) {
    have += taken[at] ?? 0
    drafts += row.drafts[shift]?.[at] ?? 0
  }
  return { have, need: row.shifts.length * row.chatterCount, drafts }
}

/** What the times of a shift are on a day. */
export const timesAt = ({ startTime, endTime, changes }: GroupRow['shifts'][number], at: number) =>
  changes.findLast(change => change.at <= at) ?? { startTime, endTime }

/** The place of the first shift with a free seat; undefined: all are taken. */
export function firstGap(row: GroupRow, at: number): number | undefined {
  const place = row.filled.findIndex(taken => (taken[at] ?? 0) < row.chatterCount)
  return place < 0 ? undefined : place
}

interface Shown {
  readonly from: Day
  readonly today: Day
}

/** Seats to come that nobody has, in weeks that somebody has begun. */
export function gapsOf(row: GroupRow, weeks: readonly WeekPart[], { from, today }: Shown): number {
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
