import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { mayMail } from '#features/access/sign-in/server/limits.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { Tx } from '#platform/server/database.ts'
import { countTry } from '#platform/server/rate-limit.ts'
import { type BadLine, type ListedAddress, readAddresses, shown } from '../addresses.ts'
import { expiryFrom, hasExpired, mostADay, mostPending } from '../rules.ts'
import type { InvitationRole } from '../roles.ts'
import type { ListChecked, ListSent } from '../schema.ts'
import { mail, requireMayInvite, requireMayPlace } from './inviting.ts'
import type { JoinedGroups } from './arrivals.ts'
import { newLink } from './links.ts'
import * as store from './store.ts'

const lists: RateLimit = { name: 'inviteList', most: 30, minutes: 60 }

interface List {
  readonly text: string
  readonly role: InvitationRole
  readonly groupIds: readonly string[]
  /** What the people will read; null: as they come. */
  readonly language: Language | null
}

/** What would become of a list; nobody is invited. */
export const checkList = (member: Member, text: string): Promise<ListChecked> =>
  member.transaction(async tx => {
    const { good, bad } = await sorted(tx, member, text)
    return { good: [...good], bad: [...bad] }
  })

/**
 * Invites whoever can be invited, and says of the others why not: all of them in one transaction, each with a link of their
 * own.
 * @throws Refusal `invitations.nobodyLeft`, `invitations.tooManyToday`, `invitations.tooMany`, what the rules say
 */
export async function sendList(
  member: Member,
  groups: JoinedGroups,
  { text, role, groupIds, language: presetLanguage }: List,
): Promise<ListSent> {
  const { actor, services } = member
  requireMayInvite(member, role)
  await countTry(services, lists, actor.organizationId)
  const mailable = await mailableIn(member, text)
  return member.transaction(async tx => {
    const { organizationId } = actor
    await organizations.lock(tx, organizationId)
    await requireMayPlace(tx, member, groups, groupIds)
    const { good, bad, expired } = await sorted(tx, member, text)
    if (good.length === 0) throw new Refusal('invitations.nobodyLeft', undefined, { field: 'text' })
    const now = member.now()
    await store.revokeAll(tx, organizationId, expired, now)
    await requireRoom(tx, organizationId, good.length, now)
    const language = presetLanguage ?? member.language
    const made = good.map(({ email }) => {
      const [mailed, handed] = [newLink(services.publicUrl), newLink(services.publicUrl)]
      return { id: newId(), email, mailed, handed, isMailed: mailable.has(email) }
    })
    const common = {
      organizationId,
      role,
      language,
      presetLanguage,
      groupIds: [...groupIds],
      invitedBy: actor.profileId,
      createdAt: now,
      expiresAt: expiryFrom(now),
    }
    await store.insert(
      tx,
      made.map(({ id, email, mailed, handed }) => ({
        ...common,
        id,
        email,
        mailedHash: mailed.hash,
        copiedHash: handed.hash,
      })),
    )
    for (const { email, mailed, isMailed } of made) if (isMailed) await mail(tx, member, language, email, mailed.url)
    await member.auditAll(
      tx,
      made.map(({ id, email }) => ({ kind: 'invitations.sent', target: id, change: { email, role } })),
    )
    tx.invalidate('invitations')
    const { delivers } = services.mailer
    return {
      hasMailServer: delivers,
      invited: made.map(({ email, handed, isMailed }) => ({ email, link: handed.url, isMailed: isMailed && delivers })),
      bad: [...bad],
    }
  })
}

interface Sorted {
  readonly good: readonly ListedAddress[]
  readonly bad: readonly BadLine[]
  /** Invitations that give way to new ones. */
  readonly expired: readonly string[]
}

async function sorted(tx: Tx, member: Member, text: string): Promise<Sorted> {
  const { organizationId } = member.actor
  const read = readAddresses(text)
  const emails = read.good.map(({ email }) => email)
  const [members, pending] = await Promise.all([
    people.listEmailsOf(tx, organizationId, emails),
    store.listPendingFor(tx, organizationId, emails),
  ])
  const isOver = ({ expiresAt }: store.InvitationRow) => hasExpired(expiresAt, member.now())
  const invited = new Set(pending.filter(one => !isOver(one)).map(({ email }) => email))
  const faultOf = (email: string) => (members.has(email) ? 'member' : invited.has(email) ? 'invited' : undefined)
  const refused = read.good.flatMap(({ line, email }): BadLine[] => {
    const fault = faultOf(email)
    return fault ? [{ line, text: shown(email), fault }] : []
  })
  return {
    good: read.good.filter(({ email }) => faultOf(email) === undefined),
    bad: [...read.bad, ...refused].toSorted((a, b) => a.line - b.line),
    expired: pending.filter(isOver).map(({ id }) => id),
  }
}

async function requireRoom(tx: Tx, organizationId: string, wanted: number, now: Temporal.Instant): Promise<void> {
  if ((await store.countPending(tx, organizationId)) + wanted > mostPending) {
    throw new Refusal('invitations.tooMany', { most: mostPending })
  }
  if ((await store.countSince(tx, organizationId, now.subtract({ hours: 24 }))) + wanted > mostADay) {
    throw new Refusal('invitations.tooManyToday', { most: mostADay })
  }
}

/** Of those who would be invited. Asked before the deed: counts are kept whatever becomes of it. */
async function mailableIn(member: Member, text: string): Promise<ReadonlySet<string>> {
  const { good } = await member.transaction(tx => sorted(tx, member, text))
  const mailable = new Set<string>()
  for (const { email } of good) if (await mayMail(member.services, email)) mailable.add(email)
  return mailable
}
