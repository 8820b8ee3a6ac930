import { z } from 'zod'
import { zTimestamp } from '#kit/schema.ts'
import { chatStatus } from '#features/messages/chats/schema.ts'

/** One's link with the application. */
export const discordStatus = chatStatus.extend({
  /** Whether this installation has an application at all. */
  hasApplication: z.boolean(),
  /** Where Discord adds it to a server, or to oneself; null: there is none. */
  installUrl: z.string().nullable(),
})
export type DiscordStatus = z.infer<typeof discordStatus>

export const startedLink = z.object({
  /** To be given to `/staffel link`. */
  code: z.string(),
  expiresAt: zTimestamp,
})
