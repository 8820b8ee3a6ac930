import type { Care } from './dive.ts'
import type { Problem } from './problem.ts'

/** How much is done: in steps (labels carried, slots looked at) and iterations of the simplex method, never in time. */
export interface Effort {
  /** Rounds of prices at most. */
  readonly priceRounds: number
  /**
   * What the points can be with the number of seats held is asked of a linear programme up to so many open seats: where seats
   * are missing, and where the points are farther than a share from the first bound. Else rounds for each worth of a seat.
   */
  readonly restReach: number
  readonly farReach: number
  readonly enough: number
  readonly restRounds: number
  /** The first dive, and those of a part of the people. */
  readonly dive: Care
  readonly again: Care
  /** Steps of clearing and rebuilding after a dive. */
  readonly polish: number
  /** How often that many steps are spent on seats alone, where not all that are possible are filled. */
  readonly seatParts: number
  readonly seatPart: number
  /** A linear programme is asked of as many people as have about so many seats of a week open to them together. */
  readonly reach: number
  /** Parts of the people are freed where the points are farther than such a share from the bound, for so many steps. */
  readonly freeBeyond: number
  readonly steps: number
  /** Prices against which weeks are remembered, weeks each that are chosen from, iterations of the choice. */
  readonly remembered: number
  readonly each: number
  readonly iterations: number
}

export const efforts = {
  fast: {
    priceRounds: 1000,
    restReach: 10_000,
    farReach: 30_000,
    enough: 0.02,
    restRounds: 150,
    dive: { rounds: 20, share: 5, step: 900 },
    again: { rounds: 14, share: 7, step: 300 },
    polish: 10_000_000,
    seatParts: 2,
    seatPart: 20_000_000,
    reach: 8000,
    freeBeyond: 0.001,
    steps: 80_000_000,
    remembered: 30,
    each: 12,
    iterations: 1500,
  },
  thorough: {
    priceRounds: 2000,
    restReach: 20_000,
    farReach: 30_000,
    enough: 0.005,
    restRounds: 400,
    dive: { rounds: 30, share: 4, step: 900 },
    again: { rounds: 18, share: 5, step: 400 },
    polish: 20_000_000,
    seatParts: 24,
    seatPart: 30_000_000,
    reach: 30_000,
    freeBeyond: 0.0005,
    steps: 1_000_000_000,
    remembered: 90,
    each: 20,
    iterations: 6000,
  },
} as const satisfies Record<string, Effort>

/** People times slots of a week, of some thirty people: from here on the whole effort is made. */
const wholeFrom = 4000
/** Of a handful of people; less would be over before it has begun. */
const least = 0.02

/** A small problem takes as much less as it has fewer ways to look at: the rest would be spent on what is found already. */
export function scaleEffort({ people, slots, weeks }: Problem, effort: Effort): Effort {
  const share = Math.max(least, Math.min(1, (people.length * slots.length) / weeks / wholeFrom))
  const of = (steps: number) => Math.ceil(steps * share)
  return { ...effort, polish: of(effort.polish), seatPart: of(effort.seatPart), steps: of(effort.steps) }
}
