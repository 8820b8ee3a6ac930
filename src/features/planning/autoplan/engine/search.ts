import { weekSolver, type WeekSolver } from './best-week.ts'
import { isFeasible, never } from './edges.ts'
import type { Model } from './model.ts'
import {
  clearWeek,
  allowedTimeWindow,
  emptyShiftDayPoints,
  firstGain,
  type ShiftDayPoints,
  placeSolvedWeeks,
  type Plan,
} from './plan.ts'
import type { Prices } from './prices.ts'
import type { Random } from './random.ts'

/** What every step of the search works with; nothing is made anew in a step. */
export interface Search {
  readonly model: Model
  readonly plan: Plan
  readonly prices: Prices
  readonly random: Random
  readonly solver: WeekSolver
  readonly offer: ShiftDayPoints
  readonly slots: Int32Array
  /** Slots looked at; labels are counted by the solver. */
  looked: number
}

export function createSearch(model: Model, plan: Plan, prices: Prices, random: Random): Search {
  const solver = weekSolver(model)
  const slots = new Int32Array(solver.chosen.length)
  return { model, plan, prices, random, solver, offer: emptyShiftDayPoints(model), slots, looked: 0 }
}

export const stepsOf = ({ solver, looked }: Search): number => solver.steps + looked

/** How free seats are offered: `share` of the price is taken off (in 256ths), and up to `noise` points either way. */
export interface Terms {
  readonly share: number
  readonly noise: number
}

export const trueTerms: Terms = { share: 0, noise: 0 }

/** What somebody whose week is clear can have: the best free slot of each shift day. */
export function fillPointsOfFreeSlots(
  { model, plan, prices, offer, random }: Search,
  personWeek: number,
  terms: Terms,
): number {
  const { people, slots, slotFrom, worth, isMain, nodesFrom, nodes, seat, main, seats, mains } = model
  const row = (personWeek % people) * slots
  const last = nodesFrom[personWeek + 1] ?? 0
  let looked = 1
  for (let node = nodesFrom[personWeek] ?? 0; node < last; node++) {
    const at = nodes[node] ?? 0
    const end = slotFrom[at + 1] ?? 0
    let best = never
    let bestSlot = -1
    for (let slot = slotFrom[at] ?? 0; slot < end; slot++) {
      if ((plan.filled[slot] ?? 0) >= (seats[slot] ?? 0)) continue
      const points = worth[row + slot] ?? never
      if (!isFeasible(points)) continue
      const isMissed = isMain[row + slot] === 1 && (plan.mainsIn[slot] ?? 0) < (mains[slot] ?? 0)
      const gains = firstGain(model, plan, slot)
      const price = Math.floor(((gains + (prices.seat[slot] ?? 0)) * terms.share) / 256) - gains
      const premium = isMissed ? main - Math.floor(((main - (prices.main[slot] ?? 0)) * terms.share) / 256) : 0
      const pays = points + premium - price + (terms.noise > 0 ? random.below(terms.noise) : 0)
      if (pays > best) {
        best = pays
        bestSlot = slot
      }
    }
    looked += end - (slotFrom[at] ?? 0)
    offer.value[at] = isFeasible(best) ? best + seat : never
    offer.slotFor[at] = bestSlot
  }
  return looked
}

/** Gives somebody whose week (or so many) is clear the best of what is free; the shift day `lure` is worth half a seat more to them. */
export function rebuildPersonWeek(search: Search, personWeek: number, terms: Terms, lure = -1, weeks = 1): void {
  const { model, plan, solver, offer, slots } = search
  const person = personWeek % model.people
  const week = (personWeek - person) / model.people
  for (let turn = 0; turn < weeks; turn++)
    search.looked += fillPointsOfFreeSlots(search, personWeek + turn * model.people, terms)
  if (lure >= 0 && isFeasible(offer.value[lure] ?? never)) offer.value[lure] = (offer.value[lure] ?? 0) + model.seat / 2
  const [from, until] = allowedTimeWindow(model, plan, person, week, weeks)
  solver.solve(person, week, offer.value, plan.worked, from, until, weeks)
  placeSolvedWeeks(model, plan, solver, offer, person, week, weeks, slots)
}

export function clearPersonWeek({ model, plan }: Search, personWeek: number, weeks = 1): void {
  const person = personWeek % model.people
  const week = (personWeek - person) / model.people
  for (let turn = 0; turn < weeks; turn++) clearWeek(model, plan, person, week + turn)
}
