import { z } from 'zod'
import { linkStates } from './rules.ts'

/** One's chat with the bot, in one messenger. */
export const chatStatus = z.object({
  state: z.enum(linkStates),
  firstName: z.string().nullable(),
  username: z.string().nullable(),
  registeredAt: z.string().nullable(),
  mutedUntil: z.string().nullable(),
})
export type ChatStatus = z.infer<typeof chatStatus>
