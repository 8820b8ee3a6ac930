import type { Catalogue } from '#kit/catalogue.ts'
import type { ShiftImpact } from '../schema.ts'

/** The sentences about what hangs on a shift; none where nothing does. */
export const impactLines = (
  texts: Pick<Catalogue['shifts']['impact'], 'seats' | 'people' | 'off'>,
  { published, drafts, people }: ShiftImpact,
  isOff: boolean,
): string[] => {
  const seats = published + drafts
  if (isOff) return seats > 0 ? [texts.off(seats)] : []
  return [...(seats > 0 ? [texts.seats(seats)] : []), ...(people > 0 ? [texts.people(people)] : [])]
}
