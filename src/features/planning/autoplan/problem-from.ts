import type { Interval } from '#kit/cover.ts'
import { type Day, daysBetween } from '#kit/day.ts'
import { minutesOf, type TimeOfDay } from '#kit/time-of-day.ts'
import { shiftDateKey } from '#features/planning/assignments/seat-key.ts'
import { modeOf, type PlanningRules, type Warning } from '#features/planning/planning-rules/rules.ts'
import { reasonsFor } from '#features/planning/candidates/rules.ts'
import { type CandidateFacts, type Opening, eligibilityFor } from '#features/planning/candidates/rules-eligibility.ts'
import {
  type Criterion,
  type FixedWork,
  type Obstacle,
  obstacles,
  type Person,
  type Problem,
} from './engine/problem.ts'

/** A shift of a group on a day that is to be planned. */
export interface SlotToPlan {
  readonly opening: Opening
  readonly groupId: string
  /** Seats that nobody has, or only a draft that may move. */
  readonly seats: number
  readonly mains: number
  /** A member works there who is not planned anew. */
  readonly isStaffed: boolean
  /** By the clock; of a shift that belongs to the day before, `startsNextDay`. */
  readonly startTime: TimeOfDay
  readonly startsNextDay: boolean
}

/** An assignment that stands. */
export interface ExistingAssignment {
  readonly date: Day
  readonly interval: Interval
}

export interface PersonToPlan {
  readonly preferences: CandidateFacts['preferences']
  readonly statusOf: CandidateFacts['statusOf']
  /** Home groups, and whether the person is a main chatter there. */
  readonly groups: ReadonlyMap<string, boolean>
  readonly isBound: boolean
  /** Places in the list of what is planned. */
  readonly declined: readonly number[]
  readonly drafts: readonly number[]
  /** From two weeks before the first day to two weeks after the last. */
  readonly standing: readonly ExistingAssignment[]
  readonly hoursWish: CandidateFacts['hoursWish']
  readonly balance: Person['balance']
}

export interface ProblemInput {
  readonly monday: Day
  readonly weeks: number
  readonly planned: readonly SlotToPlan[]
  readonly people: readonly PersonToPlan[]
  readonly rules: PlanningRules
  readonly breakable: readonly Warning[]
  readonly order: readonly Criterion[]
  readonly seed: number
}

/** What the engine is asked, in its own terms; who may sit where is judged by the schedule's rules. */
export function problemFrom(asked: ProblemInput): Problem {
  const { planned, rules, monday } = asked
  const origin = originOf(planned)
  const groupIds = [...new Set(planned.map(({ groupId }) => groupId))]
  // one of each kind stands for all that are alike for everybody
  const kinds = new Map<string, SlotToPlan>()
  for (const one of planned) if (!kinds.has(kindOf(one))) kinds.set(kindOf(one), one)
  const kindNumber = new Map([...kinds.keys()].map((kind, number) => [kind, number]))
  const alike = [...kinds.values()]
  return {
    weeks: asked.weeks,
    groups: groupIds.length,
    shiftDays: alike.map(({ opening: { date, interval }, startTime, startsNextDay }) => ({
      ...workAt(origin, monday, date, interval),
      clockStart: minutesOf(startTime) + (startsNextDay ? 1440 : 0),
      isNight: isNightInterval(minutesOf(startTime), (interval.end - interval.start) / minute),
    })),
    slots: planned.map(one => ({
      shiftDay: kindNumber.get(kindOf(one)) ?? 0,
      group: groupIds.indexOf(one.groupId),
      seats: one.seats,
      mains: one.mains,
      isStaffed: one.isStaffed,
    })),
    people: asked.people.map(person => personOf(person, asked, alike, groupIds, origin)),
    limits: {
      restMinutes: modeOf(rules, 'short_rest') === 'off' ? null : rules.minRestHours * 60,
      weekMinutes: modeOf(rules, 'long_week') === 'off' ? null : rules.maxWeekHours * 60,
      daysInARow: modeOf(rules, 'long_streak') === 'off' ? null : rules.maxDaysInARow,
      wishIsRule: modeOf(rules, 'over_wish') !== 'off',
      // what blocks is overridden by nobody, also not by a planner who wishes to
      breakable: asked.breakable.filter(warning => modeOf(rules, warning) === 'warn'),
    },
    order: asked.order,
    seed: asked.seed,
  }
}

const minute = 60_000

const originOf = (planned: readonly SlotToPlan[]): number =>
  planned.reduce((first, { opening }) => Math.min(first, opening.interval.start), Number.MAX_SAFE_INTEGER)

const workAt = (origin: number, monday: Day, date: Day, { start, end }: Interval): FixedWork => ({
  day: daysBetween(monday, date),
  start: (start - origin) / minute,
  end: (end - origin) / minute,
})

/** A group's own shifts are alike where they run at the same time; the standard ones are told apart by their cell. */
const kindOf = ({ opening: { date, shiftId, interval, isCustom } }: SlotToPlan): string =>
  isCustom ? `${date} ${interval.start} ${interval.end}` : shiftDateKey({ date, shiftId })

/** At least three hours between 23:00 and 06:00. */
export function isNightInterval(start: number, minutes: number): boolean {
  const shared = [-60, 1380, 2820].map(from => Math.min(start + minutes, from + 420) - Math.max(start, from))
  return shared.reduce((sum, each) => sum + Math.max(0, each), 0) >= 180
}

function personOf(
  person: PersonToPlan,
  { monday }: ProblemInput,
  alike: readonly SlotToPlan[],
  groupIds: readonly string[],
  origin: number,
): Person {
  const standings = alike.map(({ opening }) =>
    eligibilityFor(opening, { ...nobodyElse, preferences: person.preferences, statusOf: person.statusOf }),
  )
  const numbers = (ids: readonly string[]) => ids.map(id => groupIds.indexOf(id)).filter(number => number >= 0)
  return {
    held: standings.map(standing => reasonsFor(standing).flatMap(({ code }) => (isStatic(code) ? [code] : []))),
    isPreferred: standings.map(({ availability }) => availability.coverage === 'full' && availability.isPreferred),
    rank: standings.map(({ liking }) => liking.rank ?? 0),
    homeGroups: numbers([...person.groups.keys()]),
    mainGroups: numbers([...person.groups].filter(([, isMain]) => isMain).map(([id]) => id)),
    isBound: person.isBound,
    declined: person.declined,
    drafts: person.drafts,
    fixed: person.standing.map(({ date, interval }) => workAt(origin, monday, date, interval)),
    wish: { min: inMinutes(person.hoursWish.min), max: inMinutes(person.hoursWish.max) },
    balance: person.balance,
  }
}

const inMinutes = (hours: number | null): number | null => (hours === null ? null : hours * 60)

/** The rest of the week is counted by the engine, so it is asked of here with nothing in it. */
const nobodyElse = {
  hoursWish: { min: null, max: null },
  others: [],
  weekMilliseconds: 0,
  workedDays: new Set<Day>(),
  isMain: false,
  isHome: false,
  declined: undefined,
} satisfies Partial<CandidateFacts>

const counted: ReadonlySet<string> = new Set<Obstacle>(['short_rest', 'long_week', 'long_streak', 'over_wish'])
const known: ReadonlySet<string> = new Set(obstacles)
const isStatic = (code: string): code is Obstacle => known.has(code) && !counted.has(code)
