import { useState } from 'react'
import type { BoardRow, BoardSeat } from '../board.ts'
import type { SeatWish } from '../edits.ts'
import type { BoardPosition } from './use-board-keys.ts'

/** Who was copied, each with the distance to the first seat of the copied ones. */
interface Copied {
  readonly rows: number
  readonly days: number
  readonly profileId: string
}

/** Seats that were copied come down again from the seat that has the focus, in the same arrangement. */
export function useClipboard(rows: readonly BoardRow[]) {
  const [copied, setCopied] = useState<readonly Copied[]>([])
  const where = (key: string): BoardPosition | undefined => {
    for (const [row, { cells }] of rows.entries()) {
      const day = cells.findIndex(seat => seat?.key === key)
      if (day >= 0) return { row, day }
    }
    return undefined
  }
  return {
    /** @returns how many people */
    copy(seats: readonly BoardSeat[]): number {
      const found = seats.flatMap(seat => {
        const place = where(seat.key)
        return place && seat.taken ? [{ place, profileId: seat.taken.person.id }] : []
      })
      const places = seats.flatMap(({ key }) => where(key) ?? [])
      const [top, left] = [Math.min(...places.map(({ row }) => row)), Math.min(...places.map(({ day }) => day))]
      if (found.length > 0) {
        setCopied(found.map(({ place, profileId }) => ({ rows: place.row - top, days: place.day - left, profileId })))
      }
      return found.length
    },
    /** What pasting at a seat asks for; seats that are taken, or not there, are passed over. */
    paste: ({ row, day }: BoardPosition): readonly SeatWish[] =>
      copied.flatMap(({ rows: down, days: right, profileId }) => {
        const seat = rows[row + down]?.cells[day + right]
        if (!seat || seat.taken) return []
        const { groupId, date, shift, number } = seat
        return [{ groupId, date, shiftId: shift.id, seat: number, profileId, reason: null }]
      }),
  }
}
