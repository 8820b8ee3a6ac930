import type { BotEvent, BotLine, BotMessage, Chatter } from '#platform/server/bot.ts'
import type { Services } from '#platform/server/services.ts'
import { chatTexts, languageOf } from '#features/telegram/server/chat-texts.ts'
import { linkByCode, unlink } from '#features/telegram/server/linking.ts'
import { pauseLink, type TellPaused } from '#features/telegram/server/saying.ts'
import * as links from '#features/telegram/server/store.ts'
import { askerOf, type Asker } from './asker.ts'

interface Chat {
  readonly services: Services
  readonly bot: BotLine
  readonly tellPaused: TellPaused
}

/** What the bot does when somebody writes, taps or leaves. */
export const conversation =
  (chat: Chat) =>
  async (event: BotEvent): Promise<void> => {
    const asker = await askerOf(chat.services, event.from)
    if (event.kind === 'said') return said(chat, event.from, event.text, asker)
    if (event.kind === 'blocked') return asker && pauseLink(chat.services, addressOf(asker), chat.tellPaused)
    if (event.kind === 'unblocked') return asker && comeBack(chat, asker)
  }

type Command = (chat: Chat, from: Chatter, asker: Asker | undefined, rest: string) => Promise<void>

async function said(chat: Chat, from: Chatter, text: string, asker: Asker | undefined): Promise<void> {
  const [, name = '', rest = ''] = /^\/(\w+)(?:@\w+)?(?:\s+(.*))?$/s.exec(text.trim()) ?? []
  const command = commands[name.toLowerCase()] ?? start
  await command(chat, from, asker, rest.trim())
}

const start: Command = async (chat, from, asker, code) => {
  const texts = chatTexts(asker?.member.language ?? languageOf(from.languageCode))
  if (code !== '') {
    const outcome = await linkByCode(chat.services, code, from)
    // the welcome of a new link comes by itself
    return outcome === 'linked' ? undefined : reply(chat, from, { text: texts[outcome] })
  }
  if (!asker) return reply(chat, from, { text: texts.hello(from.chatId) })
  const text = `${texts.linkedHello(asker.link.firstName)}\n\n${texts.chatIdIs(from.chatId)}`
  await reply(chat, from, { text })
}

const stop: Command = async (chat, from, asker) => {
  if (!asker) return reply(chat, from, { text: chatTexts(languageOf(from.languageCode)).notLinked })
  const { organizationId, profileId } = asker.member.actor
  await asker.member.transaction(tx => unlink(tx, chat.services, organizationId, profileId))
}

const commands: Readonly<Record<string, Command>> = { start, stop }

/** Somebody who had shut the bot out lets it in again. */
async function comeBack({ services }: Chat, { member, link }: Asker): Promise<void> {
  if (link.blockedAt === null) return
  const { organizationId, profileId } = member.actor
  await services.database.tenant(organizationId, async tx => {
    await links.change(tx, organizationId, profileId, { blockedAt: null })
    tx.tell('telegram')
  })
}

const addressOf = ({ member, link }: Asker) => ({
  organizationId: member.actor.organizationId,
  profileId: member.actor.profileId,
  chatId: link.telegramChatId,
})

/** An answer to what was just said: whoever waits for it asks again if it does not come. */
const reply = async ({ bot }: Chat, { chatId }: Chatter, message: BotMessage): Promise<void> => {
  await bot.send(chatId, message)
}
