import { isFeasible, never } from './edges.ts'
import { compileFixedWork } from './model-fixed.ts'
import { compileHours } from './model-hours.ts'
import { shiftPairPoints } from './model-pairs.ts'
import { compileSeatWorth } from './model-worth.ts'
import { breakPoints, firstPersonPoints, type Problem, seatPointsOf, type Weights, weightsOf } from './problem.ts'

/** The problem in arrays. Shift days are in order of start, slots in order of shift day; both can be traced back. */
export interface Model {
  readonly problem: Problem
  readonly weights: Weights
  readonly people: number
  readonly weeks: number
  readonly shiftDays: number
  readonly slots: number
  /** Of a filled seat, beside the points of who fills it. */
  readonly seat: number
  /** Of a main place. */
  readonly main: number

  /** Place in the problem, by shift day and by slot. */
  readonly shiftDayNumber: Int32Array
  readonly slotNumber: Int32Array
  readonly dayOf: Int32Array
  readonly startOf: Int32Array
  readonly endOf: Int32Array
  /** Shift days of week w: weekFrom[w] to below weekFrom[w + 1]. */
  readonly weekFrom: Int32Array
  /** Slots of shift day c: slotFrom[c] to below slotFrom[c + 1]. */
  readonly slotFrom: Int32Array
  readonly shiftDayOf: Int32Array
  readonly groupOf: Int32Array
  readonly seats: Int32Array
  readonly mains: Int32Array
  /** Slot: points of its first person; 0 for a shift that is staffed already. */
  readonly first: Int32Array

  /** Person x slot: points, breaks taken off, or never. */
  readonly worth: Int32Array
  /** Person x slot: 1 where the person is a main chatter of the group. */
  readonly isMain: Int8Array
  /** Shift day x shift day of the same week, the earlier first: points of working both with nothing between, or never. */
  readonly pair: Int32Array

  /** Person-week (w x people + p): its shift days stand in `nodes` from nodesFrom[pw] to below nodesFrom[pw + 1]. */
  readonly nodesFrom: Int32Array
  readonly nodes: Int32Array

  /** Minutes are counted in units; of a shift day, and of the fixed work of a person-week. */
  readonly units: Int32Array
  readonly fixedUnits: Int32Array
  /** How many different sums of units there are. */
  readonly sums: number
  /** Person x sum: points of coming to it by a further seat, or never. */
  readonly reaching: Int32Array
  /** Person x sum: points of a week that ends with it. */
  readonly ending: Int32Array

  /** Most days in a row; 0: nobody counts. */
  readonly daysInARow: number
  /** Points of a day beyond, or never. */
  readonly dayBeyond: number
  /** Person x day (edgeDays before the first to edgeDays after the last): 1 where fixed work is done. */
  readonly fixedDays: Int8Array
  /** Between the weeks that are planned. */
  readonly restMinutes: number
  /** Whether the dynamic programme knows every week: not where two shifts that both fit run against the order of their dates. */
  readonly isExact: boolean
}

export function compileModel(problem: Problem): Model {
  const weights = weightsOf(problem.order)
  const order = shiftDaysInOrder(problem)
  const place = new Int32Array(order.length)
  for (const [at, number] of order.entries()) place[number] = at
  const slotOrder = problem.slots
    .map((slot, number) => ({ at: place[slot.shiftDay] ?? 0, number }))
    .toSorted((a, b) => a.at - b.at || a.number - b.number)
    .map(({ number }) => number)
  const days = order.map(number => problem.shiftDays[number] ?? nothing)
  const slots = slotOrder.map(number => problem.slots[number] ?? noSlot)
  const shiftDayOf = Int32Array.from(slots, slot => place[slot.shiftDay] ?? 0)
  const sorted = {
    shiftDayNumber: Int32Array.from(order),
    slotNumber: Int32Array.from(slotOrder),
    shiftDayOf,
    groupOf: Int32Array.from(slots, slot => slot.group),
  }
  const fixed = compileFixedWork(problem, days)
  const { worth, isMain } = compileSeatWorth(problem, weights, { ...sorted, days }, fixed)
  return {
    problem,
    weights,
    people: problem.people.length,
    weeks: problem.weeks,
    shiftDays: days.length,
    slots: slots.length,
    seat: seatPointsOf(problem.limits),
    main: weights.mains,
    ...sorted,
    dayOf: Int32Array.from(days, one => one.day),
    startOf: Int32Array.from(days, one => one.start),
    endOf: Int32Array.from(days, one => one.end),
    weekFrom: countedFrom(
      problem.weeks,
      days.map(one => Math.floor(one.day / 7)),
    ),
    slotFrom: countedFrom(days.length, shiftDayOf),
    seats: Int32Array.from(slots, slot => slot.seats),
    mains: Int32Array.from(slots, slot => Math.min(slot.mains, slot.seats)),
    first: Int32Array.from(slots, slot => (slot.isStaffed ? 0 : firstPersonPoints)),
    worth,
    isMain,
    ...shiftPairPoints(problem.limits, weights, days),
    ...nodesOf(problem, days, shiftDayOf, worth),
    ...compileHours(problem, weights, days),
    daysInARow: problem.limits.daysInARow ?? 0,
    dayBeyond: problem.limits.breakable.includes('long_streak') ? -breakPoints : never,
    fixedDays: fixed.days,
    restMinutes: problem.limits.breakable.includes('short_rest') ? 0 : (problem.limits.restMinutes ?? 0),
  }
}

const nothing = { day: 0, start: 0, end: 0, clockStart: 0, isNight: false }
const noSlot = { shiftDay: 0, group: 0, seats: 0, mains: 0, isStaffed: true }

export const weekOfSlot = ({ dayOf, shiftDayOf }: Model, slot: number): number =>
  Math.floor((dayOf[shiftDayOf[slot] ?? 0] ?? 0) / 7)

/** By week, start, end; a week is that of the date. */
const shiftDaysInOrder = ({ shiftDays }: Problem): number[] =>
  shiftDays
    .map((one, number) => ({ ...one, week: Math.floor(one.day / 7), number }))
    .toSorted((a, b) => a.week - b.week || a.start - b.start || a.end - b.end || a.number - b.number)
    .map(({ number }) => number)

/** Where each of so many boxes begins in a sorted list of box numbers. */
function countedFrom(boxes: number, sorted: ArrayLike<number>): Int32Array {
  const from = new Int32Array(boxes + 1)
  for (const box of Array.from(sorted)) from[box + 1] = (from[box + 1] ?? 0) + 1
  for (let box = 0; box < boxes; box++) from[box + 1] = (from[box + 1] ?? 0) + (from[box] ?? 0)
  return from
}

/** The shift days of which somebody can have a slot at all. */
function nodesOf(
  { people, weeks, slots }: Problem,
  days: readonly { readonly day: number }[],
  shiftDayOf: Int32Array,
  worth: Int32Array,
): Pick<Model, 'nodes' | 'nodesFrom'> {
  const nodes: number[] = []
  const nodesFrom = new Int32Array(weeks * people.length + 1)
  const isNode = new Uint8Array(days.length)
  for (let week = 0; week < weeks; week++) {
    for (let person = 0; person < people.length; person++) {
      isNode.fill(0)
      for (let slot = 0; slot < slots.length; slot++) {
        if (isFeasible(worth[person * slots.length + slot] ?? never)) isNode[shiftDayOf[slot] ?? 0] = 1
      }
      for (const [at, { day }] of days.entries()) {
        if (Math.floor(day / 7) === week && isNode[at] === 1) nodes.push(at)
      }
      nodesFrom[week * people.length + person + 1] = nodes.length
    }
  }
  return { nodes: Int32Array.from(nodes), nodesFrom }
}
