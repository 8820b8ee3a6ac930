import * as organizations from '#features/foundation/organizations/server/store.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { releaseInviteeWithRole } from '#features/planning/market/server/release-invitees.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'

/**
 * Makes a member the owner of an organisation that has no active owner left; unlocks the member if needed.
 * @returns false if there is an active owner or no such member, and nothing has changed
 */
export async function appointOwner(
  tx: Tx,
  clock: Clock,
  { organizationId, profileId }: { readonly organizationId: string; readonly profileId: string },
): Promise<boolean> {
  // so that two of these, or one and an owner who is unlocked, do not pass each other
  await organizations.lockOrganization(tx, organizationId)
  const member = await people.find(tx, organizationId, profileId)
  if (!member || (await people.countOwners(tx, organizationId)) > 0) return false
  const unlocked = { isActive: true, activeStatus: null, formerRole: null }
  await people.change(tx, organizationId, profileId, { role: 'owner', ...unlocked })
  await releaseInviteeWithRole(tx, { organizationId, now: clock.now() }, profileId, 'owner')
  const entry = { target: profileId, change: { from: member.role, to: 'owner' } }
  await record(tx, organizationId, clock, undefined, { kind: 'team.roleChanged', ...entry })
  if (isLocked(member)) {
    const change = { role: 'owner', back: 0, gone: 0 }
    await record(tx, organizationId, clock, undefined, { kind: 'team.unlocked', target: profileId, change })
  }
  tx.invalidate('team', 'people', 'permissions', 'signIn', 'availability')
  return true
}
