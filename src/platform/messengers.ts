/** Where people chat with the bot. */
export const messengers = ['telegram', 'discord'] as const
export type Messenger = (typeof messengers)[number]
