import { chatTexts, languageOf } from '#features/messages/telegram/server/chat-texts.ts'
import { linkByCode, unlink } from '#features/messages/telegram/server/linking.ts'
import { pauseLink, type NotifyPaused } from '#features/messages/telegram/server/saying.ts'
import * as links from '#features/messages/telegram/server/store.ts'
import type { BotEvent, BotLine, BotMessage, TelegramUser } from '#platform/server/bot.ts'
import type { Services } from '#platform/server/services.ts'
import { askerOf, type ChatAsker, type Word } from './asker.ts'
import { type Command, commandList, commandNames, textsOf } from './chat-texts.ts'
import { ownDuty } from './duty.ts'
import { marketList } from './market-responses.ts'
import { nextShifts } from './shift-responses.ts'
import { askSilence, speakAgain } from './silence.ts'
import { tapped } from './taps.ts'

interface Chat {
  readonly services: Services
  readonly bot: BotLine
  readonly notifyPaused: NotifyPaused
  readonly word: Word
}

/** What the bot does when somebody writes, taps or leaves. */
export const conversation =
  (chat: Chat) =>
  async (event: BotEvent): Promise<void> => {
    const asker = await askerOf(chat.services, event.from, chat.word)
    if (event.kind === 'said') return said(chat, event.from, event.text, asker)
    if (event.kind === 'tapped') return tap(chat, event, asker)
    if (event.kind === 'blocked') return asker && pauseLink(chat.services, addressOf(asker), chat.notifyPaused)
    return asker && comeBack(chat, asker)
  }

async function said(chat: Chat, from: TelegramUser, text: string, asker: ChatAsker | undefined): Promise<void> {
  const [, name = '', rest = ''] = /^\/(\w+)(?:@\w+)?(?:\s+(.*))?$/s.exec(text.trim()) ?? []
  const command = commandNames[name.toLowerCase()] ?? 'help'
  const answer = await answerTo(chat, from, command, rest.trim(), asker)
  // whoever waits for an answer asks again if it does not come
  if (answer) await chat.bot.send(from.chatId, answer)
}

async function answerTo(
  { services }: Chat,
  from: TelegramUser,
  command: Command,
  rest: string,
  asker: ChatAsker | undefined,
): Promise<BotMessage | undefined> {
  const language = asker?.member.language ?? languageOf(from.languageCode)
  const texts = chatTexts(language)
  if (command === 'start' && rest !== '') {
    const outcome = await linkByCode(services, rest, from)
    // the welcome of a new link comes by itself
    return outcome === 'linked' ? undefined : { text: texts[outcome] }
  }
  if (!asker) return { text: command === 'start' ? texts.hello(from.chatId) : texts.notLinked }
  switch (command) {
    case 'start':
      return { text: `${texts.linkedHello(asker.link.firstName)}\n\n${texts.chatIdIs(from.chatId)}` }
    case 'stop': {
      const { organizationId, profileId } = asker.member.actor
      await asker.member.transaction(tx => unlink(tx, services, organizationId, profileId))
      return undefined
    }
    case 'shifts':
      return nextShifts(asker)
    case 'duty':
      return ownDuty(asker)
    case 'market':
      return marketList(asker)
    case 'mute':
      return askSilence(asker)
    case 'unmute':
      return { text: await speakAgain(asker) }
    case 'help': {
      const list = commandList(language).map(({ command: name, description }) => `/${name}: ${description}`)
      return { text: textsOf(language).help(list.join('\n')) }
    }
  }
}

async function tap(
  { bot }: Chat,
  event: Extract<BotEvent, { kind: 'tapped' }>,
  asker: ChatAsker | undefined,
): Promise<void> {
  const { chatId } = event.from
  if (!asker) {
    const text = chatTexts(languageOf(event.from.languageCode)).notLinked
    await event.answer(text)
    return bot.change(chatId, event.messageId, { text: event.text })
  }
  const { said, message } = await tapped(asker, event)
  await event.answer(said)
  await bot.change(chatId, event.messageId, message)
}

/** Somebody who had shut the bot out lets it in again. */
async function comeBack({ services }: Chat, { member, link }: ChatAsker): Promise<void> {
  if (link.blockedAt === null) return
  const { organizationId, profileId } = member.actor
  await services.database.tenant(organizationId, async tx => {
    await links.change(tx, organizationId, profileId, { blockedAt: null })
    tx.invalidate('telegram', 'availabilityRequests')
  })
}

const addressOf = ({ member, link }: ChatAsker) => ({
  organizationId: member.actor.organizationId,
  profileId: member.actor.profileId,
  chatId: link.telegramChatId,
})
