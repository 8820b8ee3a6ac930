import { never } from './edges.ts'
import { clashes, type CompiledFixedWork } from './model-fixed.ts'
import {
  breakPoints,
  type Criterion,
  type Obstacle,
  type Person,
  type Problem,
  type ShiftDay,
  type Weights,
} from './problem.ts'

interface SortedShiftDays {
  readonly days: readonly ShiftDay[]
  readonly shiftDayNumber: Int32Array
  readonly slotNumber: Int32Array
  readonly shiftDayOf: Int32Array
  readonly groupOf: Int32Array
}

/** What a seat is worth with a person on it, and where they would be a main chatter. */
export function compileSeatWorth(
  problem: Problem,
  weights: Weights,
  { days, shiftDayNumber, slotNumber, shiftDayOf, groupOf }: SortedShiftDays,
  { clash }: CompiledFixedWork,
): { readonly worth: Int32Array; readonly isMain: Int8Array } {
  const { people, groups, limits } = problem
  const slots = slotNumber.length
  const worth = new Int32Array(people.length * slots)
  const isMain = new Int8Array(people.length * slots)
  const breakable = new Set(limits.breakable)
  const ofShiftDay = new Int32Array(days.length)
  for (const [number, person] of people.entries()) {
    for (const [at, shiftDay] of days.entries()) {
      const wanted = shiftDayNumber[at] ?? 0
      const holds = holdsOf(person, wanted, clash[number * days.length + at] ?? 0)
      ofShiftDay[at] = sum(pointsOfShiftDay(person, wanted, shiftDay, weights)) + costOf(holds, breakable)
    }
    const home = marked(groups, person.homeGroups)
    const main = marked(groups, person.mainGroups)
    const declined = new Set(person.declined)
    const drafts = new Set(person.drafts)
    for (let slot = 0; slot < slots; slot++) {
      const at = number * slots + slot
      const group = groupOf[slot] ?? 0
      const isHome = home[group] === 1
      const without = person.isBound && !isHome ? never : (ofShiftDay[shiftDayOf[slot] ?? 0] ?? 0)
      const no = declined.has(slotNumber[slot] ?? 0) ? costOf(['declined'], breakable) : 0
      const keeps = drafts.has(slotNumber[slot] ?? 0) ? weights.changes : 0
      const points = without + no + (isHome ? weights.home : 0) + keeps
      worth[at] = points > never / 2 ? points : never
      isMain[at] = main[group] ?? 0
    }
  }
  return { worth, isMain }
}

/** All that holds somebody from a shift day whatever else they are given, the work that stands included. */
function holdsOf(person: Person, shiftDay: number, clash: number): readonly Obstacle[] {
  const said = person.held[shiftDay] ?? []
  if (clash === clashes.none) return said
  return [...said, clash === clashes.overlap ? 'assigned_elsewhere' : 'short_rest']
}

/** What a break of each of them costs, or never. */
function costOf(holds: readonly Obstacle[], breakable: ReadonlySet<Obstacle>): number {
  if (holds.some(hold => !breakable.has(hold))) return never
  return -breakPoints * holds.length
}

/** Points of a person on a shift day that hang neither on the group nor on the rest of the week. */
export function pointsOfShiftDay(
  { isPreferred, rank, balance }: Person,
  shiftDay: number,
  { day, start, end, isNight }: ShiftDay,
  { wishes, hours }: Weights,
): Partial<Record<Criterion, number>> {
  const place = rank[shiftDay] ?? 0
  const liked = (isPreferred[shiftDay] ? 6 : 0) + (place === 1 ? 4 : place === 2 ? 2 : 0)
  const isWeekend = day % 7 >= 5
  const over =
    (clamp(balance.weekMinutes, 480) * (end - start)) / (3600 * 64) +
    (isNight ? clamp(balance.nights, 4) / 8 : 0) +
    (isWeekend ? clamp(balance.weekends, 4) / 8 : 0)
  return { wishes: Math.round((wishes * liked) / 10), hours: -Math.round(hours * over) }
}

const sum = (points: Partial<Record<Criterion, number>>): number =>
  Object.values(points).reduce((total, each) => total + each, 0)

const clamp = (value: number, maximum: number): number => Math.min(maximum, Math.max(-maximum, value))

function marked(size: number, places: readonly number[]): Uint8Array {
  const marks = new Uint8Array(size)
  for (const place of places) marks[place] = 1
  return marks
}
