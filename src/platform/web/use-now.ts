import { useEffect, useState } from 'react'

/** What time it is, anew as often as told; in milliseconds between. */
export function useNow(every = 10_000): Temporal.Instant {
  const [now, setNow] = useState(() => Temporal.Now.instant())
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
