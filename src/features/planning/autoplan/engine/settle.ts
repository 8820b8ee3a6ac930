import { never } from './edges.ts'
import { truncateSolvedWeeks, allowedTimeWindow, placeSolvedWeeks, readSolvedSlots } from './plan.ts'
import { fillPointsAtPrices } from './prices.ts'
import { clearPersonWeek, type Search } from './search.ts'

/** So much that nothing else counts. */
export const must = 20_000_000

/**
 * Seats somebody whose week (or so many) is clear on exactly these slots and on no others; false, and nothing done, where a
 * rule forbids it.
 */
export function assignExactSlots(
  search: Search,
  personWeek: number,
  own: Int32Array,
  count: number,
  weeks = 1,
): boolean {
  const { model, plan, solver, offer, slots } = search
  if (pointsOfSlots(search, personWeek, own, count, weeks) === undefined) return false
  const person = personWeek % model.people
  placeSolvedWeeks(model, plan, solver, offer, person, (personWeek - person) / model.people, weeks, slots)
  return true
}

/**
 * The points of exactly these slots for somebody whose week (or so many) is clear; undefined where one is full or a rule
 * forbids it. Of the `ahead` week after them, the solver then says what it pays at the prices of the whole.
 */
export function pointsOfSlots(
  search: Search,
  personWeek: number,
  own: Int32Array,
  count: number,
  weeks = 1,
  ahead = 0,
): number | undefined {
  const { model, plan, solver, offer, slots } = search
  const person = personWeek % model.people
  const week = (personWeek - person) / model.people
  const last = model.weekFrom[week + weeks] ?? 0
  for (let at = model.weekFrom[week] ?? 0; at < last; at++) offer.value[at] = never
  for (let place = 0; place < count; place++) {
    const slot = own[place] ?? 0
    const at = model.shiftDayOf[slot] ?? 0
    const worth = model.worth[person * model.slots + slot] ?? never
    if (worth <= never / 2 || (plan.filled[slot] ?? 0) >= (model.seats[slot] ?? 0)) return undefined
    offer.value[at] = worth + must
    offer.slotFor[at] = slot
  }
  for (let turn = weeks; turn < weeks + ahead; turn++)
    search.looked += fillPointsAtPrices(model, search.prices, personWeek + turn * model.people, offer)
  const [from, until] = allowedTimeWindow(model, plan, person, week, weeks + ahead)
  const total = solver.solve(person, week, offer.value, plan.worked, from, until, weeks + ahead)
  const later = truncateSolvedWeeks(model, solver, week, weeks)
  return solver.count === count ? readSolvedSlots(model, solver, offer, person, total - later, slots) : undefined
}

/** Takes over who sits where from another plan: slots by person x shift day, or -1. */
export function adoptSlots(search: Search, slotAt: Int32Array): void {
  const { model } = search
  const own = new Int32Array(model.shiftDays)
  for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) clearPersonWeek(search, personWeek)
  for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) {
    const person = personWeek % model.people
    const week = (personWeek - person) / model.people
    let count = 0
    for (let at = model.weekFrom[week] ?? 0; at < (model.weekFrom[week + 1] ?? 0); at++) {
      const slot = slotAt[person * model.shiftDays + at] ?? -1
      if (slot >= 0) own[count++] = slot
    }
    assignExactSlots(search, personWeek, own, count)
  }
}
