import { z } from 'zod'
import { zId, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { messengers } from '#platform/messengers.ts'
import { maxLead, maxReminders } from './rules.ts'

const zLead = z.int('input.range').min(1, 'input.range').max(maxLead, 'input.range')
/** Hours before a shift; none: no reminders. */
const zLeads = z.array(zLead).max(maxReminders, 'input.tooMany')

const quietHours = z.object({ from: zTimeOfDay, to: zTimeOfDay })
/** From ten to ten could be all day or never, so nobody may say it; what was kept earlier means never. */
const newQuietHours = quietHours.refine(({ from, to }) => from !== to, { path: ['to'], error: 'delivery.noQuietTime' })

export const ownDelivery = z.object({
  quietHours: quietHours.nullable(),
  /** Null: as the organisation has it. */
  reminderHours: z.array(z.number()).nullable(),
  defaultReminderHours: z.array(z.number()),
})
export type OwnDelivery = z.infer<typeof ownDelivery>

export const ownDeliveryChange = z.object({
  quietHours: newQuietHours.nullable().optional(),
  reminderHours: zLeads.nullable().optional(),
})
export type OwnDeliveryChange = z.infer<typeof ownDeliveryChange>

export const deliveryRules = z.object({ reminderHours: zLeads })
export type DeliveryRules = z.infer<typeof deliveryRules>

const outgoing = z.enum(['email', ...messengers], 'input.invalid')

/** A message that was given up. */
export const failedMessage = z.object({
  channel: z.enum(['email', ...messengers]),
  id: z.string(),
  /** An address, or a person's name. */
  to: z.string(),
  subject: z.string(),
  error: z.string(),
  attempts: z.number().int(),
  createdAt: zTimestamp,
  failedAt: zTimestamp,
})
export type FailedMessage = z.infer<typeof failedMessage>

export const oneMessage = z.object({ channel: outgoing, id: zId })
export type MessageReference = z.infer<typeof oneMessage>
