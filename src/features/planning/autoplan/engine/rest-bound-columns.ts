import type { Linear, OpenLinear } from './linear.ts'
import type { Model } from './model.ts'
import { type Plan, slotsOfWeek } from './plan.ts'
import type { WeekPool } from './pool.ts'
import { createDualSolver, zeroPrices, type Prices } from './prices.ts'

/** Prices settle long before; what is proven on the way counts. */
const maxRounds = 120
/** Of a week known already so many begin for each person. */
const begin = 20
/** More than any seat pays: what a missing one costs until the weeks that are known fill as many. */
const tooDear = 4_000_000

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
  const [seatRow, mainRow, countRow] = [people, people + slots, people + 2 * slots]
  const programme = opened(model, seats, open)
  const joined = new Set<string>()
  const join = (person: number, own: ArrayLike<number>, count: number, points: number) => {
    const mine = Array.from({ length: count }, (_, place) => own[place] ?? 0)
    const name = `${person} ${mine.join(' ')}`
    if (joined.has(name)) return false
    joined.add(name)
    const row = person * slots
    const mains = mine.filter(slot => model.isMain[row + slot] === 1 && isWantedMain(model, slot))
    const rows = [person, ...mine.map(slot => seatRow + slot), ...mains.map(slot => mainRow + slot)]
    const factors = rows.map(() => 1)
    if (count > 0) {
      rows.push(countRow)
      factors.push(count)
    }
    programme.add(points, 1, Int32Array.from(rows), Float64Array.from(factors))
    return true
  }
  const held = new Int32Array(model.shiftDays)
  for (let person = 0; person < people; person++) {
    let points = 0
    for (let week = 0; week < weeks; week++) points += plan.points[week * people + person] ?? 0
    join(person, held, slotsOfWeek(model, plan, person, 0, held, weeks), points)
    for (const number of pool.of(person).slice(-begin)) {
      const own = pool.slots.slice(pool.from[number], pool.from[number + 1])
      join(person, own, own.length, pool.points[number] ?? 0)
    }
  }
  const priced = { ...model, seat: 0 }
  const dual = createDualSolver(priced)
  let isNew = true
  dual.watch = (person, own, count, points) => {
    if (!join(person, own, count, points)) return
    isNew = true
    pool.add(person, own, count, points)
  }
  let best: PointsBound = { seats, maxPoints: Infinity, seatWorth: 0, prices: zeroPrices(model) }
  // whoever stops it in between must not leave the programme behind
  try {
    addOpen(model, seats, programme)
    // everybody can stay at home
    dual.begin(noSeats(model))
    for (let round = 0; round < maxRounds && isNew; round++) {
      const { prices } = programme.solve()
      const worth = Math.max(0, Math.round(-(prices[countRow] ?? 0)))
      const own = zeroPrices(model)
      for (let slot = 0; slot < slots; slot++) {
        own.seat[slot] = Math.max(-(model.first[slot] ?? 0), Math.round(prices[seatRow + slot] ?? 0))
        own.main[slot] = Math.min(model.main, Math.max(0, Math.round(-(prices[mainRow + slot] ?? 0))))
      }
      isNew = false
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
    programme.close()
  }
  return best
}

/** Prices at which nobody takes a seat. */
function noSeats(model: Model): Prices {
  const prices = zeroPrices(model)
  prices.seat.fill(tooDear)
  return prices
}

const isWantedMain = ({ main, mains }: Model, slot: number): boolean => main > 0 && (mains[slot] ?? 0) > 0

function opened({ people, seats, first }: Model, least: number, open: OpenLinear): Linear {
  const each = new Float64Array(people).fill(1)
  const none = new Float64Array(seats.length)
  return open(
    Float64Array.from([
      ...each,
      ...seats.map((room, slot) => (room > 0 && (first[slot] ?? 0) > 0 ? 1 : -Infinity)),
      ...none,
      least,
    ]),
    Float64Array.from([...each, ...seats, ...none.map(() => Infinity), Infinity]),
  )
}

/** Columns of the main places, and of seats that nobody fills yet. */
function addOpen(model: Model, seats: number, programme: Linear): void {
  const mainRow = model.people + model.slots
  for (let slot = 0; slot < model.slots; slot++) {
    if (!isWantedMain(model, slot)) continue
    programme.add(model.main, model.mains[slot] ?? 0, Int32Array.of(mainRow + slot), Float64Array.of(-1))
  }
  for (let slot = 0; slot < model.slots; slot++) {
    if ((model.first[slot] ?? 0) === 0) continue
    programme.add(-(model.first[slot] ?? 0), 1, Int32Array.of(model.people + slot), Float64Array.of(1))
  }
  programme.add(-tooDear, seats, Int32Array.of(mainRow + model.slots), Float64Array.of(1))
}
