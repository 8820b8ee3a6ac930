import type { OpenSeat } from './schema.ts'

/** What holds people, the first the most; last those who have said nothing of the day, or that they cannot. */
export function sortedReasonCounts({ held }: Pick<OpenSeat, 'held'>): readonly (readonly [string, number])[] {
  const all = Object.entries(held).toSorted(([, a], [, b]) => b - a)
  const [silent, grave] = [true, false].map(isSilent => all.filter(([code]) => (code === 'not_available') === isSilent))
  return [...(grave ?? []), ...(silent ?? [])]
}
