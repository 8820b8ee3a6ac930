import { useSyncExternalStore } from 'react'
import { useIsNarrow } from '../is-narrow.ts'
import { listeners, places } from './toast-place.ts'

/** From so many pixels on windows leave room beside them, and toasts stand in a corner; `sm`. */
export const wide = 640

/** The place in the window that was opened last, if it fills the screen. */
export function useToastPlace(): HTMLElement | undefined {
  const isNarrow = useIsNarrow(wide)
  const last = useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => places.at(-1),
  )
  return isNarrow ? last : undefined
}
