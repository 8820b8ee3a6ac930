import type { Day } from '#kit/day.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type { AssignmentState } from '#features/planning/assignments/states.ts'

interface Seat {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
  readonly profileId: string
}

/** A seat as it was made by taking over: whoever touches it makes another assignment of it, or another state. */
export interface AppliedSeat extends Seat {
  readonly assignmentId: string
  readonly state: AssignmentState
}

/** A draft that gave way, with what was overridden for it then. */
export interface FreedDraft extends Seat {
  readonly overriddenWarnings: Warning[]
  readonly overrideReason: string | null
}
