import * as organizations from '#features/foundation/organizations/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { findPermissions } from '#features/foundation/permissions/server/store.ts'
import { type Member, memberOf } from '#features/foundation/permissions/server/procedure.ts'
import * as links from '#features/messages/telegram/server/store.ts'
import type { TelegramUser } from '#platform/server/bot.ts'
import type { Services } from '#platform/server/services.ts'

/** Somebody whose chat is linked, with the rights of this moment: what a session is to a browser. */
export interface Asker {
  readonly member: Member
  readonly link: links.LinkRow
}

/** Undefined: the chat is linked with nobody, or with somebody who may not come in. */
export async function askerOf(services: Services, { chatId }: TelegramUser): Promise<Asker | undefined> {
  const link = await services.database.installation(tx => links.findByChat(tx, chatId))
  if (!link) return undefined
  const { organizationId, profileId } = link
  return services.database.tenant(organizationId, async tx => {
    const person = await people.find(tx, organizationId, profileId)
    const organization = await organizations.find(tx, organizationId)
    if (!person || !organization || isLocked(person)) return undefined
    const { role, fullName, language, timeZone, avatarImage } = person
    const member = memberOf(
      { services, language },
      {
        actor: {
          organizationId,
          profileId,
          role,
          permissions: new Set(await findPermissions(tx, organizationId, role)),
          locked: false,
        },
        fullName,
        language,
        timeZone,
        avatarImage,
        secondFactorFrom: null,
        organization: {
          id: organization.id,
          name: organization.name,
          timeZone: organization.timeZone,
          scoreboardEnabled: organization.settings.scoreboard_enabled,
        },
      },
    )
    return { member, link }
  })
}
