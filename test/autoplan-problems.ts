import type { Effort } from '#features/planning/autoplan/engine/effort.ts'
import type { OpenLinear } from '#features/planning/autoplan/engine/linear.ts'
import { criteria, type Person, type Problem, type ShiftDay } from '#features/planning/autoplan/engine/problem.ts'
import type { Proposal } from '#features/planning/autoplan/engine/proposal.ts'
import { planWeeks } from '#features/planning/autoplan/engine/solve.ts'

/** Of the smallest problems a fraction of a second. */
export const little: Effort = {
  priceRounds: 40,
  restReach: 1000,
  farReach: 20_000,
  enough: 0.02,
  restRounds: 20,
  dive: { rounds: 4, share: 20, step: 900 },
  again: { rounds: 4, share: 20, step: 400 },
  polish: 5000,
  seatParts: 2,
  seatPart: 5000,
  reach: 4000,
  freeBeyond: 0,
  steps: 10_000,
  remembered: 0,
  each: 0,
  iterations: 0,
}

/** Early, late and night (filed under the day before) of each day. */
export const threeShifts = (days: number): ShiftDay[] =>
  Array.from({ length: days }, (_, day) => day).flatMap(day =>
    [
      { start: 480, end: 960, isNight: false },
      { start: 960, end: 1560, isNight: false },
      { start: 1560, end: 1920, isNight: true },
    ].map(({ start, end, isNight }) => ({
      day,
      start: day * 1440 + start,
      end: day * 1440 + end,
      clockStart: start,
      isNight,
    })),
  )

/** Could work whenever and wherever, and wishes for nothing. */
export const anybody = (shiftDays: number): Person => ({
  held: Array.from({ length: shiftDays }, () => []),
  isPreferred: Array.from({ length: shiftDays }, () => false),
  rank: Array.from({ length: shiftDays }, () => 0),
  homeGroups: [],
  mainGroups: [],
  isBound: false,
  declined: [],
  drafts: [],
  fixed: [],
  wish: { min: null, max: null },
  balance: { weekMinutes: 0, nights: 0, weekends: 0 },
})

/** One seat of one group in each of three shifts a day, for a week, and three people. */
export function smallProblem(changes: Partial<Problem> = {}): Problem {
  const shiftDays = changes.shiftDays ?? threeShifts(7 * (changes.weeks ?? 1))
  return {
    weeks: 1,
    groups: 1,
    shiftDays,
    slots: shiftDays.map((_, shiftDay) => ({ shiftDay, group: 0, seats: 1, mains: 0, isStaffed: false })),
    people: Array.from({ length: 3 }, () => anybody(shiftDays.length)),
    limits: { restMinutes: 660, weekMinutes: 2880, daysInARow: 6, wishIsRule: false, breakable: [] },
    order: criteria,
    seed: 1,
    ...changes,
  }
}

export function planOf(problem: Problem, effort: Effort = little, open?: OpenLinear): Proposal {
  const run = planWeeks(problem, effort, open)
  let step = run.next()
  while (!step.done) step = run.next()
  return step.value
}
