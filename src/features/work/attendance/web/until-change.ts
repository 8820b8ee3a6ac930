/** After a read that came late or failed. */
const again = 10_000
/** The answer of the very moment may still be the one before. */
const margin = 1000

interface TimedAnswer {
  /** By the server's clock, which alone knows when something begins. */
  readonly now: string
  /** Null: nothing changes by itself. */
  readonly changesAt: string | null
}

/**
 * In how many milliseconds what was read at a moment of our clock is another by itself: a `refetchInterval`. Of our own
 * clock only what has passed since counts, for it may be wrong. A machine that slept learns it with the next tick of the
 * clock on the screen, as each asks anew.
 */
export function refetchDelay({ now, changesAt }: TimedAnswer, readAt: number): number | false {
  if (changesAt === null) return false
  const left = Date.parse(changesAt) - Date.parse(now) - (Date.now() - readAt)
  return left > 0 ? left + margin : again
}
