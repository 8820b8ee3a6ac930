import type { Warning } from '#features/planning/planning-rules/rules.ts'

type SeatIndexes = readonly [group: number, shift: number, day: number, seat: number]

/** A proposal as it is kept: places in the lists of ids, days from the first Monday, seats from 1. */
export interface StoredPlan {
  readonly groups: readonly string[]
  readonly shifts: readonly string[]
  readonly people: readonly string[]
  /** Where, who, and whose draft gives way; -1: nobody's. Whoever has the draft already keeps it. */
  readonly seats: readonly (readonly [...SeatIndexes, person: number, before: number])[]
  readonly gaps: readonly SeatIndexes[]
  /** Drafts that give way with nobody in their place; their seats are among the gaps. */
  readonly freed: readonly (readonly [...SeatIndexes, person: number])[]
  /** Place in `seats`. */
  readonly breaks: readonly (readonly [number, readonly Warning[]])[]
}
