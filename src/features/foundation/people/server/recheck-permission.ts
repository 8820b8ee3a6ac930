import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { Refusal } from '#kit/refusal.ts'
import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { lockProof, markProofSettled } from '#features/foundation/permissions/server/open-proof.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { findPermissions } from '#features/foundation/permissions/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { isLocked } from '../policy.ts'
import { find, findProfileForShare } from './store.ts'

/**
 * Locks the organisation and checks the requester again: while they waited for the lock, they may have been removed or
 * locked, or lost their session, token, role or permission.
 * @returns the requester, without the permissions that have gone meanwhile
 * @throws Refusal `permissions.forbidden`, `permissions.signInFirst`
 */
export async function lockAndRecheckPermission(
  tx: Tx,
  member: Pick<Member, 'actor' | 'proof'>,
  needed?: PermissionId,
): Promise<Actor> {
  const { actor } = member
  const { organizationId, profileId, role } = actor
  await organizations.lockOrganization(tx, organizationId)
  const now = await find(tx, organizationId, profileId)
  // an owner's token acts as an admin, and whoever has risen meanwhile may what they might before
  const isBelow = now !== undefined && roles.indexOf(now.role) > roles.indexOf(role)
  if (!now || isLocked(now) || isBelow) throw new Refusal('permissions.forbidden')
  await lockProof(tx, member.proof)
  const granted = new Set(await findPermissions(tx, organizationId, now.role))
  const permissions = now.role === 'owner' ? actor.permissions : actor.permissions.intersection(granted)
  const asker = { ...actor, permissions }
  if (needed !== undefined && !may(asker, needed)) throw new Refusal('permissions.forbidden')
  markProofSettled(tx)
  return asker
}

/**
 * Called before a member creates a way in, such as a token or a link: a lock, a removal or a change of credentials waits and
 * ends it, or the command is refused.
 * @throws Refusal `permissions.forbidden`, `permissions.signInFirst`
 */
export async function lockRequester(tx: Tx, { actor, proof }: Pick<Member, 'actor' | 'proof'>): Promise<void> {
  const { organizationId, profileId } = actor
  const now = await findProfileForShare(tx, organizationId, profileId)
  if (!now || isLocked(now)) throw new Refusal('permissions.forbidden')
  if (!('sessionId' in proof)) throw new Refusal('permissions.signInFirst')
  await lockProof(tx, proof)
}
