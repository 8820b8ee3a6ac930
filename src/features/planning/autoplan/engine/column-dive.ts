import { type Care, type Dive, solveWeeksAtPrices } from './dive.ts'
import type { Linear, OpenLinear, Solution } from './linear.ts'
import type { Model } from './model.ts'
import { firstGain, truncateSolvedWeeks, readSolvedSlots } from './plan.ts'
import type { WeekPool } from './pool.ts'
import type { Prices } from './prices.ts'
import { columnCare } from './reach.ts'
import type { Search } from './search.ts'
import { pointsOfSlots, assignExactSlots } from './settle.ts'

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
    yield* dive.run(search, free, people, columnCare)
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

type Numbers = ArrayLike<number>

/*
 * A dive whose prices are the duals of a linear programme: each of the free takes one of the weeks known of them, or parts
 * of several. Weeks that pay at the prices join until none does; then the surest are fixed, and so on. Better than
 * a dive by steps on prices, and dearer: for a part of the people.
 */
export function columnDiver(
  model: Model,
  pool: WeekPool,
  open: OpenLinear,
  { seatTimes = 1, weeks = 1, looksAhead = false, expected }: DiveStep = {},
): Dive {
  const { slots, people } = model
  const further = (seatTimes - 1) * model.seat
  const price = new Float64Array(slots)
  const premium = new Float64Array(slots)
  const asked = new Float64Array(slots)
  const askedPremium = new Float64Array(slots)
  const rowOf = new Int32Array(slots)
  const mainRowOf = new Int32Array(slots)
  return { run }

  function* run(search: Search, free: Int32Array, count: number, care: Care): Generator<undefined> {
    if (count === 0) return
    const week = Math.floor((free[0] ?? 0) / people)
    const ahead = looksAhead && week + weeks < model.weeks ? 1 : 0
    const linear = openFor(search, week, count)
    /** By column: week in the pool, and place among the free. */
    const weekIn: number[] = []
    const place: number[] = []
    const first = linear.first
    const has = new Set<number>()
    const left = Array.from(free.subarray(0, count), (personWeek, at) => ({ personWeek, at }))

    const join = (number: number, at: number, later: number) => {
      if (number < 0 || has.has(number)) return false
      has.add(number)
      addTo(linear.programme, search, number, at, later)
      weekIn.push(number)
      place.push(at)
      return true
    }
    for (const { personWeek, at } of left) {
      for (const { number, later } of known(search, personWeek, ahead)) join(number, at, later)
      const idle = pointsOfSlots(search, personWeek, new Int32Array(), 0, weeks, ahead) ?? 0
      join(pool.add(personWeek, [], 0, idle), at, search.solver.paid[weeks] ?? 0)
    }
    // a plan that is stopped in between must not leave the programme open
    try {
      for (let remaining = left; remaining.length > 0; ) {
        let solution = solveIn(search, linear.programme)
        for (let round = 0; round < care.rounds; round++) {
          let isNew = false
          askFor(search, count === people && round < steadyRounds ? steadied : 0)
          for (const { personWeek, at } of remaining) {
            const total = solveWeeksAtPrices(search, personWeek, asked, askedPremium, weeks, ahead)
            const { solver } = search
            const later = truncateSolvedWeeks(model, solver, week, weeks)
            const points = readSolvedSlots(
              model,
              solver,
              search.offer,
              personWeek % people,
              total - later,
              search.slots,
            )
            const pays = leaves(personWeek % people, search.slots, solver.count, points, price, premium) + later
            if (pays <= (solution.prices[at] ?? 0) + nothing) continue
            if (join(pool.add(personWeek, search.slots, solver.count, points), at, later)) isNew = true
          }
          if (!isNew) break
          solution = solveIn(search, linear.programme)
          yield
        }
        remaining = fixSurest(search, remaining, solution, care)
      }
    } finally {
      linear.programme.close()
    }

    function fixSurest(search: Search, remaining: typeof left, { values }: Solution, { share }: Care): typeof left {
      const surest = new Map<number, number>()
      for (const [column, at] of place.entries()) {
        const so = surest.get(at)
        if (so === undefined || (values[first + column] ?? 0) > (values[first + so] ?? 0)) surest.set(at, column)
      }
      const shareOf = (at: number) => values[first + (surest.get(at) ?? 0)] ?? 0
      const order = remaining.toSorted((a, b) => shareOf(b.at) - shareOf(a.at) || a.at - b.at)
      const maximum = Math.max(1, Math.floor((remaining.length * share) / 100))
      const fixed = new Set<number>()
      for (const { personWeek, at } of order) {
        const column = surest.get(at) ?? 0
        if (fixed.size >= maximum && shareOf(at) < sure) break
        const own = slotsIn(weekIn[column] ?? 0)
        if (!assignExactSlots(search, personWeek, own, own.length, weeks)) continue
        for (const [other, where] of place.entries()) {
          if (where === at && other !== column) linear.programme.setMost(first + other, 0)
        }
        fixed.add(at)
      }
      return remaining.filter(({ at }) => !fixed.has(at))
    }
  }

  /** A row for each of the free, for each slot that is not full, and for its missing main places. */
  function openFor({ plan }: Search, week: number, count: number): { programme: Linear; first: number } {
    const from = model.slotFrom[model.weekFrom[week] ?? 0] ?? 0
    const until = model.slotFrom[model.weekFrom[week + weeks] ?? 0] ?? 0
    const least: number[] = Array.from({ length: count }, () => 1)
    const top: number[] = Array.from({ length: count }, () => 1)
    const missing: number[] = []
    const empty: number[] = []
    rowOf.fill(-1)
    mainRowOf.fill(-1)
    for (let slot = from; slot < until; slot++) {
      const room = (model.seats[slot] ?? 0) - (plan.filled[slot] ?? 0)
      if (room <= 0) continue
      rowOf[slot] = top.length
      const hasFirst = firstGain(model, plan, slot) > 0
      least.push(hasFirst ? 1 : -Infinity)
      top.push(room)
      if (hasFirst) empty.push(slot)
      if (model.main === 0 || (model.mains[slot] ?? 0) <= (plan.mainsIn[slot] ?? 0)) continue
      mainRowOf[slot] = top.length
      missing.push(slot)
      least.push(0)
      top.push(Infinity)
    }
    const programme = open(Float64Array.from(least), Float64Array.from(top))
    for (const slot of missing) {
      const maximum = (model.mains[slot] ?? 0) - (plan.mainsIn[slot] ?? 0)
      programme.add(model.main, maximum, Int32Array.of(mainRowOf[slot] ?? 0), Float64Array.of(-1))
    }
    for (const slot of empty) {
      programme.add(-(model.first[slot] ?? 0), 1, Int32Array.of(rowOf[slot] ?? 0), Float64Array.of(1))
    }
    return { programme, first: missing.length + empty.length }
  }

  function addTo(programme: Linear, { model: { isMain } }: Search, number: number, at: number, later: number): void {
    const own = slotsIn(number)
    const row = pool.personOf(number) * slots
    const rows = [at, ...own.map(slot => rowOf[slot] ?? 0)]
    for (const slot of own) {
      if (isMain[row + slot] === 1 && (mainRowOf[slot] ?? -1) >= 0) rows.push(mainRowOf[slot] ?? 0)
    }
    const pays = (pool.points[number] ?? 0) + seatTimes * model.seat * own.length + later
    programme.add(pays, 1, Int32Array.from(rows), new Float64Array(rows.length).fill(1))
  }

  /** Solves it, and takes its prices. */
  function solveIn(search: Search, programme: Linear): Solution {
    const solution = programme.solve()
    search.looked += solution.iterations * solution.prices.length * 3
    for (let slot = 0; slot < slots; slot++) {
      const [row, mainRow] = [rowOf[slot] ?? -1, mainRowOf[slot] ?? -1]
      const lowest = -(model.first[slot] ?? 0)
      price[slot] = row < 0 ? 0 : Math.max(lowest, solution.prices[row] ?? 0) - further
      premium[slot] = mainRow < 0 ? 0 : Math.min(model.main, Math.max(0, -(solution.prices[mainRow] ?? 0)))
    }
    return solution
  }

  /** Prices to ask for weeks at, to such a share those that are expected. */
  function askFor(search: Search, share: number): void {
    const prices = expected ?? search.prices
    for (let slot = 0; slot < slots; slot++) {
      asked[slot] = share * (prices.seat[slot] ?? 0) + (1 - share) * (price[slot] ?? 0)
      askedPremium[slot] = share * (prices.main[slot] ?? 0) + (1 - share) * (premium[slot] ?? 0)
    }
  }

  /** What a week leaves at such prices. */
  function leaves(
    person: number,
    own: Int32Array,
    count: number,
    points: number,
    seat: Numbers,
    main: Numbers,
  ): number {
    let left = points
    for (let place = 0; place < count; place++) {
      const slot = own[place] ?? 0
      left += model.seat - (seat[slot] ?? 0) + (model.isMain[person * slots + slot] === 1 ? (main[slot] ?? 0) : 0)
    }
    return left
  }

  /** The weeks remembered that the prices of the whole like best, of those that fit beside what stands, and what the next then pays. */
  function known(search: Search, personWeek: number, ahead: number): { number: number; later: number }[] {
    const ranked = pool.of(personWeek).map(number => ({ number, pays: reduced(search, number) }))
    const chosen: { number: number; later: number }[] = []
    for (const { number } of ranked.toSorted((a, b) => b.pays - a.pays || a.number - b.number)) {
      if (chosen.length === begin) break
      const own = slotsIn(number)
      // what it counts can hang on the weeks beside
      if (pointsOfSlots(search, personWeek, own, own.length, weeks, ahead) === pool.points[number])
        chosen.push({ number, later: search.solver.paid[weeks] ?? 0 })
    }
    return chosen
  }

  function reduced(search: Search, number: number): number {
    const prices = expected ?? search.prices
    const own = slotsIn(number)
    return leaves(pool.personOf(number), own, own.length, pool.points[number] ?? 0, prices.seat, prices.main)
  }

  function slotsIn(number: number): Int32Array {
    return Int32Array.from(pool.slots.slice(pool.from[number], pool.from[number + 1]))
  }
}
