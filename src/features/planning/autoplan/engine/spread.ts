import { isFeasible, never } from './edges.ts'
import { weekOfSlot } from './model.ts'
import { clearWeek, placeWeek, scoreOf, slotsOfWeek } from './plan.ts'
import type { Search } from './search.ts'

/**
 * Moves people within a shift day, at the same points, from a group whose shift is open on fewer days to one whose shift is
 * open on more: no group is left without the same shift day after day. An empty shift weighs as much as four open seats.
 */
export function spreadOpenSeats(search: Search): void {
  const { model, plan, slots } = search
  const rowOf = rowsOf(search)
  const open = new Float64Array(model.slots)
  const weigh = (slot: number, sign: 1 | -1): void => {
    const [filled, seats] = [plan.filled[slot] ?? 0, model.seats[slot] ?? 0]
    const row = rowOf[slot] ?? 0
    if (filled < seats) open[row] = (open[row] ?? 0) + sign * (filled === 0 && (model.first[slot] ?? 0) > 0 ? 4 : 1)
  }
  for (let slot = 0; slot < model.slots; slot++) weigh(slot, 1)
  for (let at = 0; at < model.shiftDays; at++) while (moveOne(at));

  /** @returns whether a person was moved */
  function moveOne(at: number): boolean {
    for (let to = model.slotFrom[at] ?? 0; to < (model.slotFrom[at + 1] ?? 0); to++) {
      if ((plan.filled[to] ?? 0) >= (model.seats[to] ?? 0)) continue
      for (let person = 0; person < model.people; person++) {
        const from = plan.slotAt[person * model.shiftDays + at] ?? -1
        if (from >= 0 && from !== to && rowOf[from] !== rowOf[to] && isMoved(person, from, to)) return true
      }
    }
    return false
  }

  function isMoved(person: number, from: number, to: number): boolean {
    const worth = (slot: number) => model.worth[person * model.slots + slot] ?? never
    if (!isFeasible(worth(to)) || worth(to) !== worth(from)) return false
    const before = [scoreOf(model, plan), unevenness(from, to)] as const
    seat(person, from, to)
    if (scoreOf(model, plan) >= before[0] && unevenness(from, to) < before[1]) return true
    seat(person, to, from)
    return false
  }

  function unevenness(...two: readonly number[]): number {
    return two.reduce((sum, slot) => sum + (open[rowOf[slot] ?? 0] ?? 0) ** 2, 0)
  }

  function seat(person: number, from: number, to: number): void {
    const week = weekOfSlot(model, from)
    const points = plan.points[week * model.people + person] ?? 0
    for (const slot of [from, to]) weigh(slot, -1)
    const count = slotsOfWeek(model, plan, person, week, slots)
    slots[slots.subarray(0, count).indexOf(from)] = to
    clearWeek(model, plan, person, week)
    placeWeek(model, plan, person, week, slots, count, points)
    for (const slot of [from, to]) weigh(slot, 1)
  }
}

/** Slots of a group at the same time of day have the number of the first of them. */
function rowsOf({ model: { problem, slots, slotNumber } }: Search): Int32Array {
  const known = new Map<string, number>()
  return Int32Array.from({ length: slots }, (_, at) => {
    const slot = problem.slots[slotNumber[at] ?? -1]
    const row = `${slot?.group} ${problem.shiftDays[slot?.shiftDay ?? -1]?.clockStart}`
    if (!known.has(row)) known.set(row, at)
    return known.get(row) ?? at
  })
}
