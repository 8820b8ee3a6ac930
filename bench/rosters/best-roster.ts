import type { Instance } from './instance.ts'

/*
 * The best whole horizon of one person against prices, exactly: the counterpart of the engine's best-week.ts. A label of a day
 * is a way of working up to it; its key says all that matters later: the last shift and how long the row is, or how long
 * it has been free; the minutes, the weekends, and how many of each shift that is limited.
 */

export interface RosterSolver {
  /** Rosters of a person in order of what they pay, the best first, each with another end; `value`: by day x shift. */
  best(person: number, value: Float64Array, maximum: number): { readonly pays: number; readonly own: Int8Array }[]
  /** Labels carried so far. */
  steps: number
}

export function rosterSolver(instance: Instance): RosterSolver {
  const { days, shifts, people } = instance
  const spaces = people.map((_, person) => spaceOf(instance, person))
  const widest = Math.max(...spaces.map(({ size }) => size))
  const worth = Array.from({ length: days }, () => new Float64Array(widest).fill(-Infinity))
  const cameFrom = Array.from({ length: days }, () => new Int32Array(widest))
  const keys = Array.from({ length: days }, () => new Int32Array(widest))
  const counts = new Int32Array(days)
  const solver: RosterSolver = { best, steps: 0 }
  return solver

  function best(number: number, value: Float64Array, maximum: number): ReturnType<RosterSolver['best']> {
    const person = people[number]!
    const { sums, weekends, tallies, tallyStep, units, least, rows, mayFollow } = spaces[number]!
    const perKind = sums * weekends * tallies
    const offKind = shifts.length * rows
    const fewest = person.daysInARow.least
    counts.fill(0)
    begin()
    for (let day = 1; day < days; day++) for (let at = 0; at < counts[day - 1]!; at++) goOn(day, keys[day - 1]![at]!)
    solver.steps += counts.reduce((sum, each) => sum + each, 0)
    const found = endings()
    for (let day = 0; day < days; day++) {
      for (let at = 0; at < counts[day]!; at++) worth[day]![keys[day]![at]!] = -Infinity
    }
    return found

    function begin(): void {
      carry(0, offKind + person.leastDaysOff - 1, 0, 0, 0, 0, -1)
      for (const shift of shifts.keys()) {
        if (mayWork(shift, 0)) {
          carry(0, shift * rows, units[shift]!, 0, tallyStep[shift]!, value[shift]!, -1)
        }
      }
    }

    function mayWork(shift: number, day: number): boolean {
      return person.mostOf[shift]! > 0 && !person.daysOff.has(day)
    }

    function goOn(day: number, key: number): void {
      const so = worth[day - 1]![key]!
      const kind = Math.floor(key / perKind)
      const rest = key - kind * perKind
      const sum = Math.floor(rest / (weekends * tallies))
      const weekend = Math.floor(rest / tallies) % weekends
      const tally = rest % tallies
      const isOff = kind >= offKind
      const last = isOff ? -1 : Math.floor(kind / rows)
      const row = isOff ? kind - offKind + 1 : (kind % rows) + 1
      // a row that began with the horizon may be short
      if (isOff) carry(day, offKind + Math.min(row, person.leastDaysOff - 1), sum, weekend, tally, so, key)
      else if (row >= fewest || row === day) carry(day, offKind, sum, weekend, tally, so, key)
      if (isOff ? row < person.leastDaysOff : row >= person.daysInARow.maximum) return
      const isNewWeekend = day % 7 === 5 || (day % 7 === 6 && isOff)
      if (isNewWeekend && weekend >= person.mostWeekends) return
      for (let shift = 0; shift < shifts.length; shift++) {
        if (!mayWork(shift, day) || !(isOff || mayFollow[last * shifts.length + shift])) continue
        if (isFull(tally, shift)) continue
        const next = shift * rows + (isOff ? 0 : row)
        const pays = so + value[day * shifts.length + shift]!
        carry(day, next, sum + units[shift]!, weekend + Number(isNewWeekend), tally + tallyStep[shift]!, pays, key)
      }
    }

    function isFull(tally: number, shift: number): boolean {
      const step = tallyStep[shift]!
      return step > 0 && Math.floor(tally / step) % (person.mostOf[shift]! + 1) >= person.mostOf[shift]!
    }

    function carry(day: number, kind: number, sum: number, weekend: number, tally: number, pays: number, from: number) {
      if (sum >= sums || sum < least[day]!) return
      const key = ((kind * sums + sum) * weekends + weekend) * tallies + tally
      const known = worth[day]![key]!
      if (pays <= known) return
      if (known === -Infinity) keys[day]![counts[day]!++] = key
      worth[day]![key] = pays
      cameFrom[day]![key] = from
    }

    function endings(): ReturnType<RosterSolver['best']> {
      const last = days - 1
      return [...keys[last]!.subarray(0, counts[last])]
        .toSorted((a, b) => worth[last]![b]! - worth[last]![a]! || a - b)
        .slice(0, maximum)
        .map(key => ({ pays: worth[last]![key]!, own: traced(key) }))
    }

    function traced(end: number): Int8Array {
      const own = new Int8Array(days)
      for (let day = days - 1, key = end; day >= 0; key = cameFrom[day]![key]!, day--) {
        const kind = Math.floor(key / perKind)
        own[day] = kind >= offKind ? -1 : Math.floor(kind / rows)
      }
      return own
    }
  }
}

interface Space {
  readonly size: number
  readonly sums: number
  readonly weekends: number
  /** How many ways there are to count limited shifts, and what one more of each adds. */
  readonly tallies: number
  readonly tallyStep: Int32Array
  readonly units: Int32Array
  /** By day: fewer units than so many can no more become enough. */
  readonly least: Int32Array
  readonly rows: number
  readonly mayFollow: Uint8Array
}

function spaceOf({ days, shifts, people }: Instance, number: number): Space {
  const person = people[number]!
  const unit = shifts.map(({ minutes }) => minutes).reduce(commonDivisor)
  const units = Int32Array.from(shifts, ({ minutes }) => minutes / unit)
  const sums = Math.floor(person.minutes.maximum / unit) + 1
  const longest = Math.max(...units)
  const fewest = Math.ceil(person.minutes.least / unit)
  const tallyStep = new Int32Array(shifts.length)
  let tallies = 1
  for (const [shift, maximum] of person.mostOf.entries()) {
    // what cannot be exceeded within the hours need not be counted
    if (maximum === 0 || maximum >= days || maximum * units[shift]! >= sums - 1) continue
    tallyStep[shift] = tallies
    tallies *= maximum + 1
  }
  const rows = person.daysInARow.maximum
  const weekends = person.mostWeekends + 1
  const mayFollow = new Uint8Array(shifts.length * shifts.length).fill(1)
  for (const [shift, { notBefore }] of shifts.entries()) {
    for (const other of notBefore) mayFollow[shift * shifts.length + other] = 0
  }
  return {
    size: (shifts.length * rows + person.leastDaysOff) * sums * weekends * tallies,
    sums,
    weekends,
    tallies,
    tallyStep,
    units,
    least: Int32Array.from({ length: days }, (_, day) => fewest - longest * (days - 1 - day)),
    rows,
    mayFollow,
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
