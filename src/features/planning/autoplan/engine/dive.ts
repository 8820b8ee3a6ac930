import { isFeasible, never } from './edges.ts'
import { allowedTimeWindow, firstGain, placeSolvedWeeks } from './plan.ts'
import { excessOver, fillPointsAtPrices } from './prices.ts'
import type { Search } from './search.ts'

/** How carefully a dive goes: rounds of prices before some are fixed, and how many of a hundred at once. */
export interface Care {
  readonly rounds: number
  readonly share: number
  /** Points by which a price moves at first for one too many; it shrinks to a few. */
  readonly step: number
}

const shortest = 18

/*
 * A dive: those of `free` (person-weeks of one week, all clear) get their weeks, a few at a time. Prices of the free seats
 * are corrected in between by what the rest would take, as in the bound, but for what is left only. Several weeks from that
 * one on are planned at once where it was made for them.
 */
export interface Dive {
  /** Pauses after each round, with as many placed as are fixed by then. */
  run(search: Search, free: Int32Array, count: number, care: Care): Generator<undefined>
}

export function diver({ model }: Search, weeks = 1): Dive {
  const { people, slots } = model
  const price = new Float64Array(slots)
  const premium = new Float64Array(slots)
  const seatStep = new Float64Array(slots)
  const mainStep = new Float64Array(slots)
  const used = new Int32Array(slots)
  const mainsUsed = new Int32Array(slots)
  const agreed = new Int32Array(people * model.weeks)
  const lastWeek = new Int32Array(people * model.weeks)
  const left = new Int32Array(people * model.weeks)
  return { run }

  function* run(search: Search, free: Int32Array, count: number, care: Care): Generator<undefined> {
    for (let slot = 0; slot < slots; slot++) {
      price[slot] = search.prices.seat[slot] ?? 0
      premium[slot] = search.prices.main[slot] ?? 0
    }
    seatStep.fill(0)
    mainStep.fill(0)
    for (let place = 0; place < count; place++) left[place] = free[place] ?? 0
    let remaining = count
    let length = care.step
    while (remaining > 0) {
      for (let place = 0; place < remaining; place++) agreed[left[place] ?? 0] = 0
      for (let round = 0; round < care.rounds; round++) {
        wish(search, remaining)
        move(search, length)
        length = Math.max(shortest, length * 0.985)
        yield
      }
      remaining = fixSurest(search, remaining, Math.max(1, Math.floor((remaining * care.share) / 100)))
    }
  }

  /** Everybody who is left takes the best week at the prices. */
  function wish(search: Search, remaining: number): void {
    used.fill(0)
    mainsUsed.fill(0)
    for (let place = 0; place < remaining; place++) {
      const personWeek = left[place] ?? 0
      const person = personWeek % people
      solveWeeksAtPrices(search, personWeek, price, premium, weeks)
      let hash = 17
      for (let place = 0; place < search.solver.count; place++) {
        const slot = search.offer.slotFor[search.solver.chosen[place] ?? 0] ?? 0
        hash = Math.imul(hash, 31) + slot
        used[slot] = (used[slot] ?? 0) + 1
        if (model.isMain[person * slots + slot] === 1) mainsUsed[slot] = (mainsUsed[slot] ?? 0) + 1
      }
      agreed[personWeek] = (lastWeek[personWeek] ?? 0) === hash ? (agreed[personWeek] ?? 0) + 1 : 0
      lastWeek[personWeek] = hash
    }
  }

  /** What is wanted more often than it is there gets dearer, by a step that shrinks. */
  function move({ plan }: Search, length: number): void {
    const step = length
    for (let slot = 0; slot < slots; slot++) {
      const first = firstGain(model, plan, slot)
      const room = (model.seats[slot] ?? 0) - (plan.filled[slot] ?? 0)
      const at = price[slot] ?? 0
      seatStep[slot] = excessOver(used[slot] ?? 0, room, first, at) + 0.4 * (seatStep[slot] ?? 0)
      price[slot] = Math.max(-first, at + step * (seatStep[slot] ?? 0))
      const lacking = Math.max(0, (model.mains[slot] ?? 0) - (plan.mainsIn[slot] ?? 0)) - (mainsUsed[slot] ?? 0)
      mainStep[slot] = lacking + 0.4 * (mainStep[slot] ?? 0)
      premium[slot] = Math.min(model.main, Math.max(0, (premium[slot] ?? 0) + step * (mainStep[slot] ?? 0)))
    }
  }

  /** Those whose best week has stayed the same longest are fixed, as many as fit; returns how many are left. */
  function fixSurest(search: Search, remaining: number, maximum: number): number {
    // a few passes from the surest down cost less than sorting
    let fixed = 0
    let bar = 0
    for (let place = 0; place < remaining; place++) bar = Math.max(bar, agreed[left[place] ?? 0] ?? 0)
    const offset = search.random.below(remaining)
    for (; bar >= 0 && fixed < maximum; bar--) {
      for (let turn = 0; turn < remaining && fixed < maximum; turn++) {
        const place = (turn + offset) % remaining
        const personWeek = left[place] ?? -1
        if (personWeek < 0 || (agreed[personWeek] ?? 0) !== bar) continue
        if (fix(search, personWeek)) {
          left[place] = -1
          fixed++
        }
      }
    }
    let kept = 0
    for (let place = 0; place < remaining; place++) {
      const personWeek = left[place] ?? -1
      if (personWeek < 0) continue
      left[kept] = personWeek
      kept++
    }
    return kept
  }

  /** Against what is free by now; a week is never refused, so a dive ends. */
  function fix(search: Search, personWeek: number): boolean {
    const person = personWeek % people
    solveWeeksAtPrices(search, personWeek, price, premium, weeks)
    const { offer, plan, solver, slots: into } = search
    placeSolvedWeeks(model, plan, solver, offer, person, (personWeek - person) / people, weeks, into)
    return true
  }
}

/**
 * The best week (or so many) of somebody who has none there, when each seat that is left can be had at its price; those
 * `ahead` are still empty and cost what they do for the whole.
 */
export function solveWeeksAtPrices(
  search: Search,
  personWeek: number,
  price: Float64Array,
  premium: Float64Array,
  weeks: number,
  ahead = 0,
): number {
  const { model, plan, offer, solver } = search
  const person = personWeek % model.people
  const week = (personWeek - person) / model.people
  for (let turn = 0; turn < weeks; turn++) offerLeft(search, personWeek + turn * model.people, price, premium)
  for (let turn = weeks; turn < weeks + ahead; turn++)
    search.looked += fillPointsAtPrices(model, search.prices, personWeek + turn * model.people, offer)
  const [from, until] = allowedTimeWindow(model, plan, person, week, weeks + ahead)
  return solver.solve(person, week, offer.value, plan.worked, from, until, weeks + ahead)
}

function offerLeft(search: Search, personWeek: number, price: Float64Array, premium: Float64Array): void {
  const { model, plan, offer } = search
  const last = model.nodesFrom[personWeek + 1] ?? 0
  const row = (personWeek % model.people) * model.slots
  search.looked++
  for (let node = model.nodesFrom[personWeek] ?? 0; node < last; node++) {
    const at = model.nodes[node] ?? 0
    const end = model.slotFrom[at + 1] ?? 0
    let best = never
    let bestSlot = -1
    for (let slot = model.slotFrom[at] ?? 0; slot < end; slot++) {
      if ((plan.filled[slot] ?? 0) >= (model.seats[slot] ?? 0)) continue
      const points = model.worth[row + slot] ?? never
      const isMissed = model.isMain[row + slot] === 1 && (plan.mainsIn[slot] ?? 0) < (model.mains[slot] ?? 0)
      const pays = points - Math.round(price[slot] ?? 0) + (isMissed ? Math.round(premium[slot] ?? 0) : 0)
      if (pays > best) {
        best = pays
        bestSlot = slot
      }
    }
    search.looked += end - (model.slotFrom[at] ?? 0)
    offer.value[at] = isFeasible(best) ? best + model.seat : never
    offer.slotFor[at] = bestSlot
  }
}
