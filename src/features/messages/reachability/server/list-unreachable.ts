import * as accounts from '#features/access/sign-in/server/account-store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { chatLinkState } from '#features/messages/chats/rules.ts'
import { messengerClientFor } from '#features/messages/chats/server/lines.ts'
import * as chats from '#features/messages/chats/server/store.ts'
import * as push from '#features/messages/push/server/store.ts'
import { unreachableBecause } from '../rules.ts'
import type { Unreachable, UnreachableMember } from '../schema.ts'

/** Returns the members with access that no mail, chat or device reaches, each with the reason. */
export async function findUnreachableMembers(member: Member): Promise<ReadonlyMap<string, Unreachable>> {
  const { organizationId } = member.actor
  const { database, mailer } = member.services
  const [proven, [members, links, withDevice]] = await Promise.all([
    // accounts are of no organisation: the role that requests run under cannot read them
    database.installation(tx => accounts.listProvenMembers(tx, organizationId)),
    member.transaction(tx =>
      Promise.all([
        people.list(tx, organizationId),
        chats.listLinks(tx, organizationId),
        push.listMembersWithDevice(tx, organizationId),
      ]),
    ),
  ])
  const linksById = Map.groupBy(links, ({ profileId }) => profileId)
  const found = new Map<string, Unreachable>()
  for (const { id, isLocked } of members) {
    if (isLocked) continue
    const why = unreachableBecause({
      hasMailServer: mailer.delivers,
      isAddressProven: proven.has(id),
      chats: (linksById.get(id) ?? []).map(link =>
        messengerClientFor(member.services, link.messenger) ? chatLinkState(link) : 'inactive',
      ),
      hasPushDevice: withDevice.has(id),
    })
    if (why) found.set(id, why)
  }
  return found
}

export const listUnreachableMembers = async (member: Member): Promise<UnreachableMember[]> =>
  [...(await findUnreachableMembers(member))].map(([profileId, why]) => ({ profileId, ...why }))
