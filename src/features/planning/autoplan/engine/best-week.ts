import { edgeDays, never } from './edges.ts'
import type { Model } from './model.ts'
import { createWeekEndStates } from './week-ends.ts'

/*
 * The best weeks of one person, exactly: docs/planning-engine.md#one-persons-best-week. A label is a way of working up to a
 * shift day; `key` says what of it matters later: days in a row, and the sum of the week's units. From one week to the next
 * only its end matters: when the person is free again, and days in a row.
 */

export interface WeekSolver {
  /**
   * The most that the person can make of the week, or of so many from it on, when shift day c pays value[c], beside rhythm
   * and hours; `chosen` and `count` then say with which shift days.
   * `worked`: person x day as in `Model.fixedDays`, of all that stands outside of these weeks' open seats.
   * `from` and `until`: between these times a shift has to lie.
   */
  solve(
    person: number,
    week: number,
    value: Int32Array,
    worked: Int8Array,
    from: number,
    until: number,
    weeks?: number,
  ): number
  /** Shift days of the last answer, in order. */
  readonly chosen: Int32Array
  count: number
  /** What each week of the last answer pays; nothing beyond. */
  readonly paid: Int32Array
  /** Labels carried so far, of all calls. */
  steps: number
}

export function weekSolver(model: Model): WeekSolver {
  const { people, shiftDays, sums, pair, dayOf, startOf, endOf, units, daysInARow, dayBeyond, restMinutes } = model
  const widest = maxNodes(model)
  const rows = daysInARow === 0 ? 1 : daysInARow + 2
  const width = rows * sums
  const best = new Int32Array(widest * width).fill(never)
  const cameFrom = new Int32Array(widest * width)
  const keys = new Int32Array(widest * width)
  const keyCount = new Int32Array(widest)
  const active = new Int32Array(widest)
  /** Active shift days of week w of those asked for end before weekEnd[w]. */
  const weekEnd = new Int32Array(model.weeks)
  const before = new Int32Array(7 * model.weeks + 1)
  const after = new Int32Array(7 * model.weeks)
  const span = 7 * model.weeks + 2 * edgeDays
  /** How the weeks before ended, and how those with this one do. */
  let ends = createWeekEndStates(widest * rows + 1, rows)
  let next = createWeekEndStates(widest * rows + 1, rows)
  // a row that may be broken is counted inside of a week only
  const joinsRows = daysInARow > 0 && dayBeyond === never

  const solver: WeekSolver = {
    solve,
    chosen: new Int32Array(widest),
    count: 0,
    paid: new Int32Array(model.weeks),
    steps: 0,
  }
  return solver

  function solve(
    person: number,
    week: number,
    value: Int32Array,
    worked: Int8Array,
    from: number,
    until: number,
    weeks = 1,
  ): number {
    let count = 0
    for (let turn = 0; turn < weeks; turn++) {
      const personWeek = (week + turn) * people + person
      const last = model.nodesFrom[personWeek + 1] ?? 0
      for (let node = model.nodesFrom[personWeek] ?? 0; node < last; node++) {
        const at = model.nodes[node] ?? 0
        if ((value[at] ?? never) <= never / 2 || (startOf[at] ?? 0) < from || (endOf[at] ?? 0) > until) continue
        active[count] = at
        count++
      }
      weekEnd[turn] = count
    }
    const countsRow = daysInARow > 0 && lookAround(person, week, weeks, worked, count)
    ends.begin(from, before[0] ?? 0)
    let top = never
    let topLabel = -1
    for (let turn = 0, first = 0; turn < weeks; turn++) {
      const last = weekEnd[turn] ?? 0
      const fixedUnits = model.fixedUnits[(week + turn) * people + person] ?? 0
      for (let i = first; i < last; i++) {
        keyCount[i] = 0
        const at = active[i] ?? 0
        const day = (dayOf[at] ?? 0) - 7 * week
        const pays = value[at] ?? 0
        const fresh = countsRow ? 1 + (before[day] ?? 0) : 0
        const then = countsRow ? (after[day] ?? 0) : 0
        const sum = fixedUnits + (units[at] ?? 0)
        const sinceMonday = day - 7 * turn
        const isJoined = countsRow && (before[day] ?? 0) >= sinceMonday
        for (let end = 0; end < ends.count; end++) {
          if ((startOf[at] ?? 0) < (ends.free[end] ?? 0)) continue
          const row = isJoined ? 1 + sinceMonday + (ends.row[end] ?? 0) : fresh
          carry(i, person, (ends.pays[end] ?? 0) + pays, row, then, sum, ends.label[end] ?? -1)
        }
        for (let j = first; j < i; j++) {
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
      }
      if (turn < weeks - 1) cross(person, week, turn, first, last, fixedUnits)
      else {
        const idle = model.ending[person * sums + fixedUnits] ?? 0
        for (let end = 0; end < ends.count; end++) {
          if ((ends.pays[end] ?? never) + idle <= top) continue
          top = (ends.pays[end] ?? never) + idle
          topLabel = ends.label[end] ?? -1
        }
        for (let i = first; i < last; i++) {
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
      }
      first = last
    }
    remember(person, week, weeks, topLabel)
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

  /** What the next week has to know of the ways of working up to its Monday. */
  function cross(person: number, week: number, turn: number, first: number, last: number, fixedUnits: number): void {
    let earliest = Infinity
    for (let i = last; i < (weekEnd[turn + 1] ?? 0); i++) earliest = Math.min(earliest, startOf[active[i] ?? 0] ?? 0)
    const monday = 7 * (turn + 1)
    const fixedRow = before[monday] ?? 0
    const idle = model.ending[person * sums + fixedUnits] ?? 0
    next.count = 0
    // whoever is free for the first shift there is might as well have been free for ever
    for (let end = 0; end < ends.count; end++) if ((ends.free[end] ?? 0) <= earliest) stayIdle(end, idle, fixedRow)
    for (let i = first; i < last; i++) if (freeAfter(i) <= earliest) gather(person, week, i, monday, fixedRow)
    next.enter(-Infinity)
    for (let i = first; i < last; i++) {
      if (freeAfter(i) <= earliest) continue
      gather(person, week, i, monday, fixedRow)
      next.enter(freeAfter(i))
    }
    for (let end = 0; end < ends.count; end++) {
      if ((ends.free[end] ?? 0) <= earliest) continue
      stayIdle(end, idle, fixedRow)
      next.enter(ends.free[end] ?? 0)
    }
    ;[ends, next] = [next, ends]
    solver.steps += ends.count * ((weekEnd[turn + 1] ?? 0) - last)
  }

  function freeAfter(i: number): number {
    return (endOf[active[i] ?? 0] ?? 0) + restMinutes
  }

  function stayIdle(end: number, idle: number, fixedRow: number): void {
    const row = joinsRows && fixedRow >= 7 ? (ends.row[end] ?? 0) + 7 : fixedRow
    next.better(row, (ends.pays[end] ?? 0) + idle, ends.label[end] ?? -1)
  }

  function gather(person: number, week: number, i: number, monday: number, fixedRow: number): void {
    const daysLeft = monday - 1 - ((dayOf[active[i] ?? 0] ?? 0) - 7 * week)
    const isJoined = joinsRows && fixedRow >= daysLeft
    const labels = keyCount[i] ?? 0
    for (let k = 0; k < labels; k++) {
      const key = keys[i * width + k] ?? 0
      const pays = (best[i * width + key] ?? never) + (model.ending[person * sums + (key % sums)] ?? 0)
      next.better(isJoined ? Math.floor(key / sums) + daysLeft : fixedRow, pays, i * width + key)
    }
  }

  /** Days worked on either side of each day of these weeks; whether a row could become too long at all. */
  function lookAround(person: number, week: number, weeks: number, worked: Int8Array, count: number): boolean {
    const days = 7 * weeks
    const monday = person * span + edgeDays + 7 * week
    let mask = 0
    for (let i = 0; i < count; i++) mask |= 1 << ((dayOf[active[i] ?? 0] ?? 0) - 7 * week)
    let row = 0
    while (row < edgeDays && worked[monday - 1 - row] === 1) row++
    let longest = 0
    let possible = row
    for (let day = 0; day < days; day++) {
      before[day] = row
      row = worked[monday + day] === 1 ? row + 1 : 0
      possible = worked[monday + day] === 1 || (mask >> day) & 1 ? possible + 1 : 0
      longest = Math.max(longest, possible)
    }
    before[days] = row
    row = 0
    while (row < edgeDays - 1 && worked[monday + days + row] === 1) row++
    if (possible + row > longest) longest = possible + row
    for (let day = days - 1; day >= 0; day--) {
      after[day] = row
      row = worked[monday + day] === 1 ? row + 1 : 0
    }
    return longest > daysInARow
  }

  function remember(person: number, week: number, weeks: number, topLabel: number): void {
    const { chosen, paid } = solver
    let count = 0
    let turn = weeks
    paid.fill(never)
    for (let label = topLabel; label >= 0; label = cameFrom[label] ?? -1) {
      const i = Math.floor(label / width)
      chosen[count] = active[i] ?? 0
      count++
      if (turn < weeks && i >= (weekEnd[turn - 1] ?? 0)) continue
      while (turn > 0 && i < (weekEnd[turn - 1] ?? 0)) turn--
      paid[turn] = (best[label] ?? 0) + (model.ending[person * sums + ((label - i * width) % sums)] ?? 0)
    }
    for (let i = 0, j = count - 1; i < j; i++, j--) {
      const kept = chosen[i] ?? 0
      chosen[i] = chosen[j] ?? 0
      chosen[j] = kept
    }
    solver.count = count
    paid.fill(0, weeks)
    // so far these are sums up to the end of each week
    for (let turn = 0, sum = 0; turn < weeks; turn++) {
      const fixedUnits = model.fixedUnits[(week + turn) * people + person] ?? 0
      const until =
        (paid[turn] ?? never) === never ? sum + (model.ending[person * sums + fixedUnits] ?? 0) : (paid[turn] ?? 0)
      paid[turn] = until - sum
      sum = until
    }
  }
}

/** The most shift days that one person can have. */
function maxNodes({ nodesFrom, people, weeks }: Model): number {
  const own = new Int32Array(people)
  for (let personWeek = 0; personWeek < people * weeks; personWeek++) {
    const person = personWeek % people
    own[person] = (own[person] ?? 0) + (nodesFrom[personWeek + 1] ?? 0) - (nodesFrom[personWeek] ?? 0)
  }
  return Math.max(1, ...own)
}
