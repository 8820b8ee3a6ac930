import { Refusal } from '#kit/refusal.ts'
import { ask } from '#features/access/sign-in/server/email-change.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { accountData, memberData } from '#features/members/data-export/server/own-data.ts'
import { forget, leave } from '#features/members/departure/server/leaving.ts'
import { drop } from '#features/foundation/images/server/actions.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { audited, libraryNow, requirePassword, type Self } from './self.ts'

/** Takes effect when the link is opened that goes to the new address. */
export async function changeEmail(self: Self, { email, password }: { email: string; password: string }): Promise<void> {
  await requirePassword(self, password)
  const { member, context } = self
  await audited(
    member,
    'session.emailChangeAsked',
    async tx => {
      const { fullName: name = '' } = context.session?.member ?? {}
      const owner = { id: member.actor.profileId, name, email: context.session?.email ?? '' }
      await ask(tx, member.services, member.language, owner, { email })
    },
    { to: email },
  )
}

export const exportData = ({ member }: Self): Promise<Record<string, unknown>> =>
  audited(member, 'session.dataExported', async tx => {
    const { organizationId, profileId } = member.actor
    return {
      exportedAt: member.now().toString(),
      organization: member.organization,
      ...(await accountData(tx, profileId)),
      ...(await memberData(tx, organizationId, profileId)),
    }
  })

/**
 * One way: what plans of the past need is kept without the name.
 * @throws Refusal `ownAccount.lastOwner`
 */
export async function deleteAccount(self: Self, password: string): Promise<void> {
  await requirePassword(self, password)
  const { actor, services, language } = self.member
  const { organizationId, profileId } = actor
  const pictures = await services.database.installation(async tx => {
    await organizations.lock(tx, organizationId)
    if (actor.role === 'owner' && (await leavesOthersAlone(tx, organizationId))) {
      throw new Refusal('ownAccount.lastOwner')
    }
    const leaving = { organizationId, profileId, actorId: profileId, clock: services.clock }
    await leave(tx, leaving)
    const shown = await forget(tx, leaving, language, libraryNow())
    await record(tx, organizationId, services.clock, profileId, { kind: 'session.accountDeleted', target: profileId })
    return shown
  }, organizationId)
  for (const { organizationId: of, image } of pictures) await drop(services, of, image)
}

/** Without an owner nobody could run it; whoever is the only one left may close the door. */
const leavesOthersAlone = async (tx: Tx, organizationId: string): Promise<boolean> =>
  (await people.countOwners(tx, organizationId)) <= 1 && (await people.count(tx, organizationId)) > 1
