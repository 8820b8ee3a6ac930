import { toInvite } from '#features/access/invitations/policy.ts'
import { revokeInvitationsByRole } from '#features/access/invitations/server/store.ts'
import type { listenToWithdrawnPermissions } from '#features/foundation/permissions/server/save-permissions.ts'
import { endJoinLinksByRole } from './store.ts'

type WhenWithdrawn = Parameters<typeof listenToWithdrawnPermissions>[0]

/** What a role has invited ends with its permission to invite, as it does for whoever loses the role. */
export const revokeJoinLinks: WhenWithdrawn = async (tx, { organizationId, role, permissions, now }) => {
  if (!permissions.includes(toInvite)) return
  await revokeInvitationsByRole(tx, organizationId, role, now)
  await endJoinLinksByRole(tx, organizationId, role, now)
  tx.invalidate('invitations', 'joinLinks', 'imports')
}
