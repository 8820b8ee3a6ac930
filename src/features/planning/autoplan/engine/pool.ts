import type { Model } from './model.ts'
import { pointsOfSlots } from './settle.ts'
import type { PriceList } from './prices.ts'
import type { Search } from './search.ts'

/** A week of a person, or several consecutive weeks. */
export interface PooledWeek {
  readonly person: number
  /** In order. */
  readonly slots: Int32Array
  readonly points: number
}

/** Weeks worth remembering, each once: what people had in good plans, or would take at good prices. */
export interface WeekPool {
  /** Returns the week that is known already, if there is one. */
  add(personWeek: number, slots: ArrayLike<number>, count: number, points: number): PooledWeek
  of(personWeek: number): readonly PooledWeek[]
}

/** So many weeks are kept of all people; later ones are let go. */
const maxKept = 200_000

export function emptyPool({ people, weeks }: Model): WeekPool {
  const known = Array.from({ length: people * weeks }, () => new Map<string, PooledWeek>())
  let kept = 0

  function add(personWeek: number, own: ArrayLike<number>, count: number, points: number): PooledWeek {
    const slots = Int32Array.from({ length: count }, (_, place) => own[place] ?? 0)
    const name = slots.join(' ')
    const found = known[personWeek]?.get(name)
    if (found) return found
    const week = { person: personWeek % people, slots, points }
    if (kept < maxKept) known[personWeek]?.set(name, week)
    kept++
    return week
  }

  return { add, of: personWeek => [...(known[personWeek]?.values() ?? [])] }
}

/** The points of a week minus the prices of its seats. */
export function leftAtPrices(
  model: Model,
  person: number,
  slots: Int32Array,
  count: number,
  points: number,
  prices: PriceList,
): number {
  let left = points
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    left += model.seat - (prices.seat[slot] ?? 0)
    if (model.isMain[person * model.slots + slot] === 1) left += prices.main[slot] ?? 0
  }
  return left
}

/**
 * The remembered weeks of a person whose week (or so many) is clear: at most `maximum`, the best at these prices first, and
 * only those that fit the rest of the plan. `later` is the value of the week after them.
 */
export function bestKnownWeeks(
  search: Search,
  pool: WeekPool,
  prices: PriceList,
  personWeek: number,
  maximum: number,
  weeks = 1,
  ahead = 0,
): { week: PooledWeek; later: number }[] {
  const ranked = pool.of(personWeek).map(week => {
    const { person, slots, points } = week
    return { week, left: leftAtPrices(search.model, person, slots, slots.length, points, prices) }
  })
  const chosen: { week: PooledWeek; later: number }[] = []
  for (const { week } of ranked.toSorted((a, b) => b.left - a.left)) {
    if (chosen.length === maximum) break
    // the points of a week can depend on the weeks beside it
    if (pointsOfSlots(search, personWeek, week.slots, week.slots.length, weeks, ahead) !== week.points) continue
    chosen.push({ week, later: search.solver.paid[weeks] ?? 0 })
  }
  return chosen
}
