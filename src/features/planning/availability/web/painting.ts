import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Day } from '#kit/day.ts'
import type { Marking } from '../markings.ts'
import { markingAfterClick } from '../rules.ts'
import type { CellChange } from '../schema.ts'
import { cellKey } from './entries.ts'
import type { GridCell, Tool } from './tools.ts'

interface Painting {
  readonly days: readonly Day[]
  readonly shiftIds: readonly string[]
  readonly tool: Tool
  readonly onNote: (cell: GridCell) => void
  readonly onHelp: () => void
}

/** How far a finger may slip while it taps, in pixels. */
const fingerTremor = 10

const digits: Readonly<Record<string, Marking>> = { '1': 'none', '2': 'available', '3': 'preferred' }

/**
 * Painting over cells with mouse and pen, tapping with a finger, and the whole keyboard: arrows move, shift with arrows
 * paints along, space sets or clears, 1 to 3 set a status, N writes a note, Home and End go to the week's ends, ? shows
 * the keys.
 */
export function usePainting({ days, shiftIds, tool, onNote, onHelp }: Painting) {
  const { brush, statusOf, mayPaint, onPaint, onClosed } = tool
  const [focus, setFocus] = useState({ row: 0, column: 0 })
  const [stroke, setStroke] = useState<ReadonlyMap<string, Marking>>(new Map())
  const painting = useRef<{ marking: Marking; cells: CellChange[]; x: number; y: number }>(undefined)

  const cellAt = (target: EventTarget): GridCell | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
    const row = Number(element?.dataset['row'] ?? Number.NaN)
    const column = Number(element?.dataset['column'] ?? Number.NaN)
    const [date, shiftId] = [days[column], shiftIds[row]]
    return date === undefined || shiftId === undefined ? undefined : { date, shiftId }
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
    if (cells.length > 0) onPaint(cells)
  }
  // wherever the pointer is let go, the stroke ends
  const end = useEffectEvent(finish)
  useEffect(() => {
    const up = () => end()
    window.addEventListener('pointerup', up)
    return () => window.removeEventListener('pointerup', up)
  }, [])

  const paintOne = (cell: GridCell, marking: Marking) => {
    if (mayPaint(cell)) onPaint([{ ...cell, marking }])
    else onClosed?.(cell)
  }

  const step = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    event.preventDefault()
    const next = {
      row: Math.max(0, Math.min(shiftIds.length - 1, row)),
      column: Math.max(0, Math.min(days.length - 1, column)),
    }
    const from = { date: days[focus.column], shiftId: shiftIds[focus.row] }
    const to = { date: days[next.column], shiftId: shiftIds[next.row] }
    if (
      event.shiftKey &&
      from.date !== undefined &&
      from.shiftId !== undefined &&
      to.date !== undefined &&
      to.shiftId !== undefined
    ) {
      const status = statusOf({ date: from.date, shiftId: from.shiftId })
      paintOne(
        { date: to.date, shiftId: to.shiftId },
        status === 'available' || status === 'preferred' ? status : 'none',
      )
    }
    setFocus(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { row, column } = focus
    const cell = cellAt(event.target)
    const marking = digits[event.key]
    if (event.key === 'ArrowRight') step(event, row, column + 1)
    else if (event.key === 'ArrowLeft') step(event, row, column - 1)
    else if (event.key === 'ArrowDown') step(event, row + 1, column)
    else if (event.key === 'ArrowUp') step(event, row - 1, column)
    else if (event.key === 'Home') step(event, row, 0)
    else if (event.key === 'End') step(event, row, days.length - 1)
    else if (event.key === '?') onHelp()
    else if (cell && event.key.toLowerCase() === 'n' && mayPaint(cell)) {
      // the letter is not to land in the field that opens
      event.preventDefault()
      onNote(cell)
    } else if (cell && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      paintOne(cell, markingAfterClick(statusOf(cell), brush))
    } else if (cell && marking !== undefined) paintOne(cell, marking)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event.target)
    if (!cell || event.button !== 0) return
    if (!mayPaint(cell)) return onClosed?.(cell)
    // a finger that drags wants to scroll; it paints by tapping
    if (event.pointerType !== 'touch') event.preventDefault()
    if (event.target instanceof HTMLElement) event.target.closest<HTMLElement>('[data-cell]')?.focus()
    painting.current = {
      marking: markingAfterClick(statusOf(cell), brush),
      cells: [],
      x: event.clientX,
      y: event.clientY,
    }
    extend(cell)
  }

  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event.target)
    if (cell && event.pointerType !== 'touch') extend(cell)
  }

  // a finger that moves wants to scroll or to go to another day
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = painting.current
    if (!from || event.pointerType !== 'touch') return
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > fingerTremor) onPointerCancel()
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
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerOver, onPointerCancel },
  }
}
