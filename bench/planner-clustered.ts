import type {
  Limits,
  Obstacle,
  Person,
  Problem,
  ShiftDay,
  Slot,
} from '../src/features/planning/autoplan/engine/problem.ts'
import { seededRandom, type Random } from '../src/features/planning/autoplan/engine/random.ts'
import type { Staffing } from './planner-agencies.ts'

/*
 * Agencies of another shape than in planner-agencies.ts: people live by clocks of their own and are available in clusters,
 * a quarter of them only at night, few on Sundays; groups have one to eight seats a shift.
 */

const ruleSets = {
  usual: { restMinutes: 660, weekMinutes: 2880, daysInARow: 6, wishIsRule: false, breakable: [] },
  strict: { restMinutes: 720, weekMinutes: 2400, daysInARow: 5, wishIsRule: true, breakable: [] },
  breakable: {
    restMinutes: 660,
    weekMinutes: 2880,
    daysInARow: 6,
    wishIsRule: false,
    breakable: ['short_rest', 'long_week'],
  },
} as const satisfies Record<string, Limits>
export type RuleSet = keyof typeof ruleSets

interface ClusteredKind {
  readonly people: number
  readonly groups: number
  readonly staffing: Staffing
  readonly rules: RuleSet
  readonly weeks: number
  readonly seed: number
}

/** Minutes of the clock from midnight of a shift's date. */
const shifts = [
  { start: 360, end: 840 },
  { start: 840, end: 1320 },
  { start: 1320, end: 1800 },
] as const

/** Hours between the person's morning and the organization's, a third of the people each. */
const clocks = [0, -6, 7] as const

/** Seats for each that people could fill if only their availability and hours counted. */
const load: Readonly<Record<Staffing, number>> = { 'well staffed': 0.7, tight: 0.95, 'too few': 1.2 }

export function clusteredAgency({ people, groups, staffing, rules, weeks, seed }: ClusteredKind): Problem {
  const random = seededRandom(seed * 7919)
  const shiftDays: ShiftDay[] = []
  for (let day = 0; day < 7 * weeks; day++) {
    for (const { start, end } of shifts)
      shiftDays.push({
        day,
        start: day * 1440 + start,
        end: day * 1440 + end,
        clockStart: start,
        isNight: start > 1200,
      })
  }
  const everybody = Array.from({ length: people }, (_, number) => somebody(number, groups, shiftDays, random))
  const capacity = everybody.reduce((sum, { held }) => {
    const open = held.filter(holds => holds.length === 0).length / weeks
    return sum + Math.min(5, open * 0.8)
  }, 0)
  return {
    weeks,
    groups,
    shiftDays,
    slots: slotsOf(groups, shiftDays, Math.round(capacity * load[staffing] * weeks), random),
    people: everybody,
    limits: ruleSets[rules],
    order: ['wishes', 'mains', 'hours', 'rhythm', 'home', 'changes'],
    seed: 1,
  }
}

/** A group has as many seats on each of its shifts, now and then one more or less. */
function slotsOf(groups: number, shiftDays: readonly ShiftDay[], seats: number, random: Random): Slot[] {
  const weight = Array.from({ length: groups }, (_, group) =>
    group % 5 === 0 ? 6 + random.below(3) : 1 + random.below(3),
  )
  const asked = weight.flatMap((own, group) =>
    shiftDays.map((_, shiftDay) => ({ group, shiftDay, share: own * (80 + random.below(41)) })),
  )
  const whole = asked.reduce((sum, { share }) => sum + share, 0)
  let carried = 0
  return asked.flatMap(({ group, shiftDay, share }) => {
    carried += (share * seats) / whole
    const own = Math.min(8, Math.round(carried))
    carried -= own
    return own <= 0 ? [] : [{ shiftDay, group, seats: own, mains: random.below(4) === 0 ? 1 : 0, isStaffed: false }]
  })
}

function somebody(number: number, groups: number, shiftDays: readonly ShiftDay[], random: Random): Person {
  const isNightOnly = number % 4 === 3
  const clock = clocks[number % clocks.length] ?? 0
  const [from, until] = [(8 + clock) * 60, (24 + clock) * 60]
  const favourite = random.below(shifts.length)
  const held: Obstacle[][] = []
  const isPreferred: boolean[] = []
  for (const { day, clockStart, isNight } of shiftDays) {
    const isAwake = [0, 1440, -1440].some(turn => clockStart + turn >= from && clockStart + turn + 480 <= until)
    const chance = (day % 7 === 6 ? 30 : 75) * Number(isNightOnly ? isNight : isAwake)
    const isFree = random.below(100) < chance
    held.push(isFree ? [] : ['not_available'])
    isPreferred.push(isFree && random.below(3) === 0)
  }
  const home = number % groups
  const homeGroups = [...new Set([home, random.below(groups), random.below(groups)])]
  const min = 16 + 8 * random.below(3)
  return {
    held,
    isPreferred,
    rank: shiftDays.map((_, at) => (at % shifts.length === favourite ? 1 : 2)),
    homeGroups,
    mainGroups: random.below(3) === 0 ? [home] : [],
    isBound: number % 6 === 0,
    declined: [],
    drafts: [],
    fixed: [],
    wish: { min: min * 60, max: (min + 16) * 60 },
    balance: {
      weekMinutes: 60 * (random.below(9) - 4),
      nights: random.below(5) - 2,
      weekends: random.below(5) - 2,
    },
  }
}
