import type { Gap } from './schema.ts'

/** What holds most people, the first the most: the few that a line has room for. */
export function heldBy({ held }: Pick<Gap, 'held'>, most: number): readonly (readonly [string, number])[] {
  // whoever has said nothing of the day holds nobody: they are named where there is nothing else to name
  const all = Object.entries(held).toSorted(([, a], [, b]) => b - a)
  const grave = all.filter(([code]) => code !== 'not_available')
  return (grave.length > 0 ? grave : all).slice(0, most)
}
