export interface Random {
  /** From 0 up to it, without it. */
  below(limit: number): number
  pick<T>(from: readonly T[]): T
}

/** The same numbers from the same seed and name (mulberry32), whatever else has drawn before. */
export function randomOf(seed: number, name: string): Random {
  let state = Buffer.from(name).reduce((mixed, byte) => Math.imul(mixed, 31) + byte, seed) | 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: from => from[below(from.length)]! }
}
