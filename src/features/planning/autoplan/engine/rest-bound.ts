import type { Model } from './model.ts'
import { dualOf, noPrices, type Prices } from './prices.ts'

/** In shares of what a seat is worth in the search. */
const worths = [0.6, 0.4, 0.25] as const

/**
 * The most points that a plan with at least so many seats can have. Any worth of a seat proves something: the bound on the
 * whole less the seats at that worth. Where seats are missing that the prices know of, a smaller worth proves more.
 */
export function mostPointsWith(model: Model, prices: Prices, seats: number, rounds: number): number {
  let most = prices.bound - model.seat * seats
  for (const share of worths) {
    const seat = Math.round(model.seat * share)
    const cheaper = { ...model, seat }
    const own = noPrices(cheaper)
    for (const [slot, price] of prices.seat.entries()) own.seat[slot] = Math.max(0, price - (model.seat - seat))
    own.main.set(prices.main)
    const dual = dualOf(cheaper)
    dual.begin(own)
    dual.improve(own, rounds, -Infinity)
    most = Math.min(most, own.bound - seat * seats)
  }
  return most
}
