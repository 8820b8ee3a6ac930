/*
 * The life of a link that many can join by:
 *
 *   open ──joins──▶ open ──the last place──▶ full
 *    │ └──its time is over──▶ expired
 *    └──ended──▶ ended          (from full and expired as well: it is gone from the list)
 */

/** Who can join by one link (docs/product/en/people.md#link). */
export const maxJoins = 500

/** How long a link can be open, in hours. */
export const durations = [1, 24, 72, 168, 720] as const

/** Links of one organisation that are open at a time. */
export const maxOpen = 20

export interface JoinLinkFacts {
  readonly expiresAt: Temporal.Instant
  readonly endedAt: Temporal.Instant | null
  readonly maxUses: number
  readonly joins: number
}

export const linkStates = ['open', 'full', 'expired', 'ended'] as const
export type LinkState = (typeof linkStates)[number]

/** What was ended by hand is ended, whatever else it is; what is full stays so when its time is over. */
export function joinLinkState({ expiresAt, endedAt, maxUses, joins }: JoinLinkFacts, now: Temporal.Instant): LinkState {
  if (endedAt) return 'ended'
  if (joins >= maxUses) return 'full'
  return Temporal.Instant.compare(now, expiresAt) >= 0 ? 'expired' : 'open'
}

/** What whoever opened the link does next. */
export const nextSteps = ['register', 'accept', 'alreadyMember', 'memberElsewhere'] as const
export type JoinLinkStep = (typeof nextSteps)[number]

/** `reader`: undefined, nobody is signed in; with no organisation, belongs to none. */
export function nextJoinLinkStep(
  organizationId: string,
  reader: { readonly organizationId: string | undefined } | undefined,
): JoinLinkStep {
  if (!reader) return 'register'
  if (reader.organizationId === undefined) return 'accept'
  return reader.organizationId === organizationId ? 'alreadyMember' : 'memberElsewhere'
}
