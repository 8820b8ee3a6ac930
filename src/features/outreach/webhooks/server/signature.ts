import { createHmac } from 'node:crypto'
import { webhookKeyOf } from '../rules.ts'

interface Signed {
  readonly id: string
  /** Seconds since 1970, of this very try. */
  readonly timestamp: number
  readonly body: string
}

/** As Standard Webhooks has it: one signature a secret, so that a receiver knows the new one or still the old. */
export function signedHeadersFor(secrets: readonly string[], { id, timestamp, body }: Signed): Record<string, string> {
  const signatures = secrets.map(secret => {
    const key = Buffer.from(webhookKeyOf(secret), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'Staffel-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
