import { hoursWishPoints } from './model-hours.ts'
import { rhythmPoints } from './model-pairs.ts'
import { pointsOfShiftDay } from './model-worth.ts'
import {
  type Counted,
  firstPersonPoints,
  type FixedWork,
  type Problem,
  type ShiftDay,
  type Weights,
  weightsOf,
} from './problem.ts'
import type { PlannedSeat } from './proposal.ts'

export type Points = Readonly<Record<Counted, number>>

const nothing: Points = { staffed: 0, mains: 0, wishes: 0, hours: 0, home: 0, rhythm: 0, changes: 0 }

/** What a plan counts by each criterion; their sum is its points where no rule is broken. */
export function pointsOfPlan(problem: Problem, seats: readonly PlannedSeat[]): Points {
  const weights = weightsOf(problem.order)
  const total = {
    ...nothing,
    staffed: firstPersonPoints * staffedBy(problem, seats),
    mains: weights.mains * mainsMet(problem, seats),
  }
  const slotsOf = Map.groupBy(seats, ({ person }) => person)
  for (const person of problem.people.keys()) {
    const slots = (slotsOf.get(person) ?? []).map(({ slot }) => slot)
    addPoints(total, pointsOfPerson(problem, weights, person, slots))
  }
  return total
}

/** What a seat counts where it is: the plan with it, less the plan without it. */
export function pointsOfSeat(problem: Problem, seats: readonly PlannedSeat[], { person, slot }: PlannedSeat): Points {
  const weights = weightsOf(problem.order)
  const all = seats.filter(seat => seat.slot === slot || seat.person === person)
  const others = all.filter(seat => seat.slot !== slot || seat.person !== person)
  const own = (some: readonly PlannedSeat[]) => some.filter(seat => seat.person === person).map(seat => seat.slot)
  const total = { ...pointsOfPerson(problem, weights, person, own(all)) }
  const without = pointsOfPerson(problem, weights, person, own(others))
  const mains = weights.mains * (mainsMet(problem, all) - mainsMet(problem, others))
  for (const criterion of Object.keys(without) as Counted[]) total[criterion] -= without[criterion]
  const staffed = firstPersonPoints * (staffedBy(problem, all) - staffedBy(problem, others))
  return { ...total, staffed, mains }
}

function pointsOfPerson(problem: Problem, weights: Weights, person: number, slots: readonly number[]): Points {
  const somebody = problem.people[person]
  const total = { ...nothing }
  if (!somebody) return total
  const days: ShiftDay[] = []
  for (const number of slots) {
    const slot = problem.slots[number]
    const shiftDay = slot && problem.shiftDays[slot.shiftDay]
    if (!shiftDay) continue
    days.push(shiftDay)
    addPoints(total, pointsOfShiftDay(somebody, slot.shiftDay, shiftDay, weights))
    if (somebody.homeGroups.includes(slot.group)) total.home += weights.home
    if (somebody.drafts.includes(number)) total.changes += weights.changes
  }
  const inOrder = days.toSorted((a, b) => a.start - b.start)
  for (let week = 0; week < problem.weeks; week++) {
    const ofWeek = inOrder.filter(({ day }) => Math.floor(day / 7) === week)
    for (const [place, later] of ofWeek.entries()) {
      const earlier = ofWeek[place - 1]
      if (earlier) total.rhythm += rhythmPoints(earlier, later, weights.rhythm)
    }
    total.hours += hoursWishPoints(somebody, minutesIn([...ofWeek, ...somebody.fixed], week), weights)
  }
  return total
}

const minutesIn = (work: readonly FixedWork[], week: number): number =>
  work.reduce((sum, { day, start, end }) => sum + (Math.floor(day / 7) === week ? end - start : 0), 0)

/** The number of shifts that these people alone staff. */
const staffedBy = ({ slots }: Problem, seats: readonly PlannedSeat[]): number =>
  [...new Set(seats.map(({ slot }) => slot))].filter(slot => slots[slot]?.isStaffed === false).length

/** Main places that main chatters of the group fill. */
function mainsMet({ slots, people }: Problem, seats: readonly PlannedSeat[]): number {
  const mains = Map.groupBy(
    seats.filter(({ person, slot }) => people[person]?.mainGroups.includes(slots[slot]?.group ?? -1)),
    ({ slot }) => slot,
  )
  return [...mains].reduce((sum, [slot, seated]) => sum + Math.min(seated.length, mainPlaces(slots[slot])), 0)
}

const mainPlaces = (slot: { readonly mains: number; readonly seats: number } | undefined): number =>
  Math.min(slot?.mains ?? 0, slot?.seats ?? 0)

function addPoints(total: Record<Counted, number>, points: Partial<Points>): void {
  for (const [criterion, each] of Object.entries(points)) total[criterion as Counted] += each
}
