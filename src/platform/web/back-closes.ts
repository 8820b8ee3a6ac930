import { useEffect, useRef } from 'react'
import { pops } from './pops.ts'

/** In the state of a history entry that stands for an open window: the window's position and the page below. */
const mark = 'staffelWindow'

interface Mark {
  /** Number of open windows, this one included. */
  readonly depth: number
  /** Key of the page's own entry. */
  readonly page: string | undefined
}

interface Entry {
  readonly __TSR_key?: string
  readonly [mark]?: Mark
}

interface OpenWindow {
  readonly close: () => void
}

/** As much of the router's history as it takes to know where the router is. */
interface RouterHistory {
  readonly location: { readonly state: Entry }
  subscribe(changed: () => void): () => void
}

/** Milliseconds in which a page that is being left is gone. */
const leavingTime = 2_000

/** Milliseconds in which a browser has gone to another entry of the page. */
const traversalTime = 1_000

type Write = 'pushState' | 'replaceState'

const windows: OpenWindow[] = []
/** How many entries of closed windows lie ahead of the current one. */
let ahead = 0
let isTraversing = false
/** Writes of the router that came during a traversal, which would put them in the wrong place. */
let deferred: (() => void)[] = []
/** The router's replacement while a window was open; the page's own entry gets it once it is current. */
let replaced: Parameters<History['replaceState']> | undefined
let router: RouterHistory | undefined
let overdue: ReturnType<typeof setTimeout> | undefined
/** Milliseconds since the page began. */
let leavingUntil = 0
let timer: ReturnType<typeof setTimeout> | undefined

const entry = (): Entry => Object(history.state)
const depthOf = (state: Entry): number => state[mark]?.depth ?? 0
const pageOf = (state: Entry): string | undefined => state[mark]?.page ?? state.__TSR_key

let current = entry()

/**
 * The back gesture and the back button close a window: an open window has a history entry of its own, which goes with it
 * however it is closed. The router hears nothing of these entries.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const opened = { close: () => latest.current() }
    windows.push(opened)
    settleSoon()
    return () => {
      windows.splice(windows.indexOf(opened), 1)
      settleSoon()
    }
  }, [isOpen])
}

/** From now on windows have entries, but for as long as the browser shows another address than the router, which asks first. */
export function followRouter(history: RouterHistory): () => void {
  router = history
  settleSoon()
  const stop = history.subscribe(() => settleSoon())
  return () => {
    stop()
    router = undefined
  }
}

/** Later: a window may close for another one, or for another page, in the same moment. */
function settleSoon(milliseconds = 0): void {
  clearTimeout(timer)
  timer = setTimeout(settle, milliseconds)
}

/** Adds or removes entries until there is one for each open window. */
function settle(): void {
  if (isTraversing || !router || router.location.state.__TSR_key !== entry().__TSR_key) return
  const wait = leavingUntil - performance.now()
  if (wait > 0) return settleSoon(wait)
  const missing = windows.length - depthOf(entry())
  if (missing < 0) return traverse(missing)
  // entries that are there already: browsers skip those that a page adds without a press
  if (missing > 0 && ahead > 0) return traverse(Math.min(missing, ahead))
  for (let count = 0; count < missing; count += 1) {
    ahead = 0
    const state = entry()
    const added: Mark = { depth: depthOf(state) + 1, page: pageOf(state) }
    History.prototype.pushState.call(history, { ...state, [mark]: added }, '')
  }
  current = entry()
}

function traverse(by: number): void {
  isTraversing = true
  // a browser that has no such entry says nothing
  clearTimeout(overdue)
  overdue = setTimeout(arrive, traversalTime)
  ahead -= by
  history.go(by)
}

pops.hear = event => {
  const before = current
  current = entry()
  if (isTraversing) {
    event.stopImmediatePropagation()
    return arrive()
  }
  if (pageOf(current) !== pageOf(before)) {
    ahead = 0
    return settleSoon()
  }
  event.stopImmediatePropagation()
  ahead += depthOf(before) - depthOf(current)
  replacePage()
  if (depthOf(current) < windows.length) windows.at(-1)?.close()
  // where the window asks first, it has its entry again
  settleSoon()
}

function arrive(): void {
  clearTimeout(overdue)
  isTraversing = false
  replacePage()
  const writes = deferred
  deferred = []
  for (const again of writes) again()
  current = entry()
  settle()
}

function replacePage(): void {
  if (!replaced || depthOf(entry()) > 0) return
  History.prototype.replaceState.apply(history, replaced)
  replaced = undefined
  ahead = 0
  current = entry()
}

// a traversal would keep a page that is being left; if its reader stays, the entries are put right then
addEventListener('beforeunload', () => {
  leavingUntil = performance.now() + leavingTime
  settleSoon()
})

const byRouter = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }

/** Where a link in a window leads takes the place of the window's entry, so that back leads from there to the page. */
function write(kind: Write, ...[state, unused, url]: Parameters<History[Write]>): void {
  if (isTraversing) {
    // the router has followed it already
    deferred.push(() => History.prototype[kind].call(history, state, unused, url))
    return
  }
  const own = entry()[mark]
  if (own && kind === 'replaceState') {
    replaced = [state, unused, url]
    byRouter.replaceState({ ...state, [mark]: own }, unused, url)
  } else {
    if (own) replaced = undefined
    ahead = 0
    byRouter[own ? 'replaceState' : kind](state, unused, url)
  }
  current = entry()
  settleSoon()
}

history.pushState = (...given) => write('pushState', ...given)
history.replaceState = (...given) => write('replaceState', ...given)
