import { zonesOf } from '#kit/own-time.ts'
import { attendanceOf } from '#features/foundation/organizations/attendance.ts'
import type { Language, RefusalCode } from '#kit/catalogue.ts'
import { Refusal } from '#kit/refusal.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { hasTotp } from '#features/access/sign-in/server/protection-store.ts'
import { secondFactorFrom } from '#features/foundation/permissions/server/procedure.ts'
import { findPermissions } from '#features/foundation/permissions/server/store.ts'
import { isSecondFactorDue, type Member, memberOf } from '#features/foundation/permissions/server/procedure.ts'
import { chatServices } from '#features/messages/chats/chat-services.ts'
import * as links from '#features/messages/chats/server/store.ts'
import type { ChatUser } from '#platform/server/chat.ts'
import type { Services } from '#platform/server/services.ts'

/** Somebody who taps or asks, with the rights of this moment. */
export interface ChatMember {
  readonly member: Member
  /** A no, in the person's language. */
  readonly word: (refusal: Refusal) => string
  /** What commands begin with where the person is. */
  readonly slash: string
  /** Undefined: it is asked from the app or a device. */
  readonly link: links.ChatLink | undefined
}

/** One whose chat is linked: what a session is to a browser. */
export interface LinkedChatMember extends ChatMember {
  readonly link: links.ChatLink
  /** Why nothing of the organisation is shown or done, as in the app; the chat itself can still be muted and parted from. */
  readonly shutOut: string | undefined
}

/** The sentence of a refusal. */
export type RefusalText = (language: Language, code: RefusalCode, parameters: unknown) => string

const linkEnded = 'permissions.signInFirst'

/** The link of the chat, or the session, ended while a command was under way. */
export const isLinkEnded = (error: unknown): boolean => error instanceof Refusal && error.code === linkEnded

/** A refusal that the member reads as the outcome of a button. */
export const isSaidInChat = (error: unknown): error is Refusal => error instanceof Refusal && error.code !== linkEnded

/** In whose words and times something is said. */
export const readerOf = (member: Member) => ({ language: member.language, ...zonesOf(member) })

/** Undefined: the chat is linked with nobody, or with somebody who may not come in. */
export async function findChatMember(
  services: Services,
  { messenger, chatId }: ChatUser,
  word: RefusalText,
): Promise<LinkedChatMember | undefined> {
  const [link, hasApp] = await services.database.installation(async tx => {
    const found = await links.findByChat(tx, messenger, chatId)
    // of accounts no organisation's deeds may read
    return [found, found !== undefined && (await hasTotp(tx, found.profileId))] as const
  })
  if (!link) return undefined
  const { organizationId, profileId } = link
  return services.database.tenant(organizationId, async tx => {
    const person = await people.find(tx, organizationId, profileId)
    const organization = await organizations.find(tx, organizationId)
    if (!person || !organization || isLocked(person)) return undefined
    const { role, language, timeZone } = person
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
        timeZone,
        organization: {
          id: organization.id,
          name: organization.name,
          timeZone: organization.timeZone,
          scoreboardEnabled: organization.settings.scoreboard_enabled,
          attendanceEnabled: attendanceOf(organization.settings).since !== null,
        },
      },
      { lockChatLink: inTx => links.lockChatLink(inTx, link) },
    )
    const { second_factor_for: by, second_factor_from: from } = organization.settings
    const demanded = { secondFactorFrom: secondFactorFrom(role, { by, from }, hasApp), organization }
    const isShutOut = isSecondFactorDue(demanded, services.clock.now())
    return {
      ...chatMemberOf(member, word),
      slash: chatServices[messenger].slash,
      link,
      shutOut: isShutOut ? word(language, 'permissions.secondFactorNeeded', undefined) : undefined,
    }
  })
}

/** The member of a session, as whom a chat is linked with would be. */
export const chatMemberOf = (member: Member, word: RefusalText): ChatMember => ({
  member,
  slash: '/',
  link: undefined,
  word: ({ code, parameters }) => word(member.language, code, parameters),
})
