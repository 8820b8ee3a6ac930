import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than this many pixels, now and after every turn of the phone. */
export function useIsNarrow(pixels: number): boolean {
  const query = matchMedia(`(width < ${pixels}px)`)
  return useSyncExternalStore(
    changed => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}
