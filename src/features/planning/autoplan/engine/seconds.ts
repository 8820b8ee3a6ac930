import { isFeasible, never } from './edges.ts'
import { compileModel, type Model } from './model.ts'
import { allowedTimeWindow, emptyPlan, placeWeek, scoreOf, slotsOfWeek, readSolvedSlots } from './plan.ts'
import { zeroPrices } from './prices.ts'
import type { Problem } from './problem.ts'
import { type PlannedSeat, plannedSeatsIn } from './proposal.ts'
import { seededRandom } from './random.ts'
import {
  clearPersonWeek,
  fillPointsOfFreeSlots,
  rebuildPersonWeek,
  type Search,
  createSearch,
  trueTerms,
} from './search.ts'
import { assignExactSlots } from './settle.ts'

/** Somebody else on a seat, with all that would come of it while everybody else stays where they are. */
export interface SecondChoice {
  readonly person: number
  /** The plan as it would be. */
  readonly seats: readonly PlannedSeat[]
  /** By how much it would fill more, and count more: both at most 0 where the proposal could not be bettered so. */
  readonly filled: number
  readonly points: number
}

const must = 20_000_000

const maxNamed = 3

/** Who came next for each seat of a proposal, the best first; made once for a proposal and asked for any of its seats. */
export function secondChoices(
  problem: Problem,
  seats: readonly PlannedSeat[],
): (seat: PlannedSeat) => readonly SecondChoice[] {
  const model = compileModel(problem)
  const search = createSearch(model, emptyPlan(model), zeroPrices(model), seededRandom(problem.seed))
  seatAll(search, seats)
  return ({ person, slot }) => {
    const at = model.slotNumber.indexOf(slot)
    return at < 0 ? [] : bestSwaps(search, person, at)
  }
}

/** Seats everybody as a proposal says. */
function seatAll(search: Search, seats: readonly PlannedSeat[]): void {
  const { model } = search
  const place = new Map([...model.slotNumber].map((number, at) => [number, at]))
  const own = new Int32Array(model.shiftDays)
  const byPerson = Map.groupBy(seats, ({ person }) => person)
  for (const [person, all] of byPerson) {
    const slots = all.map(({ slot }) => place.get(slot) ?? 0).toSorted((a, b) => a - b)
    for (let week = 0; week < model.weeks; week++) {
      const ofWeek = slots.filter(slot => weekOf(model, slot) === week)
      for (const [index, slot] of ofWeek.entries()) own[index] = slot
      assignExactSlots(search, week * model.people + person, own, ofWeek.length)
    }
  }
}

const weekOf = (model: Model, slot: number): number => Math.floor((model.dayOf[model.shiftDayOf[slot] ?? 0] ?? 0) / 7)

function bestSwaps(search: Search, person: number, slot: number): readonly SecondChoice[] {
  const { model, plan } = search
  const week = weekOf(model, slot)
  const at = model.shiftDayOf[slot] ?? 0
  const before = scoreOf(model, plan)
  const filled = plan.seatsFilled
  const best: (SecondChoice & { readonly score: number })[] = []
  for (let other = 0; other < model.people; other++) {
    const isThere = plan.slotAt[other * model.shiftDays + at] === slot
    if (other === person || isThere || !isFeasible(model.worth[other * model.slots + slot] ?? never)) continue
    const undo = keepWeeks(search, week, person, other)
    if (takeSeat(search, week * model.people + other, slot)) {
      rebuildPersonWeek(search, week * model.people + person, trueTerms)
      const score = scoreOf(model, plan)
      if (best.length < maxNamed || score > (best.at(-1)?.score ?? -Infinity)) {
        const more = plan.seatsFilled - filled
        const points = score - before - more * model.seat
        best.push({ person: other, seats: plannedSeatsIn(model, plan), filled: more, points, score })
        best.sort((a, b) => b.score - a.score || a.person - b.person).splice(maxNamed)
      }
    }
    undo()
  }
  return best
}

/** Clears the weeks of two people; the answer puts them back. */
function keepWeeks(search: Search, week: number, ...two: readonly number[]): () => void {
  const { model, plan } = search
  const kept = two.map(person => {
    const slots = new Int32Array(model.shiftDays)
    const count = slotsOfWeek(model, plan, person, week, slots)
    return { person, slots, count, points: plan.points[week * model.people + person] ?? 0 }
  })
  const empty = () => {
    for (const person of two) clearPersonWeek(search, week * model.people + person)
  }
  empty()
  return () => {
    empty()
    for (const { person, slots, count, points } of kept) placeWeek(model, plan, person, week, slots, count, points)
  }
}

/** The best week with this seat in it; false where there is none. */
function takeSeat(search: Search, personWeek: number, slot: number): boolean {
  const { model, plan, solver, offer, slots } = search
  const person = personWeek % model.people
  const at = model.shiftDayOf[slot] ?? 0
  search.looked += fillPointsOfFreeSlots(search, personWeek, trueTerms)
  offer.value[at] = (model.worth[person * model.slots + slot] ?? never) + must
  offer.slotFor[at] = slot
  const week = (personWeek - person) / model.people
  const total = solver.solve(person, week, offer.value, plan.worked, ...allowedTimeWindow(model, plan, person, week))
  const points = readSolvedSlots(model, solver, offer, person, total, slots)
  if (!slots.subarray(0, solver.count).includes(slot)) return false
  placeWeek(model, plan, person, week, slots, solver.count, points)
  return true
}
