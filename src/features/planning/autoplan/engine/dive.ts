import { allowedTimeWindow, firstGain, placeSolvedWeeks } from './plan.ts'
import { excessOver, fillPointsAtPrices, zeroPrices, type Prices } from './prices.ts'
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
 * A dive: those of `free` (person-weeks of one week, all clear) get their weeks, a few at a time. Prices of the open seats
 * are corrected in between by what the rest would take, as in the bound, but for what is left only. Several weeks from that
 * one on are planned at once where it was made for them. It pauses after each round, with the plan incomplete.
 */
export type Dive = (free: Int32Array, count: number) => Generator<undefined>

export function diver(search: Search, care: Care, weeks = 1): Dive {
  const { model, plan } = search
  const { people, slots } = model
  const price = new Float64Array(slots)
  const premium = new Float64Array(slots)
  /** These, rounded. */
  const asked = zeroPrices(model)
  const seatStep = new Float64Array(slots)
  const mainStep = new Float64Array(slots)
  const used = new Int32Array(slots)
  const mainsUsed = new Int32Array(slots)
  const agreed = new Int32Array(people * model.weeks)
  const lastWeek = new Int32Array(people * model.weeks)
  const left = new Int32Array(people * model.weeks)
  return run

  function* run(free: Int32Array, count: number): Generator<undefined> {
    price.set(search.prices.seat)
    premium.set(search.prices.main)
    asked.seat.set(search.prices.seat)
    asked.main.set(search.prices.main)
    seatStep.fill(0)
    mainStep.fill(0)
    for (let place = 0; place < count; place++) left[place] = free[place] ?? 0
    let remaining = count
    let length = care.step
    while (remaining > 0) {
      for (let place = 0; place < remaining; place++) agreed[left[place] ?? 0] = 0
      for (let round = 0; round < care.rounds; round++) {
        wish(remaining)
        move(length)
        length = Math.max(shortest, length * 0.985)
        yield
      }
      remaining = fixSurest(remaining, Math.max(1, Math.floor((remaining * care.share) / 100)))
    }
  }

  /** Everybody who is left takes the best week at the prices. */
  function wish(remaining: number): void {
    used.fill(0)
    mainsUsed.fill(0)
    for (let place = 0; place < remaining; place++) {
      const personWeek = left[place] ?? 0
      const person = personWeek % people
      solveWeeksAtPrices(search, personWeek, asked, weeks)
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

  /** Raises the price of a slot that more people want than it has seats, by a step that shrinks. */
  function move(length: number): void {
    for (let slot = 0; slot < slots; slot++) {
      const first = firstGain(model, plan, slot)
      const room = (model.seats[slot] ?? 0) - (plan.filled[slot] ?? 0)
      const at = price[slot] ?? 0
      seatStep[slot] = excessOver(used[slot] ?? 0, room, first, at) + 0.4 * (seatStep[slot] ?? 0)
      price[slot] = Math.max(-first, at + length * (seatStep[slot] ?? 0))
      asked.seat[slot] = Math.round(price[slot] ?? 0)
      const lacking = Math.max(0, (model.mains[slot] ?? 0) - (plan.mainsIn[slot] ?? 0)) - (mainsUsed[slot] ?? 0)
      mainStep[slot] = lacking + 0.4 * (mainStep[slot] ?? 0)
      premium[slot] = Math.min(model.main, Math.max(0, (premium[slot] ?? 0) + length * (mainStep[slot] ?? 0)))
      asked.main[slot] = Math.round(premium[slot] ?? 0)
    }
  }

  /** Those whose best week has stayed the same longest are fixed, as many as fit; returns how many are left. */
  function fixSurest(remaining: number, maximum: number): number {
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
        fix(personWeek)
        left[place] = -1
        fixed++
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
  function fix(personWeek: number): void {
    const person = personWeek % people
    solveWeeksAtPrices(search, personWeek, asked, weeks)
    const { offer, solver, slots: into } = search
    placeSolvedWeeks(model, plan, solver, offer, person, (personWeek - person) / people, weeks, into)
  }
}

/**
 * The best week (or so many) of somebody who has none there, when each seat that is left can be had at its price; those
 * `ahead` are still empty and cost what they do for the whole.
 */
export function solveWeeksAtPrices(
  search: Search,
  personWeek: number,
  prices: Prices,
  weeks: number,
  ahead = 0,
): number {
  const { model, plan, offer, solver } = search
  const person = personWeek % model.people
  const week = (personWeek - person) / model.people
  for (let turn = 0; turn < weeks; turn++)
    search.looked += 1 + fillPointsAtPrices(model, prices, personWeek + turn * model.people, offer, plan)
  for (let turn = weeks; turn < weeks + ahead; turn++)
    search.looked += fillPointsAtPrices(model, search.prices, personWeek + turn * model.people, offer)
  const [from, until] = allowedTimeWindow(model, plan, person, week, weeks + ahead)
  return solver.solve(person, week, offer.value, plan.worked, from, until, weeks + ahead)
}
