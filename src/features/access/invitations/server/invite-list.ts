import type { Language } from '#kit/catalogue.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { type BadLine, type ListedAddress, readAddresses, shortenForDisplay } from '../addresses.ts'
import type { InvitationRole } from '../roles.ts'
import type { CheckedInvitationList, SentInvitationList } from '../schema.ts'
import { toInvite } from '../policy.ts'
import { requireMayInvite, requireMayAssignGroups } from './invitation-steps.ts'
import { inviteAll, lists, reserveMailableAddresses, addressStates } from './invitation-list-steps.ts'
import type { JoinedGroups } from './arrivals.ts'

interface InvitationListInput {
  readonly text: string
  readonly role: InvitationRole
  readonly groupIds: readonly string[]
  /** What the people will read; null: as they come. */
  readonly language: Language | null
}

/** What would become of a list; nobody is invited. */
export const checkInvitationList = (member: Member, { text }: { text: string }): Promise<CheckedInvitationList> =>
  member.transaction(async tx => {
    const { good, bad } = await sorted(tx, member, text)
    return { good: [...good], bad: [...bad] }
  })

/**
 * Invites whoever can be invited, and says of the others why not: all of them in one transaction, each with a link of their
 * own.
 * @throws Refusal `invitations.nobodyLeft`, `invitations.tooManyToday`, `invitations.tooMany`, what the rules say
 */
export async function sendInvitationList(
  member: Member,
  groups: JoinedGroups,
  { text, role, groupIds, language: presetLanguage }: InvitationListInput,
): Promise<SentInvitationList> {
  const { actor, services } = member
  requireMayInvite(member, role)
  await countAttempt(services, lists, actor.organizationId)
  const mailable = await mailableIn(member, text)
  return member.transaction(async tx => {
    await lockAndRecheckPermission(tx, member, toInvite)
    await requireMayAssignGroups(tx, member, groups, groupIds)
    const { good, bad, expired } = await sorted(tx, member, text)
    if (good.length === 0) throw new Refusal('invitations.nobodyLeft', undefined, { field: 'text' })
    const wishes = good.map(({ email, name }) => ({ email, name, role, groupIds, presetLanguage, importId: null }))
    const invited = await inviteAll(tx, member, wishes, { expired, mailable })
    return {
      hasMailServer: services.mailer.delivers,
      invited,
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
  const read = readAddresses(text)
  const { faultOf, expired } = await addressStates(
    tx,
    member,
    read.good.map(({ email }) => email),
  )
  const refused = read.good.flatMap(({ line, email }): BadLine[] => {
    const fault = faultOf(email)
    return fault ? [{ line, text: shortenForDisplay(email), fault }] : []
  })
  return {
    good: read.good.filter(({ email }) => faultOf(email) === undefined),
    bad: [...read.bad, ...refused].toSorted((a, b) => a.line - b.line),
    expired,
  }
}

/** Asked before the deed: counts are kept whatever becomes of it. */
async function mailableIn(member: Member, text: string): Promise<ReadonlySet<string>> {
  const { good } = await member.transaction(tx => sorted(tx, member, text))
  return reserveMailableAddresses(
    member,
    good.map(({ email }) => email),
  )
}
