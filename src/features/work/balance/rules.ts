import { addDays, type Day, weekdayOf } from '#kit/day.ts'
import { type Week, weekOf } from '#kit/week.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { type Cell, coverageByCells, type PlacedShift } from '#features/planning/candidates/rules-cover.ts'
import { hoursFromMilliseconds, intervalLength } from '#features/planning/candidates/rules-hours.ts'

/*
 * What each person has worked, beside the others of the same role (docs/product/en/balance.md). Only what has ended
 * counts; a shift counts for the day under which the plan has it, a night after midnight too.
 */

/** Weeks that are looked back on. */
export const spans = [4, 12] as const
export type Weeks = (typeof spans)[number]

/** The first and the last day of the span. */
export const daysUpTo = (today: Day, weeks: Weeks): readonly [Day, Day] => [addDays(today, 1 - 7 * weeks), today]

/** The weekend that a day belongs to. */
const weekendOf = (date: Day): Week | undefined => (weekdayOf(date) >= 6 ? weekOf(date) : undefined)

/** A shift that has ended, with what does not depend on who worked it. */
export interface PastShift extends PlacedShift {
  readonly isNight: boolean
  /** The one that its day in the plan belongs to. */
  readonly weekend: Week | undefined
  /** Those of anybody's cells that count for it. */
  readonly cells: readonly Cell[]
}

export const pastShift = (placed: PlacedShift, more: Pick<PastShift, 'isNight' | 'cells'>): PastShift => ({
  ...placed,
  ...more,
  weekend: weekendOf(placed.date),
})

/**
 * Of people who were on it: whether their cell was preferred or its shift is their first choice. Hundreds are asked, and few
 * have marked it otherwise than somebody before them.
 */
export function createWishCheck(
  shift: PastShift,
): (statusOf: Parameters<typeof coverageByCells>[2], rank: number | undefined) => boolean {
  const known = new Map<string, boolean>()
  return (statusOf, rank) => {
    if (rank === 1) return true
    const marks = shift.cells.map(statusOf).join(' ')
    const said = known.get(marks)
    if (said !== undefined) return said
    const { coverage, isPreferred } = coverageByCells(shift, shift.cells, statusOf)
    const isWished = isPreferred && coverage === 'full'
    known.set(marks, isWished)
    return isWished
  }
}

export interface BalanceFigures {
  readonly hours: number
  readonly nights: number
  /** On whose Saturday or Sunday a shift was worked; both count once. */
  readonly weekends: number
  readonly declined: number
  /** From 0 to 1, of the seats worked; null: there are none. */
  readonly wished: number | null
}
export type Figure = keyof BalanceFigures
export const figures = ['hours', 'nights', 'weekends', 'declined', 'wished'] as const satisfies readonly Figure[]

export interface WorkedSeat {
  readonly shift: Pick<PastShift, 'interval' | 'isNight' | 'weekend'>
  readonly isWished: boolean
}

export function figuresOf(worked: readonly WorkedSeat[], declined: number): BalanceFigures {
  const milliseconds = worked.reduce((sum, { shift }) => sum + intervalLength(shift.interval), 0)
  const wished = worked.filter(seat => seat.isWished).length
  return {
    hours: hoursFromMilliseconds(milliseconds),
    nights: worked.filter(({ shift }) => shift.isNight).length,
    weekends: new Set(worked.flatMap(({ shift }) => shift.weekend ?? [])).size,
    declined,
    wished: worked.length === 0 ? null : wished / worked.length,
  }
}

/** Seats are the chatters' work: all of them are compared, of the other roles whoever had one. */
export const isCompared = (role: Role, { wished, declined }: BalanceFigures): boolean =>
  role === 'chatter' || wished !== null || declined > 0

/** In the middle of everybody's; of a share, of those who have one. */
export function mediansOf(everybody: readonly BalanceFigures[]): BalanceFigures {
  const middle = (figure: Figure) => median(everybody.flatMap(one => one[figure] ?? []))
  return {
    hours: middle('hours') ?? 0,
    nights: middle('nights') ?? 0,
    weekends: middle('weekends') ?? 0,
    declined: middle('declined') ?? 0,
    wished: middle('wished') ?? null,
  }
}

/** Of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.length === 0 ? undefined : middle.reduce((sum, each) => sum + each, 0) / middle.length
}

/** Of fewer a median would tell one person another's figures. */
export const fewestForMedian = 3
