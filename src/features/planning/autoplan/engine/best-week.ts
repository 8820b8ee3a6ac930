import { edgeDays, never } from './edges.ts'
import type { Model } from './model.ts'

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
  const widest = mostNodes(model)
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
  // ways of coming into a week: free again from when, days in a row up to it, points so far, the label
  const entryFree = new Float64Array(widest * rows + 1)
  const entryRow = new Int32Array(widest * rows + 1)
  const entryPays = new Int32Array(widest * rows + 1)
  const entryLabel = new Int32Array(widest * rows + 1)
  let entries = 0
  const earlierFree = entryFree.slice()
  const earlierRow = entryRow.slice()
  const earlierPays = entryPays.slice()
  const earlierLabel = entryLabel.slice()
  const rowPays = new Int32Array(rows)
  const rowLabel = new Int32Array(rows)
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
    entries = 1
    entryFree[0] = from
    entryRow[0] = before[0] ?? 0
    entryPays[0] = 0
    entryLabel[0] = -1
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
        const then = countsRow ? (after[day] ?? 0) : 0
        const sum = fixedUnits + (units[at] ?? 0)
        const sinceMonday = day - 7 * turn
        const isJoined = countsRow && (before[day] ?? 0) >= sinceMonday
        for (let entry = 0; entry < entries; entry++) {
          if ((startOf[at] ?? 0) < (entryFree[entry] ?? 0)) continue
          const row = isJoined ? sinceMonday + (entryRow[entry] ?? 0) : (before[day] ?? 0)
          carry(i, person, (entryPays[entry] ?? 0) + pays, countsRow ? 1 + row : 0, then, sum, entryLabel[entry] ?? -1)
        }
        for (let j = first; j < i; j++) {
          const earlier = active[j] ?? 0
          const between = pair[earlier * shiftDays + at] ?? never
          if (between <= never / 2) continue
          const days = day - ((dayOf[earlier] ?? 0) - 7 * week)
          const continues = countsRow && (before[day] ?? 0) >= days - 1
          const fresh = countsRow ? 1 + (before[day] ?? 0) : 0
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
        for (let entry = 0; entry < entries; entry++) {
          if ((entryPays[entry] ?? never) + idle <= top) continue
          top = (entryPays[entry] ?? never) + idle
          topLabel = entryLabel[entry] ?? -1
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

  /** From the end of a week to the ways of coming into the next: of those that are alike the best, and none that another outdoes. */
  function cross(person: number, week: number, turn: number, first: number, last: number, fixedUnits: number): void {
    const next = active.subarray(last, weekEnd[turn + 1])
    const earliest = next.reduce((start, at) => Math.min(start, startOf[at] ?? 0), Infinity)
    const monday = 7 * (turn + 1)
    const fixedRow = before[monday] ?? 0
    const known = entries
    earlierFree.set(entryFree.subarray(0, known))
    earlierRow.set(entryRow.subarray(0, known))
    earlierPays.set(entryPays.subarray(0, known))
    earlierLabel.set(entryLabel.subarray(0, known))
    entries = 0
    // those who are free on Monday from the first shift on, by days in a row
    rowPays.fill(never)
    const idle = model.ending[person * sums + fixedUnits] ?? 0
    for (let entry = 0; entry < known; entry++) {
      const row = joinsRows && fixedRow >= 7 ? (earlierRow[entry] ?? 0) + 7 : fixedRow
      if ((earlierFree[entry] ?? 0) <= earliest)
        better(row, (earlierPays[entry] ?? 0) + idle, earlierLabel[entry] ?? -1)
    }
    for (let i = first; i < last; i++) {
      if ((endOf[active[i] ?? 0] ?? 0) + restMinutes <= earliest) gather(person, week, i, monday, fixedRow)
    }
    enter(-Infinity)
    for (let i = first; i < last; i++) {
      const free = (endOf[active[i] ?? 0] ?? 0) + restMinutes
      if (free <= earliest) continue
      rowPays.fill(never)
      gather(person, week, i, monday, fixedRow)
      enter(free)
    }
    for (let entry = 0; entry < known; entry++) {
      if ((earlierFree[entry] ?? 0) <= earliest) continue
      rowPays.fill(never)
      const row = joinsRows && fixedRow >= 7 ? (earlierRow[entry] ?? 0) + 7 : fixedRow
      better(row, (earlierPays[entry] ?? 0) + idle, earlierLabel[entry] ?? -1)
      enter(earlierFree[entry] ?? 0)
    }
    solver.steps += entries * next.length
  }

  function gather(person: number, week: number, i: number, monday: number, fixedRow: number): void {
    const daysLeft = monday - 1 - ((dayOf[active[i] ?? 0] ?? 0) - 7 * week)
    const isJoined = joinsRows && fixedRow >= daysLeft
    const labels = keyCount[i] ?? 0
    for (let k = 0; k < labels; k++) {
      const key = keys[i * width + k] ?? 0
      const pays = (best[i * width + key] ?? never) + (model.ending[person * sums + (key % sums)] ?? 0)
      better(isJoined ? Math.floor(key / sums) + daysLeft : fixedRow, pays, i * width + key)
    }
  }

  function better(row: number, pays: number, label: number): void {
    const at = Math.min(row, rows - 1)
    if (pays <= (rowPays[at] ?? never)) return
    rowPays[at] = pays
    rowLabel[at] = label
  }

  /** Of those free from then on, unless somebody free as early, with as short a row, has as many points. */
  function enter(free: number): void {
    const known = entries
    let most = never
    for (let row = 0; row < rows; row++) {
      const pays = rowPays[row] ?? never
      if (pays <= most) continue
      most = pays
      let isOutdone = false
      for (let entry = 0; entry < known && !isOutdone; entry++) {
        isOutdone = (entryFree[entry] ?? 0) <= free && (entryRow[entry] ?? 0) <= row && (entryPays[entry] ?? 0) >= pays
      }
      if (isOutdone) continue
      entryFree[entries] = free
      entryRow[entries] = row
      entryPays[entries] = pays
      entryLabel[entries] = rowLabel[row] ?? -1
      entries++
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
function mostNodes({ nodesFrom, people, weeks }: Model): number {
  let most = 1
  for (let person = 0; person < people; person++) {
    let own = 0
    for (let week = 0; week < weeks; week++) {
      const personWeek = week * people + person
      own += (nodesFrom[personWeek + 1] ?? 0) - (nodesFrom[personWeek] ?? 0)
    }
    most = Math.max(most, own)
  }
  return most
}
