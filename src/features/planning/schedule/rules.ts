import type { AssignmentState, PlanState } from '#features/planning/assignments/states.ts'

/*
 * A week of a group: draft ──publish──▶ published, once and for good. How an assignment lives stands in
 * `assignments/states.ts`.
 */
export const stateOnAssigning: Readonly<Record<PlanState, AssignmentState>> = { draft: 'draft', published: 'assigned' }

/** What publishing comes to. A second click finds nothing new, whatever version it saw. */
export function planPublish(
  week: { readonly state: PlanState; readonly version: number },
  drafts: number,
  seenVersion: number,
): 'nothing' | 'publish' | 'stale' {
  if (week.state === 'published' && drafts === 0) return 'nothing'
  return week.version === seenVersion ? 'publish' : 'stale'
}

/** Weeks that one copying fills. */
export const mostTargetWeeks = 12

/** Of one deed: more than the week of an agency of fifty groups has. */
export const mostSeats = 5000

export const longestNote = 300
