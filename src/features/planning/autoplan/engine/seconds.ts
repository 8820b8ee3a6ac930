import { isFeasible, never } from './edges.ts'
import { compileModel, weekOfSlot } from './model.ts'
import { allowedTimeWindow, emptyPlan, firstGain, placeWeek, scoreOf, slotsOfWeek } from './plan.ts'
import { zeroPrices } from './prices.ts'
import type { Problem } from './problem.ts'
import { type PlannedSeat, plannedSeatsIn } from './proposal.ts'
import { seededRandom } from './random.ts'
import { clearPersonWeek, fillPointsOfFreeSlots, type Search, createSearch, trueTerms } from './search.ts'
import { adoptSlots, assignExactSlots, must } from './settle.ts'

/** Somebody else on a seat, with all that would come of it while everybody else stays where they are. */
export interface SecondChoice {
  readonly person: number
  /** The plan as it would be. */
  readonly seats: readonly PlannedSeat[]
  /** By how much it would fill more, and count more: both at most 0 where the proposal could not be bettered so. */
  readonly filled: number
  readonly points: number
}

const maxNamed = 3
/** Two people get into each other's way in a handful of shifts at most. */
const maxDecisions = 500

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

/** Assigns the seats of a proposal. */
function seatAll(search: Search, seats: readonly PlannedSeat[]): void {
  const { model } = search
  const place = new Map([...model.slotNumber].map((number, at) => [number, at]))
  const slotAt = new Int32Array(model.people * model.shiftDays).fill(-1)
  for (const { person, slot } of seats) {
    const at = place.get(slot) ?? 0
    slotAt[person * model.shiftDays + (model.shiftDayOf[at] ?? 0)] = at
  }
  adoptSlots(search, slotAt)
}

function bestSwaps(search: Search, person: number, slot: number): readonly SecondChoice[] {
  const { model, plan } = search
  const week = weekOfSlot(model, slot)
  const at = model.shiftDayOf[slot] ?? 0
  const before = scoreOf(model, plan)
  const filled = plan.seatsFilled
  const best: (SecondChoice & { readonly score: number })[] = []
  for (let other = 0; other < model.people; other++) {
    const isThere = plan.slotAt[other * model.shiftDays + at] === slot
    if (other === person || isThere || !isFeasible(model.worth[other * model.slots + slot] ?? never)) continue
    const undo = keepWeeks(search, week, person, other)
    const pair = bestPair(search, week, person, other, slot)
    if (pair) {
      assignExactSlots(search, week * model.people + person, pair.own, pair.own.length)
      assignExactSlots(search, week * model.people + other, pair.theirs, pair.theirs.length)
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

interface Pair {
  readonly own: Int32Array
  readonly theirs: Int32Array
  readonly total: number
}

/**
 * The best two weeks of people whose weeks are clear, with `other` on the slot and `person` not; undefined: there are none.
 * Each takes what is best alone. Where both take what there is once, the one or the other goes without it: all ways to
 * decide that are tried, as far as they can be better than the best so far.
 */
function bestPair(search: Search, week: number, person: number, other: number, slot: number): Pair | undefined {
  const { model, plan } = search
  const worth = model.worth.slice()
  const asked: Search = { ...search, model: { ...model, worth } }
  const shared = new Set<number>()
  let best: Pair | undefined
  let left = maxDecisions
  decide(person, slot, never)
  return best

  function decide(who: number, at: number, value: number): void {
    const cell = who * model.slots + at
    const before = worth[cell] ?? never
    worth[cell] = value
    visit()
    worth[cell] = before
  }

  function visit(): void {
    if (left === 0) return
    left -= 1
    const own = bestWeek(asked, week, person)
    const theirs = bestWeek(asked, week, other, slot)
    if (!own || !theirs || own.total + theirs.total <= (best?.total ?? -Infinity)) return
    const clash = own.slots.find(each => theirs.slots.includes(each) && !isForBoth(each))
    if (clash === undefined) {
      best = { own: own.slots, theirs: theirs.slots, total: own.total + theirs.total }
      return
    }
    decide(person, clash, never)
    if (clash !== slot) decide(other, clash, never)
    if (!hasRoom(clash)) return
    shared.add(clash)
    decide(other, clash, (worth[other * model.slots + clash] ?? never) - countedTwice(clash))
    shared.delete(clash)
  }

  function isForBoth(each: number): boolean {
    return hasRoom(each) && (shared.has(each) || countedTwice(each) === 0)
  }

  function hasRoom(each: number): boolean {
    return (plan.filled[each] ?? 0) + 2 <= (model.seats[each] ?? 0)
  }

  /** Points that each of the two would bring alone, and both together only once. */
  function countedTwice(each: number): number {
    const mains = [person, other].every(who => model.isMain[who * model.slots + each] === 1)
    const isLastMain = (model.mains[each] ?? 0) - (plan.mainsIn[each] ?? 0) === 1
    return firstGain(model, plan, each) + (mains && isLastMain ? model.main : 0)
  }
}

/** The best week of a person whose week is clear; undefined: `needed` cannot be in it. */
function bestWeek(search: Search, week: number, person: number, needed?: number) {
  const { model, plan, solver, offer } = search
  search.looked += fillPointsOfFreeSlots(search, week * model.people + person, trueTerms)
  if (needed !== undefined) {
    const at = model.shiftDayOf[needed] ?? 0
    offer.value[at] = (model.worth[person * model.slots + needed] ?? never) + must
    offer.slotFor[at] = needed
  }
  const total = solver.solve(person, week, offer.value, plan.worked, ...allowedTimeWindow(model, plan, person, week))
  const slots = solver.chosen.slice(0, solver.count).map(at => offer.slotFor[at] ?? 0)
  return needed === undefined || slots.includes(needed) ? { slots, total } : undefined
}
