import type { Model } from './model.ts'
import { dualOf, noPrices, type Prices } from './prices.ts'

/** Worths of a seat that are tried, in shares of what it is worth in the search: where seats are missing, and where none is. */
const worths = { fewer: [0.6, 0.4, 0.25], most: [1.5, 3] } as const

/**
 * The most points that a plan with at least so many seats can have. Any worth of a seat proves something: the bound on the
 * whole less the seats at that worth. Where seats are missing that the prices know of, a smaller worth proves more,
 * and a larger one where more seats are filled than the prices would:
 * there the prices of seats `alone` (shares of a seat) say how much dearer each gets, which proves nearly as much from the beginning.
 */
export function mostPointsWith(
  model: Model,
  prices: Prices,
  alone: (slot: number) => number,
  seats: number,
  mostSeats: number,
  rounds: number,
): number {
  let most = prices.bound - model.seat * seats
  for (const share of seats < mostSeats ? worths.fewer : worths.most) {
    const seat = Math.round(model.seat * share)
    const other = { ...model, seat }
    const own = noPrices(other)
    for (const [slot, price] of prices.seat.entries())
      own.seat[slot] = Math.max(0, price + Math.ceil((seat - model.seat) * (share > 1 ? alone(slot) : 1)))
    own.main.set(prices.main)
    const dual = dualOf(other)
    dual.begin(own)
    dual.improve(own, rounds, -Infinity)
    most = Math.min(most, own.bound - seat * seats)
  }
  return most
}
