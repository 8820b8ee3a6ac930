import type { PlannedAssignment, SeatedPerson } from '../schema.ts'

export type GroupSeat = Pick<PlannedAssignment, 'date' | 'shiftId' | 'seat'>

/** What somebody did on the board, with all that doing it again or the other way round takes. */
export type PlanEdit =
  | { readonly kind: 'assigned' | 'removed'; readonly assignment: PlannedAssignment }
  | {
      readonly kind: 'moved'
      readonly assignment: PlannedAssignment
      readonly to: GroupSeat
      readonly reason?: string | undefined
    }
  /** Several people at once: a week that was emptied, or filled from another. */
  | { readonly kind: 'cleared' | 'filled'; readonly seats: readonly SeatedPerson[] }

export interface EditLog {
  readonly push: (edit: PlanEdit) => void
  /** Undoes this edit, if it is still done; without one the last, whatever it is by the time of the call. */
  readonly undo: (edit?: PlanEdit) => void
}
