import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import { findPermissions } from '#features/foundation/permissions/server/store.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { mayInvite, rolesToInvite, toInvite, requiredToAssignGroups } from '../policy.ts'
import type { InvitationRole } from '../roles.ts'
import { invitationMail, invitationMailCause } from './mails.ts'
import type { JoinedGroups } from './arrivals.ts'

/**
 * A program may invite chatters only: an invitation outlives its token, and a role may permit more than the token does.
 *
 * @param isEnding the invitation is revoked, which needs no recent sign-in
 * @throws Refusal `invitations.adminByOwner`, `invitations.roleBeyondOwn`, `permissions.signInAgain`, `permissions.notByToken`
 */
export function requireMayInvite(member: Member, role: InvitationRole, { isEnding = false } = {}): void {
  if (!mayInvite(member.actor, role)) {
    const code = role === 'admin' ? 'invitations.adminByOwner' : 'invitations.roleBeyondOwn'
    throw new Refusal(code, undefined, { field: 'role' })
  }
  const isProgram = member.sessionId === undefined
  if (isProgram && role !== 'chatter' && !isEnding) throw new Refusal('permissions.notByToken')
  if (role === 'admin' && !isEnding) member.requireConfirmed()
}

/** To which roles whoever has this one invites. */
export async function listInvitableRoles(tx: Tx, organizationId: string, role: Role): Promise<InvitationRole[]> {
  const permissions = new Set(await findPermissions(tx, organizationId, role))
  return may({ role, permissions, locked: false }, toInvite) ? rolesToInvite({ role }) : []
}

/** @throws Refusal `permissions.missing`, `invitations.groupNotFound` */
export async function requireMayAssignGroups(
  tx: Tx,
  { actor }: Member,
  groups: JoinedGroups,
  groupIds: readonly string[],
): Promise<void> {
  if (groupIds.length === 0) return
  if (!may(actor, requiredToAssignGroups))
    throw new Refusal('permissions.missing', { permission: requiredToAssignGroups }, { field: 'groupIds' })
  const known = await groups.listKnown(tx, actor.organizationId, groupIds)
  if (groupIds.some(id => !known.has(id))) {
    throw new Refusal('invitations.groupNotFound', undefined, { field: 'groupIds' })
  }
}

export interface InvitationMailWish {
  readonly language: Language
  readonly to: string
  readonly url: string
  readonly inviter: string
}

export async function sendInvitationMail(
  tx: Tx,
  { actor, organization, services }: Member,
  { language, to, url, inviter }: InvitationMailWish,
): Promise<void> {
  const mail = invitationMail(language, to, url, { inviter, organization: organization.name })
  const cause = `${invitationMailCause(actor.profileId)}${newId()}`
  await services.mailer.sendLater(tx, mail, { onBehalfOf: actor.organizationId, cause })
}

/** The name of the member who invites, for mails and answers. */
export const findInviterName = async (tx: Tx, { actor }: Member): Promise<string> =>
  (await people.find(tx, actor.organizationId, actor.profileId))?.fullName ?? ''
