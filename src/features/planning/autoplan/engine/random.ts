/** Our own, seeded: the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to below `bound`, which is at most 2^21. */
  below(bound: number): number
}

/** A counter of 32 bits, mixed (splitmix32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return {
    below(bound) {
      state = (state + 0x9e3779b9) | 0
      let mixed = state ^ (state >>> 16)
      mixed = Math.imul(mixed, 0x21f0aaad)
      mixed ^= mixed >>> 15
      mixed = Math.imul(mixed, 0x735a2d97)
      mixed ^= mixed >>> 15
      // 32 bits times at most 21 stay exact in a double
      return Math.floor(((mixed >>> 0) * bound) / 0x1_0000_0000)
    },
  }
}
