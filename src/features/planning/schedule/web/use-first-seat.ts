import { type RefObject, useEffect, useRef } from 'react'
import { firstOpenSeatKey } from '#features/planning/assignments/seat-key.ts'
import { type BoardRow, boardSeatKey } from './seats.ts'

/** Goes to the seat that somebody was sent to, once: it is shown, has the focus and opens. */
export function useOpenLinkedSeat(
  board: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  key: string | undefined,
  onOpen: (key: string, anchor: Element) => void,
): void {
  const wanted = useRef(key)
  useEffect(() => {
    if (wanted.current === undefined) return
    const found = seatIn(board.current, rows, wanted.current)
    if (found) {
      found.element.scrollIntoView({ block: 'center', inline: 'nearest' })
      found.element.focus({ preventScroll: true })
      onOpen(found.key, found.element)
    }
    wanted.current = undefined
  })
}

function seatIn(board: HTMLElement | null, rows: readonly BoardRow[], wanted: string) {
  for (const [row, { cells }] of rows.entries()) {
    for (const [column, seats] of cells.entries()) {
      const index = seats.findIndex(
        seat =>
          boardSeatKey(seat) === wanted || (!seat.assignment && firstOpenSeatKey(seat.date, seat.shift.id) === wanted),
      )
      const seat = seats[index]
      const place = `[data-row="${row}"][data-column="${column}"][data-index="${index}"]`
      const element = seat && board?.querySelector<HTMLElement>(`[data-seat]${place}`)
      if (element) return { key: boardSeatKey(seat), element }
    }
  }
  return undefined
}
