import type { Day } from '#kit/day.ts'
import { type PermissionId, permissionIds, toLeadByToken } from '#features/foundation/permissions/permissions.ts'
import { type Actor, isOwnerOrAdmin, may } from '#features/foundation/permissions/policy.ts'
import { type Role, roles } from '#features/foundation/permissions/roles.ts'
import type { RateLimit } from '#platform/rate-limit.ts'

/*
 * The life of a token:
 *
 *   made (shown once) ──▶ works ──revoked, or its maker is locked, leaves or gets a new password by mail──▶ ended
 *                           └── the day after its last one ──▶ expired
 *
 * It acts in its maker's name, and never further than its maker could at that moment. What has ended is shown for a
 * while, so that whoever wonders why a program stands still finds out, and is then forgotten.
 */
export type TokenEndReason = 'revoked' | 'locked' | 'left' | 'signedOut'

export const maxOfPerson = 20
export const maxOfOrganization = 50
export const shownFor = { hours: 24 * 30 }
/** Ten a second, as long as it likes. */
export const calls: RateLimit = { name: 'token', maxCalls: 600, minutes: 1 }

export const prefix = 'stf_'
/** As it stands in a header; `newToken` gives 43 letters. */
export const tokenPattern = /^stf_[\w-]{43}$/
/** Anywhere in an address. */
export const tokenInAddress = /stf_[\w-]{20,}/

/** What somebody may hand to a token: what they are permitted themselves. */
export const scopesToGive = (actor: Actor): PermissionId[] => permissionIds.filter(id => may(actor, id))

/** The last day counts whole, in the organisation's zone. */
export const isExpired = (expiresOn: Day | null, today: Day): boolean => expiresOn !== null && expiresOn < today

/**
 * Who asks by a token: its maker, with no permission that the maker has not now or that the token was not given. An owner
 * passes checks without permissions, so nobody is owner by a token; what the roles of owner and admin may beyond
 * permissions (others' availability and vacation, members) has a permission of its own here.
 */
export function actorByToken(maker: Actor, scopes: ReadonlySet<PermissionId>): Actor {
  const permissions = new Set(scopesToGive(maker).filter(id => scopes.has(id)))
  const highest: Role = isOwnerOrAdmin(maker) && permissions.has(toLeadByToken) ? 'admin' : 'team_lead'
  const role = roles.indexOf(maker.role) < roles.indexOf(highest) ? highest : maker.role
  return { ...maker, role, permissions }
}
