import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { limits as accountLimits, countMailWithinLimit } from '#features/access/sign-in/server/limits.ts'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { expiryFrom, hasExpired, maxPending } from '../rules.ts'
import type { InvitationRole } from '../roles.ts'
import type { PendingInvitation } from '../schema.ts'
import { toInvite } from '../policy.ts'
import type { JoinedGroups } from './arrivals.ts'
import { findInviterName, sendInvitationMail, requireMayInvite } from './invitation-steps.ts'
import { newInvitationLink } from './links.ts'
import * as store from './store.ts'

/** By one organisation. */
const limits = {
  invite: { name: 'invite', maxCalls: 60, minutes: 60 },
  inviteDay: { name: 'inviteDay', maxCalls: 300, minutes: 1440 },
} as const satisfies Record<string, RateLimit>

export const list = (member: Member, groups: JoinedGroups): Promise<PendingInvitation[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const rows = await store.listPending(tx, organizationId)
    const named = rows.some(({ groupIds }) => groupIds.length > 0) ? await groups.listNamed(tx, organizationId) : []
    return rows.map(row => ({
      ...pendingOf(row, row.inviterName, member.now()),
      groups: named.filter(({ id }) => row.groupIds.includes(id)).map(({ name }) => name),
    }))
  })

/** @throws Refusal what the rule says */
export async function sendInvitation(
  member: Member,
  { email, role }: { email: string; role: InvitationRole },
): Promise<PendingInvitation & { link: string; isMailed: boolean }> {
  const { actor, services, language } = member
  requireMayInvite(member, role)
  const isMailed = await countInvitation(services, actor.organizationId, email)
  return member.transaction(async tx => {
    const now = member.now()
    await lockAndRecheckPermission(tx, member, toInvite)
    await makeRoom(tx, member, email, now)
    // whoever invites is handed another link than the one that shows who reads the address's mail
    const [mailed, handed] = [newInvitationLink(services.publicUrl), newInvitationLink(services.publicUrl)]
    const invitation: store.InvitationRow = {
      organizationId: actor.organizationId,
      id: newId(),
      email,
      role,
      language,
      presetLanguage: null,
      groupIds: [],
      proposedName: null,
      importId: null,
      invitedBy: actor.profileId,
      sessionId: member.sessionId ?? null,
      mailedHash: mailed.hash,
      copiedHash: handed.hash,
      copiedBy: actor.profileId,
      copiedSessionId: member.sessionId ?? null,
      createdAt: now,
      expiresAt: expiryFrom(now),
      acceptedAt: null,
      revokedAt: null,
    }
    await store.insert(tx, [invitation])
    const inviter = await findInviterName(tx, member)
    if (isMailed) await sendInvitationMail(tx, member, { language, to: email, url: mailed.url, inviter })
    await writeDown(tx, member, 'invitations.sent', invitation)
    return { ...pendingOf(invitation, inviter, now), link: handed.url, isMailed: isMailed && services.mailer.delivers }
  })
}

/**
 * One invitation an address. An expired one gives way to the new one.
 * @throws Refusal `invitations.conflictMember`, `invitations.conflictInvited`, `invitations.tooMany`
 */
async function makeRoom(tx: Tx, { actor }: Member, email: string, now: Temporal.Instant): Promise<void> {
  const { organizationId } = actor
  if (await people.hasEmail(tx, organizationId, email)) {
    throw new Refusal('invitations.conflictMember', undefined, { field: 'email' })
  }
  const earlier = await store.findPendingFor(tx, organizationId, email)
  if (earlier && !hasExpired(earlier.expiresAt, now)) {
    throw new Refusal('invitations.conflictInvited', undefined, { field: 'email' })
  }
  if (earlier) await store.revokeInvitations(tx, organizationId, [earlier.id], now)
  if ((await store.countPendingInvitations(tx, organizationId)) >= maxPending) {
    throw new Refusal('invitations.tooMany', { max: maxPending })
  }
}

/**
 * A new link by mail, valid for seven days from now. Links handed out before end.
 * @throws Refusal `invitations.notFound`
 */
export async function resendInvitation(member: Member, { id }: { id: string }): Promise<{ isMailed: boolean }> {
  const { actor, services, language } = member
  const known = await member.transaction(tx => store.findPending(tx, actor.organizationId, id))
  if (!known) throw new Refusal('invitations.notFound')
  // before it counts: what is refused must not use up the mails of others
  requireMayInvite(member, known.role)
  await countAttempt(services, accountLimits.mail, `invitation ${id}`)
  const isMailed = await countInvitation(services, actor.organizationId, known.email)
  await change(member, id, 'invitations.resent', async (tx, { email, presetLanguage }) => {
    const createInvitationLink = newInvitationLink(services.publicUrl)
    const words = { expiresAt: expiryFrom(member.now()), language: presetLanguage ?? language }
    await store.update(tx, actor.organizationId, id, {
      mailedHash: createInvitationLink.hash,
      copiedHash: null,
      ...words,
    })
    if (!isMailed) return
    const inviter = await findInviterName(tx, member)
    await sendInvitationMail(tx, member, {
      language: words.language,
      to: email,
      url: createInvitationLink.url,
      inviter,
    })
  })
  return { isMailed: isMailed && services.mailer.delivers }
}

/**
 * A second link beside the mailed one, of which only the hash is known.
 * @throws Refusal `invitations.resendFirst`
 */
export const link = (member: Member, id: string): Promise<string> =>
  change(member, id, 'invitations.linkCopied', async (tx, { expiresAt }) => {
    if (hasExpired(expiresAt, member.now())) throw new Refusal('invitations.resendFirst')
    const { url, hash } = newInvitationLink(member.services.publicUrl)
    const { actor, sessionId } = member
    const copied = { copiedHash: hash, copiedBy: actor.profileId, copiedSessionId: sessionId ?? null }
    await store.update(tx, actor.organizationId, id, copied)
    return url
  })

export const revokeInvitation = (member: Member, { id }: { id: string }): Promise<void> =>
  change(member, id, 'invitations.revoked', tx =>
    store.revokeInvitations(tx, member.actor.organizationId, [id], member.now()),
  )

/** @throws Refusal `invitations.notFound`, what the rule says */
const change = <T>(
  member: Member,
  id: string,
  kind: AuditKind,
  deed: (tx: Tx, invitation: store.InvitationRow) => Promise<T>,
): Promise<T> =>
  member.transaction(async tx => {
    await lockAndRecheckPermission(tx, member, toInvite)
    const invitation = await store.findPending(tx, member.actor.organizationId, id)
    if (!invitation) throw new Refusal('invitations.notFound')
    requireMayInvite(member, invitation.role, { isEnding: kind === 'invitations.revoked' })
    const result = await deed(tx, invitation)
    await writeDown(tx, member, kind, invitation)
    return result
  })

/** @returns whether it is mailed: an address that was written to often enough gets the link from whoever invites */
async function countInvitation(services: Services, organizationId: string, email: string): Promise<boolean> {
  await countAttempt(services, limits.invite, organizationId)
  await countAttempt(services, limits.inviteDay, organizationId)
  return countMailWithinLimit(services, email)
}

async function writeDown(
  tx: Tx,
  member: Member,
  kind: AuditKind,
  { id, email, role }: store.InvitationRow,
): Promise<void> {
  await member.audit(tx, { kind, target: id, change: { email, role } })
  tx.invalidate('invitations', 'imports')
}

const pendingOf = (
  { id, email, role, proposedName, createdAt, expiresAt }: store.InvitationRow,
  inviterName: string | null,
  now: Temporal.Instant,
): PendingInvitation => ({
  id,
  email,
  role,
  proposedName,
  groups: [],
  inviterName,
  createdAt: createdAt.toString(),
  expiresAt: expiresAt.toString(),
  isExpired: hasExpired(expiresAt, now),
})
