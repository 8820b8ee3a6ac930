import type { Day } from '#kit/day.ts'
import type { Tx } from '#platform/server/database.ts'

/** A published seat that somebody has come to or gone from, or whose times have moved. */
export interface SeatChange {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
  /** The assignment that is no more as it was. */
  readonly assignmentId?: string
}

/** In whose organisation, by whom if by anybody, and when. */
interface ChangedBy {
  readonly organizationId: string
  readonly actorId?: string
  readonly now: Temporal.Instant
}

/** Called in the deed itself, when weeks and people are held. */
export type SeatListener = (tx: Tx, by: ChangedBy, changes: readonly SeatChange[]) => Promise<void>

const listeners = new Set<SeatListener>()

/** For nouns above the plan that hold on to seats: the assembly names them, and the plan does not know them. */
export const addSeatListener = (listener: SeatListener): void => {
  listeners.add(listener)
}

export async function callSeatListeners(tx: Tx, by: ChangedBy, changes: readonly SeatChange[]): Promise<void> {
  if (changes.length === 0) return
  for (const listener of listeners) await listener(tx, by, changes)
}
