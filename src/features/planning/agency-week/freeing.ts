import { addDays } from '#kit/day.ts'
import type { BoardSeat } from './board.ts'

/** What is asked before seats are freed that people know of. */
type FreeingConfirmation =
  /** One that is over: a correction of what was worked. */
  | { readonly kind: 'over'; readonly fullName: string }
  | { readonly kind: 'known'; readonly seats: number; readonly people: number }

/**
 * Of one seat only if it is over: it is seen, and comes back by one key. `now`: by the clock on the wall of the organisation, as
 * `endOf` has it. What is over in truth the server knows, and leaves it where several are freed.
 */
export function confirmationBeforeFreeing(seats: readonly BoardSeat[], now: string): FreeingConfirmation | undefined {
  const seated = seats.flatMap(({ taken, ...seat }) => (taken ? [{ ...taken, isOver: localEndOf(seat) <= now }] : []))
  const known = seated.filter(({ state }) => state !== 'draft')
  const [only, ...others] = seated
  if (only && others.length === 0) {
    return only.state !== 'draft' && only.isOver ? { kind: 'over', fullName: only.person.fullName } : undefined
  }
  const toCome = known.filter(({ isOver }) => !isOver)
  const people = new Set(toCome.map(({ person }) => person.id)).size
  return people === 0 ? undefined : { kind: 'known', seats: toCome.length, people }
}

/** By the clock on the wall: `2026-11-24T02:00`. */
export const localEndOf = ({ date, shift: { isOvernight, endTime } }: Pick<BoardSeat, 'date' | 'shift'>): string =>
  `${isOvernight || endTime === '00:00' ? addDays(date, 1) : date}T${endTime}`
