import { useEffect, useState } from 'react'

/** Milliseconds after which the browser counts as idle at the latest; Safari never says so. */
const patience = 2_000

/** False until the browser is idle after the first render of the component: code for later clicks loads from then on. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const soon = () => setIdle(true)
    const canAsk = 'requestIdleCallback' in globalThis
    const timer = canAsk ? requestIdleCallback(soon, { timeout: patience }) : setTimeout(soon, patience)
    return () => (canAsk ? cancelIdleCallback(Number(timer)) : clearTimeout(timer))
  }, [])
  return isIdle
}
