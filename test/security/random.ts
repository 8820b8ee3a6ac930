export interface Random {
  /** From 0 up to it, without it. */
  below(limit: number): number
  pick<T>(from: readonly T[]): T
}

/** The same numbers from the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: from => from[below(from.length)]! }
}
