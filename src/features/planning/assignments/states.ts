export const planStates = ['draft', 'published'] as const
export type PlanState = (typeof planStates)[number]

/**
 * The life of an assignment. In a week that is published it begins as `assigned`; in a draft it becomes so with the week.
 *
 *   ● ──assign──▶ draft ──publish──▶ assigned ──confirm──▶ confirmed
 *                   │                  │  └──decline──┬──────┘
 *                   │                  │              ▼
 *                   │                  │           declined    (kept, for the reason; the seat is free)
 *                   └──remove, move, ──┴── clear, lock, vacation ──▶ ∅    (from confirmed as well)
 */
export const assignmentStates = ['draft', 'assigned', 'confirmed', 'declined'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** States that the member on the seat knows of: never a draft. */
export const publishedStates = ['assigned', 'confirmed'] as const

/** Whoever sits on a seat, the person knowing or not. */
export const seatedStates = ['draft', ...publishedStates] as const
export type SeatedState = (typeof seatedStates)[number]

/** What somebody says who cannot come. */
export const absenceKinds = ['illness', 'emergency', 'other'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

export const maxReasonLength = 200
