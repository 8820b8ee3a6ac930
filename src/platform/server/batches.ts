interface BatchEntry<T> {
  readonly key: string
  readonly resolve: (found: T | undefined) => void
  readonly reject: (error: unknown) => void
}

/** Milliseconds that nobody waits longer for the batch before: its connection may be a dead one. */
const patience = 20
const maxAtOnce = 200

/**
 * Looks for many things by one statement. The first is looked for at once; what is asked for meanwhile goes together with
 * the next batch. What anybody is told was looked up after they had asked.
 */
export function batchLookups<T>(find: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
  let waiting: BatchEntry<T>[] = []
  let underWay = 0
  let impatient: NodeJS.Timeout | undefined

  function begin(): void {
    clearTimeout(impatient)
    impatient = undefined
    const batch = waiting.splice(0, maxAtOnce)
    if (waiting.length > 0) beginLater()
    if (batch.length > 0) void look(batch)
  }

  const beginLater = (): void => {
    impatient ??= setTimeout(begin, patience)
  }

  async function look(batch: readonly BatchEntry<T>[]): Promise<void> {
    underWay += 1
    try {
      const found = await find([...new Set(batch.map(({ key }) => key))])
      for (const { key, resolve } of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      underWay -= 1
      if (underWay === 0) begin()
    }
  }

  return (key: string): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (underWay === 0) begin()
      else beginLater()
    })
}
