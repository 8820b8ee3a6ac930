import { z } from 'zod'
import { zTimestamp, zUntrimmedText } from '#kit/schema.ts'
import { chatStatus } from '#features/messages/chats/schema.ts'

/** One's link with the bot, as B's `telegram_users` has it. */
export const telegramStatus = chatStatus.extend({
  /** Whether this installation has a bot at all. */
  hasBot: z.boolean(),
  /** Without the @; null: there is none, or Telegram cannot be reached at the moment. */
  botName: z.string().nullable(),
  /** Why the bot cannot be reached until the operator acts. */
  fault: z.enum(['tokenRefused', 'tokenShared']).nullable(),
  chatId: z.string().nullable(),
  /** A chat whose id was typed in and that has not agreed yet; null: there is none. */
  pending: z.object({ chatId: z.string(), expiresAt: zTimestamp }).nullable(),
})
export type TelegramStatus = z.infer<typeof telegramStatus>

export const startedLink = z.object({
  /** To be sent to the bot as `/start <code>`. */
  code: z.string(),
  /** Opens the chat with the code; null while the bot's name is not known. */
  url: z.string().nullable(),
  expiresAt: zTimestamp,
})

/** Read by `readChatId`, which words what is wrong. */
export const typedChatId = z.object({ chatId: zUntrimmedText(100, 'telegram.chatIdInvalid') })

/** What a shift manager's chat is ready for (docs/product/en/messages.md#chat-hints). */
export const configured = z.object({
  success: z.boolean(),
  outcome: z.enum(['active', 'configured', 'manual', 'contactBot']),
  botName: z.string().nullable(),
})
export type ChatReachability = z.infer<typeof configured>
