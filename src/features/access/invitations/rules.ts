import type { InvitationStep } from './schema.ts'

/*
 * The life of an invitation:
 *
 *   sent ──accept──▶ used
 *    │ ├──revoke──▶ revoked
 *    │ └──7 days──▶ expired ──resend──▶ sent
 *    └──resend──▶ sent (older links end)
 */

/** How long a link holds (docs/product/en/people.md#inviting). */
export const daysValid = 7

/** How many may wait in one organisation at a time: a guard against abuse, and what the list shows. */
export const maxPending = 1000

/** Addresses that one organisation invites by lists within a day. */
export const maxADay = 1000

export const expiryFrom = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: daysValid * 24 })

export interface InvitationFacts {
  readonly expiresAt: Temporal.Instant
  readonly acceptedAt: Temporal.Instant | null
  readonly revokedAt: Temporal.Instant | null
}

/** Why a link cannot be used any more; used comes first, since an invitation that was accepted stays so. */
export function invitationLinkProblem(
  { acceptedAt, revokedAt, expiresAt }: InvitationFacts,
  now: Temporal.Instant,
): 'linkUsed' | 'linkRevoked' | 'linkExpired' | undefined {
  if (acceptedAt) return 'linkUsed'
  if (revokedAt) return 'linkRevoked'
  return hasExpired(expiresAt, now) ? 'linkExpired' : undefined
}

/** From the very instant on. */
export const hasExpired = (expiresAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, expiresAt) >= 0

interface InvitedAddress {
  readonly organizationId: string
  readonly email: string
  /** Whether somebody can sign in with that address. */
  readonly hasAccount: boolean
}

interface LinkVisitor {
  readonly email: string
  /** None: belongs to no organisation. */
  readonly organizationId: string | undefined
}

/** What whoever opened the link does next. Undefined: nobody is signed in. */
export function nextInvitationStep(invited: InvitedAddress, reader: LinkVisitor | undefined): InvitationStep {
  if (!reader) return invited.hasAccount ? 'signIn' : 'register'
  if (reader.organizationId === invited.organizationId) return 'alreadyMember'
  if (reader.email !== invited.email) return 'otherAddress'
  return reader.organizationId === undefined ? 'accept' : 'memberElsewhere'
}
