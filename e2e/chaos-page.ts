/** Records of one page, filled by `watchTaps`. */
interface Chaos {
  /** Clears the records, and from now on records the control at this point in every frame. */
  aim(x: number, y: number): void
  /** Each tap since the last `aim`. */
  readonly taps: Tap[]
  /** How many clicks the page has received, those that it ignores included. */
  readonly clicks: number
  /** Paths of all calls since the page was loaded. */
  readonly calls: string[]
}

interface Tap {
  /** Milliseconds of the page's clock. */
  readonly at: number
  /** The controls with a consequence that the person saw at the point, or else close to it, when deciding to tap. */
  readonly seen: readonly string[]
  /** The controls at the point since `aim`, with milliseconds before the tap: they explain a wrong tap. */
  readonly before: readonly string[]
  /** The control with a consequence that received the tap, if any; undefined: the tap was ignored. */
  readonly hit: { readonly control: string | undefined } | undefined
}

declare global {
  var chaos: Chaos
}

interface Person {
  /** Milliseconds. */
  readonly reaction: number
  /** Pixels around a touch in which a control is pressed; 0 for a mouse. */
  readonly radius: number
}

/** Runs in the page before the app: records the controls at a point, each tap and each call. */
export function watchTaps({ reaction, radius }: Person): void {
  const ids = new WeakMap<Element, number>()
  let last = 0
  const idOf = (element: Element) => {
    const id = ids.get(element) ?? (last += 1)
    ids.set(element, id)
    return id
  }
  const controlAt = (element: Element | null) =>
    element?.closest('[data-consequence]') ?? element?.closest('label')?.querySelector('[data-consequence]')
  /** The same element with the same name, in a row that shows the same, does the same. */
  const nameOf = (element: Element | null) => {
    const control = controlAt(element)
    return control ? `${idOf(control)} ${control.ariaLabel ?? control.textContent}` : undefined
  }
  let samples: { readonly at: number; readonly controls: readonly string[] }[] = []
  let point = { x: 0, y: 0 }
  const isClose = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return (
      point.x >= left - radius &&
      point.x <= right + radius &&
      point.y >= top - radius &&
      point.y <= bottom + radius &&
      (control.closest('label') ?? control).contains(middle)
    )
  }
  const controlsNow = () => {
    const there = nameOf(document.elementFromPoint(point.x, point.y))
    if (there !== undefined || radius === 0) return there === undefined ? [] : [there]
    return [...document.querySelectorAll('[data-consequence]')].filter(isClose).flatMap(each => nameOf(each) ?? [])
  }
  const note = () => samples.push({ at: performance.now(), controls: controlsNow() })
  const sample = () => {
    note()
    requestAnimationFrame(sample)
  }
  requestAnimationFrame(sample)
  const seenAt = (at: number) => samples.findLast(each => each.at <= at)?.controls ?? []
  const changesBefore = (at: number) =>
    samples
      .map(({ at: since, controls }) => ({ since, text: controls.join(' or ') || 'none' }))
      .filter(({ text }, index, all) => index === 0 || text !== all[index - 1]?.text)
      .map(({ since, text }) => `${Math.round(at - since)} ms: ${text}`)
  const taps: Tap[] = []
  const calls: string[] = []
  let pressedAt = 0
  let clicks = 0
  addEventListener('click', () => (clicks += 1), true)
  addEventListener('pointerdown', () => (pressedAt = performance.now()), true)
  // after `watchPresses`, which stops what it ignores at the window
  addEventListener('DOMContentLoaded', () =>
    document.addEventListener(
      'click',
      ({ target, detail }) => {
        if (detail === 0 || !(target instanceof Element)) return
        taps.push({
          at: pressedAt,
          seen: seenAt(pressedAt - reaction),
          before: changesBefore(pressedAt),
          hit: { control: nameOf(target) },
        })
      },
      true,
    ),
  )
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    calls.push(new URL(url, location.href).pathname)
    return fetch(input, init)
  }
  globalThis.chaos = {
    aim(x, y) {
      point = { x, y }
      samples = []
      note()
      taps.length = 0
    },
    taps,
    get clicks() {
      return clicks
    },
    calls,
  }
}

interface TargetWish {
  /** Each from 0 to 1: which control, and where on it. */
  readonly chances: readonly number[]
  readonly wantsConsequence: boolean
}

export interface Target {
  readonly x: number
  readonly y: number
  readonly hasConsequence: boolean
}

/** Runs in the page: returns a point on a visible control that can be pressed, or scrolls to one and returns undefined. */
export function chooseTarget({
  chances: [which = 0, across = 0, down = 0],
  wantsConsequence,
}: TargetWish): Target | undefined {
  const canBePressed = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = document.elementFromPoint(x + width / 2, y + height / 2)
    return width > 4 && height > 4 && middle !== null && (element.closest('label') ?? element).contains(middle)
  }
  const around = document.querySelectorAll('main, [role=dialog], [role=alertdialog], .tells')
  const inPlace = (selector: string) =>
    [...around].flatMap(place => [...place.querySelectorAll(selector)]).filter(canBePressed)
  const grave = inPlace('[data-consequence]')
  const others = inPlace('button:not([data-consequence]), a[href^="/"], [role=tab], input, summary')
  const hidden = document.querySelectorAll('main [data-consequence]')
  if (wantsConsequence && grave.length === 0 && hidden.length > 0) {
    hidden[Math.floor(which * hidden.length)]?.scrollIntoView({ block: 'center' })
    return undefined
  }
  const hasConsequence = grave.length > 0 && (wantsConsequence || others.length === 0)
  const from = hasConsequence ? grave : others
  const chosen = from[Math.floor(which * from.length)]
  if (!chosen) return undefined
  const { x, y, width, height } = chosen.getBoundingClientRect()
  return { x: x + width * (0.2 + 0.6 * across), y: y + height * (0.2 + 0.6 * down), hasConsequence }
}
