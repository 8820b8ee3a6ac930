import type { Messenger } from '#platform/messengers.ts'
import type { ChatLine } from '#platform/server/chat.ts'
import type { Services } from '#platform/server/services.ts'

/** Undefined: this installation does not use the messenger. */
export const lineTo = (
  { bot, discord }: Pick<Services, 'bot' | 'discord'>,
  messenger: Messenger,
): ChatLine | undefined => ({ telegram: bot, discord })[messenger]
