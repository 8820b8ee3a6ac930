import { z } from 'zod'
import { zTimestamp } from '#kit/schema.ts'
import { linkStates } from './rules.ts'

/** One's chat with the bot, in one messenger. */
export const chatStatus = z.object({
  state: z.enum(linkStates),
  firstName: z.string().nullable(),
  username: z.string().nullable(),
  registeredAt: zTimestamp.nullable(),
  mutedUntil: zTimestamp.nullable(),
})
export type ChatStatus = z.infer<typeof chatStatus>
