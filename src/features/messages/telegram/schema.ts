import { z } from 'zod'
import { zAsIs } from '#kit/schema.ts'
import { linkStates } from './rules.ts'

/** One's link with the bot, as B's `telegram_users` has it. */
export const telegramStatus = z.object({
  /** Whether this installation has a bot at all. */
  hasBot: z.boolean(),
  /** Without the @; null: there is none, or Telegram cannot be reached at the moment. */
  botName: z.string().nullable(),
  state: z.enum(linkStates),
  chatId: z.string().nullable(),
  firstName: z.string().nullable(),
  username: z.string().nullable(),
  registeredAt: z.string().nullable(),
  mutedUntil: z.string().nullable(),
})
export type TelegramStatus = z.infer<typeof telegramStatus>

export const startedLink = z.object({
  /** To be sent to the bot as `/start <code>`. */
  code: z.string(),
  /** Opens the chat with the code; null while the bot's name is not known. */
  url: z.string().nullable(),
  expiresAt: z.string(),
})

/** Read by `readChatId`, which words what is wrong. */
export const typedChatId = z.object({ chatId: zAsIs(100, 'telegram.chatIdInvalid') })

/** What a shift manager's chat is ready for (docs/product/en/messages.md#chat-hints). */
export const configured = z.object({
  success: z.boolean(),
  outcome: z.enum(['active', 'configured', 'manual', 'contactBot']),
  botName: z.string().nullable(),
})
export type Configured = z.infer<typeof configured>
