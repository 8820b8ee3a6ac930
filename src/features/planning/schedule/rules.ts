import type { PlanState, SeatedState } from '#features/planning/assignments/states.ts'

/*
 * A week of a group: draft ──publish──▶ published, once and for good. How an assignment lives stands in
 * `assignments/states.ts`.
 */
export const stateOnAssigning: Readonly<Record<PlanState, SeatedState>> = { draft: 'draft', published: 'assigned' }

/** A yes of somebody who was taken off in between, and told of it, is good for so long when that is taken back. */
const yesHolds = { minutes: 60 }

/** As what somebody sits on a seat again whose removal is taken back. `hasDeclined`: they have said no since. */
export function stateOnRestoring(
  week: PlanState,
  former: { readonly state: SeatedState; readonly removedAt: Temporal.Instant },
  { now, hasDeclined }: { readonly now: Temporal.Instant; readonly hasDeclined: boolean },
): SeatedState {
  const stillHolds =
    former.state === 'confirmed' && !hasDeclined && Temporal.Instant.compare(former.removedAt.add(yesHolds), now) >= 0
  return week === 'published' && stillHolds ? 'confirmed' : stateOnAssigning[week]
}

/** What publishing comes to. A second click finds nothing new, whatever version it saw. */
export function checkPublish(
  week: { readonly state: PlanState; readonly version: number },
  drafts: number,
  seenVersion: number,
): 'nothing' | 'publish' | 'stale' {
  if (week.state === 'published' && drafts === 0) return 'nothing'
  return week.version === seenVersion ? 'publish' : 'stale'
}

/** Weeks that one copying fills. */
export const maxTargetWeeks = 12

/** Of one deed: more than the week of an agency of fifty groups has. */
export const maxSeats = 5000

export const maxNoteLength = 300
