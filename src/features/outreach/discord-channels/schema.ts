import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zId, zTimestamp } from '#kit/schema.ts'
import { postKinds } from './rules.ts'

const zKinds = z.array(z.enum(postKinds, 'input.invalid')).max(postKinds.length, 'input.tooMany')
const zLanguage = z.enum(languages, 'input.invalid')

export const oneChannel = z.object({ id: zId })
export const changedChannel = z.object({ id: zId, kinds: zKinds, language: zLanguage })
export type ChangedChannel = z.infer<typeof changedChannel>

const channel = z.object({
  id: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(postKinds)),
  language: z.enum(languages),
  /** ISO instant since when Discord lets us write there no more; null: all is well. */
  brokenSince: zTimestamp.nullable(),
})
export type DiscordChannel = z.infer<typeof channel>

export const channels = z.object({
  /** Whether this installation has an application at all. */
  hasApplication: z.boolean(),
  /** Where Discord adds it to a server; null: there is none. */
  installUrl: z.string().nullable(),
  channels: z.array(channel),
})
export type DiscordChannels = z.infer<typeof channels>

/** To be given to `/staffel channel`. */
export const startedLink = z.object({ code: z.string(), expiresAt: zTimestamp })
