import { type Dive, solveWeeksAtPrices } from './dive.ts'
import type { OpenLinear, Solution } from './linear.ts'
import { truncateSolvedWeeks, readSolvedSlots } from './plan.ts'
import { bestKnownWeeks, leftAtPrices, type PooledWeek, type WeekPool } from './pool.ts'
import { zeroPrices, type Prices } from './prices.ts'
import type { Search } from './search.ts'
import { pointsOfSlots, assignExactSlots } from './settle.ts'
import { openWeekProgramme, type WeekProgramme } from './week-programme.ts'

/** The programme is asked for new weeks in so many rounds; then so many of a hundred are fixed. */
const [rounds, fixedShare] = [8, 12]
/** Of the weeks remembered of each person so many begin. */
const begin = 12
/** Whoever takes a week to such a share is fixed on it at once. */
const sure = 0.97
/** Prices are rounded: less than so many points are nothing. */
const nothing = 5
/**
 * Where everybody is free, weeks are looked for at prices that are to such a share those expected: a programme that knows few weeks
 * yet has prices that sway to and fro. After so many rounds at its own.
 */
const [steadied, steadyRounds] = [0.8, 6]

/** Everybody dives, week by week; all weeks are clear. */
export function* diveThrough(search: Search, dive: Dive): Generator<undefined> {
  const { people, weeks } = search.model
  for (let week = 0; week < weeks; week++) {
    const free = Int32Array.from({ length: people }, (_, person) => week * people + person)
    yield* dive(free, people)
    yield
  }
}

export interface DiveStep {
  /** A seat is worth so much more than elsewhere: where all are filled that can be, none must be lost. */
  readonly seatTimes?: number
  /** Of so many weeks from one on, all at once; the pool then knows whole rows of weeks, under the first. */
  readonly weeks?: number
  /** Whether the next week, if it is still empty, counts with what the person could make of it at the prices of the whole. */
  readonly looksAhead?: boolean
  /** Prices that the programme's own will be near; left out: those of the whole. */
  readonly expected?: Prices | undefined
}

/*
 * A dive whose prices are the duals of a linear programme: each of the free takes one of the weeks known of them, or parts
 * of several. Weeks that pay at the prices join until none does; then the surest are fixed, and so on. Better than
 * a dive by steps on prices, and dearer: for a part of the people.
 */
export function columnDiver(
  search: Search,
  pool: WeekPool,
  open: OpenLinear,
  { seatTimes = 1, weeks = 1, looksAhead = false, expected }: DiveStep = {},
): Dive {
  const { model, solver } = search
  const { slots, people } = model
  const further = (seatTimes - 1) * model.seat
  const price = new Float64Array(slots)
  const premium = new Float64Array(slots)
  const asked = zeroPrices(model)
  return run

  function* run(free: Int32Array, count: number): Generator<undefined> {
    if (count === 0) return
    const week = Math.floor((free[0] ?? 0) / people)
    const ahead = looksAhead && week + weeks < model.weeks ? 1 : 0
    const programme = openWeekProgramme(model, search.plan, open, { people: count, week, weeks })
    const { linear, first } = programme
    /** By column: week in the pool, and place among the free. */
    const weekIn: PooledWeek[] = []
    const place: number[] = []
    const has = new Set<PooledWeek>()
    const left = Array.from(free.subarray(0, count), (personWeek, at) => ({ personWeek, at }))

    const join = (known: PooledWeek, at: number, later: number) => {
      if (has.has(known)) return false
      has.add(known)
      const { person, slots, points } = known
      programme.add(at, person, slots, points + seatTimes * model.seat * slots.length + later)
      weekIn.push(known)
      place.push(at)
      return true
    }
    for (const { personWeek, at } of left) {
      const known = bestKnownWeeks(search, pool, expected ?? search.prices, personWeek, begin, weeks, ahead)
      for (const { week, later } of known) join(week, at, later)
      const idle = pointsOfSlots(search, personWeek, new Int32Array(), 0, weeks, ahead) ?? 0
      join(pool.add(personWeek, [], 0, idle), at, solver.paid[weeks] ?? 0)
    }
    // a plan that is stopped in between must not leave the programme open
    try {
      for (let remaining = left; remaining.length > 0; ) {
        let solution = solveIn(programme)
        for (let round = 0; round < rounds; round++) {
          let isNew = false
          askFor(count === people && round < steadyRounds ? steadied : 0)
          for (const { personWeek, at } of remaining) {
            const total = solveWeeksAtPrices(search, personWeek, asked, weeks, ahead)
            const later = truncateSolvedWeeks(model, solver, week, weeks)
            const points = readSolvedSlots(
              model,
              solver,
              search.offer,
              personWeek % people,
              total - later,
              search.slots,
            )
            const own = [personWeek % people, search.slots, solver.count, points] as const
            const pays = leftAtPrices(model, ...own, { seat: price, main: premium }) + later
            if (pays <= (solution.prices[at] ?? 0) + nothing) continue
            if (join(pool.add(personWeek, search.slots, solver.count, points), at, later)) isNew = true
          }
          if (!isNew) break
          solution = solveIn(programme)
          yield
        }
        remaining = fixSurest(remaining, solution)
      }
    } finally {
      linear.close()
    }

    function fixSurest(remaining: typeof left, { values }: Solution): typeof left {
      const surest = new Map<number, number>()
      for (const [column, at] of place.entries()) {
        const so = surest.get(at)
        if (so === undefined || (values[first + column] ?? 0) > (values[first + so] ?? 0)) surest.set(at, column)
      }
      const shareOf = (at: number) => values[first + (surest.get(at) ?? 0)] ?? 0
      const order = remaining.toSorted((a, b) => shareOf(b.at) - shareOf(a.at) || a.at - b.at)
      const maximum = Math.max(1, Math.floor((remaining.length * fixedShare) / 100))
      const fixed = new Set<number>()
      for (const { personWeek, at } of order) {
        const column = surest.get(at) ?? 0
        if (fixed.size >= maximum && shareOf(at) < sure) break
        const own = weekIn[column]?.slots
        if (!own || !assignExactSlots(search, personWeek, own, own.length, weeks)) continue
        for (const [other, where] of place.entries()) {
          if (where === at && other !== column) linear.setMost(first + other, 0)
        }
        fixed.add(at)
      }
      return remaining.filter(({ at }) => !fixed.has(at))
    }
  }

  /** Solves it, and takes its prices. */
  function solveIn(programme: WeekProgramme): Solution {
    const solution = programme.linear.solve()
    search.looked += solution.iterations * solution.prices.length * 3
    programme.readDuals(solution, price, premium, further)
    return solution
  }

  /** Prices to ask for weeks at, to such a share those that are expected. */
  function askFor(share: number): void {
    const prices = expected ?? search.prices
    for (let slot = 0; slot < slots; slot++) {
      asked.seat[slot] = Math.round(share * (prices.seat[slot] ?? 0) + (1 - share) * (price[slot] ?? 0))
      asked.main[slot] = Math.round(share * (prices.main[slot] ?? 0) + (1 - share) * (premium[slot] ?? 0))
    }
  }
}
