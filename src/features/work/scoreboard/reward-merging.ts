import type { Reward } from './rules.ts'

/** What somebody else has saved of a field that one has typed into oneself. */
export interface Clash<T> {
  readonly rank: number
  readonly field: keyof T & string
  /** Undefined: they have taken the place away. */
  readonly theirs: T | undefined
}

type RankedReward = Pick<Reward, 'rank'>

/**
 * What one was typing, on top of what others have saved meanwhile: fields that one has left alone are theirs now, those
 * one has changed stay, and where both have changed the same one it is named.
 */
export function mergedRanks<T extends RankedReward>(
  seen: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): { readonly places: T[]; readonly clashes: Clash<T>[] } {
  const clashes: Clash<T>[] = []
  const count = mine.length === seen.length ? Math.max(theirs.length, lastChanged(seen, mine)) : mine.length
  const places = Array.from({ length: count }, (_, at): T | undefined => {
    const [before, own, other] = [seen[at], mine[at], theirs[at]]
    if (own === undefined) return other
    const changed = fieldsOf(own).filter(field => own[field] !== before?.[field])
    for (const field of changed) {
      const isTheirs = other?.[field] !== before?.[field]
      if (isTheirs && other?.[field] !== own[field]) clashes.push({ rank: own.rank, field, theirs: other })
    }
    if (other === undefined) return own
    const place = { ...other }
    for (const field of changed) place[field] = own[field]
    return place
  })
  return { places: places.filter(place => place !== undefined), clashes }
}

const fieldsOf = <T extends RankedReward>(place: T): (keyof T & string)[] =>
  (Object.keys(place) as (keyof T & string)[]).filter(field => field !== 'rank')

const lastChanged = <T extends RankedReward>(seen: readonly T[], mine: readonly T[]): number =>
  mine.findLastIndex((place, at) => fieldsOf(place).some(field => place[field] !== seen[at]?.[field])) + 1
