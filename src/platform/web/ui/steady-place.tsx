import { useEffect, useRef } from 'react'
import { lastPressed } from '../pressed.ts'

/**
 * In a page of cards that come when they are there: whatever grows above the place where somebody is, that place stays where
 * it is on the screen, and so does a menu that is open on it. At the top of a page that nobody has touched there is none.
 */
export function ScrollAnchor() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const page = here.current?.parentElement
    if (!page) return undefined
    const { style } = document.documentElement
    // a browser that anchors scrolling itself would do it a second time, or not, as it sees fit
    style.overflowAnchor = 'none'
    let place: Element | undefined
    /** Of the place in the page, whatever has been scrolled: it may grow and be scrolled in the same moment. */
    let at = 0
    const whereIs = (element: Element) => element.getBoundingClientRect().top + scrollY
    const note = () => {
      place = placeIn(page)
      at = place ? whereIs(place) : 0
    }
    const hold = () => {
      const grown = place?.isConnected ? whereIs(place) - at : 0
      if (Math.abs(grown) >= 1) scrollBy({ top: grown, behavior: 'instant' })
      note()
    }
    // in a part that scrolls by itself nothing has grown
    const noteScroll = ({ target }: Event) => (target === document ? hold() : note())
    const sized = new ResizeObserver(hold)
    sized.observe(page)
    const events = ['click', 'keyup', 'focusin']
    for (const event of events) addEventListener(event, note, { capture: true, passive: true })
    addEventListener('scroll', noteScroll, { capture: true, passive: true })
    return () => {
      sized.disconnect()
      for (const event of events) removeEventListener(event, note, true)
      removeEventListener('scroll', noteScroll, true)
      style.overflowAnchor = ''
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
