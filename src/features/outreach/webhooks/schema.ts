import { z } from 'zod'
import { zId, zTimestamp, zUntrimmedText } from '#kit/schema.ts'
import { webhookKindNames } from './kinds.ts'
import { isWebhookSecret } from './rules.ts'

const zKinds = z.array(z.enum(webhookKindNames, 'input.invalid')).min(1, 'webhooks.kinds').max(webhookKindNames.length)
/** Whether something may be sent to it is said by the line on which that is done. */
const zUrl = zUntrimmedText(500, 'webhooks.url').refine(url => URL.canParse(url), 'webhooks.url')

export const newWebhook = z.object({
  url: zUrl,
  kinds: zKinds,
  /** One's own, `whsec_…`; null: a new one is made. */
  secret: zUntrimmedText(120, 'webhooks.secret').refine(isWebhookSecret, 'webhooks.secret').nullable(),
})
export type NewWebhook = z.infer<typeof newWebhook>

export const oneWebhook = z.object({ id: zId })
export const switching = z.object({ id: zId, isOn: z.boolean('input.invalid') })
export const oneDelivery = z.object({ id: zId, deliveryId: zId })

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKindNames)),
  state: z.enum(['active', 'paused', 'ended']),
  /** ISO instants. */
  createdAt: zTimestamp,
  /** Since when nothing has arrived; null: all is well. */
  failingSince: zTimestamp.nullable(),
  /** Until when former secrets sign, too; null: none does. */
  rotatesUntil: zTimestamp.nullable(),
})
export type Webhook = z.infer<typeof webhook>
export const webhooks = z.array(webhook)

/** `secret` is said this once. */
export const madeWebhook = z.object({ id: z.string(), secret: z.string() })
export type WebhookWithSecret = z.infer<typeof madeWebhook>

const delivery = z.object({
  id: z.string(),
  kind: z.string(),
  createdAt: zTimestamp,
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.number().int(),
  /** When it last arrived; stays while it is sent again, and if that fails. */
  sentAt: zTimestamp.nullable(),
  /** When it is tried again; null: not by itself. */
  nextAt: zTimestamp.nullable(),
  /** Of the last try. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  body: z.string(),
})
export type Delivery = z.infer<typeof delivery>
export const deliveries = z.array(delivery)
