/** A copy in which the item at index `from` stands at index `to`; an index outside the list changes nothing. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  if (!(from in list && to in list)) return [...list]
  const moved = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}
