/** A small repeatable source of chance: the same seed gives the same agency. */
export interface SeededRandom {
  /** 0 ≤ n < 1 */
  next(): number
  /** With this probability, 0 to 1. */
  happens(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    happens: probability => next() < probability,
    pick: from => {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}
