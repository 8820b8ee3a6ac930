import type { RateLimit } from '#platform/rate-limit.ts'

/*
 * The life of a webhook:
 *
 *   made ──▶ active ──nothing has arrived for three days──▶ paused ──switched on again──▶ active
 *              ├──switched off──▶ paused
 *              └──the receiver answers 410──▶ ended ──switched on again──▶ active
 *
 * and of a delivery: that of `outbox.ts`, for three days; while the webhook is active, what was given up, or has arrived,
 * can be sent again under the same id, by which a receiver knows it.
 */
export type WebhookState = 'active' | 'paused' | 'ended'

export const maxWebhooks = 20
/** Hours in which a delivery is tried again, and a webhook may fail, before both are given up. */
export const triedForHours = 72
/** Tries are four hours apart at most. */
export const maxPauseSeconds = 4 * 3600
/** A former secret signs for this long after its renewal, so that a receiver can change it meanwhile. */
export const rotatesFor = { hours: 24 }
/** Each adds a signature to the header of every delivery. */
export const maxFormerSecrets = 9

export interface FormerSecret {
  /** Sealed (`sealed.ts`). */
  readonly secret: string
  /** ISO instant. */
  readonly signsUntil: string
}

/** The former secrets that have not expired, the oldest first. */
export const signingFormerSecrets = (former: readonly FormerSecret[], now: Temporal.Instant): FormerSecret[] =>
  former.filter(({ signsUntil }) => Temporal.Instant.compare(now, signsUntil) < 0)

/** In JSON; what is larger is told without its details. */
const maxBytes = 64 * 1024
export const isPayloadTooLarge = (payload: object): boolean =>
  new TextEncoder().encode(JSON.stringify(payload)).length > maxBytes

export const shownDeliveries = 50
/** What an organisation sends by hand, to try a receiver or once more: all that the log shows, and as much again. */
export const byHand: RateLimit = { name: 'webhookByHand', maxCalls: 100, minutes: 15 }

export const hasFailedTooLong = (failingSince: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  failingSince !== null && now.since(failingSince).total('hours') >= triedForHours

const secretPrefix = 'whsec_'

/** As Standard Webhooks has them: 24 to 64 bytes in Base64 behind a prefix. */
export function isWebhookSecret(text: string): boolean {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  if (base64 === undefined || base64.length % 4 !== 0) return false
  const bytes = Math.floor((base64.replaceAll('=', '').length * 3) / 4)
  return bytes >= 24 && bytes <= 64
}

export const webhookKeyOf = (secret: string): string => secret.slice(secretPrefix.length)
export const webhookSecretFrom = (base64: string): string => `${secretPrefix}${base64}`
