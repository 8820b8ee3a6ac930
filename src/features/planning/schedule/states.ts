import type { Coverage } from '#kit/cover.ts'

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

/** What the person on the seat knows of: never a draft. */
export const publishedStates = ['assigned', 'confirmed'] as const
export type PublishedState = (typeof publishedStates)[number]

/** Whoever sits on a seat, the person knowing or not. */
export const seatedStates = ['draft', ...publishedStates] as const
export type SeatedState = (typeof seatedStates)[number]

/** Hard rules: nobody overrides them. */
export const blocks = ['assigned_elsewhere', 'vacation'] as const

export const fits = ['fits', 'warns', 'blocked'] as const
export type Fit = (typeof fits)[number]

/** How much of a shift's time somebody said to be available. */
export const coverages = ['full', 'partly', 'none'] as const satisfies readonly Coverage[]

/** How long the list of one's next shifts gets: two weeks of one a day. */
export const mostNextShifts = 14

/** What somebody says who cannot come. */
export const absenceKinds = ['illness', 'emergency', 'other'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

export const longestReason = 200

export const longestNote = 300
/** Weeks that one copying fills. */
export const mostTargetWeeks = 12
