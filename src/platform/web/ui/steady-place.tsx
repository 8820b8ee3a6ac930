import { useEffect, useRef } from 'react'
import { lastPressed } from '../pressed.ts'

/**
 * In a page of cards that come when they are there: whatever grows above the place where somebody is, that place stays where
 * it is on the screen, and so does a menu that is open on it. At the top of a page that nobody has touched there is none.
 */
export function SteadyPlace() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const page = here.current?.parentElement
    if (!page) return undefined
    let place: Element | undefined
    let top = 0
    /** Where the page was put by this. */
    let ours = -1
    const note = () => {
      place = placeIn(page)
      top = place?.getBoundingClientRect().top ?? 0
    }
    const sized = new ResizeObserver(() => {
      // a browser that anchors scrolling itself has moved it back already
      if (place?.isConnected) scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
      note()
      ours = scrollY
    })
    // of a move of ours is told later, when more may have grown: that is not where somebody has gone
    const noteMove = () => {
      if (scrollY !== ours) note()
    }
    sized.observe(page)
    const events = ['click', 'keyup', 'focusin']
    for (const event of events) addEventListener(event, note, { capture: true, passive: true })
    addEventListener('scroll', noteMove, { capture: true, passive: true })
    return () => {
      sized.disconnect()
      for (const event of events) removeEventListener(event, note, true)
      removeEventListener('scroll', noteMove, true)
    }
  }, [])
  return <span ref={here} data-steady="" hidden />
}

/** What was pressed or has the focus, as long as it is in sight; else, once the page was scrolled, the card in the middle. */
function placeIn(page: Element): Element | undefined {
  const touched = [lastPressed(), document.activeElement].find(
    element => element && page.contains(element) && isInSight(element),
  )
  if (touched) return touched
  if (scrollY === 0) return undefined
  return [...page.querySelectorAll('section')].find(
    card => card.getBoundingClientRect().bottom > globalThis.innerHeight / 2,
  )
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < globalThis.innerHeight
}
