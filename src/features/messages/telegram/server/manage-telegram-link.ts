import { Refusal } from '#kit/refusal.ts'
import { lockRequester } from '#features/foundation/people/server/recheck-permission.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { mayRetryBlockedChat, chatLinkState } from '#features/messages/chats/rules.ts'
import * as chats from '#features/messages/chats/server/manage-chat-link.ts'
import { chatTexts } from '#features/messages/chats/server/chat-texts.ts'
import { messengerClientFor } from '#features/messages/chats/server/lines.ts'
import * as linking from '#features/messages/chats/server/linking.ts'
import { sendAfterCommit } from '#features/messages/chats/server/send-message.ts'
import * as links from '#features/messages/chats/server/store.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { TelegramClient } from '#platform/server/bot.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { readChatId } from '../chat-id.ts'
import type { ChatReachability, TelegramStatus } from '../schema.ts'

const messenger = 'telegram'
/** By one member; and in one chat, by all members together: a mistyped id must not bother others. */
const consentRequests: RateLimit = { name: 'chatConsent', maxCalls: 5, minutes: 1440 }
const consentRequestsInChat: RateLimit = { name: 'chatConsentIn', maxCalls: 1, minutes: 1440 }

export async function status(member: Member): Promise<TelegramStatus> {
  const { bot } = member.services
  const { organizationId, profileId } = member.actor
  const [botName, [link, pending], chat] = await Promise.all([
    bot?.username(),
    member.transaction(
      async tx =>
        [
          await links.find(tx, messenger, organizationId, profileId),
          await links.findPendingChat(tx, messenger, organizationId, profileId, member.now()),
        ] as const,
    ),
    chats.status(member, messenger),
  ])
  return {
    ...chat,
    hasBot: bot !== undefined,
    botName: botName ?? null,
    fault: bot?.fault() ?? null,
    chatId: link?.chatId ?? null,
    pending: pending ? { chatId: pending.chatId, expiresAt: pending.expiresAt.toString() } : null,
  }
}

export async function startTelegramLink(
  member: Member,
): Promise<{ code: string; url: string | null; expiresAt: string }> {
  const bot = requireBot(member)
  const started = await chats.startChatLink(member, messenger)
  const name = await bot.username()
  return { ...started, url: name === undefined ? null : `https://t.me/${name}?start=${started.code}` }
}

/**
 * Asks in the chat whether to link it; the answer says nothing about the chat, which may belong to someone else. Idempotent while
 * the chat has not answered.
 * @throws Refusal what the rule says, `input.tooManyTries`
 */
export async function linkTelegramByChatId(
  member: Member,
  { chatId: typed }: { chatId: string },
): Promise<TelegramStatus> {
  const read = readChatId(typed)
  if (!read.ok) throw new Refusal(`telegram.${read.fault}`, undefined, { field: 'chatId' })
  requireBot(member)
  const { chatId } = read
  const before = await status(member)
  if (before.pending?.chatId === chatId) return before
  if (before.chatId === chatId) return setActive(member, { isActive: true })
  await countAttempt(member.services, consentRequests, member.actor.profileId)
  await countAttempt(member.services, consentRequestsInChat, chatId)
  await member.transaction(async tx => {
    await lockRequester(tx, member)
    const recipient = { ...member.actor, language: member.language }
    await linking.requestChatConsent(tx, member.services, recipient, { messenger, chatId })
  })
  return status(member)
}

/** @throws Refusal `telegram.linkNotFound` */
export async function setActive(member: Member, { isActive }: { isActive: boolean }): Promise<TelegramStatus> {
  await chats.setChatLinkActive(member, messenger, isActive)
  return status(member)
}

export async function unlink(member: Member): Promise<TelegramStatus> {
  await chats.unlinkOwnChat(member, messenger)
  return status(member)
}

/**
 * Whether a person will hear of things by the bot; what can be put right without the person is put right.
 * @throws Refusal `telegram.profileNotFound`
 */
export async function restoreChatReachability(
  member: Member,
  { profileId }: { profileId: string },
): Promise<ChatReachability> {
  const { bot, clock } = member.services
  const { organizationId } = member.actor
  const botName = (await bot?.username()) ?? null
  const outcome = await member.transaction(async tx => {
    await lockProof(tx, member.proof)
    const person = await people.find(tx, organizationId, profileId)
    if (!person) throw new Refusal('telegram.profileNotFound')
    const others = (await links.listLinks(tx, organizationId)).filter(link => link.profileId === profileId)
    if (others.some(link => chatLinkState(link) === 'active' && messengerClientFor(member.services, link.messenger)))
      return 'active'
    const link = await links.find(tx, messenger, organizationId, profileId)
    const state = chatLinkState(link)
    if (!bot || !link || state === 'unlinked') return 'manual'
    // switched off by the person: that is the person's to change
    if (!link.isActive) return 'contactBot'
    if (!mayRetryBlockedChat(link, clock.now())) return 'manual'
    await links.change(tx, messenger, organizationId, profileId, { blockedAt: null })
    const { chatId, firstName } = link
    const text = chatTexts(person.language, messenger).againActive(firstName)
    await sendAfterCommit(tx, member.services, { messenger, organizationId, profileId, chatId }, { text })
    tx.invalidate('telegram', 'availabilityRequests')
    return 'configured'
  })
  return { success: outcome === 'active' || outcome === 'configured', outcome, botName }
}

/** @throws Refusal `telegram.noBot` */
function requireBot({ services }: Member): TelegramClient {
  if (!services.bot) throw new Refusal('telegram.noBot')
  return services.bot
}
