import { sized } from '../bench/short.ts'

/** How often each figure is measured. A hover gives the prefetch its time. */
export const counts = sized(
  { passes: 3, keys: 60, frames: 120, hoverMilliseconds: 400 },
  { passes: 1, keys: 5, frames: 5, hoverMilliseconds: 0 },
)

/** How long `plainWork` takes on a machine at rest; on a busier or slower one the ceilings rise with it. */
export const atRest = 30

export interface Watched {
  readonly lcp: number
  readonly shown: number
  readonly cls: number
}
declare global {
  // what the page has noted of itself
  var watched: Watched
}

export function watchPage(): void {
  let [lcp, cls, shown] = [0, 0, 0]
  globalThis.watched = {
    get lcp() {
      return lcp
    },
    get shown() {
      return shown
    },
    get cls() {
      return cls
    },
  }
  new PerformanceObserver(list => {
    lcp = list.getEntries().at(-1)?.startTime ?? lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        cls += entry.value
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    // this frame is painted by the time of the next
    if (document.querySelector('[role=gridcell]')) requestAnimationFrame(at => (shown = at))
    else requestAnimationFrame(look)
  }
  look()
}

export const round = (value: number) => Math.round(value * 10) / 10

export async function keyToPaint(key: string): Promise<number> {
  const start = performance.now()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await new Promise(requestAnimationFrame)
  await new Promise(done => setTimeout(done))
  return performance.now() - start
}

/** Milliseconds from frame to frame while the grid is scrolled, down and across. */
export async function scrollFrames(count: number): Promise<number[]> {
  const grid = document.querySelector('[role=grid]')
  const frames: number[] = []
  let before = performance.now()
  for (let at = 0; at < count; at++) {
    grid?.scrollBy(at % 4 === 3 ? 60 : 0, 90)
    await new Promise(requestAnimationFrame)
    frames.push(performance.now() - before)
    before = performance.now()
  }
  return frames.slice(1)
}
