import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import type { BoardSeat } from '../board.ts'
import type { OccupiedSeat, SeatWish } from '../edits.ts'
import type { Edits } from './use-edits.ts'

const referenceOf = ({ groupId, date, shift, number }: BoardSeat): SeatReference => ({
  groupId,
  date,
  shiftId: shift.id,
  seat: number,
})

const seatedIn = (seats: readonly BoardSeat[]): OccupiedSeat[] =>
  seats.flatMap(seat => (seat.taken ? [{ ...referenceOf(seat), profileId: seat.taken.person.id }] : []))

/** What can be done with seats, in words of the board. */
export function seatCommands({ run }: Pick<Edits, 'run'>, mayFree: (seats: readonly BoardSeat[]) => Promise<boolean>) {
  return {
    /** One person on every free seat of these. */
    assign: (seats: readonly BoardSeat[], profileId: string): void => {
      const wishes = seats
        .filter(({ taken }) => !taken)
        .map((seat): SeatWish => ({ ...referenceOf(seat), profileId, reason: null }))
      if (wishes.length > 0) run({ kind: 'assign', seats: wishes })
    },
    assignAll: (wishes: readonly SeatWish[]): void => {
      if (wishes.length > 0) run({ kind: 'assign', seats: wishes })
    },
    move: (from: BoardSeat, to: BoardSeat): void => {
      const [seated] = seatedIn([from])
      if (seated) run({ kind: 'move', from: seated, to: referenceOf(to) })
    },
    give: (seat: BoardSeat, profileId: string): void => {
      const [seated] = seatedIn([seat])
      if (seated) run({ kind: 'give', seat: seated, to: profileId })
    },
    /** False: it was asked about first, and the answer was no. */
    free: async (seats: readonly BoardSeat[]): Promise<boolean> => {
      if (!(await mayFree(seats))) return false
      const seated = seatedIn(seats)
      if (seated.length > 0) run({ kind: 'free', seats: seated })
      return true
    },
    /** Drafts of a week, as far as they are still to come. */
    clear: (drafts: readonly BoardSeat[]): void => {
      const seated = seatedIn(drafts)
      if (seated.length > 0) run({ kind: 'free', seats: seated, onlyDrafts: true })
    },
    /** Without a wish: pinned where one of them is not, let go where all are. */
    pin: (seats: readonly BoardSeat[], wish?: boolean): void => {
      const drafts = seats.filter(({ taken }) => taken?.state === 'draft')
      const isPinned = wish ?? !drafts.every(({ taken }) => taken?.isPinned)
      const changing = seatedIn(drafts.filter(({ taken }) => taken?.isPinned !== isPinned))
      if (changing.length > 0) run({ kind: 'pin', seats: changing, isPinned })
    },
  }
}
export type SeatCommands = ReturnType<typeof seatCommands>
