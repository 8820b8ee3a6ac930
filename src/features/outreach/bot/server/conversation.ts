import { chatTexts, languageOfMessengerUser } from '#features/messages/chats/server/chat-texts.ts'
import { consentActions } from '#features/messages/chats/rules.ts'
import { declineChatLink, linkChatByCode, unlinkChat } from '#features/messages/chats/server/linking.ts'
import { pauseLink, type NotifyPaused } from '#features/messages/chats/server/send-message.ts'
import * as links from '#features/messages/chats/server/store.ts'
import type { ChatEvent, ChatMessage } from '#platform/server/chat.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import { countAttemptWithinLimit } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import { linkChannel } from '#features/outreach/discord-channels/server/link-channel.ts'
import { findChatMember, isLinkEnded, type LinkedChatMember, type RefusalText } from './chat-member.ts'
import { type BotCommand, commandList, commandNames, botTextsOf } from './chat-texts.ts'
import { ownDuty } from './duty-responses.ts'
import { marketList } from './market-responses.ts'
import { nextShifts } from './shift-responses.ts'
import { askMuteDuration, isMuteAction, unmuteChat } from './silence.ts'
import { handleAction } from './handle-action.ts'

interface Chat {
  readonly services: Services
  readonly notifyPaused: NotifyPaused
  readonly word: RefusalText
}

/** What the bot does when somebody writes, taps or leaves. */
export const conversation =
  (chat: Chat) =>
  async (event: ChatEvent): Promise<void> => {
    const asker = await findChatMember(chat.services, event.from, chat.word)
    if (event.kind === 'said') return said(chat, event, asker)
    if (event.kind === 'tapped') return tap(chat, event, asker)
    if (event.kind === 'blocked') return asker && pauseLink(chat.services, addressOf(asker), chat.notifyPaused)
    return asker && comeBack(chat, asker)
  }

const codeGuesses: RateLimit = { name: 'chatCode', maxCalls: 20, minutes: 15 }

type Said = Extract<ChatEvent, { kind: 'said' }>

async function said(chat: Chat, event: Said, asker: LinkedChatMember | undefined): Promise<void> {
  const findNow = () => findChatMember(chat.services, event.from, chat.word)
  let answer: ChatMessage | undefined
  try {
    answer = await answerTo(chat, event, asker)
  } catch (error) {
    if (!isLinkEnded(error)) throw error
    return said(chat, event, await findNow())
  }
  if (answer && asker) {
    // while it was made, the link or rights may have ended
    const now = await findNow()
    if (!hasSameRights(asker, now)) return said(chat, event, now)
  }
  if (answer) return event.reply(answer)
  const { from, isAwaited } = event
  const language = asker?.member.language ?? languageOfMessengerUser(from.languageCode)
  if (isAwaited) await event.reply({ text: chatTexts(language, from.messenger).wroteYou })
}

async function answerTo(
  { services }: Chat,
  { from, command: typed, rest, channel }: Said,
  asker: LinkedChatMember | undefined,
): Promise<ChatMessage | undefined> {
  const { messenger } = from
  const command = commandNames[typed?.toLowerCase() ?? ''] ?? 'help'
  const language = asker?.member.language ?? languageOfMessengerUser(from.languageCode)
  const texts = chatTexts(language, messenger)
  if (command === 'start' && rest !== '') {
    const isGuess = !(await countAttemptWithinLimit(services, codeGuesses, `${messenger} ${from.chatId}`))
    if (isGuess) return { text: texts.tooManyCodes }
    const outcome = await linkChatByCode(services, rest, from)
    // the welcome of a new link comes by itself
    return outcome === 'linked' ? undefined : { text: texts[outcome] }
  }
  if (command === 'channel') {
    const { channel: said } = botTextsOf(language)
    if (!channel) return { text: said.nowhere }
    const isGuess = !(await countAttemptWithinLimit(services, codeGuesses, `${messenger} ${from.chatId}`))
    if (isGuess) return { text: texts.tooManyCodes }
    const outcome = await linkChannel(services, rest, channel)
    return { text: outcome.kind === 'linked' ? said.linked(outcome.organization) : said[outcome.kind] }
  }
  if (!asker) return { text: command === 'start' ? texts.hello(from.chatId) : texts.notLinked }
  if (asker.shutOut !== undefined && ofOrganization.has(command)) return { text: asker.shutOut }
  switch (command) {
    case 'start':
      return { text: `${texts.linkedHello(asker.link.firstName)}\n\n${texts.chatIdIs(from.chatId)}` }
    case 'stop': {
      const { actor, proof } = asker.member
      await asker.member.transaction(async tx => {
        // before it ends by this
        await lockProof(tx, proof)
        await unlinkChat(tx, services, messenger, actor.organizationId, actor.profileId)
      })
      return undefined
    }
    case 'shifts':
      return nextShifts(asker)
    case 'duty':
      return ownDuty(asker)
    case 'market':
      return marketList(asker)
    case 'mute':
      return askMuteDuration(asker)
    case 'unmute':
      return { text: await unmuteChat(asker) }
    case 'help': {
      const list = commandList(language).map(
        ({ command: name, description }) => `${asker.slash}${name}: ${description}`,
      )
      return { text: botTextsOf(language).help(list.join('\n')) }
    }
  }
}

function hasSameRights({ member: { actor } }: LinkedChatMember, now: LinkedChatMember | undefined): boolean {
  const other = now?.member.actor
  return (
    other?.organizationId === actor.organizationId &&
    other.profileId === actor.profileId &&
    other.role === actor.role &&
    other.permissions.symmetricDifference(actor.permissions).size === 0
  )
}

/** What shows something of the organisation. */
const ofOrganization: ReadonlySet<BotCommand> = new Set(['shifts', 'duty', 'market'])

type Tapped = Extract<ChatEvent, { kind: 'tapped' }>

async function tap(chat: Chat, event: Tapped, asker: LinkedChatMember | undefined): Promise<void> {
  const [, action = '', requestId = ''] = /^(link:\w+):(\w+)$/.exec(event.data) ?? []
  if (action !== '') return answerConsentRequest(chat, event, action, requestId)
  if (!asker) return settleAsNotLinked(event)
  if (asker.shutOut !== undefined && !isMuteAction(event)) return event.settle(asker.shutOut, event)
  const outcome = await handleAction(asker, event).catch((error: unknown) => {
    if (isLinkEnded(error)) return undefined
    throw error
  })
  const now = await findChatMember(chat.services, event.from, chat.word)
  if (!outcome || now?.member.actor.profileId !== asker.member.actor.profileId) return settleAsNotLinked(event)
  await event.settle(outcome.said, outcome.message)
}

function settleAsNotLinked({ from: { languageCode, messenger }, settle, text }: Tapped): Promise<void> {
  return settle(chatTexts(languageOfMessengerUser(languageCode), messenger).notLinked, { text })
}

/** The person in the chat decides whether a member who has typed its id gets it linked. */
async function answerConsentRequest(
  { services }: Chat,
  { from, settle }: Tapped,
  action: string,
  requestId: string,
): Promise<void> {
  const texts = chatTexts(languageOfMessengerUser(from.languageCode), from.messenger)
  const { accepted, declined, gone } = texts.consent
  const accept = async () => {
    const outcome = await linkChatByCode(services, requestId, from)
    if (outcome === 'linked') return accepted
    return outcome === 'codeUnknown' ? gone : texts[outcome]
  }
  const decline = async () => ((await declineChatLink(services, requestId, from)) ? declined : gone)
  const said = await (action === consentActions.accept ? accept() : decline())
  await settle(said, { text: said })
}

/** Somebody who had shut the bot out lets it in again. */
async function comeBack({ services }: Chat, { member, link }: LinkedChatMember): Promise<void> {
  if (link.blockedAt === null) return
  const { organizationId, profileId } = member.actor
  await services.database.tenant(organizationId, async tx => {
    await links.change(tx, link.messenger, organizationId, profileId, { blockedAt: null })
    tx.invalidate(link.messenger, 'availabilityRequests')
  })
}

const addressOf = ({ member, link }: LinkedChatMember) => ({
  messenger: link.messenger,
  organizationId: member.actor.organizationId,
  profileId: member.actor.profileId,
  chatId: link.chatId,
})
