/** Elements of open windows where toasts can stand, the window that was opened last at the end. */
export const places: HTMLElement[] = []
/** Called when there is another. */
export const listeners = new Set<() => void>()

/**
 * For an element between what a window says and its buttons: while the window fills the screen, toasts stand there. It is as
 * tall as they are, so that they cover nothing of the window, neither its buttons nor the one that closes it.
 */
export function registerToastPlace(element: HTMLElement | null): (() => void) | undefined {
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
