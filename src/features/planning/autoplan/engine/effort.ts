import type { Care } from './dive.ts'

/** How much is done: in steps (labels carried, slots looked at) and iterations of the simplex method, never in time. */
export interface Effort {
  /** Rounds of prices at most. */
  readonly priceRounds: number
  /** And of those for the bound on points, where seats are missing. */
  readonly restRounds: number
  /** The first dive, and those of a part of the people. */
  readonly dive: Care
  readonly again: Care
  /** Steps of clearing and rebuilding after a dive. */
  readonly polish: number
  /** How often that many steps are spent on seats alone, where not all that are possible are filled. */
  readonly seatParts: number
  readonly seatPart: number
  /** Steps of freeing and diving again. */
  readonly steps: number
  /** Prices against which weeks are remembered, weeks each that are chosen from, iterations of the choice. */
  readonly remembered: number
  readonly each: number
  readonly iterations: number
}

export const efforts = {
  fast: {
    priceRounds: 300,
    restRounds: 60,
    dive: { rounds: 20, share: 5, step: 900 },
    again: { rounds: 14, share: 7, step: 300 },
    polish: 10_000_000,
    seatParts: 6,
    seatPart: 20_000_000,
    steps: 70_000_000,
    remembered: 0,
    each: 0,
    iterations: 0,
  },
  thorough: {
    priceRounds: 500,
    restRounds: 150,
    dive: { rounds: 30, share: 4, step: 900 },
    again: { rounds: 18, share: 5, step: 400 },
    polish: 20_000_000,
    seatParts: 24,
    seatPart: 30_000_000,
    steps: 1_000_000_000,
    remembered: 90,
    each: 20,
    iterations: 30_000,
  },
} as const satisfies Record<string, Effort>
