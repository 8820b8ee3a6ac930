import { isFeasible, never } from './edges.ts'
import { clearWeek, placeWeek, scoreOf, slotsOfWeek } from './plan.ts'
import { clearPersonWeek, rebuildPersonWeek, type Search, stepsOf, type Terms, trueTerms } from './search.ts'

/** At most so many people are cleared at once. */
const maxRounds = 3

/**
 * Clears the weeks of a few of `among` and gives them their best ones again, in turns; undoes what made the plan worse. So
 * many steps in a week, with a threshold that falls from `heat` points to nothing.
 */
export type Improve = (week: number, among: Int32Array, count: number, steps: number, heat: number) => void

export function improver(search: Search): Improve {
  const { model, plan, random, solver } = search
  const { people, shiftDays } = model
  const width = solver.chosen.length
  const keptSlots = Array.from({ length: maxRounds }, () => new Int32Array(width))
  const keptCount = new Int32Array(maxRounds)
  const keptPoints = new Int32Array(maxRounds)
  const team = new Int32Array(maxRounds)
  return run

  function run(week: number, among: Int32Array, count: number, steps: number, heat: number): void {
    if (count === 0) return
    const start = stepsOf(search)
    let done = 0
    let tries = 0
    while (done < steps && tries < steps) {
      const allowed = Math.floor((heat * (steps - done)) / steps)
      step(week, among, count, allowed)
      done = stepsOf(search) - start
      tries++
    }
  }

  function step(week: number, among: Int32Array, count: number, allowed: number): void {
    const gap = random.below(2) === 0 ? findGap(week) : -1
    const size = pick(week, among, count, gap)
    const before = scoreOf(model, plan)
    const seats = plan.seatsFilled
    for (let place = 0; place < size; place++) {
      const person = team[place] ?? 0
      keptCount[place] = slotsOfWeek(model, plan, person, week, keptSlots[place] ?? none)
      keptPoints[place] = plan.points[week * people + person] ?? 0
      clearWeek(model, plan, person, week)
    }
    const isLoud = allowed > 0 && random.below(2) === 0
    const terms: Terms = isLoud
      ? { share: 256, noise: 1 + Math.min(allowed, Math.floor(model.seat / 5)) }
      : { share: random.below(2) * 128, noise: 0 }
    for (let place = 0; place < size; place++) {
      const isLast = place === size - 1
      rebuildPersonWeek(
        search,
        week * people + (team[place] ?? 0),
        isLast ? trueTerms : terms,
        place === 0 && gap >= 0 ? (model.shiftDayOf[gap] ?? -1) : -1,
      )
    }
    const mayLose = plan.seatsFilled >= seats || allowed >= model.seat
    if (mayLose && scoreOf(model, plan) >= before - random.below(1 + allowed)) return
    for (let place = 0; place < size; place++) clearPersonWeek(search, week * people + (team[place] ?? 0))
    for (let place = 0; place < size; place++) {
      const slots = keptSlots[place] ?? none
      const person = team[place] ?? 0
      placeWeek(model, plan, person, week, slots, keptCount[place] ?? 0, keptPoints[place] ?? 0)
    }
  }

  /** A shift day with an empty seat, or -1. */
  function findGap(week: number): number {
    const from = model.slotFrom[model.weekFrom[week] ?? 0] ?? 0
    const until = model.slotFrom[model.weekFrom[week + 1] ?? 0] ?? 0
    if (until === from) return -1
    for (let tries = 0; tries < 40; tries++) {
      const slot = from + random.below(until - from)
      if ((plan.filled[slot] ?? 0) < (model.seats[slot] ?? 0)) return slot
    }
    return -1
  }

  function couldTake(person: number, slot: number): boolean {
    const isFree = (plan.slotAt[person * shiftDays + (model.shiftDayOf[slot] ?? 0)] ?? -1) < 0
    return isFree && isFeasible(model.worth[person * model.slots + slot] ?? never)
  }

  /** Two or three who touch each other: at the same time, in the same group, or not at all. */
  function pick(week: number, among: Int32Array, count: number, gap: number): number {
    let first = among[random.below(count)] ?? 0
    for (let tries = 0; gap >= 0 && tries < 12 && !couldTake(first, gap); tries++) {
      first = among[random.below(count)] ?? 0
    }
    team[0] = first
    let size = 1
    const wanted = count === 1 ? 1 : 2 + random.below(2)
    const kind = random.below(3)
    const at =
      (model.weekFrom[week] ?? 0) +
      random.below(Math.max(1, (model.weekFrom[week + 1] ?? 0) - (model.weekFrom[week] ?? 0)))
    const slot = plan.slotAt[first * shiftDays + at] ?? -1
    for (let tries = 0; tries < 24 && size < wanted; tries++) {
      const other = among[random.below(count)] ?? 0
      if (other === first || (size === 2 && other === team[1])) continue
      const otherSlot = plan.slotAt[other * shiftDays + at] ?? -1
      const touches =
        kind === 0 || tries > 16 || (kind === 1 ? otherSlot >= 0 !== slot >= 0 : otherSlot >= 0 && slot >= 0)
      if (!touches) continue
      team[size] = other
      size++
    }
    return size
  }
}

const none = new Int32Array(0)
