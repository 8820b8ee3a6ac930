import {
  type DiscordButton,
  type InteractionAnswer,
  openDiscordApi,
  type Sender,
  whatIsWrong,
  whoIs,
} from './discord-api.ts'
import { until } from './until.ts'
import type { Person, World } from './world.ts'

let lastUser = 200_000_000_000_000_000n

interface Shown {
  readonly content: string
  readonly components: readonly { readonly components: readonly DiscordButton[] }[]
}

/** Discord with people in front of it, who speak with the server of a world. */
export async function openDiscordChats(world: () => Pick<World, 'url' | 'clock'>) {
  const api = await openDiscordApi()
  const receiver = { url: () => world().url, now: () => world().clock.now() }
  const newUser = (): string => String((lastUser += 1n))
  const messagesTo = (userId: string) => api.messages.filter(({ channelId }) => channelId === api.channelOf(userId))
  const find = (userId: string, words: string | RegExp) =>
    messagesTo(userId).findLast(({ content }) => plain(content).search(words) >= 0)

  async function bring(interaction: object): Promise<InteractionAnswer> {
    const { status, body } = await api.bring(receiver, interaction)
    if (status !== 200) throw new Error(`${status} ${body.message}`)
    const fault = body.data === undefined || body.type === 5 || body.type === 6 ? undefined : whatIsWrong(body.data)
    if (fault !== undefined) throw new Error(fault)
    return body
  }

  const commandOf = (sender: Sender, name: string, options: Record<string, string> = {}) => ({
    id: api.newId(),
    application_id: api.applicationId,
    type: 2,
    token: `token-${api.newId()}`,
    version: 1,
    ...whoIs(sender),
    data: {
      id: '1',
      name: 'staffel',
      type: 1,
      options: [
        {
          type: 1,
          name,
          options: Object.entries(options).map(([option, value]) => ({ type: 3, name: option, value })),
        },
      ],
    },
  })
  const tapOf = (sender: Sender, message: Shown, customId: string) => ({
    id: api.newId(),
    application_id: api.applicationId,
    type: 3,
    token: `token-${api.newId()}`,
    version: 1,
    ...whoIs(sender),
    message: { id: '1', ...message },
    data: { component_type: 2, custom_id: customId },
  })
  const say = (sender: Sender, name: string, options?: Record<string, string>) =>
    bring(commandOf(sender, name, options))

  return {
    ...api,
    receiver,
    newUser,
    commandOf,
    tapOf,
    /** A command; gives the answer. */
    say,
    messagesTo,
    /** Waits for a direct message with these words and gives it. */
    hears: async (userId: string, words: string | RegExp) => {
      await until(() => find(userId, words) !== undefined, { what: `"${words}" in Discord` })
      return find(userId, words)!
    },
    /** Taps the button with these words under a message; gives the message as it is then. */
    tap: async (userId: string, message: Shown, words: string): Promise<Shown> => {
      const button = buttonsOf(message).find(({ label }) => label.includes(words))
      if (!button)
        throw new Error(
          `no button "${words}" among ${buttonsOf(message)
            .map(({ label }) => label)
            .join(', ')}`,
        )
      const { type, data } = await bring(tapOf({ id: userId }, message, button.custom_id))
      if (type !== 7 || !data) throw new Error('the tap was not answered with the message')
      return data
    },
    /** What stands in a channel of a server, the oldest first. */
    inChannel: (channelId: string) =>
      api.messages.filter(message => message.channelId === channelId).map(({ content }) => plain(content)),
    /** A user that is linked with the person. */
    linked: async (person: Person): Promise<string> => {
      const userId = newUser()
      const { code } = await person.api.discord.startLink()
      await say({ id: userId }, 'link', { code })
      await until(() => find(userId, /Willkommen|Welcome/) !== undefined, { what: `a link with ${person.fullName}` })
      return userId
    },
  }
}

/** As people read it. */
export const plain = (content: string): string => content.replaceAll(/\\([^\w\s])/g, '$1').replaceAll(/\n> /g, '\n')

export const buttonsOf = ({ components }: Shown): readonly DiscordButton[] => components.flatMap(row => row.components)
