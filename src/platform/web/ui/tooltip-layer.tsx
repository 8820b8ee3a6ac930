import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'

const delay = 400

interface Shown {
  readonly anchor: Element
  readonly label: string
}

const shownFor = (target: EventTarget | null): Shown | undefined => {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  const label = anchor?.dataset['tooltip']
  return anchor && label !== undefined ? { anchor, label } : undefined
}

/**
 * The one tooltip of the app: it names whatever carries `data-tooltip` under the mouse, after a moment, or under the
 * keyboard's focus. Elements stay plain, however many there are.
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
      const next = event.pointerType === 'mouse' ? shownFor(event.target) : undefined
      if (next) show(next, delay)
      else hide()
    })
    on('focusin', event => {
      const next = shownFor(event.target)
      if (next?.anchor.matches(':focus-visible')) show(next, 0)
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
          <Tooltip.Popup className="appears flex max-w-64 items-center gap-2 rounded-chip bg-primary px-2 py-1 text-12 font-medium text-on-primary shadow-float">
            {shown?.label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
