import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'
import { surviveTranslation } from '../translated-page.ts'

// this file loads beside the first screen of any page, and no browser translates before the page is there
surviveTranslation()

const delay = 400

interface Shown {
  readonly anchor: Element
  readonly label: string
}

type Means = 'mouse' | 'focus'

function shownFor(target: EventTarget | null, means: Means): Shown | undefined {
  if (!(target instanceof Element)) return undefined
  const anchor = target.closest<HTMLElement>('[data-tooltip]')
  const label = anchor?.dataset['tooltip']
  const isSeen = (element: Element) => means === 'mouse' || element.matches(':focus-visible')
  const cut = isSeen(target) ? cutTextAt(target, means) : undefined
  if (cut && !label?.includes(cut.label)) return cut
  return anchor && label !== undefined && isSeen(anchor) ? { anchor, label } : undefined
}

const mayBeCut = '[class*="truncate"], [class*="line-clamp"]'
const controls = 'a, button, [role="option"], [role="rowheader"]'
// a longer text is no name, and would cover what it explains
const maxCutLength = 300

/** Text that does not fit: at the target itself, or in the control that it belongs to. */
function cutTextAt(target: Element, means: Means): Shown | undefined {
  const own = target.closest(mayBeCut)
  const control = target.closest(means === 'focus' ? `${controls}, [role="gridcell"], input` : controls)
  const cut = [own, ...(control?.querySelectorAll(mayBeCut) ?? [])].filter(each => each !== null && isCut(each))
  const texts = [...new Set(cut.map(each => (each ? textOf(each) : '')))]
  const label = texts.join(' · ')
  const [anchor] = cut
  if (!anchor || label === '' || label.length > maxCutLength) return undefined
  // the browser shows a title to the mouse, and to the mouse alone
  const title = means === 'mouse' ? anchor.closest('[title]')?.getAttribute('title') : undefined
  return texts.every(text => title?.includes(text)) ? undefined : { anchor, label }
}

const isCut = (element: Element): boolean =>
  element.clientWidth > 0 &&
  (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1)

const textOf = (element: Element): string =>
  (element instanceof HTMLInputElement ? element.value : element.textContent).trim()

/**
 * The one tooltip of the app, for what is under the mouse, after a moment, or under the keyboard's focus: the text of
 * `data-tooltip`, or the whole of a text that is cut off. Elements stay plain, however many there are.
 */
export function TooltipLayer() {
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(waiting)
      setOpen(false)
    }
    const show = (next: Shown, after: number) => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        if (!next.anchor.isConnected) return
        setShown(next)
        setOpen(true)
      }, after)
    }
    const listeners = new AbortController()
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, listener, { signal: listeners.signal, capture: true })
    on('pointerover', event => {
      const next = event.pointerType === 'mouse' ? shownFor(event.target, 'mouse') : undefined
      if (next) show(next, delay)
      else hide()
    })
    on('focusin', event => {
      const next = shownFor(event.target, 'focus')
      if (next) show(next, 0)
      else hide()
    })
    for (const type of ['pointerdown', 'focusout', 'scroll', 'keydown'] as const) on(type, hide)
    // the element may be off the screen now; a tooltip that follows it there makes the page scroll sideways
    addEventListener('resize', hide, { signal: listeners.signal })
    return () => {
      hide()
      listeners.abort()
    }
  }, [])
  return (
    <Tooltip.Root open={isOpen} onOpenChange={setOpen}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={shown?.anchor} sideOffset={6} collisionPadding={8} className="z-70">
          <Tooltip.Popup className="appears flex max-w-64 items-center gap-2 wrap-anywhere rounded-chip bg-primary px-2 py-1 text-12 font-medium text-on-primary shadow-float">
            {shown?.label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
