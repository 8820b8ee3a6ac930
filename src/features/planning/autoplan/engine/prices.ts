import { weekSolver, type WeekSolver } from './best-week.ts'
import { isFeasible, never } from './edges.ts'
import type { Model } from './model.ts'
import { emptyShiftDayPoints, type Plan, type ShiftDayPoints, readSolvedSlots } from './plan.ts'

export interface PriceList {
  readonly seat: ArrayLike<number>
  readonly main: ArrayLike<number>
}

/**
 * Prices of seats and of main places, by slot, and the bound that they prove. A price can be negative by the points of the
 * first person of a shift. docs/planning-engine.md#the-bound
 */
export interface Prices extends PriceList {
  readonly seat: Int32Array
  readonly main: Int32Array
  bound: number
}

export const zeroPrices = ({ slots }: Model): Prices => ({
  seat: new Int32Array(slots),
  main: new Int32Array(slots),
  bound: Infinity,
})

/** The most that a slot's seats can be given away for, with what the first of them counts. */
const valueOfSeats = ({ seats, first }: Model, slot: number, price: number): number =>
  (seats[slot] ?? 0) === 0 ? 0 : Math.max(0, (first[slot] ?? 0) + price) + ((seats[slot] ?? 0) - 1) * Math.max(0, price)

/** Offers a person-week every seat at its price, or only those that a plan leaves open; the number of slots looked at. */
export function fillPointsAtPrices(
  model: Model,
  prices: Prices,
  personWeek: number,
  offer: ShiftDayPoints,
  plan?: Plan,
): number {
  const { people, slots, slotFrom, worth, isMain, nodesFrom, nodes, seat, seats, mains } = model
  const row = (personWeek % people) * slots
  const last = nodesFrom[personWeek + 1] ?? 0
  let looked = 0
  for (let node = nodesFrom[personWeek] ?? 0; node < last; node++) {
    const at = nodes[node] ?? 0
    const end = slotFrom[at + 1] ?? 0
    let best = never
    let bestSlot = -1
    for (let slot = slotFrom[at] ?? 0; slot < end; slot++) {
      if (plan && (plan.filled[slot] ?? 0) >= (seats[slot] ?? 0)) continue
      const points = worth[row + slot] ?? never
      const isMissed = isMain[row + slot] === 1 && (!plan || (plan.mainsIn[slot] ?? 0) < (mains[slot] ?? 0))
      const premium = isMissed ? (prices.main[slot] ?? 0) : 0
      const pays = points - (prices.seat[slot] ?? 0) + premium
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

/** Of the last direction so much is kept: less, and the prices of seats that are alike for many sway to and fro. */
const momentum = 0.95
/** So many rounds without getting there, and the aim is halved. */
const patience = 40

type Watch = (person: number, slots: Int32Array, count: number, points: number) => void

export interface DualSolver {
  /** Lowers `prices.bound` as long as it pays, at most so many rounds; stops early once it is below `enough`. */
  improve(prices: Prices, rounds: number, enough: number): boolean
  /** Proves what the prices prove, and goes on from there. */
  begin(prices: Prices): void
  /** Is shown what everybody takes, of all weeks together. */
  watch: Watch | undefined
  /** How much lower the next steps aim; halved where they do not get there. */
  hope: number
  steps: number
  readonly solver: WeekSolver
}

/** Subgradient steps on the prices of the whole problem: everybody takes the best weeks, and what is wanted too much gets dearer. */
export function createDualSolver(model: Model): DualSolver {
  const { people, weeks, slots } = model
  const solver = weekSolver(model)
  const offer = emptyShiftDayPoints(model)
  const used = new Int32Array(slots)
  const mainsUsed = new Int32Array(slots)
  const seatStep = new Float64Array(slots)
  const mainStep = new Float64Array(slots)
  const seatAt = new Float64Array(slots)
  const mainAt = new Float64Array(slots)
  const current = zeroPrices(model)
  const taken = new Int32Array(model.shiftDays)
  let target: Prices | undefined
  let stale = 0
  let reached = Infinity
  const dual: DualSolver = { improve, begin, watch: undefined, hope: 0, steps: 0, solver }
  return dual

  function improve(prices: Prices, rounds: number, enough: number): boolean {
    if (prices.bound === Infinity) startLevel(prices)
    if (prices !== target) take(prices)
    for (let round = 0; round < rounds && prices.bound >= enough; round++) {
      const value = evaluate()
      if (value < prices.bound) {
        prices.seat.set(current.seat)
        prices.main.set(current.main)
        prices.bound = value
      }
      stale++
      if (prices.bound < reached - dual.hope / 2) {
        dual.hope *= 1.3
        reached = prices.bound
        stale = 0
      } else if (stale >= patience) {
        dual.hope /= 2
        reached = prices.bound
        stale = 0
        seatAt.set(prices.seat)
        mainAt.set(prices.main)
        seatStep.fill(0)
        mainStep.fill(0)
        if (dual.hope < model.seat / 1000) return false
        continue
      }
      if (!move(value - prices.bound + dual.hope)) return false
    }
    return true
  }

  function take(prices: Prices): void {
    target = prices
    seatAt.set(prices.seat)
    mainAt.set(prices.main)
    seatStep.fill(0)
    mainStep.fill(0)
    stale = 0
    reached = prices.bound
  }

  function begin(prices: Prices): void {
    seatAt.set(prices.seat)
    mainAt.set(prices.main)
    prices.bound = evaluate()
    dual.hope = Math.floor(Math.abs(prices.bound) / 200) + 100
    take(prices)
  }

  /** One price for all seats to begin with: the best of some between nothing and all that a seat can pay. */
  function startLevel(prices: Prices): void {
    mainAt.fill(Math.floor(model.main / 2))
    for (let level = 0; level <= 12; level++) {
      seatAt.fill(Math.floor((level * (model.seat + 2 * model.main)) / 12))
      const value = evaluate()
      if (value >= prices.bound) continue
      prices.seat.set(current.seat)
      prices.main.set(current.main)
      prices.bound = value
    }
    dual.hope = Math.floor(Math.abs(prices.bound) / 100) + 100
  }

  /** The bound at the current place, and how much of each slot people would take. */
  function evaluate(): number {
    let bound = 0
    for (let slot = 0; slot < slots; slot++) {
      const price = Math.round(seatAt[slot] ?? 0)
      const premium = Math.round(mainAt[slot] ?? 0)
      current.seat[slot] = price
      current.main[slot] = premium
      bound += valueOfSeats(model, slot, price) + (model.main - premium) * (model.mains[slot] ?? 0)
    }
    used.fill(0)
    mainsUsed.fill(0)
    const before = solver.steps
    for (let person = 0; person < people; person++) {
      for (let week = 0; week < weeks; week++)
        dual.steps += fillPointsAtPrices(model, current, week * people + person, offer)
      const total = solver.solve(person, 0, offer.value, model.fixedDays, -Infinity, Infinity, weeks)
      bound += total
      dual.watch?.(person, taken, solver.count, readSolvedSlots(model, solver, offer, person, total, taken))
      for (let place = 0; place < solver.count; place++) {
        const slot = offer.slotFor[solver.chosen[place] ?? 0] ?? 0
        used[slot] = (used[slot] ?? 0) + 1
        if (model.isMain[person * slots + slot] === 1) mainsUsed[slot] = (mainsUsed[slot] ?? 0) + 1
      }
    }
    dual.steps += solver.steps - before
    return bound
  }

  /** A Polyak step along a direction that remembers the last; false where there is nowhere to go. */
  function move(distance: number): boolean {
    let norm = 0
    for (let slot = 0; slot < slots; slot++) {
      const wanted = excessOver(used[slot] ?? 0, model.seats[slot] ?? 0, model.first[slot] ?? 0, seatAt[slot] ?? 0)
      const missing = (model.mains[slot] ?? 0) - (mainsUsed[slot] ?? 0)
      const premium = mainAt[slot] ?? 0
      const lacking = (missing > 0 && premium >= model.main) || (missing < 0 && premium <= 0) ? 0 : missing
      seatStep[slot] = wanted + momentum * (seatStep[slot] ?? 0)
      mainStep[slot] = lacking + momentum * (mainStep[slot] ?? 0)
      norm += (seatStep[slot] ?? 0) * (seatStep[slot] ?? 0) + (mainStep[slot] ?? 0) * (mainStep[slot] ?? 0)
    }
    if (norm === 0) return false
    const length = distance / norm
    for (let slot = 0; slot < slots; slot++) {
      seatAt[slot] = movedPrice(model, slot, used[slot] ?? 0, seatAt[slot] ?? 0, length * (seatStep[slot] ?? 0))
      mainAt[slot] = Math.min(model.main, Math.max(0, (mainAt[slot] ?? 0) + length * (mainStep[slot] ?? 0)))
    }
    return true
  }
}

/** How many more than are given away at that price: below nothing the first alone, at nothing as many as are wanted. */
export function excessOver(used: number, seats: number, first: number, price: number): number {
  const most = price >= 0 ? seats : Math.min(1, seats)
  const least = price > 0 ? seats : price > -first ? Math.min(1, seats) : 0
  return used > most ? used - most : Math.min(0, used - least)
}

/**
 * A step stops at a price of 0, unless the shift stays empty (then below) or more people come than it has seats (then
 * above). Otherwise the prices of shifts with some open seats oscillate.
 */
function movedPrice({ seats, first }: Model, slot: number, used: number, from: number, step: number): number {
  const to = Math.max(-(first[slot] ?? 0), from + step)
  if (from >= 0 && to < 0 && used > 0) return 0
  return from <= 0 && to > 0 && used <= (seats[slot] ?? 0) ? 0 : to
}
