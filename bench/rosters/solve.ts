import type { Programme, SolveProgramme } from '../../src/features/planning/autoplan/engine/choice.ts'
import { seededRandom } from '../../src/features/planning/autoplan/engine/random.ts'
import { rosterSolver } from './best-roster.ts'
import { costOf } from './check.ts'
import type { Instance, Roster } from './instance.ts'
import { masterOf } from './master.ts'

/*
 * The engine's loop on the cost model of the public instances: prices, a dive that fixes people one at a time while the
 * prices are corrected, a choice among the rosters known, freeing a part of the people and diving again. Prices are
 * the duals of a linear programme here: cover can be missed and exceeded at a cost, which bounds them on both sides.
 */

export interface Solved {
  readonly roster: Roster
  readonly cost: number
  /** No roster costs less. */
  readonly bound: number
}

/** Less than so much is nothing. */
const nothing = 1e-6

/** `isOver` is asked between the steps. */
export async function solveRosters(instance: Instance, choose: SolveProgramme, isOver: () => boolean): Promise<Solved> {
  using master = await masterOf(instance)
  const solver = rosterSolver(instance)
  const random = seededRandom(1)
  const { people, days, shifts, cover } = instance
  const cells = days * shifts.length
  const unmet = people.map(({ on }) => on.reduce((sum, each) => sum + each, 0))
  let bound = 0
  let best: { cost: number; numbers: readonly number[] } | undefined

  const everybody = [...people.keys()]
  const root = generate(everybody, Infinity, 6)
  take(dive(everybody, 4))
  const relevant = reducedIn(root)
  pick(20_000)
  for (let turn = 0; !isOver() && !isProven(); turn++) {
    const size = Math.max(2, Math.ceil((people.length * (30 + random.below(50))) / 100))
    take(dive(someOf(size), 6))
    if (turn % 12 === 11) pick(20_000)
  }
  const roster = best!.numbers.map(number => master.known[number]!.own)
  return { roster, cost: best!.cost, bound }

  function isProven(): boolean {
    return best !== undefined && best.cost - bound < 1 - nothing
  }

  /** Adds what pays at the prices, until nothing does. */
  function generate(team: readonly number[], rounds: number, each: number): ReturnType<typeof master.solve> {
    let solved = master.solve()
    for (let round = 0; round < rounds && !isOver(); round++) {
      let isNew = false
      let proven = solved.price.reduce((sum, price, cell) => sum + price * cover.required[cell]!, 0)
      for (const person of team) {
        const value = valueOf(person, cell => solved.price[cell]!)
        const found = solver.best(person, value, each)
        proven += unmet[person]! - (found[0]?.pays ?? 0)
        for (const { pays, own } of found) {
          if (unmet[person]! - pays - solved.of[person]! > -nothing) continue
          master.add(person, own)
          isNew = true
        }
      }
      if (team.length === people.length) bound = Math.max(bound, Math.ceil(proven - 0.001))
      if (!isNew) break
      solved = master.solve()
    }
    return solved
  }

  function valueOf(person: number, priceOf: (cell: number) => number): Float64Array {
    const { on, off } = people[person]!
    const value = new Float64Array(cells)
    for (let cell = 0; cell < cells; cell++) value[cell] = on[cell]! - off[cell]! + priceOf(cell)
    return value
  }

  /** Everybody of the team is fixed, the surest first, with a few rounds of prices between; the others stand still. */
  function dive(team: readonly number[], rounds: number): number[] {
    const numbers = best ? [...best.numbers] : people.map(() => -1)
    for (const person of everybody) master.fix(person, team.includes(person) ? -1 : numbers[person]!)
    let left = [...team]
    while (left.length > 0) {
      const { share } = generate(left, rounds, 3)
      const surest = new Map<number, number>()
      for (const [number, { person }] of master.known.entries()) {
        const so = surest.get(person)
        if (left.includes(person) && (so === undefined || share[number]! > share[so]!)) surest.set(person, number)
      }
      const order = left.toSorted((a, b) => share[surest.get(b)!]! - share[surest.get(a)!]! || a - b)
      for (const [place, person] of order.entries()) {
        if (place > 0 && share[surest.get(person)!]! < 0.97) break
        numbers[person] = surest.get(person)!
        master.fix(person, numbers[person])
        left = left.filter(each => each !== person)
      }
    }
    return polish(numbers)
  }

  /** Each person's best roster beside those of the others, in turns, until nobody betters theirs. */
  function polish(numbers: number[]): number[] {
    const there = new Int32Array(cells)
    const count = (own: Int8Array, by: number) => {
      for (const [day, shift] of own.entries()) if (shift >= 0) there[day * shifts.length + shift]! += by
    }
    for (const number of numbers) count(master.known[number]!.own, 1)
    for (let quiet = 0; quiet < people.length; ) {
      for (const person of everybody) {
        const { own, cost } = master.known[numbers[person]!]!
        count(own, -1)
        const value = valueOf(person, cell =>
          there[cell]! < cover.required[cell]! ? cover.under[cell]! : -cover.over[cell]!,
        )
        const [found] = solver.best(person, value, 1)
        const paysNow =
          unmet[person]! -
          cost +
          own.reduce((sum, shift, day) => {
            const cell = day * shifts.length + shift
            return shift < 0
              ? sum
              : sum + (there[cell]! < cover.required[cell]! ? cover.under[cell]! : -cover.over[cell]!)
          }, 0)
        if (found && found.pays > paysNow + nothing) {
          numbers[person] = master.add(person, found.own)
          quiet = 0
        } else quiet++
        count(master.known[numbers[person]!]!.own, 1)
      }
    }
    return numbers
  }

  function take(numbers: readonly number[]): void {
    const cost = costOf(
      instance,
      numbers.map(number => master.known[number]!.own),
    )
    if (!best || cost < best.cost) best = { cost, numbers }
  }

  function someOf(size: number): number[] {
    const rest = [...everybody]
    return Array.from({ length: size }, () => rest.splice(random.below(rest.length), 1)[0]!)
  }

  function reducedIn({ price, of }: ReturnType<typeof master.solve>): (number: number) => number {
    return number => {
      const { person, own, cost } = master.known[number]!
      return own.reduce(
        (sum, shift, day) => (shift < 0 ? sum : sum - price[day * shifts.length + shift]!),
        cost - of[person]!,
      )
    }
  }

  /** The best choice among the rosters known that can be part of something better. */
  function pick(iterations: number): void {
    const current = best!
    const gap = current.cost - bound
    const within = [...master.known.keys()].filter(
      number => relevant(number) <= gap || current.numbers.includes(number),
    )
    const ranked = within.toSorted((a, b) => relevant(a) - relevant(b) || a - b).slice(0, 4000)
    const numbers = [...new Set([...ranked, ...current.numbers])]
    const values = choose(programmeOf(numbers, new Set(current.numbers)), iterations)
    const chosen = values ? numbers.filter((_, column) => values[column]! > 0.5) : []
    if (chosen.length !== people.length) return
    take(polish(chosen.toSorted((a, b) => master.known[a]!.person - master.known[b]!.person)))
  }

  function programmeOf(numbers: readonly number[], had: ReadonlySet<number>): Programme {
    const there = new Int32Array(cells)
    const starts = [0]
    const inRow: number[] = []
    const factor: number[] = []
    const pays: number[] = []
    const value: number[] = []
    const close = (cost: number, now: number) => {
      pays.push(-cost)
      value.push(now)
      starts.push(inRow.length)
    }
    for (const number of numbers) {
      const { person, own, cost } = master.known[number]!
      inRow.push(person)
      factor.push(1)
      for (const [day, shift] of own.entries()) {
        if (shift < 0) continue
        inRow.push(people.length + day * shifts.length + shift)
        factor.push(1)
        if (had.has(number)) there[day * shifts.length + shift]!++
      }
      close(cost, had.has(number) ? 1 : 0)
    }
    for (let cell = 0; cell < cells; cell++) {
      const missing = cover.required[cell]! - there[cell]!
      for (const side of [1, -1]) {
        inRow.push(people.length + cell)
        factor.push(side)
        close(side > 0 ? cover.under[cell]! : cover.over[cell]!, Math.max(0, side * missing))
      }
    }
    const sums = Float64Array.from([...people.map(() => 1), ...cover.required])
    return {
      columns: pays.length,
      whole: numbers.length,
      pays: Float64Array.from(pays),
      maximum: Float64Array.from(pays, (_, column) => (column < numbers.length ? 1 : people.length)),
      rows: sums.length,
      least: sums,
      top: sums,
      starts: Int32Array.from(starts),
      inRow: Int32Array.from(inRow),
      factor: Float64Array.from(factor),
      known: Float64Array.from(value),
    }
  }
}
