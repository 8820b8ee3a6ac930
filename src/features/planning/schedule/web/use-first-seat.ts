import { type RefObject, useEffect, useRef } from 'react'
import { type BoardRow, seatKey } from './seats.ts'

/** Goes to the seat that somebody was sent to, once: it is shown, has the focus and opens. */
export function useFirstSeat(
  board: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  key: string | undefined,
  onOpen: (key: string, anchor: Element) => void,
): void {
  const wanted = useRef(key)
  useEffect(() => {
    if (wanted.current === undefined) return
    const element = elementOf(board.current, rows, wanted.current)
    if (element) {
      element.scrollIntoView({ block: 'center', inline: 'nearest' })
      element.focus({ preventScroll: true })
      onOpen(wanted.current, element)
    }
    wanted.current = undefined
  })
}

function elementOf(board: HTMLElement | null, rows: readonly BoardRow[], key: string): HTMLElement | null | undefined {
  for (const [row, { cells }] of rows.entries()) {
    for (const [column, seats] of cells.entries()) {
      const index = seats.findIndex(seat => seatKey(seat) === key)
      if (index < 0) continue
      return board?.querySelector<HTMLElement>(
        `[data-seat][data-row="${row}"][data-column="${column}"][data-index="${index}"]`,
      )
    }
  }
  return undefined
}
