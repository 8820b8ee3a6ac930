import { insert } from '#features/messages/chats/server/store.ts'
import { newId } from '#kit/id.ts'
import { type BotApi, openBotApi } from './bot-api.ts'
import { until } from './until.ts'
import type { Person, World } from './world.ts'

let lastChat = 700_000

/** As if the person had linked a chat: for a server that receives no messages. */
export async function insertChatLink(
  { staffel, clock }: Pick<World, 'staffel' | 'clock'>,
  { id: profileId, organizationId }: Pick<Person, 'id' | 'organizationId'>,
  chatId: string,
): Promise<void> {
  await staffel.services.database.installation(async tx => {
    const state = { isActive: true, blockedAt: null, mutedUntil: null, registeredAt: clock.now() }
    const link = { messenger: 'telegram', organizationId, id: newId(), profileId, chatId } as const
    await insert(tx, { ...link, firstName: 'Kim', username: null, ...state })
  })
}

/** A Bot API server with people in front of it. */
export async function openChats() {
  const api: BotApi = await openBotApi()
  const newChat = () => {
    lastChat += 1
    return lastChat
  }
  const messagesTo = (chatId: number) => api.sent.filter(message => message.chatId === String(chatId))
  const heard = (chatId: number) => messagesTo(chatId).map(({ text }) => text)
  const find = (chatId: number, words: string | RegExp) =>
    messagesTo(chatId).findLast(({ text }) => text.search(words) >= 0)
  return {
    ...api,
    api,
    newChat,
    heard,
    /** Waits for a message with these words and gives it. */
    hears: async (chatId: number, words: string | RegExp) => {
      await until(() => find(chatId, words) !== undefined, { what: `"${words}" in chat ${chatId}` })
      return find(chatId, words)!
    },
    /** Waits for a button's answer. */
    answered: (words: string | RegExp) =>
      until(() => api.answers.some(text => text.search(words) >= 0), { what: `the answer "${words}"` }),
    variables: { TELEGRAM_BOT_TOKEN: api.token, TELEGRAM_API_ROOT: api.url },
    /** A chat that is linked with the person. */
    linked: async (person: Person): Promise<number> => {
      const chatId = newChat()
      const { code } = await person.api.telegram.startLink()
      api.write(chatId, `/start ${code}`)
      await until(() => find(chatId, /Willkommen|Welcome/) !== undefined, { what: `a link with ${person.fullName}` })
      return chatId
    },
  }
}
