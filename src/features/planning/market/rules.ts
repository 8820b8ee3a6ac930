import type { Fit } from '#features/planning/candidates/fits.ts'
import type { OfferKind } from './states.ts'
import type { OfferRules } from './settings.ts'

/*
 * Who may be asked, and whether a planner has to say yes. How an offer lives stands in `states.ts`.
 */

/** What is known of somebody about a seat. */
export interface SeatFit {
  readonly fit: Fit
  readonly reasons: readonly { readonly code: string }[]
}

/** Somebody whom no hard or blocking rule stops, and who has not said no. */
export const canBeInvited = ({ fit, reasons }: SeatFit): boolean =>
  fit !== 'blocked' && !reasons.some(({ code }) => code === 'declined')

/**
 * Advertising an open seat pre-approves every member without rule warnings. A member with warnings is pre-approved if the planner
 * has invited them by name and given a reason.
 */
export const requiresApproval = (
  { approvalPolicy }: Pick<OfferRules, 'approvalPolicy'>,
  {
    kind,
    warns,
    overrideReason = null,
  }: { readonly kind: OfferKind; readonly warns: boolean; readonly overrideReason?: string | null },
): boolean =>
  (approvalPolicy === 'all' && kind !== 'gap') || (approvalPolicy !== 'none' && warns && overrideReason === null)

/** Seats are the work of these; who leads the organisation is not asked. */
export const canWorkSeats = (role: string): boolean => role === 'chatter' || role === 'team_lead'

/** Months from today on: who is away for longer is planned by others, and a year that is mistyped is noticed. */
export const maxAbsence = 12

/** Minutes for which an answer to an offer, or a decision on it, can be undone. */
const undoMinutes = 5

export const isUndoable = (at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, at.add({ minutes: undoMinutes })) < 0
