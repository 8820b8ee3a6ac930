import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Day } from '#kit/day.ts'
import type { Marking } from '../markings.ts'
import { markingAfterClick } from '../rules.ts'
import type { CellChange } from '../schema.ts'
import { cellKey } from './entries.ts'
import type { GridCell, Tool } from './tools.ts'
import { shortcutKey } from '#platform/web/shortcut-key.ts'

/** Where the days run. Where they run down, on a phone, a finger that moves over cells paints them. */
export type Layout = 'daysAcross' | 'daysDown'

interface Point {
  readonly x: number
  readonly y: number
}

interface Painting {
  readonly days: readonly Day[]
  readonly shiftIds: readonly string[]
  readonly layout: Layout
  readonly tool: Tool
  readonly onNote: (cell: GridCell) => void
  readonly onHelp: () => void
}

/** How far a finger may slip while it taps, in pixels. */
const fingerTremor = 10
/** So near to each other are the places under a fast finger that are looked at; no cell is that small. */
const swipeStep = 16

const digits: Readonly<Record<string, Marking>> = { '1': 'none', '2': 'available', '3': 'preferred' }

/**
 * Painting over cells with mouse, pen and on a phone the finger, tapping, and the whole keyboard: arrows move, shift with arrows
 * paints along, space sets or clears, 1 to 3 set a status, N writes a note, Home and End go to the week's ends, ? shows
 * the keys.
 */
export function usePainting({ days, shiftIds, layout, tool, onNote, onHelp }: Painting) {
  const isDown = layout === 'daysDown'
  const { brush, statusOf, mayPaint, onPaint, onClosed } = tool
  const [focus, setFocus] = useState({ row: 0, column: 0 })
  const [stroke, setStroke] = useState<ReadonlyMap<string, Marking>>(new Map())
  const painting = useRef<{ marking: Marking; cells: CellChange[]; start: Point; at: Point }>(undefined)
  const isPressed = useRef(false)
  const rows = (isDown ? days : shiftIds).length
  const columns = (isDown ? shiftIds : days).length

  const cellOf = (row: number, column: number): GridCell | undefined => {
    const [date, shiftId] = isDown ? [days[row], shiftIds[column]] : [days[column], shiftIds[row]]
    return date === undefined || shiftId === undefined ? undefined : { date, shiftId }
  }

  const cellAt = (target: EventTarget | null): GridCell | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
    return cellOf(Number(element?.dataset['row'] ?? Number.NaN), Number(element?.dataset['column'] ?? Number.NaN))
  }

  const extend = (cell: GridCell) => {
    const current = painting.current
    if (
      !current ||
      !mayPaint(cell) ||
      current.cells.some(one => one.date === cell.date && one.shiftId === cell.shiftId)
    )
      return
    current.cells.push({ ...cell, marking: current.marking })
    setStroke(new Map(current.cells.map(one => [cellKey(one.date, one.shiftId), one.marking])))
  }

  const finish = () => {
    const cells = painting.current?.cells ?? []
    painting.current = undefined
    setStroke(new Map())
    // a stroke over many ends without a click
    if (cells.length > 1) isPressed.current = false
    if (cells.length > 0) onPaint(cells)
  }
  // wherever the pointer is let go, the stroke ends
  const end = useEffectEvent(finish)
  useEffect(() => {
    const up = () => end()
    window.addEventListener('pointerup', up)
    return () => window.removeEventListener('pointerup', up)
  }, [])

  // a stroke that ends fast is not to roll on: the browser would take the next tap for its end
  const hold = useEffectEvent((event: TouchEvent) => {
    const [stroke, touch] = [painting.current, event.touches[0]]
    if (!stroke || !touch || !event.cancelable || !(event.target instanceof Element)) return
    const isSideways = Math.abs(touch.clientX - stroke.start.x) > Math.abs(touch.clientY - stroke.start.y)
    if (!isSideways || !getComputedStyle(event.target).touchAction.includes('pan-x')) event.preventDefault()
  })
  useEffect(() => {
    if (!isDown) return undefined
    const move = (event: TouchEvent) => hold(event)
    window.addEventListener('touchmove', move, { passive: false })
    return () => window.removeEventListener('touchmove', move)
  }, [isDown])

  const paintOne = (cell: GridCell, marking: Marking) => {
    if (mayPaint(cell)) onPaint([{ ...cell, marking }])
    else onClosed?.(cell)
  }

  const step = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    event.preventDefault()
    const next = {
      row: Math.max(0, Math.min(rows - 1, row)),
      column: Math.max(0, Math.min(columns - 1, column)),
    }
    const from = cellOf(focus.row, focus.column)
    const to = cellOf(next.row, next.column)
    if (event.shiftKey && from && to) {
      const status = statusOf(from)
      paintOne(to, status === 'available' || status === 'preferred' ? status : 'none')
    }
    setFocus(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { row, column } = focus
    const cell = cellAt(event.target)
    const key = shortcutKey(event)
    const marking = digits[key]
    if (event.key === 'ArrowRight') step(event, row, column + 1)
    else if (event.key === 'ArrowLeft') step(event, row, column - 1)
    else if (event.key === 'ArrowDown') step(event, row + 1, column)
    else if (event.key === 'ArrowUp') step(event, row - 1, column)
    else if (event.key === 'Home') step(event, isDown ? 0 : row, isDown ? column : 0)
    else if (event.key === 'End') step(event, isDown ? rows - 1 : row, isDown ? column : columns - 1)
    else if (key === '?') onHelp()
    else if (cell && key.toLowerCase() === 'n' && mayPaint(cell)) {
      // the letter is not to land in the field that opens
      event.preventDefault()
      onNote(cell)
    } else if (cell && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      paintOne(cell, markingAfterClick(statusOf(cell), brush))
    } else if (cell && marking !== undefined) paintOne(cell, marking)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    isPressed.current = true
    // two fingers want to see more
    if (!event.isPrimary) return onPointerCancel()
    const cell = cellAt(event.target)
    if (!cell || event.button !== 0) return
    if (!mayPaint(cell)) return onClosed?.(cell)
    // elsewhere a finger that drags wants to scroll; it paints by tapping
    if (event.pointerType !== 'touch') event.preventDefault()
    if (event.target instanceof HTMLElement)
      event.target.closest<HTMLElement>('[data-cell]')?.focus({ preventScroll: true })
    const at = { x: event.clientX, y: event.clientY }
    painting.current = { marking: markingAfterClick(statusOf(cell), brush), cells: [], start: at, at }
    extend(cell)
  }

  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event.target)
    if (cell && event.pointerType !== 'touch') extend(cell)
  }

  // a finger belongs to the cell it began on: which ones it passes is looked up
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = painting.current
    if (!current || event.pointerType !== 'touch') return
    const { x, y } = current.at
    const [dx, dy] = [event.clientX - x, event.clientY - y]
    const distance = Math.hypot(dx, dy)
    if (!isDown) {
      if (distance > fingerTremor) onPointerCancel()
      return
    }
    const steps = Math.ceil(distance / swipeStep)
    for (let step = 1; step <= steps; step++) {
      const cell = cellAt(document.elementFromPoint(x + (dx * step) / steps, y + (dy * step) / steps))
      if (cell) extend(cell)
    }
    painting.current = { ...current, at: { x: event.clientX, y: event.clientY } }
  }

  // those who hear the screen press without a pointer
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const cell = cellAt(event.target)
    if (cell && event.detail === 0 && !isPressed.current) paintOne(cell, markingAfterClick(statusOf(cell), brush))
    isPressed.current = false
  }

  const onPointerCancel = () => {
    painting.current = undefined
    setStroke(new Map())
  }

  return {
    /** What the running stroke will set, by `cellKey`. */
    stroke,
    focus,
    setFocus,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerOver, onPointerCancel, onClick },
  }
}
