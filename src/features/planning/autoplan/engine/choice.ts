import type { Model } from './model.ts'
import { copyPlan, emptyPlan, firstGain, isBetterPlan, placeWeek, type Plan, slotsOfWeek } from './plan.ts'
import type { WeekPool } from './pool.ts'
import type { Prices } from './prices.ts'
import { clearPersonWeek, type Search } from './search.ts'
import { pointsOfSlots } from './settle.ts'

/** A mixed-integer programme: maximise, all columns between 0 and `most`, the first `whole` of them whole numbers. */
export interface Programme {
  readonly columns: number
  readonly whole: number
  readonly pays: Float64Array
  readonly maximum: Float64Array
  readonly rows: number
  readonly least: Float64Array
  readonly top: Float64Array
  /** Column by column: rows and factors from starts[c] to below starts[c + 1]. */
  readonly starts: Int32Array
  readonly inRow: Int32Array
  readonly factor: Float64Array
  /** A solution to begin with. */
  readonly known: Float64Array
}

/** Solves it within so many iterations of the simplex method; the values of the columns, or undefined where nothing was found. */
export type SolveProgramme = (programme: Programme, iterations: number) => Float64Array | undefined

/** Of the weeks remembered of some people the best one each, by set packing; everybody else stands still. */
export interface PooledWeekChooser {
  run(search: Search, week: number, team: Int32Array, count: number, each: number, iterations: number): boolean
}

export function pooledWeekChooser(
  model: Model,
  pool: WeekPool,
  prices: Prices,
  solve: SolveProgramme,
): PooledWeekChooser {
  const { people, slots } = model
  const rowOf = new Int32Array(slots)
  const mainRowOf = new Int32Array(slots)
  const kept = emptyPlan(model)
  const current = new Int32Array(model.shiftDays)
  return { run }

  function run(
    search: Search,
    week: number,
    team: Int32Array,
    count: number,
    each: number,
    iterations: number,
  ): boolean {
    const { plan } = search
    copyPlan(plan, kept)
    const before: number[] = []
    for (let place = 0; place < count; place++) {
      const personWeek = week * people + (team[place] ?? 0)
      const held = slotsOfWeek(model, plan, team[place] ?? 0, week, current)
      before.push(pool.add(personWeek, current, held, plan.points[personWeek] ?? 0))
    }
    for (let place = 0; place < count; place++) clearPersonWeek(search, week * people + (team[place] ?? 0))
    const had = new Set(before)
    const weeks: number[] = []
    const owner: number[] = []
    for (let place = 0; place < count; place++) {
      for (const number of best(search, week * people + (team[place] ?? 0), each, before[place] ?? -1)) {
        weeks.push(number)
        owner.push(place)
      }
    }
    const values = solve(programmeOf(plan, weeks, owner, count, had), iterations)
    if (values) {
      for (const [column, number] of weeks.entries()) {
        if ((values[column] ?? 0) < 0.5) continue
        const own = Int32Array.from(pool.slots.slice(pool.from[number], pool.from[number + 1]))
        placeWeek(model, plan, team[owner[column] ?? 0] ?? 0, week, own, own.length, pool.points[number] ?? 0)
      }
    }
    if (values && isBetterPlan(model, plan, kept)) return true
    copyPlan(kept, plan)
    return false
  }

  /** The weeks that the prices like best, of those that hold beside what stands, and the one there is. */
  function best(search: Search, personWeek: number, each: number, mine: number): number[] {
    const ranked = pool.of(personWeek).map(number => ({ number, pays: reduced(number, personWeek % people) }))
    const chosen: number[] = []
    for (const { number } of ranked.toSorted((a, b) => b.pays - a.pays || a.number - b.number)) {
      if (chosen.length === each) break
      const own = Int32Array.from(pool.slots.slice(pool.from[number], pool.from[number + 1]))
      if (pointsOfSlots(search, personWeek, own, own.length) === pool.points[number]) chosen.push(number)
    }
    return mine < 0 || chosen.includes(mine) ? chosen : [...chosen, mine]
  }

  function reduced(number: number, person: number): number {
    let pays = pool.points[number] ?? 0
    for (let at = pool.from[number] ?? 0; at < (pool.from[number + 1] ?? 0); at++) {
      const slot = pool.slots[at] ?? 0
      pays += model.seat - (prices.seat[slot] ?? 0)
      if (model.isMain[person * slots + slot] === 1) pays += prices.main[slot] ?? 0
    }
    return pays
  }

  function programmeOf(
    plan: Plan,
    weeks: readonly number[],
    owner: readonly number[],
    count: number,
    had: ReadonlySet<number>,
  ): Programme {
    rowOf.fill(-1)
    mainRowOf.fill(-1)
    const least: number[] = Array.from({ length: count }, () => 1)
    const top: number[] = Array.from({ length: count }, () => 1)
    const mainSlots: number[] = []
    const empty: number[] = []
    for (const number of weeks) {
      for (let at = pool.from[number] ?? 0; at < (pool.from[number + 1] ?? 0); at++) {
        const slot = pool.slots[at] ?? 0
        if (rowOf[slot] !== -1) continue
        rowOf[slot] = top.length
        const room = (model.seats[slot] ?? 0) - (plan.filled[slot] ?? 0)
        const hasFirst = firstGain(model, plan, slot) > 0
        if (hasFirst) empty.push(slot)
        least.push(hasFirst ? 1 : 0)
        top.push(room)
        if ((model.mains[slot] ?? 0) <= (plan.mainsIn[slot] ?? 0)) continue
        mainRowOf[slot] = top.length
        mainSlots.push(slot)
        // main places counted are at most those filled by weeks
        least.push(0)
        top.push(count)
      }
    }
    const columns = weeks.length + mainSlots.length + empty.length
    const pays = new Float64Array(columns)
    const maximum = new Float64Array(columns).fill(1)
    const known = new Float64Array(columns)
    const starts = new Int32Array(columns + 1)
    const inRow: number[] = []
    const factor: number[] = []
    const knownMains = new Map<number, number>()
    const held = new Set<number>()
    for (const [column, number] of weeks.entries()) {
      const from = pool.from[number] ?? 0
      const until = pool.from[number + 1] ?? 0
      pays[column] = (pool.points[number] ?? 0) + model.seat * (until - from)
      known[column] = had.has(number) ? 1 : 0
      inRow.push(owner[column] ?? 0)
      factor.push(1)
      for (let at = from; at < until; at++) {
        const slot = pool.slots[at] ?? 0
        inRow.push(rowOf[slot] ?? 0)
        factor.push(1)
        if (had.has(number)) held.add(slot)
        const mainRow = mainRowOf[slot] ?? -1
        const person = pool.personOf(number)
        if (mainRow < 0 || model.isMain[person * slots + slot] !== 1) continue
        inRow.push(mainRow)
        factor.push(1)
        if (had.has(number)) knownMains.set(slot, (knownMains.get(slot) ?? 0) + 1)
      }
      starts[column + 1] = inRow.length
    }
    for (const [place, slot] of mainSlots.entries()) {
      const column = weeks.length + place
      pays[column] = model.main
      maximum[column] = (model.mains[slot] ?? 0) - (plan.mainsIn[slot] ?? 0)
      known[column] = Math.min(maximum[column] ?? 0, knownMains.get(slot) ?? 0)
      inRow.push(mainRowOf[slot] ?? 0)
      factor.push(-1)
      starts[column + 1] = inRow.length
    }
    for (const [place, slot] of empty.entries()) {
      const column = weeks.length + mainSlots.length + place
      pays[column] = -(model.first[slot] ?? 0)
      known[column] = held.has(slot) ? 0 : 1
      inRow.push(rowOf[slot] ?? 0)
      factor.push(1)
      starts[column + 1] = inRow.length
    }
    return {
      columns,
      whole: weeks.length,
      pays,
      maximum,
      rows: top.length,
      least: Float64Array.from(least),
      top: Float64Array.from(top),
      starts,
      inRow: Int32Array.from(inRow),
      factor: Float64Array.from(factor),
      known,
    }
  }
}
