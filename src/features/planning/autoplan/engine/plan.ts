import type { WeekSolver } from './best-week.ts'
import { edgeDays, never } from './edges.ts'
import type { Model } from './model.ts'

/** Who sits where, with all that is needed to change it without looking at everything again. */
export interface Plan {
  /** Person x shift day: the slot, or -1. */
  readonly slotAt: Int32Array
  readonly filled: Int32Array
  readonly mainsIn: Int32Array
  /** By person-week: points without seats and main places. */
  readonly points: Int32Array
  /** Person x day with edges: 1 where the person works, fixed or planned. */
  readonly worked: Int8Array
  /** Of all person-weeks. */
  totalPoints: number
  seatsFilled: number
  mainsMet: number
  /** Points for shifts that have their first person. */
  firstPoints: number
}

export function emptyPlan(model: Model): Plan {
  const points = new Int32Array(model.people * model.weeks)
  let totalPoints = 0
  for (let personWeek = 0; personWeek < points.length; personWeek++) {
    points[personWeek] = idlePoints(model, personWeek)
    totalPoints += points[personWeek] ?? 0
  }
  return {
    slotAt: new Int32Array(model.people * model.shiftDays).fill(-1),
    filled: new Int32Array(model.slots),
    mainsIn: new Int32Array(model.slots),
    points,
    worked: model.fixedDays.slice(),
    totalPoints,
    seatsFilled: 0,
    mainsMet: 0,
    firstPoints: 0,
  }
}

/** Of a week without a planned seat. */
function idlePoints({ people, sums, ending, fixedUnits }: Model, personWeek: number): number {
  return ending[(personWeek % people) * sums + (fixedUnits[personWeek] ?? 0)] ?? 0
}

/** Points of the next person in a slot for being the first there. */
export const firstGain = ({ first }: Model, { filled }: Plan, slot: number): number =>
  filled[slot] === 0 ? (first[slot] ?? 0) : 0

/** What the search compares: a sum in which a seat outweighs what a week can bring. */
export const scoreOf = (model: Model, plan: Plan): number =>
  model.seat * plan.seatsFilled + model.main * plan.mainsMet + plan.firstPoints + plan.totalPoints

/** Seats come first, whatever they cost. */
export const isBetterPlan = (model: Model, plan: Plan, than: Plan): boolean =>
  plan.seatsFilled === than.seatsFilled
    ? scoreOf(model, plan) > scoreOf(model, than)
    : plan.seatsFilled > than.seatsFilled

export function clearWeek(model: Model, plan: Plan, person: number, week: number): void {
  const { shiftDays, weekFrom, people } = model
  const last = weekFrom[week + 1] ?? 0
  for (let at = weekFrom[week] ?? 0; at < last; at++) {
    const slot = plan.slotAt[person * shiftDays + at] ?? -1
    if (slot < 0) continue
    plan.slotAt[person * shiftDays + at] = -1
    unseat(model, plan, person, slot)
  }
  const personWeek = week * people + person
  const span = 7 * model.weeks + 2 * edgeDays
  const monday = person * span + edgeDays + 7 * week
  for (let day = monday; day < monday + 7; day++) plan.worked[day] = model.fixedDays[day] ?? 0
  const idle = idlePoints(model, personWeek)
  plan.totalPoints += idle - (plan.points[personWeek] ?? 0)
  plan.points[personWeek] = idle
}

/** Seats the person, whose week has been cleared; `points` of the whole week without seats, main places and first persons. */
export function placeWeek(
  model: Model,
  plan: Plan,
  person: number,
  week: number,
  slots: Int32Array,
  count: number,
  points: number,
): void {
  const span = 7 * model.weeks + 2 * edgeDays
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const at = model.shiftDayOf[slot] ?? 0
    plan.slotAt[person * model.shiftDays + at] = slot
    plan.worked[person * span + edgeDays + (model.dayOf[at] ?? 0)] = 1
    const isMain = model.isMain[person * model.slots + slot] ?? 0
    if (plan.filled[slot] === 0) plan.firstPoints += model.first[slot] ?? 0
    plan.filled[slot] = (plan.filled[slot] ?? 0) + 1
    plan.seatsFilled++
    if (isMain === 0) continue
    if ((plan.mainsIn[slot] ?? 0) < (model.mains[slot] ?? 0)) plan.mainsMet++
    plan.mainsIn[slot] = (plan.mainsIn[slot] ?? 0) + 1
  }
  const personWeek = week * model.people + person
  plan.totalPoints += points - (plan.points[personWeek] ?? 0)
  plan.points[personWeek] = points
}

function unseat(model: Model, plan: Plan, person: number, slot: number): void {
  plan.filled[slot] = (plan.filled[slot] ?? 0) - 1
  if (plan.filled[slot] === 0) plan.firstPoints -= model.first[slot] ?? 0
  plan.seatsFilled--
  if (model.isMain[person * model.slots + slot] !== 1) return
  plan.mainsIn[slot] = (plan.mainsIn[slot] ?? 0) - 1
  if ((plan.mainsIn[slot] ?? 0) < (model.mains[slot] ?? 0)) plan.mainsMet--
}

/** The times between which the shifts of so many weeks have to lie for the sake of the person's other planned weeks. */
export const allowedTimeWindow = (
  model: Model,
  plan: Plan,
  person: number,
  week: number,
  weeks = 1,
): readonly [from: number, until: number] => [
  startAfter(model, plan, person, week),
  endBefore(model, plan, person, week + weeks - 1),
]

function startAfter(model: Model, plan: Plan, person: number, week: number): number {
  if (model.weeks === 1) return -Infinity
  let end = -Infinity
  for (let at = (model.weekFrom[week] ?? 0) - 1; at >= 0 && at >= (model.weekFrom[week - 1] ?? 0); at--) {
    if ((plan.slotAt[person * model.shiftDays + at] ?? -1) >= 0) end = Math.max(end, model.endOf[at] ?? 0)
  }
  return end + model.restMinutes
}

function endBefore(model: Model, plan: Plan, person: number, week: number): number {
  if (model.weeks === 1) return Infinity
  const last = model.weekFrom[week + 2] ?? 0
  for (let at = model.weekFrom[week + 1] ?? 0; at < last; at++) {
    if ((plan.slotAt[person * model.shiftDays + at] ?? -1) >= 0) return (model.startOf[at] ?? 0) - model.restMinutes
  }
  return Infinity
}

/** Seats the person, whose weeks have been cleared, as the solver has just answered to this offer. */
export function placeSolvedWeeks(
  model: Model,
  plan: Plan,
  solver: WeekSolver,
  { value, slotFor }: ShiftDayPoints,
  person: number,
  week: number,
  weeks: number,
  slots: Int32Array,
): void {
  let place = 0
  for (let turn = 0; turn < weeks; turn++) {
    const last = model.weekFrom[week + turn + 1] ?? 0
    let points = solver.paid[turn] ?? 0
    let count = 0
    for (; place < solver.count && (solver.chosen[place] ?? 0) < last; place++) {
      const at = solver.chosen[place] ?? 0
      const slot = slotFor[at] ?? 0
      slots[count] = slot
      points += (model.worth[person * model.slots + slot] ?? 0) - (value[at] ?? 0)
      count++
    }
    placeWeek(model, plan, person, week + turn, slots, count, points)
  }
}

/** Takes over what another plan of the same model has. */
export function copyPlan(from: Plan, into: Plan): void {
  into.slotAt.set(from.slotAt)
  into.filled.set(from.filled)
  into.mainsIn.set(from.mainsIn)
  into.points.set(from.points)
  into.worked.set(from.worked)
  into.totalPoints = from.totalPoints
  into.seatsFilled = from.seatsFilled
  into.mainsMet = from.mainsMet
  into.firstPoints = from.firstPoints
}

export function clonePlan(model: Model, plan: Plan): Plan {
  const clone = emptyPlan(model)
  copyPlan(plan, clone)
  return clone
}

/** Slots of somebody's week, or of so many weeks, in order; returns how many. */
export function slotsOfWeek(
  model: Model,
  plan: Plan,
  person: number,
  week: number,
  into: Int32Array,
  weeks = 1,
): number {
  let count = 0
  const last = model.weekFrom[week + weeks] ?? 0
  for (let at = model.weekFrom[week] ?? 0; at < last; at++) {
    const slot = plan.slotAt[person * model.shiftDays + at] ?? -1
    if (slot < 0) continue
    into[count] = slot
    count++
  }
  return count
}

/** What each shift day of a week pays somebody, and with which slot. */
export interface ShiftDayPoints {
  readonly value: Int32Array
  readonly slotFor: Int32Array
}

export const emptyShiftDayPoints = ({ shiftDays }: Model): ShiftDayPoints => ({
  value: new Int32Array(shiftDays).fill(never),
  slotFor: new Int32Array(shiftDays).fill(-1),
})

/** Leaves so many weeks of the answer; what the one after them pays. */
export function truncateSolvedWeeks(model: Model, solver: WeekSolver, week: number, weeks: number): number {
  const last = model.weekFrom[week + weeks] ?? 0
  while (solver.count > 0 && (solver.chosen[solver.count - 1] ?? 0) >= last) solver.count--
  return solver.paid[weeks] ?? 0
}

/** The points of the week that was solved, without what the offer added or took off for seats, prices and noise. */
export function readSolvedSlots(
  model: Model,
  solver: WeekSolver,
  { value, slotFor }: ShiftDayPoints,
  person: number,
  total: number,
  slots: Int32Array,
): number {
  let points = total
  for (let place = 0; place < solver.count; place++) {
    const at = solver.chosen[place] ?? 0
    const slot = slotFor[at] ?? 0
    slots[place] = slot
    points += (model.worth[person * model.slots + slot] ?? 0) - (value[at] ?? 0)
  }
  return points
}
