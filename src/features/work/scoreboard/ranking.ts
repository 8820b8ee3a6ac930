/** Who brought in more stands before; equals share a rank, and the next one counts them all: 1, 2, 2, 4. */
export function ranked<T extends { readonly revenue: number }>(
  people: readonly T[],
  byName: (a: T, b: T) => number,
): (T & Standing)[] {
  const sorted = [...people].sort((a, b) => b.revenue - a.revenue || byName(a, b))
  let rank = 0
  /** Of the nearest better rank. */
  let better: { readonly revenue: number; readonly rank: number } | undefined
  let current: number | undefined
  return sorted.map((person, at) => {
    if (person.revenue !== current) {
      better = current === undefined ? undefined : { revenue: current, rank }
      current = person.revenue
      rank = at + 1
    }
    return { ...person, rank, toNext: better ? better.revenue - person.revenue : null, nextRank: better?.rank ?? null }
  })
}

interface Standing {
  readonly rank: number
  /** Units that are missing to the next better rank; null: there is none. */
  readonly toNext: number | null
  readonly nextRank: number | null
}
