/** Who brought in more stands before; equals share a rank, and the next one counts them all: 1, 2, 2, 4. */
export function ranked<T extends { readonly revenue: number }>(
  people: readonly T[],
  byName: (a: T, b: T) => number,
): (T & Rank)[] {
  const sorted = [...people].sort((a, b) => b.revenue - a.revenue || byName(a, b))
  /** The nearest better one. */
  let better: RankedRevenue | undefined
  let place: RankedRevenue | undefined
  return sorted.map((person, at) => {
    if (person.revenue !== place?.revenue) {
      better = place
      place = { revenue: person.revenue, rank: at + 1 }
    }
    const toNext = better ? better.revenue - person.revenue : null
    return { ...person, rank: place.rank, toNext, nextRank: better?.rank ?? null }
  })
}

interface RankedRevenue {
  readonly revenue: number
  readonly rank: number
}

interface Rank {
  readonly rank: number
  /** Units that are missing to the next better rank; null: there is none. */
  readonly toNext: number | null
  readonly nextRank: number | null
}
