import { never } from './edges.ts'
import { edgesOf, placeWeek, takeAnswer } from './plan.ts'
import { clear, type Search } from './search.ts'

/** So much that nothing else counts. */
const must = 20_000_000

/**
 * Seats somebody whose week is clear on exactly these slots and on no others; false, and nothing done, where a rule
 * forbids it.
 */
export function settle(search: Search, personWeek: number, own: Int32Array, count: number): boolean {
  const { model, plan } = search
  const points = pointsOn(search, personWeek, own, count)
  if (points === undefined) return false
  const person = personWeek % model.people
  placeWeek(model, plan, person, (personWeek - person) / model.people, own, count, points)
  return true
}

/** The points of exactly these slots for somebody whose week is clear; undefined where one is full or a rule forbids it. */
export function pointsOn(search: Search, personWeek: number, own: Int32Array, count: number): number | undefined {
  const { model, plan, solver, offer, slots } = search
  const person = personWeek % model.people
  const week = (personWeek - person) / model.people
  const last = model.weekFrom[week + 1] ?? 0
  for (let at = model.weekFrom[week] ?? 0; at < last; at++) offer.value[at] = never
  for (let place = 0; place < count; place++) {
    const slot = own[place] ?? 0
    const at = model.shiftDayOf[slot] ?? 0
    const worth = model.worth[person * model.slots + slot] ?? never
    if (worth <= never / 2 || (plan.filled[slot] ?? 0) >= (model.seats[slot] ?? 0)) return undefined
    offer.value[at] = worth + must
    offer.slotFor[at] = slot
  }
  const [from, until] = edgesOf(model, plan, person, week)
  const total = solver.solve(person, week, offer.value, plan.worked, from, until)
  return solver.count === count ? takeAnswer(model, solver, offer, person, total, slots) : undefined
}

/** Takes over who sits where from another plan: slots by person x shift day, or -1. */
export function takeOver(search: Search, slotAt: Int32Array): void {
  const { model } = search
  const own = new Int32Array(model.shiftDays)
  for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) clear(search, personWeek)
  for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) {
    const person = personWeek % model.people
    const week = (personWeek - person) / model.people
    let count = 0
    for (let at = model.weekFrom[week] ?? 0; at < (model.weekFrom[week + 1] ?? 0); at++) {
      const slot = slotAt[person * model.shiftDays + at] ?? -1
      if (slot >= 0) own[count++] = slot
    }
    settle(search, personWeek, own, count)
  }
}
