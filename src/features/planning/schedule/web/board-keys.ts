import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { BoardRow, Seat } from './seats.ts'
import { shortcutKey } from '#platform/web/shortcut-key.ts'

export interface SeatPosition {
  readonly row: number
  readonly column: number
  /** Which of the cell's seats, from 0. */
  readonly index: number
}

type Cells = readonly (readonly { readonly length: number }[])[]

const clamp = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value))

/** Where a key leads from a seat; `cells` by row and column. Up and down go through a cell's seats before its neighbours'. */
export function seatPositionAfterKey(
  key: string,
  { row, column, index }: SeatPosition,
  cells: Cells,
): SeatPosition | undefined {
  const seatsAt = (r: number, c: number): number => cells[r]?.[c]?.length ?? 0
  const sideways = (to: number): SeatPosition => {
    const next = clamp(to, cells[row]?.length ?? 0)
    return seatsAt(row, next) === 0
      ? { row, column, index }
      : { row, column: next, index: clamp(index, seatsAt(row, next)) }
  }
  const toRow = (step: 1 | -1): SeatPosition => {
    for (let next = row + step; next >= 0 && next < cells.length; next += step) {
      const seats = seatsAt(next, column)
      if (seats > 0) return { row: next, column, index: step === 1 ? 0 : seats - 1 }
    }
    return { row, column, index }
  }
  switch (key) {
    case 'ArrowRight':
      return sideways(column + 1)
    case 'ArrowLeft':
      return sideways(column - 1)
    case 'Home':
      return sideways(0)
    case 'End':
      return sideways(cells[row]?.length ?? 0)
    case 'ArrowDown':
      return index + 1 < seatsAt(row, column) ? { row, column, index: index + 1 } : toRow(1)
    case 'ArrowUp':
      return index > 0 ? { row, column, index: index - 1 } : toRow(-1)
    default:
      return undefined
  }
}

const elementOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null

const spotOf = ({ dataset: { row, column, index } }: HTMLElement): SeatPosition => ({
  row: Number(row),
  column: Number(column),
  index: Number(index),
})

interface PlanKeyHandlers {
  /** `anchor`: the seat's element. */
  readonly onOpen: (seat: Seat, anchor: Element) => void
  readonly onEmpty: (seat: Seat) => void
  /** Ctrl+X and Ctrl+V: whoever is taken from one seat is put on another. */
  readonly onTake: (seat: Seat) => void
  readonly onPut: (seat: Seat) => void
}

/** One seat of the whole board takes the focus; arrows, Home and End move it, a click or Enter opens, Delete empties. */
export function useBoardKeys(rows: readonly BoardRow[], { onOpen, onEmpty, onTake, onPut }: PlanKeyHandlers) {
  const [focus, setFocus] = useState<SeatPosition>({ row: 0, column: 0, index: 0 })
  const seatAt = ({ row, column, index }: SeatPosition): Seat | undefined => rows[row]?.cells[column]?.[index]
  const handlers = {
    onFocus: (event: FocusEvent) => {
      const element = elementOf(event.target)
      if (element) setFocus(spotOf(element))
    },
    onClick: (event: MouseEvent) => {
      const element = elementOf(event.target)
      const seat = element && seatAt(spotOf(element))
      if (seat) onOpen(seat, element)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const element = elementOf(event.target)
      if (!element || event.altKey) return
      const spot = spotOf(element)
      const seat = seatAt(spot)
      if (event.ctrlKey || event.metaKey) {
        const key = shortcutKey(event)
        if (seat && key === 'x') onTake(seat)
        if (seat && key === 'v') onPut(seat)
        return
      }
      if (seat && (event.key === 'Delete' || event.key === 'Backspace')) onEmpty(seat)
      const next = seatPositionAfterKey(
        event.key,
        spot,
        rows.map(({ cells }) => cells),
      )
      if (!next) return
      event.preventDefault()
      event.currentTarget
        .querySelector<HTMLElement>(
          `[data-seat][data-row="${next.row}"][data-column="${next.column}"][data-index="${next.index}"]`,
        )
        ?.focus()
    },
  }
  return { focus, handlers }
}
