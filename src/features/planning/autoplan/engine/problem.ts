import { warnings } from '#features/planning/planning-rules/rules.ts'
import { blocks } from '#features/planning/candidates/fits.ts'

/*
 * What the engine is asked, as plain data: it can be kept, sent to a worker and asked again. docs/planning-engine.md says
 * what is made of it. Days are counted from the Monday of the first week (0); times are minutes of real time, from any one
 * moment. Both can be negative.
 */

/** Why somebody is not on a seat: the schedule's reasons, and one that only this plan knows. */
export const obstacles = [...blocks, ...warnings, 'bound_to_groups'] as const
export type Obstacle = (typeof obstacles)[number]

export const criteria = ['mains', 'wishes', 'hours', 'home', 'rhythm', 'changes'] as const
export type Criterion = (typeof criteria)[number]
/** The planner's criteria, and before them shifts that have their first person. */
export const counted = ['staffed', ...criteria] as const
export type Counted = (typeof counted)[number]

/** A shift on a date, whichever group it is of. Those that are alike for everybody are one. */
export interface ShiftDay {
  /** Of the date that it is filed under, which need not be the one on which it begins. */
  readonly day: number
  readonly start: number
  readonly end: number
  /** Minutes by the clock from the midnight of its date to its start: what makes two shifts alike. */
  readonly clockStart: number
  /** At least three hours between 23:00 and 06:00. */
  readonly isNight: boolean
}

/** The seats of a group on a shift day. */
export interface Slot {
  readonly shiftDay: number
  readonly group: number
  /** To be filled: those that stand are not among them. */
  readonly seats: number
  /** Of main chatters that are still missing. */
  readonly mains: number
  /** A member works there already. */
  readonly isStaffed: boolean
}

/** Work that stands: published, fixed, in groups that are not planned, before and after. */
export interface FixedWork {
  readonly day: number
  readonly start: number
  readonly end: number
}

export interface Person {
  /** By shift day: what speaks against it, whatever else the person works. */
  readonly held: readonly (readonly Obstacle[])[]
  /** By shift day: whether what covers it is preferred. */
  readonly isPreferred: readonly boolean[]
  /** By shift day: the rank of the shift, from 1; 0: nothing was said. */
  readonly rank: readonly number[]
  readonly homeGroups: readonly number[]
  /** Of the home groups. */
  readonly mainGroups: readonly number[]
  /** Works in home groups only. */
  readonly isBound: boolean
  /** Slots that the person has declined. */
  readonly declined: readonly number[]
  /** Slots that the person has as a draft which may move. */
  readonly drafts: readonly number[]
  /** From two weeks before the first day to two weeks after the last. */
  readonly fixed: readonly FixedWork[]
  /** Minutes a week. */
  readonly wish: { readonly min: number | null; readonly max: number | null }
  /** Over the median of those with the same role, in the past weeks. Negative: under it. */
  readonly balance: { readonly weekMinutes: number; readonly nights: number; readonly weekends: number }
}

/** The rules in force; what the organisation has switched off is null. */
export interface Limits {
  readonly restMinutes: number | null
  readonly weekMinutes: number | null
  readonly daysInARow: number | null
  /** Whether the wish for at most so many hours is a rule, and not only counted. */
  readonly wishIsRule: boolean
  /** What may be broken where otherwise a gap stays. Overlap, vacation and being bound never are. */
  readonly breakable: readonly Obstacle[]
}

export interface Problem {
  /** 1 to 4. */
  readonly weeks: number
  readonly groups: number
  readonly shiftDays: readonly ShiftDay[]
  readonly slots: readonly Slot[]
  readonly people: readonly Person[]
  readonly limits: Limits
  /** In the planner's order; what is missing is off. */
  readonly order: readonly Criterion[]
  readonly seed: number
}

/** By place in the planner's order: each three fifths of the one before. */
const steps = [10_000, 6000, 3600, 2160, 1300, 780] as const

export type Weights = Readonly<Record<Criterion, number>>

export function weightsOf(order: readonly Criterion[]): Weights {
  const weights = { mains: 0, wishes: 0, hours: 0, home: 0, rhythm: 0, changes: 0 }
  for (const [place, criterion] of order.entries()) weights[criterion] = steps[place] ?? 0
  return weights
}

/** What steers the search: a break outweighs all that one seat can bring, a seat all that it can take, breaks included. */
export const breakPoints = 30_000
/** Points of the first person of a shift: as many as a seat brings by the planner's first criterion. */
export const firstPersonPoints = 10_000
export const seatPointsOf = ({ breakable }: Limits): number => (breakable.length === 0 ? 80_000 : 800_000)
