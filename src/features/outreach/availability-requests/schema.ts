import { z } from 'zod'
import { zId, zTimestamp } from '#kit/schema.ts'
import { durations } from './durations.ts'

const day = z.string()

/** How the message fares: `later`: once the person wants to hear something; `failed` for good, with what Telegram said. */
const messageStates = ['later', 'waiting', 'sent', 'failed'] as const

const availabilityRequest = z.object({
  id: z.string(),
  /** All who were asked together have the same. */
  roundId: z.string(),
  startDate: day,
  endDate: day,
  requestedAt: zTimestamp,
  completed: z.boolean(),
  /** How it was completed; null: not yet. */
  answer: z.enum(['saved', 'none']).nullable(),
  completedAt: zTimestamp.nullable(),
  remindedAt: zTimestamp.nullable(),
  message: z.object({ state: z.enum(messageStates), error: z.string().nullable() }),
})
export type AvailabilityRequest = z.infer<typeof availabilityRequest>

/** A chatter, whether the bot reaches the person, and the newest request. */
export const invitedChatter = z.object({
  id: z.string(),
  fullName: z.string(),
  chat: z.enum(['unlinked', 'active', 'inactive', 'paused']),
  request: availabilityRequest.nullable(),
})
export type InvitedChatter = z.infer<typeof invitedChatter>

export const newRequests = z.object({
  duration: z.enum(durations, 'input.invalid'),
  /** Left out: every chatter with a chat. */
  profileIds: z.array(zId).min(1, 'input.required').max(5000, 'input.tooMany').optional(),
})
export type NewRequests = z.infer<typeof newRequests>

/** One's own request that waits for an answer. */
export const ownRequest = z.object({ id: z.string(), startDate: day, endDate: day, week: z.string() })
export type OwnRequest = z.infer<typeof ownRequest>
