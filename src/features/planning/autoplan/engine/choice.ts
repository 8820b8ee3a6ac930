import type { OpenLinear } from './linear.ts'
import { clonePlan, copyPlan, isBetterPlan, placeWeek, slotsOfWeek } from './plan.ts'
import { bestKnownWeeks, type WeekPool } from './pool.ts'
import type { Prices } from './prices.ts'
import { clearPersonWeek, type Search } from './search.ts'
import { openWeekProgramme } from './week-programme.ts'

/**
 * Chooses a week for each person among those remembered, the best at these prices and the one of the plan, by set
 * packing that begins with the plan; keeps the plan where nothing better is found within so many iterations.
 */
export function chooseWeeks(
  search: Search,
  pool: WeekPool,
  prices: Prices,
  open: OpenLinear,
  week: number,
  each: number,
  iterations: number,
): void {
  const { model, plan, slots } = search
  const { people } = model
  const before = clonePlan(model, plan)
  const current = Array.from({ length: people }, (_, person) => {
    const count = slotsOfWeek(model, plan, person, week, slots)
    return pool.add(week * people + person, slots, count, plan.points[week * people + person] ?? 0)
  })
  for (let person = 0; person < people; person++) clearPersonWeek(search, week * people + person)
  const programme = openWeekProgramme(model, plan, open, { people, week, weeks: 1 })
  const weeks = current.flatMap((own, person) => [
    ...new Set([...bestKnownWeeks(search, pool, prices, week * people + person, each).map(known => known.week), own]),
  ])
  for (const { person, slots, points } of weeks)
    programme.add(person, person, slots, points + model.seat * slots.length)
  const known = weeks.flatMap((own, column) => (current[own.person] === own ? [programme.first + column] : []))
  const values = programme.linear.choose(programme.first, known, iterations)
  programme.linear.close()
  for (const [column, { person, slots, points }] of weeks.entries()) {
    if ((values?.[programme.first + column] ?? 0) > 0.5)
      placeWeek(model, plan, person, week, slots, slots.length, points)
  }
  if (!values || !isBetterPlan(model, plan, before)) copyPlan(before, plan)
}
