import { type RefObject, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether an element of a grid is in sight or soon will be, or stands on the paper that is being printed. `startsNear`: until
 * the browser has looked. `around`: pixels above and below what is in sight that count as near.
 */
export function useIsNearViewport(element: RefObject<HTMLElement | null>, startsNear: boolean, around = 300): boolean {
  const [isNear, setNear] = useState(startsNear)
  useEffect(() => {
    if (!element.current) return undefined
    // of several looks at once the last one counts
    const observer = new IntersectionObserver(looks => setNear(looks.at(-1)?.isIntersecting ?? false), {
      root: element.current.closest('[role=grid]'),
      rootMargin: `${around}px 0px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, around])
  const isPrinting = useSyncExternalStore(onPrint, () => printing)
  return isNear || isPrinting
}

/** Of so many rows those that are drawn at once; the others follow when there is time, and before anything is printed. */
export function useProgressiveCount(count: number, atOnce: number): number {
  const isPrinting = useSyncExternalStore(onPrint, () => printing)
  const inTime = useDeferredValue(count, atOnce)
  return isPrinting ? count : inTime
}

let printing = false
const hearing = new Set<() => void>()
const print = (is: boolean) => () => {
  printing = is
  for (const hear of hearing) hear()
}
// nobody scrolls on paper
globalThis.addEventListener?.('beforeprint', print(true))
globalThis.addEventListener?.('afterprint', print(false))

function onPrint(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}
