import { Refusal } from '#kit/refusal.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { BotLine } from '#platform/server/bot.ts'
import { countTry } from '#platform/server/rate-limit.ts'
import { newToken } from '#platform/server/token.ts'
import { readChatId } from '../chat-id.ts'
import { codeMinutes, isMuted, stateOf } from '../rules.ts'
import type { Configured, TelegramStatus } from '../schema.ts'
import { chatTexts } from './chat-texts.ts'
import * as linking from './linking.ts'
import { sayLater } from './saying.ts'
import * as store from './store.ts'

const chatIdGuesses: RateLimit = { name: 'chatId', most: 30, minutes: 15 }

export async function status(member: Member): Promise<TelegramStatus> {
  const { bot } = member.services
  const { organizationId, profileId } = member.actor
  const [botName, link] = await Promise.all([
    bot?.username(),
    member.transaction(tx => store.find(tx, organizationId, profileId)),
  ])
  return {
    hasBot: bot !== undefined,
    botName: botName ?? null,
    state: stateOf(link),
    chatId: link?.telegramChatId ?? null,
    firstName: link?.firstName ?? null,
    username: link?.telegramUsername ?? null,
    registeredAt: link?.registeredAt.toString() ?? null,
    mutedUntil: link && isMuted(link, member.now()) ? (link.mutedUntil?.toString() ?? null) : null,
  }
}

export async function startLink(member: Member): Promise<{ code: string; url: string | null; expiresAt: string }> {
  const bot = requireBot(member)
  const { organizationId, profileId } = member.actor
  const { token, hash } = newToken()
  const expiresAt = member.now().add({ minutes: codeMinutes })
  await member.transaction(tx => store.saveCode(tx, organizationId, profileId, hash, expiresAt))
  const name = await bot.username()
  return {
    code: token,
    url: name === undefined ? null : `https://t.me/${name}?start=${token}`,
    expiresAt: expiresAt.toString(),
  }
}

export async function linkByChatId(member: Member, typed: string): Promise<TelegramStatus> {
  const read = readChatId(typed)
  if (!read.ok) throw new Refusal(`telegram.${read.fault}`, undefined, { field: 'chatId' })
  const bot = requireBot(member)
  const { organizationId, profileId } = member.actor
  // whoever tries ids one after the other would bother strangers
  await countTry(member.services, chatIdGuesses, profileId)
  const { chatId } = read
  const known = await bot.look(chatId)
  await member.transaction(async tx => {
    const chat = { chatId, firstName: known?.firstName, username: known?.username }
    const outcome = await linking.link(tx, member.services, organizationId, profileId, chat)
    if (outcome !== 'linked') throw new Refusal(`telegram.${outcome}`, undefined, { field: 'chatId' })
  })
  return status(member)
}

/** Switching it on also tries again with somebody who had shut the bot out. */
export async function setActive(member: Member, isActive: boolean): Promise<TelegramStatus> {
  const { organizationId, profileId } = member.actor
  await member.transaction(async tx => {
    const before = await store.find(tx, organizationId, profileId)
    if (!before) throw new Refusal('telegram.linkNotFound')
    const values = isActive ? { isActive, blockedAt: null, mutedUntil: null } : { isActive }
    await store.change(tx, organizationId, profileId, values)
    if (isActive && stateOf(before) !== 'active') {
      const { telegramChatId: chatId, firstName } = before
      const text = chatTexts(member.language).againActive(firstName)
      await sayLater(tx, member.services, { organizationId, profileId, chatId }, { text })
    }
    tx.invalidate('telegram', 'availabilityRequests')
  })
  return status(member)
}

export async function unlink(member: Member): Promise<TelegramStatus> {
  const { organizationId, profileId } = member.actor
  await member.transaction(tx => linking.unlink(tx, member.services, organizationId, profileId))
  return status(member)
}

/** Whether a person will hear of things by the bot; what can be put right without the person is put right. */
export async function autoConfigureUser(member: Member, profileId: string): Promise<Configured> {
  const { bot } = member.services
  const { organizationId } = member.actor
  const botName = (await bot?.username()) ?? null
  const outcome = await member.transaction(async tx => {
    if (!(await people.find(tx, organizationId, profileId))) throw new Refusal('telegram.profileNotFound')
    const link = await store.find(tx, organizationId, profileId)
    const state = stateOf(link)
    if (!bot || !link || state === 'unlinked') return 'manual'
    if (state === 'active') return 'active'
    // switched off by the person: that is the person's to change
    if (state === 'inactive') return 'contactBot'
    await store.change(tx, organizationId, profileId, { blockedAt: null })
    const { telegramChatId: chatId, firstName } = link
    const text = chatTexts(member.language).againActive(firstName)
    await sayLater(tx, member.services, { organizationId, profileId, chatId }, { text })
    tx.invalidate('telegram', 'availabilityRequests')
    return 'configured'
  })
  return { success: outcome === 'active' || outcome === 'configured', outcome, botName }
}

function requireBot({ services }: Member): BotLine {
  if (!services.bot) throw new Refusal('telegram.noBot')
  return services.bot
}
