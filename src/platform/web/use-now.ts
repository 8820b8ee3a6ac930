import { useEffect, useState } from 'react'
import { serverNow } from './now.ts'

/** What time it is, anew as often as told; in milliseconds between. */
export function useNow(every = 10_000): Temporal.Instant {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
