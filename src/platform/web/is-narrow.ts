import { useSyncExternalStore } from 'react'

/**
 * Whether the window is narrower than this many pixels, now and after every turn of the phone. Paper is never narrow: while
 * a page is printed its width is that of the sheet, and what is printed is the form for a large window.
 */
export function useIsNarrow(pixels: number): boolean {
  const query = matchMedia(`screen and (width < ${pixels}px)`)
  return useSyncExternalStore(
    changed => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}
