import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIsNarrow } from '../is-narrow.ts'
import { lastPressed } from '../pressed.ts'
import type { ToastKind, ToastMessage } from './toast-message.ts'
import { useUiTexts } from './texts.tsx'
import { listeners, places } from './toast-place.ts'

const kinds = {
  success: { icon: CircleCheck, hue: 'green', milliseconds: 5000 },
  error: { icon: CircleAlert, hue: 'red', milliseconds: 7000 },
  warning: { icon: TriangleAlert, hue: 'orange', milliseconds: 6000 },
  info: { icon: Info, hue: 'blue', milliseconds: 5000 },
} as const satisfies Record<ToastKind, object>

interface Props {
  /** What is still to be shown, the oldest first. */
  readonly waiting: readonly ToastMessage[]
  /** So many of them are shown now. */
  readonly onTaken: (count: number) => void
}

/** Where toasts stand: on phones at the top, or above the buttons of a window; at the bottom right elsewhere. */
export function Toaster(props: Props) {
  return (
    <Toast.Provider limit={4}>
      <Shown {...props} />
    </Toast.Provider>
  )
}

function Shown({ waiting, onTaken }: Props) {
  const words = useUiTexts()
  const { toasts, add, close } = Toast.useToastManager()
  const known = useRef(new WeakSet<ToastMessage>())
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const place = useToastPlace()
  const isAside = useAside(viewport, toasts.length)
  useStanding(viewport, place, toasts)
  useFootBars(viewport, toasts)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const message of waiting) {
      if (known.current.has(message)) continue
      known.current.add(message)
      const { kind, title, description, action } = message
      const act = () => {
        action?.onClick()
        close(id)
      }
      const id = add({
        title,
        type: kind,
        timeout: kinds[kind].milliseconds,
        priority: kind === 'error' ? 'high' : 'low',
        ...(description === undefined ? {} : { description }),
        ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: act } }),
      })
    }
    onTaken(waiting.length)
  }, [waiting, onTaken, add, close])
  return (
    <Toast.Portal>
      <Toast.Viewport
        aria-label={words.toasts}
        ref={setViewport}
        className={`fixed inset-x-4 z-80 flex gap-2 outline-none sm:inset-x-auto sm:w-[350px] print:hidden ${place ? inWindow : isAside ? aside : defaultPlacement}`}
      >
        {toasts.map(toast => (
          <One key={toast.id} toast={toast} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  )
}

/** Below the bar of a phone, above one at the foot of the screen: what is pressed most does not lie under a toast. */
const defaultPlacement =
  'top-[calc(0.75rem+env(safe-area-inset-top))] flex-col sm:top-auto sm:right-6 sm:bottom-[calc(1.5rem+var(--foot-bars,0px))] sm:flex-col-reverse'
/** The other end of the screen. */
const aside =
  'bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--foot-bars,0px))] flex-col-reverse sm:bottom-[calc(1.5rem+var(--foot-bars,0px))] sm:left-6'

/** Pixels from the top of a phone. */
const belowBar = 64

/** How far from its foot, `useStanding` says. */
const inWindow = 'flex-col-reverse'

/** Pixels above and below the toasts that stand in a window. */
const gap = { above: 4, below: 12 } as const

function useStanding(shown: HTMLDivElement | null, place: HTMLElement | undefined, toasts: readonly unknown[]): void {
  useLayoutEffect(
    () => (shown && place && toasts.length > 0 ? standIn(place, shown) : undefined),
    [shown, place, toasts],
  )
}

/** Makes the window's place as tall as the toasts, and puts them there. @returns how to undo it */
function standIn(place: HTMLElement, shown: HTMLElement): (() => void) | undefined {
  const popup = place.offsetParent
  if (!(popup instanceof HTMLElement)) return undefined
  const stand = () => {
    place.style.height = `${gap.above + shown.offsetHeight + gap.below}px`
    // not where it is seen just now: the window may still be rising
    shown.style.bottom = `${popup.offsetHeight - place.offsetTop - place.offsetHeight + gap.below}px`
  }
  stand()
  // what was pressed to get this far stays in sight
  const pressed = lastPressed()
  if (pressed && popup.contains(pressed)) pressed.scrollIntoView({ block: 'nearest' })
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(stand)
  })
  // gives way to whatever else in the window grows
  if (place.previousElementSibling) observer.observe(place.previousElementSibling)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    place.style.height = ''
    shown.style.bottom = ''
  }
}

/** Says how much of the foot of the screen bars take, such as the one for what is selected; they come and go meanwhile. */
function useFootBars(shown: HTMLDivElement | null, toasts: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (!shown || toasts.length === 0) return undefined
    const look = () => shown.style.setProperty('--foot-bars', `${footBars(shown)}px`)
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
      removeEventListener('scroll', look)
    }
  }, [shown, toasts])
}

/** Pixels from the foot of the screen to the top of the bars that toasts would lie on. */
function footBars(shown: HTMLDivElement): number {
  const boxes = [...document.querySelectorAll('[data-foot-bar]')].map(bar => bar.getBoundingClientRect())
  // how tall they are is asked only where there are bars: to ask takes a layout
  const tops = boxes
    .filter(box => box.top < innerHeight && box.bottom > innerHeight - 24 - shown.offsetHeight)
    .map(({ top }) => top)
  return innerHeight - Math.min(innerHeight, ...tops)
}

/** Whether toasts would cover what is in use, such as the button to be pressed again: they stand elsewhere then. */
function useAside(shown: HTMLDivElement | null, count: number): boolean {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    if (!shown || count === 0) return undefined
    const look = () => {
      const buttons = document.querySelectorAll('[data-modal] footer button')
      const used = [document.activeElement, lastPressed(), ...buttons].filter(each => each && each !== document.body)
      // whoever acts on a toast finds it where it is
      if (used.some(each => shown.contains(each))) return
      const { width, height } = shown.getBoundingClientRect()
      const isCorner = innerWidth >= wide
      const foot = innerHeight - 24 - footBars(shown)
      const top = isCorner ? foot - height : belowBar
      const [left, right] = isCorner ? [innerWidth - 24 - width, innerWidth] : [0, innerWidth]
      const bottom = isCorner ? foot : belowBar + height
      setAside(
        used.some(each => {
          const box = each?.getBoundingClientRect()
          return box && box.left < right && box.right > left && box.top < bottom && box.bottom > top
        }),
      )
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [shown, count])
  return isAside
}

const isKind = (type: string | undefined): type is ToastKind => type !== undefined && type in kinds

function One({ toast }: { toast: Toast.Root.ToastObject }) {
  const words = useUiTexts()
  const { icon: Icon, hue } = kinds[isKind(toast.type) ? toast.type : 'info']
  return (
    <Toast.Root
      toast={toast}
      data-hue={hue}
      className="tells relative w-full overflow-hidden rounded-card border border-line bg-float py-3 pr-3 pl-4 shadow-float before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-hue-line before:content-[''] data-limited:hidden sm:w-[350px]"
    >
      <Toast.Content className="flex gap-3">
        <Icon aria-hidden size={18} className="mt-px shrink-0 text-hue-line" />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium text-text" />
          <Toast.Description className="mt-0.5 text-13 text-text-2" />
          <Toast.Action
            data-consequence=""
            className="mt-1.5 -ml-1.5 rounded-chip px-1.5 py-0.5 text-13 font-medium text-accent hover:bg-hover empty:hidden pointer-coarse:min-h-11"
          />
        </div>
        <Toast.Close
          aria-label={words.close}
          className="-my-1.5 -mr-1 flex size-8 shrink-0 items-center justify-center rounded-control text-text-3 -outline-offset-2 transition-colors duration-120 hover:bg-hover hover:text-text pointer-coarse:-my-3 pointer-coarse:size-11"
        >
          <X aria-hidden size={15} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}

/** From so many pixels on windows leave room beside them, and toasts stand in a corner; `sm`. */
const wide = 640

/** The place in the window that was opened last, if it fills the screen. */
function useToastPlace(): HTMLElement | undefined {
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
