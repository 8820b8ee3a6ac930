import { useSyncExternalStore } from 'react'

/**
 * Whether the window is narrower than this many pixels, now and after every turn of the phone. Paper is never narrow: while
 * a page is printed its width is that of the sheet, and what is printed is the form for a large window.
 */
export const useIsNarrow = (pixels: number): boolean => useIsNarrowerThan(`${pixels}px`)

/** The same for a length of CSS: those in `rem` follow the font size of the browser, as `lg:` and the like do. */
export function useIsNarrowerThan(length: string): boolean {
  const query = matchMedia(`screen and (width < ${length})`)
  return useSyncExternalStore(
    changed => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}
