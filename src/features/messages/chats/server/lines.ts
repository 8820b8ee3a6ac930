import type { Messenger } from '#platform/messengers.ts'
import type { MessengerClient } from '#platform/server/chat.ts'
import type { Services } from '#platform/server/services.ts'

/** Undefined: this installation does not use the messenger. */
export const messengerClientFor = (
  { bot, discord }: Pick<Services, 'bot' | 'discord'>,
  messenger: Messenger,
): MessengerClient | undefined => ({ telegram: bot, discord })[messenger]
