import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { toInvite } from '#features/access/invitations/policy.ts'
import { requireMayInvite, requireMayAssignGroups } from '#features/access/invitations/server/invitation-steps.ts'
import type { JoinedGroups } from '#features/access/invitations/server/arrivals.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { newToken } from '#platform/server/token.ts'
import { maxOpen, joinLinkState } from '../rules.ts'
import type { JoinLink, NewJoinLink } from '../schema.ts'
import * as store from './store.ts'

const made: RateLimit = { name: 'joinLink', maxCalls: 60, minutes: 60 }

/** How long one that is over stays in the list, so that it can be seen how it went. */
const keptFor = { hours: 24 * 7 }

export const list = (member: Member): Promise<JoinLink[]> =>
  member.transaction(async tx => {
    const now = member.now()
    const rows = await store.list(tx, member.actor.organizationId, now.subtract(keptFor))
    return rows.map(row => linkOf(row, row.creatorName, now))
  })

/** @throws Refusal `joinLinks.tooMany`, what the rules of inviting say */
export async function create(
  member: Member,
  groups: JoinedGroups,
  { role, groupIds, language, maxUses, hours }: NewJoinLink,
): Promise<JoinLink & { link: string }> {
  const { actor, services } = member
  requireMayInvite(member, role)
  await countAttempt(services, made, actor.organizationId)
  return member.transaction(async tx => {
    const { organizationId, profileId } = actor
    const now = member.now()
    await lockAndRecheckPermission(tx, member, toInvite)
    await requireMayAssignGroups(tx, member, groups, groupIds)
    if ((await store.countOpenJoinLinks(tx, organizationId, now)) >= maxOpen) {
      throw new Refusal('joinLinks.tooMany', { max: maxOpen })
    }
    const { token, hash } = newToken()
    const row: store.JoinLinkRow = {
      organizationId,
      id: newId(),
      tokenHash: hash,
      role,
      presetLanguage: language,
      groupIds: [...groupIds],
      maxUses,
      joins: 0,
      createdBy: profileId,
      sessionId: member.sessionId ?? null,
      createdAt: now,
      expiresAt: now.add({ hours }),
      endedAt: null,
    }
    await store.insert(tx, row)
    await member.audit(tx, { kind: 'joinLinks.created', target: row.id, change: { role, maxUses, hours, groupIds } })
    tx.invalidate('joinLinks')
    const creator = (await people.find(tx, organizationId, profileId))?.fullName ?? null
    return { ...linkOf(row, creator, now), link: `${services.publicUrl}/join-team/${token}` }
  })
}

/** @throws Refusal `joinLinks.gone`, what the rules of inviting say */
export const endJoinLink = (member: Member, { id }: { id: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockProof(tx, member.proof)
    const found = await store.find(tx, organizationId, id)
    if (!found) throw new Refusal('joinLinks.gone')
    requireMayInvite(member, found.role, { isEnding: true })
    await store.markJoinLinkEnded(tx, organizationId, id, member.now())
    await member.audit(tx, { kind: 'joinLinks.ended', target: id, change: { role: found.role, joins: found.joins } })
    tx.invalidate('joinLinks')
  })

const linkOf = (row: store.JoinLinkRow, creatorName: string | null, now: Temporal.Instant): JoinLink => ({
  id: row.id,
  role: row.role,
  language: row.presetLanguage,
  groupIds: row.groupIds,
  maxUses: row.maxUses,
  joins: row.joins,
  state: joinLinkState(row, now),
  creatorName,
  createdAt: row.createdAt.toString(),
  expiresAt: row.expiresAt.toString(),
})
