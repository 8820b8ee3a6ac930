import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/*
 * A grid is one tab stop. Its rows hold cells (`data-at`: from the left; `data-until`, of several days: the last of them), a cell holds the places where the focus can stand
 * (`data-stop`: itself, or what can be opened in it). The one where it stood last is the way back in.
 *
 * Done on the elements themselves: fifteen thousand cells are not rendered again because the focus moves on by one.
 */

const page = 10

type Step = (place: { row: number; cell: number }, size: { rows: number; cells: number }) => [row: number, cell: number]

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, cell }) => [row - 1, cell],
  ArrowDown: ({ row, cell }) => [row + 1, cell],
  ArrowLeft: ({ row, cell }) => [row, cell - 1],
  ArrowRight: ({ row, cell }) => [row, cell + 1],
  PageUp: ({ row, cell }) => [row - page, cell],
  PageDown: ({ row, cell }) => [row + page, cell],
  Home: ({ row }) => [row, 0],
  End: ({ row }, { cells }) => [row, cells - 1],
}

const clamp = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value))

/** Where a key leads from a place in the grid; undefined: it is not one of the grid's keys. */
export function gridPositionAfterKey(
  key: string,
  withControl: boolean,
  place: { row: number; cell: number },
  size: { rows: number; cells: number },
): { row: number; cell: number } | undefined {
  const step = steps[key]
  if (!step || (withControl && key !== 'Home' && key !== 'End')) return undefined
  const [row, cell] = step(place, size)
  const wholeGrid = withControl ? (key === 'Home' ? 0 : size.rows - 1) : row
  return { row: clamp(wholeGrid, size.rows), cell: clamp(cell, size.cells) }
}

const stopIn = (cell: Element | null, isLast: boolean): HTMLElement | undefined => {
  if (!(cell instanceof HTMLElement)) return undefined
  if (cell.matches('[data-stop]')) return cell
  const stops = [...cell.querySelectorAll<HTMLElement>('[data-stop]')]
  return isLast ? stops.at(-1) : stops[0]
}

const stopOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null

/** Focuses where the key leads to. False: it is none of the grid's keys. */
function follow(grid: HTMLElement, stop: HTMLElement, key: string, withControl: boolean): boolean {
  const cell = stop.closest('[data-at]')
  const row = stop.closest('[role=row]')
  if (!cell || !row) return false
  if (!withControl && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const within = [...cell.querySelectorAll<HTMLElement>('[data-stop]')]
    const beside = within[within.indexOf(stop) + (key === 'ArrowDown' ? 1 : -1)]
    if (beside && within.includes(stop)) {
      beside.focus()
      return true
    }
  }
  const rows = [...grid.querySelectorAll('[role=row]')]
  const [first, last] = extentOf(cell)
  const next = gridPositionAfterKey(
    key,
    withControl,
    { row: rows.indexOf(row), cell: key === 'ArrowRight' ? last : first },
    { rows: rows.length, cells: Number(grid.getAttribute('aria-colcount')) },
  )
  const to = next && rows[next.row]
  const stopThere =
    to &&
    (stopAt(to, next.cell, key === 'ArrowUp') ??
      stopAt(to, 1, false) ??
      // the first week of a month may begin after Monday
      to.querySelector<HTMLElement>('[role=gridcell] [data-stop]'))
  stopThere?.focus()
  return next !== undefined
}

const extentOf = (cell: Element): readonly [number, number] => {
  const first = Number(cell.getAttribute('data-at'))
  return [first, Number(cell.getAttribute('data-until') ?? first)]
}

/** Of the cell that stands there; the head of a row may hold nothing to stand on. */
function stopAt(row: Element, at: number, isLast: boolean): HTMLElement | undefined {
  const cell = [...row.querySelectorAll('[data-at]')].find(one => {
    const [first, last] = extentOf(one)
    return first <= at && at <= last
  })
  return stopIn(cell ?? null, isLast)
}

/** For the grid's element: the keys, and which place Tab leads to. `first`: to which one before the focus was in it. */
export function useGridKeys(grid: RefObject<HTMLElement | null>, first: string) {
  const wayIn = useRef<HTMLElement>(null)
  const lead = (to: HTMLElement) => {
    wayIn.current?.setAttribute('tabindex', '-1')
    to.setAttribute('tabindex', '0')
    wayIn.current = to
  }
  // rows come and go: there is always a way in
  useEffect(() => {
    if (wayIn.current?.isConnected) return
    const to =
      grid.current?.querySelector<HTMLElement>(first) ?? grid.current?.querySelector<HTMLElement>('[data-stop]')
    if (to) lead(to)
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      const stop = stopOf(target)
      if (stop) lead(stop)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.shiftKey) return
      const stop = stopOf(event.target)
      if (stop && follow(event.currentTarget, stop, event.key, event.ctrlKey || event.metaKey)) event.preventDefault()
    },
  }
}
