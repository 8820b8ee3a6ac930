import { useSyncExternalStore } from 'react'
import { useIsNarrow } from '../is-narrow.ts'

const places: HTMLElement[] = []
const listeners = new Set<() => void>()

/**
 * For an element between what a window says and its buttons: while the window fills the screen, toasts stand there. It is as
 * tall as they are, so that they cover nothing of the window, neither its buttons nor the one that closes it.
 */
export function toastPlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  places.push(element)
  notify()
  return () => {
    places.splice(places.indexOf(element), 1)
    notify()
  }
}

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
