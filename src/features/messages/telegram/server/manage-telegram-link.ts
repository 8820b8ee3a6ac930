import { Refusal } from '#kit/refusal.ts'
import * as people from '#features/foundation/people/server/store.ts'
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
const chatIdGuesses: RateLimit = { name: 'chatId', maxCalls: 30, minutes: 15 }

export async function status(member: Member): Promise<TelegramStatus> {
  const { bot } = member.services
  const { organizationId, profileId } = member.actor
  const [botName, link, chat] = await Promise.all([
    bot?.username(),
    member.transaction(tx => links.find(tx, messenger, organizationId, profileId)),
    chats.status(member, messenger),
  ])
  return { ...chat, hasBot: bot !== undefined, botName: botName ?? null, chatId: link?.chatId ?? null }
}

export async function startTelegramLink(
  member: Member,
): Promise<{ code: string; url: string | null; expiresAt: string }> {
  const bot = requireBot(member)
  const started = await chats.startChatLink(member, messenger)
  const name = await bot.username()
  return { ...started, url: name === undefined ? null : `https://t.me/${name}?start=${started.code}` }
}

/** @throws Refusal what the rule says */
export async function linkTelegramByChatId(
  member: Member,
  { chatId: typed }: { chatId: string },
): Promise<TelegramStatus> {
  const read = readChatId(typed)
  if (!read.ok) throw new Refusal(`telegram.${read.fault}`, undefined, { field: 'chatId' })
  const bot = requireBot(member)
  const { organizationId, profileId } = member.actor
  // whoever tries ids one after the other would bother strangers
  await countAttempt(member.services, chatIdGuesses, profileId)
  const { chatId } = read
  const known = await bot.look(chatId)
  await member.transaction(async tx => {
    const chat = { messenger, chatId, firstName: known?.firstName, username: known?.username } as const
    const outcome = await linking.linkChat(tx, member.services, organizationId, profileId, chat)
    if (outcome !== 'linked') throw new Refusal(`telegram.${outcome}`, undefined, { field: 'chatId' })
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
