import type { Day } from '#kit/day.ts'

/** Names one seat of an organisation. */
export interface SeatReference {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
}

interface SeatPlace {
  readonly date: Day
  readonly shift: { readonly id: string }
  readonly number: number
}

export const seatKey = ({ date, shift, number }: SeatPlace): string => `${date} ${shift.id} ${number}`

/** For an address: the first seat of a shift on a day that nobody has. */
export const firstOpenSeatKey = (date: string, shiftId: string): string => `${date} ${shiftId} 0`
