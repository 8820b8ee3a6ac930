import { useEffect } from 'react'

/** Milliseconds in which whatever closes may give the focus back itself. */
const patience = 50

const rows = 'li, tr, [role=row], [role=listitem]'
const tabbable = 'a[href], button, input, select, textarea, [tabindex="0"]'
const headings = 'h1, h2, h3'

/** The position of a removed element that had the focus. */
interface Lost {
  /** Siblings after and before the removed row; empty if the removed element was not a row. */
  readonly beside: readonly (Node | null)[]
  readonly within: Node
}

/**
 * Where the focus goes when its element is removed, so that it does not fall to the body: to the next row of the same list, the
 * previous one, or the nearest heading above; after a navigation that is the heading of the new page.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let lost: Lost | undefined
    let looking: ReturnType<typeof setTimeout> | undefined
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined
      lost = undefined
    }
    const look = () => {
      // a click on nothing takes the focus away on purpose
      if (document.activeElement !== document.body || !last || last.isConnected) return
      const next = lost && placeAfter(lost)
      if (next) focusOn(next)
    }
    const observer = new MutationObserver(records => {
      if (!last || last.isConnected) return
      for (const { removedNodes, nextSibling, previousSibling, target } of records) {
        for (const removed of removedNodes) {
          if (!removed.contains(last)) continue
          const isRow = removed instanceof Element && removed.matches(rows)
          lost = { beside: isRow ? [nextSibling, previousSibling] : [], within: target }
        }
      }
      clearTimeout(looking)
      looking = setTimeout(look, patience)
    })
    addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', note)
      observer.disconnect()
      clearTimeout(looking)
    }
  }, [])
}

function placeAfter({ beside, within }: Lost): HTMLElement | undefined {
  for (const row of beside) {
    const found = row instanceof Element && row.isConnected ? firstSeen(row, tabbable) : undefined
    if (found) return found
  }
  for (let place: Node | null = within.isConnected ? within : null; place; place = place.parentNode) {
    const found = place instanceof Element && place !== document.body ? firstSeen(place, headings) : undefined
    if (found) return found
  }
  const main = document.querySelector('main')
  return (main && firstSeen(main, headings)) ?? undefined
}

const firstSeen = (place: Element, selector: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(selector)].find(
    each => each.checkVisibility() && each.closest('[inert]') === null,
  )

function focusOn(element: HTMLElement): void {
  // a heading takes the focus, and is no stop on the way through the page
  if (element.matches(headings)) element.tabIndex = -1
  element.focus()
}
