import { type Choice, choosing, type SolveProgramme } from './choice.ts'
import { diver } from './dive.ts'
import { type Effort, efforts } from './effort.ts'
import { freeing } from './free.ts'
import { improver } from './improve.ts'
import { compile, type Model } from './model.ts'
import { copyPlan, emptyPlan, type Plan, scoreOf } from './plan.ts'
import { emptyPool } from './pool.ts'
import { dualOf, noPrices, type Prices } from './prices.ts'
import type { Problem } from './problem.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import { randomFrom } from './random.ts'
import { remember } from './remember.ts'
import { mostPointsWith } from './rest-bound.ts'
import { clear, rebuild, searchIn, type Search, stepsOf, trueTerms } from './search.ts'
import { seatAlone, seatsOnly } from './seats-only.ts'
import { takeOver } from './settle.ts'

/** How far it is, each time that it pauses: whoever runs it may stop there and take `best`. */
export interface Progress {
  readonly seats: number
  /** No plan fills more. */
  readonly mostSeats: number
  /** Of what is to be done, from 0 to 1. */
  readonly done: number
  readonly best: () => Proposal
}

/**
 * Plans the weeks: a generator that pauses often, and ends with the proposal. The same problem, effort and solver give the same
 * proposal on every machine, if nobody stops it. Without a solver the last stage is left out.
 */
export function* planWeeks(
  problem: Problem,
  effort: Effort = efforts.fast,
  solve?: SolveProgramme,
): Generator<Progress, Proposal> {
  const model = compile(problem)
  const random = randomFrom(problem.seed)
  const prices = noPrices(model)
  const dual = dualOf(model)
  const search = searchIn(model, emptyPlan(model), prices, random)
  let mostSeats = needed(model)
  let done = 0
  const best = () => proposalOf(model, search.plan, mostSeats, prices.bound - model.seat * search.plan.seatsFilled)
  const progress = (): Progress => ({ seats: search.plan.seatsFilled, mostSeats, done, best })

  for (let round = 0; round < effort.priceRounds && dual.improve(prices, 20, -Infinity); round += 20) yield progress()
  const seats = seatSearch(model, prices, search)
  for (let round = 0; round < 100 && seats.bound() > 0; round += 20) {
    mostSeats = Math.min(mostSeats, seats.bound())
    if (!seats.improve()) break
    yield progress()
  }
  mostSeats = model.isExact ? Math.min(mostSeats, seats.bound()) : needed(model)
  done = 0.15
  yield progress()

  const everybody = Int32Array.from({ length: model.people }, (_, person) => person)
  const dive = diver(search)
  const improve = improver(search)
  for (let week = 0; week < model.weeks; week++) {
    const free = everybody.map(person => week * model.people + person)
    dive.run(search, free, free.length, effort.dive)
    yield progress()
    improve.run(search, week, everybody, model.people, effort.polish, 1500)
    yield progress()
  }
  if (search.plan.seatsFilled < mostSeats) {
    yield* fillMore(seats, search, everybody, mostSeats, effort, progress)
  }
  done = 0.3
  const pool = emptyPool(model)
  const choice = solve && choosing(model, pool, prices, solve)
  const free = freeing(search)
  const start = stepsOf(search)
  for (let turn = 0; stepsOf(search) - start < effort.steps && model.people > 0; turn++) {
    const week = turn % model.weeks
    const size = Math.ceil((model.people * (10 + random.below(45))) / 100)
    free.run(search, week, size, effort.again, effort.polish / 8, 400)
    done = 0.3 + (0.4 * (stepsOf(search) - start)) / effort.steps
    yield progress()
  }
  if (choice && effort.iterations > 0) yield* choose(search, choice, everybody, effort, progress)
  finish(search)
  done = 1
  yield progress()
  const { seatsFilled } = search.plan
  if (seatsFilled >= mostSeats) return best()
  return proposalOf(model, search.plan, mostSeats, mostPointsWith(model, prices, seatsFilled, effort.restRounds))

  /** Sets everybody's remembered weeks against each other, week by week. */
  function* choose(
    search: Search,
    choice: Choice,
    everybody: Int32Array,
    effort: Effort,
    progress: () => Progress,
  ): Generator<Progress> {
    remember(search, pool, effort.remembered, 3000)
    for (let week = 0; week < model.weeks; week++) {
      choice.run(search.plan, week, everybody, model.people, effort.each, Math.ceil(effort.iterations / model.weeks))
      done += 0.25 / model.weeks
      yield progress()
      improve.run(search, week, everybody, model.people, effort.polish, 0)
      yield progress()
    }
  }
}

const needed = ({ seats }: Model): number => seats.reduce((sum, each) => sum + each, 0)

interface SeatSearch {
  readonly search: Search
  /** The whole part of what is proven. */
  bound(): number
  improve(): boolean
}

/** The search for seats alone. Of prices taken from those of the whole and prices found anew, now these prove more, now those. */
function seatSearch(model: Model, prices: Prices, { random }: Search): SeatSearch {
  const alone = seatsOnly(model)
  const own = noPrices(alone)
  for (const [slot, price] of prices.seat.entries()) {
    own.seat[slot] = Math.min(seatAlone, Math.round((price * seatAlone) / model.seat))
  }
  const warm = dualOf(alone)
  warm.begin(own)
  const anew = noPrices(alone)
  const cold = dualOf(alone)
  return {
    search: searchIn(alone, emptyPlan(alone), own, random),
    bound: () => Math.floor(Math.min(own.bound, anew.bound) / seatAlone),
    improve: () => {
      const isMoving = warm.improve(own, 20, -Infinity)
      return cold.improve(anew, 20, -Infinity) || isMoving
    },
  }
}

/** With seats alone to be won, every change that loses none is welcome: that finds the last ones. */
function* fillMore(
  seats: SeatSearch,
  search: Search,
  everybody: Int32Array,
  mostSeats: number,
  effort: Effort,
  progress: () => Progress,
): Generator<Progress> {
  const { model, plan } = search
  const alone = seats.search
  takeOver(alone, plan)
  const improve = improver(alone)
  const most = keepOf(alone.model, alone.plan)
  for (let part = 0; part < effort.seatParts * model.weeks && most.seatsFilled < mostSeats; part++) {
    // now so hot that a seat may be lost on the way, now only so that seats change hands
    const heat = part % (2 * model.weeks) < model.weeks ? seatAlone * 1.3 : seatAlone / 5
    improve.run(alone, part % model.weeks, everybody, model.people, effort.seatPart, heat)
    if (alone.plan.seatsFilled >= most.seatsFilled) copyPlan(alone.plan, most)
    else copyPlan(most, alone.plan)
    yield progress()
  }
  if (most.seatsFilled <= plan.seatsFilled) return
  const before = keepOf(model, plan)
  const score = scoreOf(model, plan)
  takeOver(search, most)
  if (scoreOf(model, plan) <= score) copyPlan(before, plan)
  for (let week = 0; week < model.weeks; week++) {
    improver(search).run(search, week, everybody, model.people, effort.polish, 1500)
    yield progress()
  }
}

function keepOf(model: Model, plan: Plan): Plan {
  const kept = emptyPlan(model)
  copyPlan(plan, kept)
  return kept
}

/** Until nobody can better their own week, so that nobody who could fill a gap is left beside it. */
function finish(search: Search): void {
  const { model, plan } = search
  for (let before = -Infinity; scoreOf(model, plan) > before; ) {
    before = scoreOf(model, plan)
    for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) {
      clear(search, personWeek)
      rebuild(search, personWeek, trueTerms)
    }
  }
}
