import type { Day } from '#kit/day.ts'

interface SeatPlace {
  readonly date: Day
  readonly shift: { readonly id: string }
  readonly number: number
}

export const seatKey = ({ date, shift, number }: SeatPlace): string => `${date} ${shift.id} ${number}`

/** For an address: the first seat of a shift on a day that nobody has. */
export const firstGapKey = (date: string, shiftId: string): string => `${date} ${shiftId} 0`
