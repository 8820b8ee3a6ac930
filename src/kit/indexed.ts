/** A list without repetitions, and where in it a thing stands. */
export interface IndexedList<K, V> {
  readonly all: V[]
  find(key: K): number | undefined
  /** Adds it at the end where it is not there yet. */
  at(key: K, make: () => V): number
}

export function createIndexedList<K, V = K>(known: readonly (K & V)[] = []): IndexedList<K, V> {
  const all: V[] = [...known]
  const where = new Map<K, number>(known.map((key, index) => [key, index]))
  return {
    all,
    find: key => where.get(key),
    at(key, make) {
      const found = where.get(key)
      if (found !== undefined) return found
      where.set(key, all.length)
      return all.push(make()) - 1
    },
  }
}
