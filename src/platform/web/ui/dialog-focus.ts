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
    // the first field to appear gets the focus until the member uses the dialog
    let isFresh = !isTouched()
    const use = () => {
      isFresh = false
    }
    const uses = ['keydown', 'pointerdown'] as const
    for (const kind of uses) addEventListener(kind, use, true)
    // what had the focus may go, such as a button whose work is done; on its way to another field it is nowhere, for a moment
    const observer = new MutationObserver(() => {
      clearTimeout(looking)
      looking = setTimeout(() => {
        const { activeElement } = document
        const isWaiting = isFresh && popup.current?.contains(activeElement) && !activeElement?.matches(fields)
        if (isWaiting) firstField(popup.current)?.focus()
        else if (activeElement === document.body) enter(popup.current)
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
      for (const kind of uses) removeEventListener(kind, use, true)
    }
  }, [isOpen])
  return {
    popup,
    initialFocus: () => firstField(popup.current) ?? true,
    finalFocus: () => known.from.find(element => element.isConnected) ?? true,
  }
}

const enter = (window: HTMLElement | null): void => (firstField(window) ?? firstShown(window, tabbable))?.focus()

/** The first that can take the focus: a part of the window may wait, hidden, for the rest of it. */
const firstShown = (window: HTMLElement | null, selector: string): HTMLElement | undefined =>
  [...(window?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    // jsdom lays nothing out
    element => element.checkVisibility?.() ?? element.closest('.hidden') === null,
  )

/** The field that asks for the focus, or the first one; under a finger that would open a keyboard over the window. */
const firstField = (window: HTMLElement | null): HTMLElement | undefined =>
  firstShown(window, asking) ?? (isTouched() ? undefined : firstShown(window, fields))

// jsdom has no media queries
const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches

/** A field that asks for the focus though it is not the first. */
const asking = '[data-autofocus=true]'

const usable = (selectors: readonly string[]): string =>
  selectors.map(each => `${each}:not(:disabled):not([tabindex="-1"]):not([aria-hidden=true])`).join(', ')

const tabbable = usable(['input', 'textarea', 'select', 'button', 'a[href]', '[tabindex="0"]'])
const fields = usable(['input', 'textarea', 'select', '[role=combobox]', '[role=radio]', '[role=switch]'])

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
