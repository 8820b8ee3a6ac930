import { columnDiver, diveThrough } from './column-dive.ts'
import type { Effort } from './effort.ts'
import { createRuinAndRecreate } from './free.ts'
import { improver } from './improve.ts'
import type { OpenLinear } from './linear.ts'
import type { Model } from './model.ts'
import { clonePlan, copyPlan, emptyPlan, isBetterPlan } from './plan.ts'
import { emptyPool } from './pool.ts'
import { createDualSolver, zeroPrices, type Prices } from './prices.ts'
import { peoplePerProgramme } from './reach.ts'
import type { Random } from './random.ts'
import { fillWeekPool } from './remember.ts'
import { clearPersonWeek, createSearch, type Search } from './search.ts'
import { seatAlone, type SeatsOnlyModel, reduceToSeatsOnly } from './seats-only.ts'
import { adoptSlots } from './settle.ts'

export interface SeatSearch {
  readonly alone: SeatsOnlyModel
  readonly random: Random
  /** The whole part of what is proven. */
  bound(): number
  /** Some rounds; false where there is no more to be had. */
  improve(): boolean
  /** Those that prove most. */
  prices(): Prices
  /** Of a slot of the whole, in shares of a seat. */
  readonly priceOf: (slot: number) => number
}

const maxRounds = 600
/** All weeks are planned at once in a linear programme of at most so many rows. */
const wholeRows = 500

/** The search for seats alone. Of prices taken from those of the whole and prices found anew, now these prove more, now those. */
export function seatSearch(model: Model, prices: Prices, { random }: Search): SeatSearch {
  const alone = reduceToSeatsOnly(model)
  const own = zeroPrices(alone.model)
  for (const [slot, price] of prices.seat.entries()) {
    const merged = alone.slotIn[slot] ?? 0
    // seats that are alike for people cost the same: the most that is asked of one
    own.seat[merged] = Math.max(
      own.seat[merged] ?? 0,
      Math.min(seatAlone, Math.round((price * seatAlone) / model.seat)),
    )
  }
  const warm = createDualSolver(alone.model)
  warm.begin(own)
  const anew = zeroPrices(alone.model)
  const cold = createDualSolver(alone.model)
  let rounds = 0
  const tightest = () => (own.bound < anew.bound ? own : anew)
  return {
    alone,
    random,
    bound: () => Math.floor(Math.min(own.bound, anew.bound) / seatAlone),
    improve: () => {
      rounds += 20
      const isMoving = warm.improve(own, 20, -Infinity)
      return (cold.improve(anew, 20, -Infinity) || isMoving) && rounds < maxRounds
    },
    prices: tightest,
    priceOf: slot => (tightest().seat[alone.slotIn[slot] ?? 0] ?? 0) / seatAlone,
  }
}

/** With seats alone to be won, every change that loses none is welcome: that finds the last ones. */
export function* fillMoreSeats(
  seats: SeatSearch,
  search: Search,
  maxSeats: number,
  effort: Effort,
  open: OpenLinear | undefined,
): Generator<undefined> {
  const { model, plan } = search
  const alone = createSearch(seats.alone.model, emptyPlan(seats.alone.model), seats.prices(), seats.random)
  adoptSlots(
    alone,
    plan.slotAt.map(slot => (slot < 0 ? -1 : (seats.alone.slotIn[slot] ?? -1))),
  )
  const improve = improver(alone)
  const maximum = clonePlan(alone.model, alone.plan)
  const { people, weeks } = model
  const everybody = Int32Array.from({ length: people }, (_, person) => person)
  const pool = emptyPool(alone.model)
  if (open) fillWeekPool(alone, pool, 20, 1500)
  const free = open && createRuinAndRecreate(alone, columnDiver(alone, pool, open))
  const team = peoplePerProgramme(alone.model, effort.reach)
  const keep = () => {
    if (alone.plan.seatsFilled >= maximum.seatsFilled) copyPlan(alone.plan, maximum)
    else copyPlan(maximum, alone.plan)
  }
  if (open && weeks > 1) yield* acrossWeeks(open)
  for (let part = 0; part < effort.seatParts * weeks && maximum.seatsFilled < maxSeats; part++) {
    const week = part % weeks
    // first gently, which leaves most people where they are; then so hot that a seat may be lost on the way
    const isHot = part % (2 * weeks) >= weeks
    if (free && isHot) {
      yield* free(week, team, 0, 0)
      keep()
      yield
    }
    if (maximum.seatsFilled < maxSeats)
      improve(week, everybody, people, effort.seatPart, isHot ? seatAlone * 1.3 : seatAlone / 5)
    keep()
    yield
  }
  if (maximum.seatsFilled <= plan.seatsFilled) return
  const before = clonePlan(model, plan)
  adoptSlots(search, seats.alone.slotsFor(maximum))
  if (isBetterPlan(model, before, plan)) copyPlan(before, plan)
  for (let week = 0; week < weeks; week++) {
    improver(search)(week, everybody, people, effort.polish, 1500)
    yield
  }

  /** Everybody anew: week by week with the next in view, then all weeks at once where the linear programme is small enough. */
  function* acrossWeeks(open: OpenLinear): Generator<undefined> {
    for (let personWeek = 0; personWeek < people * weeks; personWeek++) clearPersonWeek(alone, personWeek)
    yield* diveThrough(alone, columnDiver(alone, pool, open, { looksAhead: true }))
    keep()
    if (maximum.seatsFilled >= maxSeats || people + alone.model.slots > wholeRows) return
    const whole = emptyPool(alone.model)
    fillWeekPool(alone, whole, 20, 1500, { weeks })
    const everyone = createRuinAndRecreate(alone, columnDiver(alone, whole, open, { weeks }), whole, weeks)
    yield* everyone(0, people, 0, 0)
    keep()
    yield
  }
}
