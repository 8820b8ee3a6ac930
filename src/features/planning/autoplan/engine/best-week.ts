import { edgeDays, never } from './edges.ts'
import type { Model } from './model.ts'

/*
 * The best week of one person, exactly: docs/planning-engine.md#one-persons-best-week. A label is a way of working up to a
 * shift day; `key` says what of it matters later: days in a row, and the sum of the week's units.
 */

export interface WeekSolver {
  /**
   * The most that the person can make of the week when shift day c pays value[c], beside rhythm and hours; `chosen` and
   * `count` then say with which shift days. `never` where a shift day of `must` cannot be worked.
   * `worked`: person x day as in `Model.fixedDays`, of all that stands outside of this week's open seats.
   * `from` and `until`: between these times a shift has to lie.
   */
  solve(person: number, week: number, value: Int32Array, worked: Int8Array, from: number, until: number): number
  /** Shift days of the last answer, in order. */
  readonly chosen: Int32Array
  count: number
  /** Labels carried so far, of all calls. */
  steps: number
}

export function weekSolver(model: Model): WeekSolver {
  const { people, shiftDays, sums, pair, dayOf, startOf, endOf, units, daysInARow, dayBeyond } = model
  const widest = mostNodes(model)
  const rows = daysInARow === 0 ? 1 : daysInARow + 2
  const width = rows * sums
  const best = new Int32Array(widest * width).fill(never)
  const cameFrom = new Int32Array(widest * width)
  const keys = new Int32Array(widest * width)
  const keyCount = new Int32Array(widest)
  const active = new Int32Array(widest)
  const before = new Int32Array(7)
  const after = new Int32Array(7)
  const span = 7 * model.weeks + 2 * edgeDays

  const solver: WeekSolver = { solve, chosen: new Int32Array(widest), count: 0, steps: 0 }
  return solver

  function solve(
    person: number,
    week: number,
    value: Int32Array,
    worked: Int8Array,
    from: number,
    until: number,
  ): number {
    const personWeek = week * people + person
    const last = model.nodesFrom[personWeek + 1] ?? 0
    let count = 0
    for (let node = model.nodesFrom[personWeek] ?? 0; node < last; node++) {
      const at = model.nodes[node] ?? 0
      if ((value[at] ?? never) <= never / 2 || (startOf[at] ?? 0) < from || (endOf[at] ?? 0) > until) continue
      active[count] = at
      count++
    }
    const countsRow = daysInARow > 0 && lookAround(person, week, worked, count)
    const fixedUnits = model.fixedUnits[personWeek] ?? 0
    let top = model.ending[person * sums + fixedUnits] ?? 0
    let topLabel = -1
    for (let i = 0; i < count; i++) {
      keyCount[i] = 0
      const at = active[i] ?? 0
      const day = (dayOf[at] ?? 0) - 7 * week
      const pays = value[at] ?? 0
      const fresh = countsRow ? 1 + (before[day] ?? 0) : 0
      const then = countsRow ? (after[day] ?? 0) : 0
      carry(i, person, pays, fresh, then, fixedUnits + (units[at] ?? 0), -1)
      for (let j = 0; j < i; j++) {
        const earlier = active[j] ?? 0
        const between = pair[earlier * shiftDays + at] ?? never
        if (between <= never / 2) continue
        const days = day - ((dayOf[earlier] ?? 0) - 7 * week)
        const continues = countsRow && (before[day] ?? 0) >= days - 1
        const labels = keyCount[j] ?? 0
        solver.steps += labels
        for (let k = 0; k < labels; k++) {
          const label = j * width + (keys[j * width + k] ?? 0)
          const key = label - j * width
          const row = Math.floor(key / sums)
          const worth = (best[label] ?? never) + between + pays
          carry(i, person, worth, continues ? row + days : fresh, then, key - row * sums + (units[at] ?? 0), label)
        }
      }
      const labels = keyCount[i] ?? 0
      for (let k = 0; k < labels; k++) {
        const key = keys[i * width + k] ?? 0
        const total = (best[i * width + key] ?? never) + (model.ending[person * sums + (key % sums)] ?? 0)
        if (total > top) {
          top = total
          topLabel = i * width + key
        }
      }
    }
    remember(topLabel)
    for (let i = 0; i < count; i++) {
      const labels = keyCount[i] ?? 0
      for (let k = 0; k < labels; k++) best[i * width + (keys[i * width + k] ?? 0)] = never
    }
    return top
  }

  /** A label at node i, unless a rule forbids it or a better one is alike. */
  function carry(
    i: number,
    person: number,
    worth: number,
    row: number,
    then: number,
    sum: number,
    label: number,
  ): void {
    if (sum >= sums) return
    const reaching = model.reaching[person * sums + sum] ?? never
    if (reaching <= never / 2) return
    const isBeyond = row + then > daysInARow && row > 0
    if (isBeyond && dayBeyond === never) return
    const total = worth + reaching + (isBeyond ? dayBeyond : 0)
    const key = Math.min(row, rows - 1) * sums + sum
    const at = i * width + key
    const known = best[at] ?? never
    if (total <= known) return
    if (known === never) {
      const count = keyCount[i] ?? 0
      keys[i * width + count] = key
      keyCount[i] = count + 1
    }
    best[at] = total
    cameFrom[at] = label
  }

  /** Days worked on either side of each day of the week; whether a row could become too long at all. */
  function lookAround(person: number, week: number, worked: Int8Array, count: number): boolean {
    const monday = person * span + edgeDays + 7 * week
    let mask = 0
    for (let i = 0; i < count; i++) mask |= 1 << ((dayOf[active[i] ?? 0] ?? 0) - 7 * week)
    let row = 0
    while (row < edgeDays && worked[monday - 1 - row] === 1) row++
    let longest = 0
    let possible = row
    for (let day = 0; day < 7; day++) {
      before[day] = row
      row = worked[monday + day] === 1 ? row + 1 : 0
      possible = worked[monday + day] === 1 || (mask >> day) & 1 ? possible + 1 : 0
      longest = Math.max(longest, possible)
    }
    row = 0
    while (row < edgeDays - 1 && worked[monday + 7 + row] === 1) row++
    if (possible + row > longest) longest = possible + row
    for (let day = 6; day >= 0; day--) {
      after[day] = row
      row = worked[monday + day] === 1 ? row + 1 : 0
    }
    return longest > daysInARow
  }

  function remember(topLabel: number): void {
    let count = 0
    for (let label = topLabel; label >= 0; label = cameFrom[label] ?? -1) {
      solver.chosen[count] = active[Math.floor(label / width)] ?? 0
      count++
    }
    for (let i = 0, j = count - 1; i < j; i++, j--) {
      const kept = solver.chosen[i] ?? 0
      solver.chosen[i] = solver.chosen[j] ?? 0
      solver.chosen[j] = kept
    }
    solver.count = count
  }
}

/** The most shift days that one person can have in one week. */
function mostNodes({ nodesFrom }: Model): number {
  let most = 1
  for (let at = 1; at < nodesFrom.length; at++) most = Math.max(most, (nodesFrom[at] ?? 0) - (nodesFrom[at - 1] ?? 0))
  return most
}
