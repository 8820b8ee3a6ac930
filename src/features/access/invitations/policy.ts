import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import type { Actor } from '#features/foundation/permissions/policy.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { type InvitationRole, invitationRoles } from './roles.ts'

export const toInvite = 'invites_send' satisfies PermissionId

/** Whoever forms the groups says into which of them somebody comes. */
export const requiredToAssignGroups = 'page_shift_management' satisfies PermissionId

/**
 * Only an owner invites an admin, and nobody somebody above themselves, whatever the permission says. A link can be
 * used by whoever holds it, so the same holds for handing it out.
 */
export const mayInvite = ({ role }: Pick<Actor, 'role'>, wanted: InvitationRole): boolean =>
  role === 'owner' || (wanted !== 'admin' && roles.indexOf(role) <= roles.indexOf(wanted))

export const rolesToInvite = (actor: Pick<Actor, 'role'>): InvitationRole[] =>
  invitationRoles.filter(role => mayInvite(actor, role))
