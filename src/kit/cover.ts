import type { Instants } from './span.ts'

/** A half-open stretch of time in milliseconds since 1970 UTC: the end does not belong to it. */
export interface Interval {
  readonly start: number
  readonly end: number
}

export const intervalOf = ({ start, end }: Instants): Interval => ({
  start: start.epochMilliseconds,
  end: end.epochMilliseconds,
})

export const instantsOfInterval = ({ start, end }: Interval): Instants => ({
  start: Temporal.Instant.fromEpochMilliseconds(start),
  end: Temporal.Instant.fromEpochMilliseconds(end),
})

/** Whether the two share time; back to back they do not. */
export const intersects = (a: Interval, b: Interval): boolean => Math.max(a.start, b.start) < Math.min(a.end, b.end)

export type Coverage = 'full' | 'partly' | 'none'

/**
 * How much of an interval the others cover together, in any order and overlapping or not. Touching its edge covers
 * nothing of it; an empty interval leaves nothing to cover and is `full`.
 */
export function coverage(of: Interval, by: readonly Interval[]): Coverage {
  const inside = by
    .map(({ start, end }) => ({ start: Math.max(start, of.start), end: Math.min(end, of.end) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start)

  let reached = of.start
  for (const { start, end } of inside) {
    if (start > reached) return 'partly'
    reached = Math.max(reached, end)
  }
  if (reached >= of.end) return 'full'
  return inside.length > 0 ? 'partly' : 'none'
}
