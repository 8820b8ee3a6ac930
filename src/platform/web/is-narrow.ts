import { useSyncExternalStore } from 'react'

/**
 * Whether the window is narrower than this many pixels, now and after every turn of the phone. A printed page is never narrow:
 * it has the form for a large window.
 */
export const useIsNarrow = (pixels: number): boolean => useIsNarrowerThan(`${pixels}px`)

/** Takes a length of CSS: one in `rem` follows the font size of the browser, as the class prefix `lg:` does. */
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
