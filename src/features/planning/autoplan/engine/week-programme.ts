import type { Linear, OpenLinear, Solution } from './linear.ts'
import type { Model } from './model.ts'
import { firstGain, type Plan } from './plan.ts'

/** Points, more than any seat pays: the cost of a missing seat until the known weeks fill the required number. */
export const tooDear = 4_000_000

/** A linear programme that chooses among weeks, with a row for each person, each slot and its missing main places. */
export interface WeekProgramme {
  readonly linear: Linear
  /** The number of columns before those of the weeks. */
  readonly first: number
  /** Adds a week of the person who has that row. */
  add(row: number, person: number, slots: Int32Array, pays: number): void
  /** Fills in the prices by slot; `beyond` is subtracted from those of seats. */
  readDuals(solution: Solution, seat: Float64Array, main: Float64Array, beyond?: number): void
  /** The points that filling the last of `seats` costs on other seats. */
  seatWorth(solution: Solution): number
}

interface WeekProgrammeSize {
  /** Rows of people. */
  readonly people: number
  readonly week: number
  readonly weeks: number
  /** The least number of seats to fill; full slots then have rows, too. */
  readonly seats?: number
}

export function openWeekProgramme(
  model: Model,
  plan: Plan,
  open: OpenLinear,
  { people, week, weeks, seats }: WeekProgrammeSize,
): WeekProgramme {
  const rowOf = new Int32Array(model.slots).fill(-1)
  const mainRowOf = new Int32Array(model.slots).fill(-1)
  const least: number[] = Array.from({ length: people }, () => 1)
  const top: number[] = Array.from({ length: people }, () => 1)
  const beside: { pays: number; maximum: number; row: number; factor: number }[] = []
  const until = model.slotFrom[model.weekFrom[week + weeks] ?? 0] ?? 0
  for (let slot = model.slotFrom[model.weekFrom[week] ?? 0] ?? 0; slot < until; slot++) {
    const room = (model.seats[slot] ?? 0) - (plan.filled[slot] ?? 0)
    if (room <= 0 && seats === undefined) continue
    const first = room > 0 ? firstGain(model, plan, slot) : 0
    const row = top.push(room) - 1
    rowOf[slot] = row
    least.push(first > 0 ? 1 : -Infinity)
    if (first > 0) beside.push({ pays: -first, maximum: 1, row, factor: 1 })
    const missing = (model.mains[slot] ?? 0) - (plan.mainsIn[slot] ?? 0)
    if (model.main === 0 || missing <= 0) continue
    mainRowOf[slot] = top.push(Infinity) - 1
    least.push(0)
    beside.push({ pays: model.main, maximum: missing, row: mainRowOf[slot] ?? 0, factor: -1 })
  }
  const seatRow = seats === undefined ? -1 : top.push(Infinity) - 1
  if (seats !== undefined) {
    least.push(seats)
    beside.push({ pays: -tooDear, maximum: seats, row: seatRow, factor: 1 })
  }
  const linear = open(Float64Array.from(least), Float64Array.from(top))
  for (const { pays, maximum, row, factor } of beside)
    linear.add(pays, maximum, Int32Array.of(row), Float64Array.of(factor))
  return { linear, first: beside.length, add, readDuals, seatWorth }

  function add(row: number, person: number, slots: Int32Array, pays: number): void {
    const rows = [row, ...slots.map(slot => rowOf[slot] ?? 0)]
    for (const slot of slots) {
      const mainRow = mainRowOf[slot] ?? -1
      if (mainRow >= 0 && model.isMain[person * model.slots + slot] === 1) rows.push(mainRow)
    }
    const factors = rows.map(() => 1)
    if (seatRow >= 0 && slots.length > 0) {
      rows.push(seatRow)
      factors.push(slots.length)
    }
    linear.add(pays, 1, Int32Array.from(rows), Float64Array.from(factors))
  }

  function readDuals({ prices }: Solution, seat: Float64Array, main: Float64Array, beyond = 0): void {
    for (let slot = 0; slot < model.slots; slot++) {
      const [row, mainRow] = [rowOf[slot] ?? -1, mainRowOf[slot] ?? -1]
      seat[slot] = row < 0 ? 0 : Math.max(-(model.first[slot] ?? 0), prices[row] ?? 0) - beyond
      main[slot] = mainRow < 0 ? 0 : Math.min(model.main, Math.max(0, -(prices[mainRow] ?? 0)))
    }
  }

  function seatWorth({ prices }: Solution): number {
    return Math.max(0, Math.round(-(prices[seatRow] ?? 0)))
  }
}
