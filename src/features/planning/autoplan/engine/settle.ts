import { never } from './edges.ts'
import { placeWeek, type Plan, slotsOfWeek, takeAnswer } from './plan.ts'
import { clear, type Search } from './search.ts'

/** So much that nothing else counts. */
const must = 20_000_000

/**
 * Seats somebody whose week is clear on exactly these slots and on no others; false, and nothing done, where a rule
 * forbids it.
 */
export function settle(search: Search, personWeek: number, own: Int32Array, count: number): boolean {
  const { model, plan, solver, offer, slots } = search
  const person = personWeek % model.people
  const week = (personWeek - person) / model.people
  const last = model.weekFrom[week + 1] ?? 0
  for (let at = model.weekFrom[week] ?? 0; at < last; at++) offer.value[at] = never
  for (let place = 0; place < count; place++) {
    const slot = own[place] ?? 0
    const at = model.shiftDayOf[slot] ?? 0
    const worth = model.worth[person * model.slots + slot] ?? never
    if (worth <= never / 2 || (plan.filled[slot] ?? 0) >= (model.seats[slot] ?? 0)) return false
    offer.value[at] = worth + must
    offer.slotFor[at] = slot
  }
  const total = solver.solve(person, week, offer.value, plan.worked, -Infinity, Infinity)
  if (solver.count !== count) return false
  const points = takeAnswer(model, solver, offer, person, total, slots)
  placeWeek(model, plan, person, week, slots, count, points)
  return true
}

/** Takes over who sits where from a plan of another model of the same problem. */
export function takeOver(search: Search, from: Plan): void {
  const { model } = search
  const own = new Int32Array(model.shiftDays)
  for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) clear(search, personWeek)
  for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) {
    const person = personWeek % model.people
    const count = slotsOfWeek(model, from, person, (personWeek - person) / model.people, own)
    settle(search, personWeek, own, count)
  }
}
