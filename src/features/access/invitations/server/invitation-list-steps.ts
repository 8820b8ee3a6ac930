import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { countMailWithinLimit } from '#features/access/sign-in/server/limits.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { Tx } from '#platform/server/database.ts'
import { expiryFrom, hasExpired, maxADay, maxPending } from '../rules.ts'
import type { InvitationRole } from '../roles.ts'
import type { SentInvitationList } from '../schema.ts'
import { findInviterName, sendInvitationMail } from './invitation-steps.ts'
import { newInvitationLink } from './links.ts'
import * as store from './store.ts'

/** Of one organisation, however they come. */
export const lists: RateLimit = { name: 'inviteList', maxCalls: 30, minutes: 60 }

interface AddressStates {
  /** Why an address is not invited. */
  readonly faultOf: (email: string) => 'member' | 'invited' | undefined
  /** Invitations that give way to new ones. */
  readonly expired: readonly string[]
}

export async function addressStates(tx: Tx, member: Member, emails: readonly string[]): Promise<AddressStates> {
  const { organizationId } = member.actor
  const [members, pending] = await Promise.all([
    people.filterMemberEmails(tx, organizationId, emails),
    store.listPendingFor(tx, organizationId, emails),
  ])
  const isOver = ({ expiresAt }: store.InvitationRow) => hasExpired(expiresAt, member.now())
  const invited = new Set(pending.filter(one => !isOver(one)).map(({ email }) => email))
  return {
    faultOf: email => (members.has(email) ? 'member' : invited.has(email) ? 'invited' : undefined),
    expired: pending.filter(isOver).map(({ id }) => id),
  }
}

/** Those who may be sent a mail; to be asked before the deed, since the counts are kept whatever becomes of it. */
export async function reserveMailableAddresses(
  { services }: Member,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const mailable = new Set<string>()
  for (const email of emails) if (await countMailWithinLimit(services, email)) mailable.add(email)
  return mailable
}

interface InvitationWish {
  readonly email: string
  readonly name: string | null
  readonly role: InvitationRole
  readonly groupIds: readonly string[]
  /** What the person will read; null: as they come. */
  readonly presetLanguage: Language | null
  readonly importId: string | null
}

/**
 * Everybody in one transaction, under the organisation's lock, each with a link of their own.
 * @throws Refusal `invitations.tooManyToday`, `invitations.tooMany`
 */
export async function inviteAll(
  tx: Tx,
  member: Member,
  wishes: readonly InvitationWish[],
  { expired, mailable }: Pick<AddressStates, 'expired'> & { readonly mailable: ReadonlySet<string> },
): Promise<SentInvitationList['invited']> {
  const { actor, services } = member
  const { organizationId } = actor
  const now = member.now()
  await store.revokeInvitations(tx, organizationId, expired, now)
  await requireRoom(tx, organizationId, wishes.length, now)
  const made = wishes.map(wish => ({
    ...wish,
    id: newId(),
    // whoever invites is handed another link than the one that shows who reads the address's mail
    mailed: newInvitationLink(services.publicUrl),
    handed: newInvitationLink(services.publicUrl),
    language: wish.presetLanguage ?? member.language,
    isMailed: mailable.has(wish.email),
  }))
  await store.insert(
    tx,
    made.map(({ id, email, name, role, groupIds, presetLanguage, importId, language, mailed, handed }) => ({
      organizationId,
      id,
      email,
      role,
      language,
      presetLanguage,
      groupIds: [...groupIds],
      proposedName: name,
      importId,
      invitedBy: actor.profileId,
      sessionId: member.sessionId ?? null,
      mailedHash: mailed.hash,
      copiedHash: handed.hash,
      copiedBy: actor.profileId,
      copiedSessionId: member.sessionId ?? null,
      createdAt: now,
      expiresAt: expiryFrom(now),
    })),
  )
  const inviter = await findInviterName(tx, member)
  for (const { email, mailed, language, isMailed } of made) {
    if (isMailed) await sendInvitationMail(tx, member, { language, to: email, url: mailed.url, inviter })
  }
  await member.auditAll(
    tx,
    made.map(({ id, email, role }) => ({ kind: 'invitations.sent', target: id, change: { email, role } })),
  )
  tx.invalidate('invitations')
  const { delivers } = services.mailer
  return made.map(({ email, handed, isMailed }) => ({ email, link: handed.url, isMailed: isMailed && delivers }))
}

async function requireRoom(tx: Tx, organizationId: string, wanted: number, now: Temporal.Instant): Promise<void> {
  if ((await store.countPendingInvitations(tx, organizationId)) + wanted > maxPending) {
    throw new Refusal('invitations.tooMany', { max: maxPending })
  }
  if ((await store.countInvitationsSince(tx, organizationId, now.subtract({ hours: 24 }))) + wanted > maxADay) {
    throw new Refusal('invitations.tooManyToday', { max: maxADay })
  }
}
