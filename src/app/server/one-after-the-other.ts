interface UnderWay<T> {
  /** Begun already: whoever comes now may miss in it what was written before they came. */
  readonly now: Promise<T>
  next: Promise<T> | undefined
}

/**
 * Work that many ask for at once. Of one kind one is under way at a time, and all who come meanwhile share the next: what
 * anybody is given was begun after they had asked.
 */
export function createCallCoalescer<T>() {
  const all = new Map<string, UnderWay<T>>()

  function begin(kind: string, work: () => Promise<T>): Promise<T> {
    const own: UnderWay<T> = { now: work(), next: undefined }
    all.set(kind, own)
    const end = (): void => {
      if (!own.next) all.delete(kind)
    }
    own.now.then(end, end)
    return own.now
  }

  return (kind: string, work: () => Promise<T>): Promise<T> => {
    const ahead = all.get(kind)
    if (!ahead) return begin(kind, work)
    const start = () => begin(kind, work)
    ahead.next ??= ahead.now.then(start, start)
    return ahead.next
  }
}
