import type { Obstacle, Person, Problem, ShiftDay, Slot } from '../src/features/planning/autoplan/engine/problem.ts'
import { seededRandom, type Random } from '../src/features/planning/autoplan/engine/random.ts'

export type Staffing = 'well staffed' | 'tight' | 'too few'

export interface AgencyKind {
  readonly people: number
  readonly groups: number
  readonly staffing: Staffing
  readonly isBound: boolean
  readonly weeks: number
  readonly seed: number
}

/** Seats for each that people could fill if only their hours counted. */
const load: Readonly<Record<Staffing, number>> = { 'well staffed': 0.82, tight: 0.97, 'too few': 1.12 }
/** Shifts that somebody can work in a week on average. */
const ofPerson = 5.6

const standard = [
  { start: 480, end: 960 },
  { start: 960, end: 1560 },
  { start: 1560, end: 1920 },
]
const custom = [
  { start: 600, end: 1080 },
  { start: 1080, end: 1560 },
]

/** The default shifts, and in one group of six its own; half of all cells available; two home groups, one of them as main. */
export function agency({ people, groups, staffing, isBound, weeks, seed }: AgencyKind): Problem {
  const random = seededRandom(seed)
  const days = 7 * weeks
  const shiftDays: ShiftDay[] = []
  for (let day = 0; day < days; day++) {
    for (const { start, end } of [...standard, ...custom]) {
      const isNight = start === 1560 || end === 1560
      shiftDays.push({ day, start: day * 1440 + start, end: day * 1440 + end, clockStart: start, isNight })
    }
  }
  return {
    weeks,
    groups,
    shiftDays,
    slots: slotsOf(groups, shiftDays, Math.round(people * ofPerson * load[staffing] * weeks), random),
    people: Array.from({ length: people }, (_, number) => somebody(number, groups, days, isBound, random)),
    limits: { restMinutes: 660, weekMinutes: 2880, daysInARow: 6, wishIsRule: false, breakable: [] },
    order: ['mains', 'wishes', 'hours', 'home', 'rhythm', 'changes'],
    seed: 1,
  }
}

const ownShifts = (group: number): boolean => group % 6 === 5

function slotsOf(groups: number, shiftDays: readonly ShiftDay[], seats: number, random: Random): Slot[] {
  const kinds = standard.length + custom.length
  const places = shiftDays.flatMap((_, shiftDay) =>
    Array.from({ length: groups }, (_, group) => ({ shiftDay, group })).filter(
      ({ group }) => ownShifts(group) === shiftDay % kinds >= standard.length,
    ),
  )
  const counts = new Int32Array(places.length)
  const base = Math.min(9, Math.floor(seats / places.length))
  counts.fill(base)
  let left = seats - base * places.length
  while (left > 0) {
    const at = random.below(places.length)
    if (counts[at]! > base && left < places.length) continue
    counts[at]!++
    left--
  }
  return places
    .map((place, at) => ({
      ...place,
      seats: counts[at]!,
      mains: counts[at]! > 0 && random.below(3) === 0 ? 1 : 0,
      isStaffed: false,
    }))
    .filter(slot => slot.seats > 0)
}

function somebody(number: number, groups: number, days: number, isBound: boolean, random: Random): Person {
  // bound people are spread evenly, as an agency would
  const first = number % groups
  const homeGroups = [...new Set([first, random.below(groups)])]
  const favourite = random.below(standard.length)
  const second = (favourite + 1 + random.below(2)) % standard.length
  const held: Obstacle[][] = []
  const isPreferred: boolean[] = []
  const rank: number[] = []
  for (let day = 0; day < days; day++) {
    const free = standard.map(() => random.below(100) < 52)
    const liked = standard.map((_, shift) => free[shift]! && random.below(4) === 0)
    for (const shift of standard.keys()) {
      held.push(free[shift] ? [] : ['not_available'])
      isPreferred.push(liked[shift]!)
      rank.push(shift === favourite ? 1 : shift === second ? 2 : 3)
    }
    // 10 to 18 and 18 to 2 lie in early and late, and in late alone
    const [early, late] = [free[0]!, free[1]!]
    held.push(early && late ? [] : [early || late ? 'partly_available' : 'not_available'])
    isPreferred.push(liked[0]! && liked[1]!)
    rank.push(Math.min(favourite === 2 ? 2 : 1, 3))
    held.push(late ? [] : ['not_available'])
    isPreferred.push(liked[1]!)
    rank.push(favourite === 1 ? 1 : second === 1 ? 2 : 3)
  }
  const min = 20 + 4 * random.below(4)
  return {
    held,
    isPreferred,
    rank,
    homeGroups,
    mainGroups: homeGroups.slice(0, random.below(2)),
    isBound,
    declined: [],
    drafts: [],
    fixed: [],
    wish: { min: min * 60, max: (min + 16) * 60 },
    balance: { weekMinutes: 0, nights: random.below(5) - 2, weekends: random.below(3) - 1 },
  }
}
