import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whose click or key opened what, for popups that have no trigger of their own. */
const anchors = new WeakMap<Element, HTMLElement>()

/** For the popup's element: what lies in it was reached from the anchor, where the focus goes when the popup is gone. */
export const anchoredAt =
  (anchor: Element) =>
  (popup: Element | null): void => {
    if (popup && anchor instanceof HTMLElement) anchors.set(popup, anchor)
  }

interface DialogFocus {
  readonly popup: RefObject<HTMLDivElement | null>
  readonly initialFocus: () => HTMLElement | true
  readonly finalFocus: () => HTMLElement | true
}

/**
 * A window takes the focus, also where something else gives it away in the same moment (a popup that closes gives it back to
 * what it hung on), keeps it while what is in it changes, and returns it to what opened it; where that is gone, to what had opened that.
 */
export function useDialogFocus(isOpen: boolean): DialogFocus {
  const popup = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState({ isOpen, from: isOpen ? openers() : [] })
  if (known.isOpen !== isOpen) setKnown({ isOpen, from: isOpen ? openers() : known.from })
  useEffect(() => {
    if (!isOpen) return undefined
    let looking: ReturnType<typeof setTimeout> | undefined
    // what had the focus may go, such as a button whose work is done; on its way to another field it is nowhere, for a moment
    const observer = new MutationObserver(() => {
      clearTimeout(looking)
      looking = setTimeout(() => {
        if (document.activeElement === document.body) enter(popup.current)
      })
    })
    const frame = requestAnimationFrame(() => {
      const window = popup.current
      if (!window) return
      if (!window.contains(document.activeElement)) enter(window)
      observer.observe(window, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(looking)
      observer.disconnect()
    }
  }, [isOpen])
  return {
    popup,
    initialFocus: () => popup.current?.querySelector<HTMLElement>(asking) ?? true,
    finalFocus: () => known.from.find(element => element.isConnected) ?? true,
  }
}

const enter = (window: HTMLElement | null): void =>
  (window?.querySelector<HTMLElement>(asking) ?? window?.querySelector<HTMLElement>(tabbable))?.focus()

/** A field that asks for the focus though it is not the first. */
const asking = '[data-autofocus=true]'

const tabbable = ['input', 'textarea', 'select', 'button', 'a[href]', '[tabindex="0"]']
  .map(each => `${each}:not(:disabled):not([tabindex="-1"]):not([aria-hidden=true])`)
  .join(', ')

/** What has the focus now, then what opened the popup in which that lies, and so on. */
function openers(): HTMLElement[] {
  const found: HTMLElement[] = []
  let element = document.activeElement
  while (element instanceof HTMLElement && element !== document.body && !found.includes(element)) {
    found.push(element)
    const popup: Element | null = element.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
    element = popup && (anchors.get(popup) ?? document.querySelector(`[aria-controls="${popup.id}"]`))
  }
  return found
}
