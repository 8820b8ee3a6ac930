/** Milliseconds in which a control that has just appeared or moved ignores a press: it was aimed at what was there before. */
const guardTime = 400

/** Milliseconds for which every frame is looked at when something on the page begins to move by itself. */
const maxTransition = 500

/** Milliseconds after a wheel, a finger or a key, and after each scroll that follows it, in which scrolling is the reader's own. */
const scrollEcho = 150

/** Pixels: what moves less is still what the reader aimed at. */
const tolerance = 8

interface ControlPosition {
  readonly onScreen: DOMRect
  /** How far what it lies in is scrolled, in all. */
  readonly scrolled: { readonly x: number; readonly y: number }
  readonly name: string
  /** Whether a press at its middle reaches it: no dialog or toast is above it. */
  readonly isReachable: boolean
}

const places = new WeakMap<HTMLElement, ControlPosition>()
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * From now on a control with `data-consequence` ignores the pointer for `guardTime` after it appeared, moved or got another
 * name, and blinks once. The reader's own scrolling does not count. Meanwhile it carries `data-guarded`. Keys and assistive
 * technology always reach it.
 */
export function watchPresses(): void {
  const changes = new MutationObserver(lookSoon)
  changes.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'style', 'hidden', 'inert', 'open', 'aria-label', 'data-open', 'data-closed'],
  })
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, noteReader, { capture: true, passive: true })
  addEventListener('scroll', followScroll, { capture: true, passive: true })
  for (const event of ['scroll', 'resize', 'load']) addEventListener(event, lookSoon, { capture: true, passive: true })
  for (const event of ['transitionrun', 'animationstart']) addEventListener(event, lookWhileMoving, true)
  for (const event of ['pointerdown', 'mousedown', 'click']) addEventListener(event, ignoreIfGuarded, true)
}

let readerScrollsUntil = 0

function noteReader(): void {
  readerScrollsUntil = performance.now() + scrollEcho
}

/** A page goes on scrolling after the finger has left it. */
function followScroll(): void {
  if (isScrolledByReader()) noteReader()
}

/** A page also scrolls because it became shorter, or because a script says so. */
const isScrolledByReader = (): boolean => performance.now() < readerScrollsUntil

let isLooking = false
let movesUntil = 0

function lookSoon(): void {
  if (isLooking) return
  isLooking = true
  requestAnimationFrame(() => {
    isLooking = false
    look()
    if (performance.now() < movesUntil) lookSoon()
  })
}

function lookWhileMoving(): void {
  movesUntil = performance.now() + maxTransition
  lookSoon()
}

function look(): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-consequence]')) {
    const before = places.get(control)
    const place = placeOf(control)
    if (before && !hasChanged(before, place)) {
      // scrolling leads to where it now is; what drifts by itself is compared with where it began
      if (isScrolled(before, place)) places.set(control, place)
      continue
    }
    places.set(control, place)
    guard(control)
  }
}

function guard(control: HTMLElement): void {
  clearTimeout(timers.get(control))
  control.dataset['guarded'] = ''
  timers.set(
    control,
    setTimeout(() => delete control.dataset['guarded'], guardTime),
  )
}

function placeOf(control: HTMLElement): ControlPosition {
  const onScreen = control.getBoundingClientRect()
  const scrolled = { x: scrollX, y: scrollY }
  for (let around = control.parentElement; around; around = around.parentElement) {
    if (around === document.scrollingElement) continue
    scrolled.x += around.scrollLeft
    scrolled.y += around.scrollTop
  }
  const atMiddle = document.elementFromPoint(onScreen.x + onScreen.width / 2, onScreen.y + onScreen.height / 2)
  const isReachable = atMiddle !== null && (control.closest('label') ?? control).contains(atMiddle)
  return { onScreen, scrolled, name: control.ariaLabel ?? control.textContent, isReachable }
}

const isScrolled = (before: ControlPosition, place: ControlPosition): boolean =>
  before.scrolled.x !== place.scrolled.x || before.scrolled.y !== place.scrolled.y

function hasChanged(before: ControlPosition, place: ControlPosition): boolean {
  if (before.name !== place.name) return true
  const hasAppeared = place.isReachable && !before.isReachable
  if (!isScrolled(before, place) || !isScrolledByReader())
    return hasAppeared || isApart(before.onScreen, place.onScreen, 0, 0)
  // scrolling moves a control on the screen only, and a sticky or fixed one on the page only
  const across = place.scrolled.x - before.scrolled.x
  const down = place.scrolled.y - before.scrolled.y
  return isApart(before.onScreen, place.onScreen, 0, 0) && isApart(before.onScreen, place.onScreen, across, down)
}

const isApart = (a: DOMRect, b: DOMRect, across: number, down: number): boolean =>
  Math.abs(b.left + across - a.left) >= tolerance ||
  Math.abs(b.right + across - a.right) >= tolerance ||
  Math.abs(b.top + down - a.top) >= tolerance ||
  Math.abs(b.bottom + down - a.bottom) >= tolerance

/** The control whose press began while it was guarded. */
let ignored: Element | undefined

function ignoreIfGuarded(event: Event): void {
  // keys and assistive technology click without a press
  if (event instanceof MouseEvent && event.type === 'click' && event.detail === 0) return
  const control = event.target instanceof Element ? guardedAt(event.target) : undefined
  if (event.type === 'pointerdown') ignored = control
  if (!control && !(ignored && event.target instanceof Node && ignored.contains(event.target))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type === 'click') blink(control ?? ignored)
}

/** Looks anew: something may have moved since the last frame. */
function guardedAt(target: Element): Element | undefined {
  look()
  const control = target.closest('[data-consequence]') ?? target.closest('label')?.querySelector('[data-consequence]')
  return control?.matches('[data-guarded]') ? control : undefined
}

function blink(control: Element | undefined): void {
  control?.animate({ opacity: [1, 0.4, 1] }, 200)
}
