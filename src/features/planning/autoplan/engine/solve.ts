import { chooseWeeks } from './choice.ts'
import { columnDiver, diveThrough } from './column-dive.ts'
import { diver } from './dive.ts'
import { type Effort, efforts } from './effort.ts'
import { fillMoreSeats, seatSearch } from './fill-more.ts'
import { createRuinAndRecreate } from './free.ts'
import { improver } from './improve.ts'
import type { OpenLinear } from './linear.ts'
import { compileModel, type Model } from './model.ts'
import { copyPlan, emptyPlan, scoreOf } from './plan.ts'
import { emptyPool, type WeekPool } from './pool.ts'
import { createDualSolver, zeroPrices, type Prices } from './prices.ts'
import type { Problem } from './problem.ts'
import type { Progress } from './progress.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import { seededRandom } from './random.ts'
import { canSolveAllAtOnce, peoplePerProgramme } from './reach.ts'
import { fillWeekPool } from './remember.ts'
import { maxPointsWithSeats } from './rest-bound.ts'
import { type PointsBound, boundPointsByColumns } from './rest-bound-columns.ts'
import { clearPersonWeek, rebuildPersonWeek, createSearch, type Search, stepsOf, trueTerms } from './search.ts'
import { spreadOpenSeats } from './spread.ts'

/** In dives of a part of the people a seat counts for so many, so that none is lost. */
const defaultTimes = 4
/** And in dives of everybody for so much more than the last one costs elsewhere. */
const dearer = [1.05, 1.6, 2.5] as const
/** As long as it is not so near to what is proven. */
const near = 0.005
/** So near, the search ends. */
const asGoodAsProven = 0.0001

/**
 * Plans the weeks: a generator that pauses often, and ends with the proposal. The same problem, effort and solver give the same
 * proposal on every machine, unless the caller stops it. Without a solver the steps that need one are left out.
 */
export function* planWeeks(
  problem: Problem,
  effort: Effort = efforts.fast,
  open?: OpenLinear,
): Generator<Progress, Proposal> {
  const model = compileModel(problem)
  const random = seededRandom(problem.seed)
  const prices = zeroPrices(model)
  const dual = createDualSolver(model)
  const search = createSearch(model, emptyPlan(model), prices, random)
  const everybody = Int32Array.from({ length: model.people }, (_, person) => person)
  const improve = improver(search)
  const pool = emptyPool(model)
  let seatBound = needed(model)
  let done = 0
  /** The plan as it was before a step that is under way. */
  const complete = emptyPlan(model)
  let isComplete = true
  const shown = () => (isComplete ? search.plan : complete)
  const best = () => proposalOf(model, shown(), seatBound, prices.bound - model.seat * shown().seatsFilled)
  let rest: PointsBound | undefined
  /** No plan fills more, and none that fills as many counts more: nothing is left to look for. */
  const isProven = () => {
    const { seatsFilled } = search.plan
    const isHeld = rest?.seats === seatsFilled && seatsFilled >= seatBound && distance() <= asGoodAsProven
    return model.isExact && (isHeld || scoreOf(model, search.plan) >= prices.bound)
  }

  const steps = plan()
  try {
    let step = steps.next()
    for (; !step.done; step = steps.next()) yield { seats: shown().seatsFilled, maxSeats: seatBound, done, best }
    return step.value
  } finally {
    // a search that is stopped must not leave a linear programme open
    steps.return(best())
  }

  function* plan(): Generator<undefined, Proposal> {
    for (let round = 0; round < effort.priceRounds && dual.improve(prices, 20, -Infinity); round += 20) yield
    done = 0.15
    yield

    const columns = open && columnDiver(search, pool, open, { looksAhead: true })
    const reach = peoplePerProgramme(model, effort.reach)
    if (columns) fillWeekPool(search, pool, 20, 2000)
    // the end of each week is planned with the next in view
    if (columns && reach === model.people) yield* diveThrough(search, columns)
    else yield* diver(search, effort.dive, model.weeks)(everybody, model.people)
    yield
    for (let week = 0; week < model.weeks; week++) {
      improve(week, everybody, model.people, effort.polish, 1500)
      yield
    }
    const seats = seatSearch(model, prices, search)
    for (let isMoving = model.isExact; isMoving && search.plan.seatsFilled < seatBound; ) {
      isMoving = seats.improve()
      seatBound = Math.min(seatBound, seats.bound())
      yield
    }
    if (search.plan.seatsFilled < seatBound) yield* fillMoreSeats(seats, search, seatBound, effort, open)
    done = 0.3
    if (!isProven()) rest = yield* restHeld()
    if (rest) yield* diveHeld(rest)
    yield* choose()
    done = 0.5
    if (distance() > effort.freeBeyond) {
      yield* freeParts(reach)
      yield* choose()
    }
    finish(search)
    done = 0.95
    yield
    const { seatsFilled } = search.plan
    const proposal = best()
    if (rest?.seats !== seatsFilled) {
      // every seat is filled, or it is as good as proven: there is nothing to be gained by other worths of a seat
      if (seatsFilled === needed(model) || proposal.maxPoints - proposal.points <= proposal.maxPoints / 1000)
        return proposal
      rest = yield* restHeld()
    }
    const restRounds = Math.ceil(effort.restRounds / model.weeks)
    const maxPoints =
      rest?.maxPoints ?? (yield* maxPointsWithSeats(model, prices, seats.priceOf, seatsFilled, restRounds))
    return proposalOf(model, search.plan, seatBound, Math.min(maxPoints, proposal.maxPoints))
  }

  function* step(steps: Generator<undefined>): Generator<undefined> {
    copyPlan(search.plan, complete)
    isComplete = false
    yield* steps
    isComplete = true
  }

  /** The share of the points by which the plan is below the bound at its number of seats. */
  function distance(): number {
    const { filled, points, maxPoints } = best()
    const most = rest?.seats === filled ? Math.min(rest.maxPoints, maxPoints) : maxPoints
    return (most - points) / Math.max(1, Math.abs(most))
  }

  /** The bound on points at this number of seats; undefined where the plan is good enough, or the programme too large. */
  function* restHeld(): Generator<undefined, PointsBound | undefined> {
    const { maxPoints, points } = best()
    const isFar = maxPoints - points > maxPoints * effort.enough
    const isFull = search.plan.seatsFilled === needed(model)
    // over several weeks the programme takes minutes where one takes seconds
    const reach = isFar && model.weeks === 1 ? effort.farReach : isFull ? 0 : effort.restReach
    if (!open || !canSolveAllAtOnce(model, reach)) return undefined
    return yield* boundPointsByColumns(model, wholePool(), search.plan, open)
  }

  /** Remembered weeks; with several weeks to plan, a new pool of sequences that members would take at slightly other prices. */
  function wholePool(): WeekPool {
    if (model.weeks === 1) return pool
    const whole = emptyPool(model)
    fillWeekPool(search, whole, 20, 2000, { weeks: model.weeks })
    return whole
  }

  function freeBy(seatTimes: number, expected?: Prices) {
    return open && createRuinAndRecreate(search, columnDiver(search, pool, open, { seatTimes, expected }), pool)
  }

  /** Frees all members, week by week, with a seat worth slightly more than the last one costs. */
  function* diveHeld({ maxPoints, seatWorth, prices }: PointsBound): Generator<undefined> {
    for (const more of dearer) {
      const points = scoreOf(model, search.plan) - model.seat * search.plan.seatsFilled
      if (maxPoints - points < maxPoints * near) return
      const everyone = freeBy(Math.max(defaultTimes, Math.ceil(seatWorth * more) / model.seat), prices)
      for (let week = 0; everyone && week < model.weeks; week++) {
        yield* step(everyone(week, model.people, effort.polish, 400))
        yield
      }
    }
  }

  /** Frees some of the members and dives again for them, by columns and by price steps in turn. */
  function* freeParts(reach: number): Generator<undefined> {
    const free = createRuinAndRecreate(search, diver(search, effort.again))
    const freeColumns = freeBy(defaultTimes)
    const start = stepsOf(search)
    for (let turn = 0; stepsOf(search) - start < effort.steps && model.people > 0 && !isProven(); turn++) {
      const week = Math.floor(turn / 2) % model.weeks
      if (turn % 2 === 0 && freeColumns) {
        const size = Math.min(model.people, Math.ceil((reach * (50 + random.below(100))) / 100))
        yield* step(freeColumns(week, size, effort.polish / 8, 400))
      } else {
        const size = Math.ceil((model.people * (10 + random.below(45))) / 100)
        yield* step(free(week, size, effort.polish / 8, 400))
      }
      done = 0.5 + (0.4 * (stepsOf(search) - start)) / effort.steps
      yield
    }
  }

  /** Chooses among the remembered weeks of all members, week by week, after adding weeks at slightly other prices. */
  function* choose(): Generator<undefined> {
    if (!open || effort.iterations === 0 || isProven()) return
    const at = rest?.prices ?? prices
    fillWeekPool(search, pool, effort.remembered, 1000, { prices: at })
    for (let week = 0; week < model.weeks; week++) {
      chooseWeeks(search, pool, at, open, week, effort.each, Math.ceil(effort.iterations / model.weeks))
      yield
      improve(week, everybody, model.people, effort.polish, 0)
      yield
    }
  }
}

const needed = ({ seats }: Model): number => seats.reduce((sum, each) => sum + each, 0)

/** Single-member local search until no improvement, so that no member is left beside an open seat that fits. */
function finish(search: Search): void {
  const { model, plan } = search
  for (let before = -Infinity; scoreOf(model, plan) > before; ) {
    before = scoreOf(model, plan)
    for (let personWeek = 0; personWeek < model.people * model.weeks; personWeek++) {
      clearPersonWeek(search, personWeek)
      rebuildPersonWeek(search, personWeek, trueTerms)
    }
  }
  spreadOpenSeats(search)
}
