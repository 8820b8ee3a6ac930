import { notify } from '#features/messages/notifications/server/notify.ts'
import { listManagers } from '#features/foundation/people/server/store.ts'
import { openOutbox, type Outbox } from '#platform/server/outbox.ts'
import type { Tx } from '#platform/server/database.ts'
import { unseal } from '#platform/server/sealed.ts'
import type { Services } from '#platform/server/services.ts'
import type { WebhookPostResult } from '#platform/server/webhook-line.ts'
import type { SendResult } from '#platform/retry.ts'
import { hasFailedTooLong, maxPauseSeconds, signingFormerSecrets, triedForHours } from '../rules.ts'
import { signedHeadersFor } from './signature.ts'
import * as store from './store.ts'
import { createDeliveryLimiter } from './turns.ts'

const batch = 500
export const sealedFor = 'webhooks'
/** Seconds that a receiver may ask for. */
const maxWish = 3600

/** Gives a job to what was written down and has none yet. */
export async function createJobsForNewDeliveries({ database, clock, jobs }: Services): Promise<void> {
  for (;;) {
    const taken = await database.installation(async tx => {
      const ids = await store.claimNewDeliveries(tx, clock.now(), batch)
      for (const id of ids) await jobs.later(tx, 'webhook.send', { id })
      return ids.length
    })
    if (taken < batch) return
  }
}

export function openWebhookOutbox(services: Services): Outbox {
  const { database, clock, jobs, webhooks: line, secret } = services
  const turns = createDeliveryLimiter()

  async function send(id: string): Promise<SendResult> {
    const row = await store.findById(database, id)
    if (!row) return { kind: 'never', why: 'gone' }
    const { organizationId, webhookId, payload } = row
    const webhook = await database.tenant(organizationId, tx => store.find(tx, organizationId, webhookId))
    if (!webhook) return { kind: 'never', why: 'gone' }
    if (webhook.state !== 'active') return { kind: 'never', why: 'The webhook is turned off' }
    const now = clock.now()
    const secrets = secretsOf(webhook, now).flatMap(sealed => unseal(secret, sealedFor, sealed) ?? [])
    if (secrets.length === 0) return { kind: 'never', why: 'The secret of the installation changed' }
    const body = JSON.stringify(payload)
    // receivers compare it with their own clock
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = signedHeadersFor(secrets, { id: `msg_${id}`, timestamp, body })
    const posted = await turns.take(organizationId, () => line.post(webhook.url, headers, body))
    if (!posted) return { kind: 'later', why: 'Waiting for slow receivers of the organization' }
    await noteOutcome(services, webhook, id, posted, now)
    return outcomeOf(posted)
  }
  const patience = { givesUpAfterHours: triedForHours, maxPauseSeconds }
  return openOutbox({
    database,
    jobs,
    clock,
    queue: 'webhook.send',
    table: 'webhook_deliveries',
    send,
    patience,
    async settled(id) {
      const row = await store.findById(database, id)
      if (row) await database.installation(async tx => tx.invalidate('webhooks'), row.organizationId)
    },
  })
}

const secretsOf = ({ secret, formerSecrets }: store.WebhookRow, now: Temporal.Instant): string[] => [
  secret,
  ...signingFormerSecrets(formerSecrets, now).map(former => former.secret),
]

const hasArrived = (posted: WebhookPostResult): boolean =>
  posted.kind === 'answered' && posted.status >= 200 && posted.status < 300

function outcomeOf(posted: WebhookPostResult): SendResult {
  if (hasArrived(posted)) return { kind: 'sent' }
  if (posted.kind === 'failed') return { kind: 'later', why: posted.why }
  const why = `Answered ${posted.status}${posted.said === '' ? '' : `: ${posted.said.slice(0, 200)}`}`
  if (posted.status === 410) return { kind: 'never', why }
  return {
    kind: 'later',
    why,
    ...(posted.retryAfter > 0 && { afterSeconds: Math.min(posted.retryAfter, maxWish) }),
  }
}

/** What a try says of the receiver: it is well, has failed for so long, or wants to hear nothing more. */
async function noteOutcome(
  services: Services,
  webhook: store.WebhookRow,
  deliveryId: string,
  posted: WebhookPostResult,
  now: Temporal.Instant,
): Promise<void> {
  const { organizationId, id } = webhook
  await services.database.tenant(organizationId, async tx => {
    if (hasArrived(posted)) {
      const { state, failingSince } = (await store.find(tx, organizationId, id)) ?? webhook
      if (state === 'active' && failingSince) await store.change(tx, organizationId, id, { failingSince: null })
    } else await noteFailure(tx, services, webhook, posted, now)
    // after the webhook: several that fail at once would wait for each other's
    await store.saveDeliveryStatus(tx, organizationId, deliveryId, posted.kind === 'answered' ? posted.status : null)
  })
}

async function noteFailure(
  tx: Tx,
  { clock }: Services,
  { organizationId, id: webhookId, url }: store.WebhookRow,
  posted: WebhookPostResult,
  now: Temporal.Instant,
): Promise<void> {
  // several fail at the same moment, and one of them ends it
  const webhook = await store.lock(tx, organizationId, webhookId)
  if (!webhook || webhook.state !== 'active') return
  const isGone = posted.kind === 'answered' && posted.status === 410
  if (!isGone && !hasFailedTooLong(webhook.failingSince, now)) {
    if (!webhook.failingSince) await store.change(tx, organizationId, webhookId, { failingSince: now })
    return
  }
  await store.change(tx, organizationId, webhookId, { state: isGone ? 'ended' : 'paused' })
  await store.giveUpDeliveries(
    tx,
    organizationId,
    webhookId,
    isGone ? 'The receiver ended the webhook' : 'Failed for three days',
    now,
  )
  const owners = (await listManagers(tx, organizationId)).filter(({ role }) => role === 'owner')
  const notifier = { organization: { id: organizationId }, now: () => clock.now() }
  const host = new URL(url).host
  await notify(
    tx,
    notifier,
    owners.map(({ id }) => id),
    'webhook_paused',
    { host, isGone },
  )
}
