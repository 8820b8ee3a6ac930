import type { Messenger } from '#platform/messengers.ts'

/** What differs between messengers in what is said there. */
export interface ChatService {
  readonly name: string
  /** What commands begin with. */
  readonly slash: string
  /** People link a chat by its id as well, which the bot shows them. */
  readonly showsChatId: boolean
}

export const chatServices: Readonly<Record<Messenger, ChatService>> = {
  telegram: { name: 'Telegram', slash: '/', showsChatId: true },
  discord: { name: 'Discord', slash: '/staffel ', showsChatId: false },
}
