import { newId } from '#kit/id.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import { findPermissions } from '#features/foundation/permissions/server/store.ts'
import type { ChatChannel } from '#platform/server/chat.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import { requiredForChannels } from '../policy.ts'
import { maxChannels, postKinds } from '../rules.ts'
import * as store from './store.ts'

export type LinkChannelResult =
  | { readonly kind: 'linked'; readonly organization: string }
  | { readonly kind: 'codeUnknown' | 'taken' | 'tooMany' }

/** By the one-time code of the app, typed in the channel. All or nothing: a channel that is taken leaves the code good. */
export async function linkChannel(
  services: Services,
  code: string,
  { id: channelId, name }: ChatChannel,
): Promise<LinkChannelResult> {
  const { database, clock } = services
  const hash = hashOf(code)
  const maker = await database.installation(tx => store.findChannelCode(tx, hash, clock.now()))
  if (!maker) return { kind: 'codeUnknown' }
  const { organizationId, profileId } = maker
  try {
    return await database.tenant(organizationId, async tx => {
      // the count must not change before the commit
      await organizations.lockOrganization(tx, organizationId)
      // taken by one of two who come with it at the same time
      if (!(await store.consumeChannelCode(tx, organizationId, hash))) return { kind: 'codeUnknown' }
      const person = await people.find(tx, organizationId, profileId)
      const organization = await organizations.find(tx, organizationId)
      // whoever began it must still be allowed to
      if (!person || !organization || isLocked(person)) return { kind: 'codeUnknown' }
      const { role } = person
      const permissions = new Set(await findPermissions(tx, organizationId, role))
      if (!may({ role, permissions, locked: false }, requiredForChannels)) return { kind: 'codeUnknown' }
      const channel = await store.insert(tx, {
        organizationId,
        id: newId(),
        channelId,
        name: name.slice(0, 100),
        kinds: [...postKinds],
        language: organization.settings.default_language,
        linkedAt: clock.now(),
      })
      if (!channel) throw new NotLinked('taken')
      if ((await store.list(tx, organizationId)).length > maxChannels) throw new NotLinked('tooMany')
      const { id } = channel
      await record(tx, organizationId, clock, profileId, {
        kind: 'discordChannels.linked',
        target: id,
        change: { name: channel.name },
      })
      tx.invalidate('discordChannels')
      return { kind: 'linked', organization: organization.name }
    })
  } catch (error) {
    if (error instanceof NotLinked) return { kind: error.outcome }
    throw error
  }
}

/** Takes the deed back and says how it ended. */
class NotLinked extends Error {
  readonly outcome: 'taken' | 'tooMany'
  constructor(outcome: 'taken' | 'tooMany') {
    super(outcome)
    this.outcome = outcome
  }
}
