import type { AssignmentState } from '#features/planning/assignments/states.ts'

/** What is known of who sits somewhere beside their name. */
export interface SeatFlags {
  readonly state: Exclude<AssignmentState, 'declined'>
  /** Neither clearing nor an automatic plan moves it. */
  readonly isPinned: boolean
  /** Assigned although a soft rule warned. */
  readonly isOverridden: boolean
}

const states = ['draft', 'assigned', 'confirmed'] as const satisfies readonly SeatFlags['state'][]
/** The SQL that packs them knows these numbers as well. */
export const pinnedFlag = 4
export const overriddenFlag = 8

export const packSeatFlags = ({ state, isPinned, isOverridden }: SeatFlags): number =>
  states.indexOf(state) + (isPinned ? pinnedFlag : 0) + (isOverridden ? overriddenFlag : 0)

export const unpackSeatFlags = (packed: number): SeatFlags => ({
  state: states[packed % pinnedFlag] ?? 'draft',
  isPinned: Math.floor(packed / pinnedFlag) % 2 === 1,
  isOverridden: packed >= overriddenFlag,
})
