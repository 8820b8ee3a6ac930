import { Refusal } from '#kit/refusal.ts'
import { organizationOf } from '#features/access/sign-in/server/account-store.ts'
import { signInData } from '#features/access/sign-in/server/personal-data.ts'
import { changeCredentials, requireOpenSession } from '#features/access/sign-in/server/credentials.ts'
import { requestEmailChange } from '#features/access/sign-in/server/email-change.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { collectPersonalData } from '#features/members/data-export/server/own-data.ts'
import { erasePerson, endMembership } from '#features/members/departure/server/end-membership.ts'
import { deleteRemovedImageFiles, type ListImageReferences } from '#features/foundation/images/server/manage-images.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { PersonalData, DataSubject } from '#features/foundation/personal-data/server/personal-data.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { requireOwnPassword } from '#features/access/sign-in/server/own-password.ts'
import {
  accountTransaction,
  isSecondFactorDue,
  type RequestContext,
} from '#features/foundation/permissions/server/procedure.ts'
import { runAudited, libraryNow, requirePassword, requireStillSignedIn, type OwnAccountRequest } from './self.ts'

/** What the assembly knows of all nouns. */
export interface AccountDependencies {
  /** In the order in which they are told of a departure. */
  readonly kept: readonly PersonalData[]
  /** In the order in which it is handed out. */
  readonly exported: readonly PersonalData[]
  /** What points to pictures. */
  readonly references: readonly ListImageReferences[]
}

/** Takes effect when the link is opened that goes to the new address. */
export async function changeEmail(
  self: OwnAccountRequest,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await requirePassword(self, password)
  const { member, context } = self
  await runAudited(
    member,
    'session.emailChangeAsked',
    async tx => {
      await requireStillSignedIn(tx, self)
      const { fullName: name = '' } = context.session?.member ?? {}
      const owner = { id: member.actor.profileId, name, email: context.session?.email ?? '' }
      await requestEmailChange(tx, member.services, member.language, owner, { email })
    },
    { to: email },
  )
}

export const exportData = (
  { member }: OwnAccountRequest,
  { exported }: AccountDependencies,
): Promise<Record<string, unknown>> =>
  runAudited(member, 'session.dataExported', async tx => {
    const { organizationId, profileId } = member.actor
    return {
      exportedAt: member.now().toString(),
      organization: member.organization,
      ...(await collectPersonalData(tx, exported, { organizationId, profileId, isMember: true })),
    }
  })

/**
 * For whoever is locked or has been removed, too; a member needs for it what the export needs.
 * @throws Refusal `permissions.signInFirst`, `permissions.recoveryActive`, `permissions.secondFactorNeeded`, `signIn.wrongPassword`
 */
export async function exportDataWithPassword(
  context: RequestContext,
  { exported }: AccountDependencies,
  password: string,
): Promise<Record<string, unknown>> {
  const { services } = context
  requireSecondFactor(context)
  const session = await requireOwner(context, password)
  const { userId: profileId } = session
  return accountTransaction(services, session, async tx => {
    const everywhere: Record<string, unknown>[] = []
    for (const organizationId of await people.organizationsOf(tx, profileId)) {
      const organization = await organizations.find(tx, organizationId)
      const person = await people.find(tx, organizationId, profileId)
      const isMember = person !== undefined && !isLocked(person)
      everywhere.push({
        organization: organization?.name,
        ...(await collectPersonalData(tx, exported, { organizationId, profileId, isMember })),
      })
      await record(tx, organizationId, services.clock, profileId, { kind: 'session.dataExported', target: profileId })
    }
    const account = await signInData.export?.(tx, { organizationId: '', profileId, isMember: false })
    return { exportedAt: services.clock.now().toString(), ...account, organizations: everywhere }
  })
}

/** Whoever is locked could not set one up. */
function requireSecondFactor({ services, session }: RequestContext): void {
  if (!session?.member || session.member.actor.locked) return
  if (isSecondFactorDue(session.member, services.clock.now())) throw new Refusal('permissions.secondFactorNeeded')
}

/** Who asks, signed in and with the password once more. */
async function requireOwner({ services, session }: RequestContext, password: string) {
  if (!session) throw new Refusal('permissions.signInFirst')
  if (session.recoveryActive) throw new Refusal('permissions.recoveryActive')
  await requireOwnPassword(services, session.userId, password)
  return session
}

/**
 * As if somebody had removed the person: past plans keep the name, and an invitation brings them back. All sessions end.
 * @throws Refusal `signIn.wrongPassword`, `ownAccount.lastOwner`
 */
export async function leaveOrganization(
  self: OwnAccountRequest,
  { kept }: AccountDependencies,
  password: string,
): Promise<void> {
  await requirePassword(self, password)
  const { actor, services } = self.member
  const { organizationId, profileId } = actor
  await runAudited(self.member, 'session.organizationLeft', async tx => {
    await organizations.lockOrganization(tx, organizationId)
    // before it ends by this
    await requireStillSignedIn(tx, self)
    await requireSuccessor(tx, organizationId, profileId)
    await leaveAndNotify(tx, services, kept, { organizationId, profileId })
  })
}

/**
 * Nobody else is at it: who leads is told what is open now, and programs that a membership has ended.
 * @throws Refusal `permissions.forbidden`
 */
async function leaveAndNotify(
  tx: Tx,
  { clock }: Services,
  kept: AccountDependencies['kept'],
  { organizationId, profileId }: DataSubject,
): Promise<void> {
  const person = await people.find(tx, organizationId, profileId)
  // somebody was faster
  if (!person) throw new Refusal('permissions.forbidden')
  const { seats, todos } = await endMembership(tx, kept, { organizationId, profileId, actorId: profileId, clock })
  const name = person.fullName
  const change = { name, seats: seats.length }
  await record(tx, organizationId, clock, profileId, { kind: 'team.removed', target: profileId, change })
  const leading = (await people.listManagersAndTeamLeads(tx, organizationId)).map(({ id }) => id)
  const left = { name, openSeats: seats.length, openTodos: todos }
  const notifier = { organization: { id: organizationId }, now: () => clock.now() }
  await notify(tx, notifier, leading, 'member_left', left, profileId)
}

/**
 * One way: what plans of the past need is kept without the name. Whether the person is a member, is locked or has been removed.
 * @throws Refusal `permissions.signInFirst`, `permissions.recoveryActive`, `signIn.wrongPassword`, `ownAccount.lastOwner`
 */
export async function deleteAccount(
  context: RequestContext,
  { kept, references }: AccountDependencies,
  password: string,
): Promise<void> {
  const { services, language } = context
  const session = await requireOwner(context, password)
  const { userId: profileId, sessionId, member } = session
  const work = async (tx: Tx) => {
    // as things stand by now, and not as the session has it
    const organizationId = await organizationOf(tx, profileId)
    if (organizationId !== undefined) await organizations.lockOrganization(tx, organizationId)
    // before it ends by this
    await requireOpenSession(tx, profileId, sessionId)
    if (organizationId !== undefined) {
      await requireSuccessor(tx, organizationId, profileId)
      await leaveAndNotify(tx, services, kept, { organizationId, profileId })
    }
    const pictures = await erasePerson(tx, kept, { profileId, language, now: libraryNow(), references })
    // who belongs to no organisation has sessions, too
    await changeCredentials(tx, profileId, { linked: 'revoke' }, new Date())
    if (organizationId !== undefined) {
      await record(tx, organizationId, services.clock, profileId, { kind: 'session.accountDeleted', target: profileId })
    }
    return pictures
  }
  const concerned = await accountTransaction(services, session, work, member?.actor.organizationId)
  for (const of of concerned) await deleteRemovedImageFiles(services, of)
}

/**
 * Without an owner nobody could run it; whoever is the only one left may close the door.
 * @throws Refusal `ownAccount.lastOwner`
 */
async function requireSuccessor(tx: Tx, organizationId: string, profileId: string): Promise<void> {
  const person = await people.find(tx, organizationId, profileId)
  if (person?.role !== 'owner' || isLocked(person)) return
  const isLast = (await people.countOwners(tx, organizationId)) <= 1
  if (isLast && (await people.countMembers(tx, organizationId)) > 1) throw new Refusal('ownAccount.lastOwner')
}
