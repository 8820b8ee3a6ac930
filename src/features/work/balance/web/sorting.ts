import type { Figure } from '../rules.ts'
import type { BalancePerson } from '../schema.ts'

export type Column = Figure | 'name' | 'reliability'

export interface Sorting {
  readonly by: Column
  readonly direction: 'ascending' | 'descending'
}

/** Names from A, figures from the most; a second click on a column turns it round. */
export function sortingAfter(before: Sorting, clicked: Column): Sorting {
  if (before.by !== clicked) return { by: clicked, direction: clicked === 'name' ? 'ascending' : 'descending' }
  return { by: clicked, direction: before.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** `people` by name. Who has no figure comes last, whichever way; equals stay in the order of their names. */
export function sorted(people: readonly BalancePerson[], { by, direction }: Sorting): readonly BalancePerson[] {
  if (by === 'name') return direction === 'ascending' ? people : people.toReversed()
  const sign = direction === 'ascending' ? 1 : -1
  return people.toSorted((a, b) => {
    const [left, right] = [a[by], b[by]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
