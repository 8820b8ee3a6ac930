import type { Model } from './model.ts'
import { createDualSolver, zeroPrices, type Prices } from './prices.ts'

/** What a seat is worth is halved or doubled so often at most, and then looked for between so often. */
const doublings = 5
const between = 3
/** Rounds of prices between two pauses. */
const pauseAfter = 5

/**
 * The most points that a plan with at least so many seats can have. Any worth of a seat proves something: the bound on the
 * whole less the seats at that worth. The proven bound is convex in the worth, so a search finds the lowest one, each time from
 * the best prices so far. Where a seat gets dearer, the prices of seats `alone` (shares of a seat) say how much each does.
 */
export function* maxPointsWithSeats(
  model: Model,
  prices: Prices,
  alone: (slot: number) => number,
  seats: number,
  rounds: number,
): Generator<undefined, number> {
  let best = { seat: model.seat, prices, maximum: prices.bound - model.seat * seats }
  const known = new Map([[best.seat, best.maximum]])
  const factor = (yield* isLowerAt(0.5)) ? 0.5 : (yield* isLowerAt(2)) ? 2 : 0
  for (let time = 1; time < doublings && factor > 0 && (yield* isLowerAt(factor)); time++);
  for (let time = 0; time < between; time++) {
    const worths = [...known.keys()].toSorted((a, b) => a - b)
    const at = worths.indexOf(best.seat)
    const gaps = [worths[at - 1] ?? best.seat, worths[at + 1] ?? best.seat].map(other => (other + best.seat) / 2)
    for (const seat of gaps) if (Math.abs(seat - best.seat) > model.seat / 100) yield* tryWorth(Math.round(seat))
  }
  return best.maximum

  function* isLowerAt(share: number): Generator<undefined, boolean> {
    const before = best.maximum
    yield* tryWorth(Math.round(best.seat * share))
    return best.maximum < before
  }

  function* tryWorth(seat: number): Generator<undefined> {
    if (known.has(seat)) return
    const own = zeroPrices(model)
    const further = seat - best.seat
    for (const [slot, price] of best.prices.seat.entries())
      own.seat[slot] = Math.max(-(model.first[slot] ?? 0), price + Math.ceil(further * (further > 0 ? alone(slot) : 1)))
    own.main.set(best.prices.main)
    const dual = createDualSolver({ ...model, seat })
    dual.begin(own)
    for (let round = 0; round < rounds && dual.improve(own, Math.min(pauseAfter, rounds - round), -Infinity); ) {
      round += pauseAfter
      yield
    }
    const maximum = own.bound - seat * seats
    known.set(seat, maximum)
    if (maximum < best.maximum) best = { seat, prices: own, maximum }
  }
}
