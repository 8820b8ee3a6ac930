import { emptyShiftDayPoints, slotsOfWeek, readSolvedSlots } from './plan.ts'
import type { WeekPool } from './pool.ts'
import { zeroPrices, fillPointsAtPrices, type Prices } from './prices.ts'
import type { Search } from './search.ts'

/** Prices stray by up to so many points, near and wide in turns. */
const parts = [8, 3, 1] as const

/** Fills the pool with the weeks that people would take if prices were a little different, and with those of the plan. */
export function fillWeekPool(
  search: Search,
  pool: WeekPool,
  rounds: number,
  widest: number,
  { weeks = 1, prices = search.prices }: { readonly weeks?: number; readonly prices?: Prices | undefined } = {},
): void {
  const { model, plan, random, solver, slots } = search
  const offer = emptyShiftDayPoints(model)
  /** Weeks of which so many follow. */
  const firsts = model.people * (model.weeks - weeks + 1)
  const strayed = zeroPrices(model)
  strayed.main.set(prices.main)
  for (let round = 0; round < rounds; round++) {
    const stray = Math.ceil(widest / (parts[round % parts.length] ?? 1))
    for (let slot = 0; slot < model.slots; slot++) {
      strayed.seat[slot] = Math.max(
        -(model.first[slot] ?? 0),
        (prices.seat[slot] ?? 0) + random.below(2 * stray) - stray,
      )
    }
    for (let personWeek = 0; personWeek < firsts; personWeek++) {
      const person = personWeek % model.people
      const week = (personWeek - person) / model.people
      for (let turn = 0; turn < weeks; turn++)
        search.looked += fillPointsAtPrices(model, strayed, personWeek + turn * model.people, offer)
      const total = solver.solve(person, week, offer.value, model.fixedDays, -Infinity, Infinity, weeks)
      const points = readSolvedSlots(model, solver, offer, person, total, slots)
      pool.add(personWeek, slots, solver.count, points)
    }
  }
  for (let personWeek = 0; personWeek < firsts; personWeek++) {
    const person = personWeek % model.people
    const count = slotsOfWeek(model, plan, person, (personWeek - person) / model.people, slots, weeks)
    let points = 0
    for (let turn = 0; turn < weeks; turn++) points += plan.points[personWeek + turn * model.people] ?? 0
    pool.add(personWeek, slots, count, points)
  }
}
