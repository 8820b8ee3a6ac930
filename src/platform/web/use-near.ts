import { type RefObject, useEffect, useState } from 'react'

/** Whether an element of a grid is in sight or soon will be. `startsNear`: until the browser has looked. */
export function useNear(element: RefObject<HTMLElement | null>, startsNear: boolean): boolean {
  const [isNear, setNear] = useState(startsNear)
  useEffect(() => {
    if (!element.current) return undefined
    // of several looks at once the last one counts
    const observer = new IntersectionObserver(looks => setNear(looks.at(-1)?.isIntersecting ?? false), {
      root: element.current.closest('[role=grid]'),
      rootMargin: '300px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
