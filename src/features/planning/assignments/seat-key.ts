import type { Day } from '#kit/day.ts'

/** Names one seat of an organisation. */
export interface SeatReference {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
}

/** Over the wire a date is plain text. */
interface ShiftOnDate {
  readonly date: string
  readonly shiftId: string
}
interface GroupShift extends ShiftOnDate {
  readonly groupId: string
}
interface SeatOfShift extends ShiftOnDate {
  readonly seat: number
}
interface GroupSeat extends GroupShift {
  readonly seat: number
}

/** A shift on a date, the same for every group. */
export const shiftDateKey = ({ date, shiftId }: ShiftOnDate): string => `${date} ${shiftId}`

/** A shift of a group on a date. */
export const shiftKey = ({ groupId, date, shiftId }: GroupShift): string => `${groupId} ${date} ${shiftId}`

/**
 * A seat within its group. Addresses contain it, also those in messages that were sent, so the text must not change.
 * `notifications/pages.ts` lies in a lower area and has the same text.
 */
export const seatKeyInGroup = ({ date, shiftId, seat }: SeatOfShift): string => `${date} ${shiftId} ${seat}`

/** A seat of the organisation: the group, then `seatKeyInGroup`. */
export const seatKey = ({ groupId, date, shiftId, seat }: GroupSeat): string => `${groupId} ${date} ${shiftId} ${seat}`

/** A seat and the person on it. Fingerprints of proposals are hashed from it: the text must not change. */
export const assignmentKey = (assigned: GroupSeat & { readonly profileId: string }): string =>
  `${seatKey(assigned)} ${assigned.profileId}`

/** For an address: the first seat of a shift on a day that nobody has. */
export const firstOpenSeatKey = (date: string, shiftId: string): string => seatKeyInGroup({ date, shiftId, seat: 0 })
