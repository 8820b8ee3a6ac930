import type { OpenLinear } from './linear.ts'
import type { Model } from './model.ts'
import { emptyPlan, type Plan, slotsOfWeek } from './plan.ts'
import type { PooledWeek, WeekPool } from './pool.ts'
import { createDualSolver, zeroPrices, type Prices } from './prices.ts'
import { openWeekProgramme, tooDear } from './week-programme.ts'

/** Prices settle long before; what is proven on the way counts. */
const maxRounds = 120
/** The programme begins with so many remembered weeks of each person. */
const begin = 20

export interface PointsBound {
  readonly seats: number
  /** Upper bound on the points of a plan with at least `seats` seats. */
  readonly maxPoints: number
  /** Points that the last seat costs elsewhere. */
  readonly seatWorth: number
  /** That prove it, beside a seat's usual worth. */
  readonly prices: Prices
}

/**
 * The most points of a plan with at least as many seats as this one fills, by a linear programme over people's weeks with that
 * number as a row of its own: its dual is what a seat is worth where exactly so many are filled, which no guess meets.
 * Whatever its duals are, rounded to whole numbers they prove what `createDualSolver` says of them. For as many people as it can be asked of
 * at once. The plan's own weeks begin, so that from the first round on as many seats are filled: without them prices sway
 * between nothing and millions. The weeks that it finds are remembered. Pauses after each round.
 */
export function* boundPointsByColumns(
  model: Model,
  pool: WeekPool,
  plan: Plan,
  open: OpenLinear,
): Generator<undefined, PointsBound> {
  const { people, slots, weeks } = model
  const seats = plan.seatsFilled
  const programme = openWeekProgramme(model, emptyPlan(model), open, { people, week: 0, weeks, seats })
  const { linear } = programme
  const has = new Set<PooledWeek>()
  const join = (week: PooledWeek) => {
    if (has.has(week)) return
    has.add(week)
    programme.add(week.person, week.person, week.slots, week.points)
  }
  const held = new Int32Array(model.shiftDays)
  for (let person = 0; person < people; person++) {
    let points = 0
    for (let week = 0; week < weeks; week++) points += plan.points[week * people + person] ?? 0
    const known = pool.of(person).slice(-begin)
    join(pool.add(person, held, slotsOfWeek(model, plan, person, 0, held, weeks), points))
    for (const week of known) join(week)
  }
  const priced = { ...model, seat: 0 }
  const dual = createDualSolver(priced)
  dual.watch = (person, own, count, points) => join(pool.add(person, own, count, points))
  const seat = new Float64Array(slots)
  const main = new Float64Array(slots)
  let best: PointsBound = { seats, maxPoints: Infinity, seatWorth: 0, prices: zeroPrices(model) }
  // a search that is stopped must not leave the programme open
  try {
    // everybody can stay at home
    dual.begin(noSeats(model))
    for (let round = 0, known = 0; round < maxRounds && has.size > known; round++) {
      known = has.size
      const solution = linear.solve()
      const worth = programme.seatWorth(solution)
      programme.readDuals(solution, seat, main)
      const own: Prices = { seat: Int32Array.from(seat, Math.round), main: Int32Array.from(main, Math.round), bound: 0 }
      priced.seat = worth
      dual.begin(own)
      const maxPoints = own.bound - worth * seats
      if (maxPoints < best.maxPoints) {
        const besideUsual = { ...own, seat: own.seat.map(price => price + model.seat - worth) }
        best = { seats, maxPoints, seatWorth: worth, prices: besideUsual }
      }
      yield
    }
  } finally {
    linear.close()
  }
  return best
}

/** Prices at which nobody takes a seat. */
function noSeats(model: Model): Prices {
  const prices = zeroPrices(model)
  prices.seat.fill(tooDear)
  return prices
}
