import { newId } from '#kit/id.ts'
import type { RecordedEntry } from '#features/foundation/audit/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { isWebhookKind, type WebhookKind } from '../kinds.ts'
import { isPayloadTooLarge } from '../rules.ts'
import * as store from './store.ts'

/** Writes down, in the deed's own transaction, whom it is to be told: they are told if, and only if, it was done. */
export async function enqueueWebhookDeliveries(
  tx: Tx,
  { organizationId, id, at, actorId, kind, target, change }: RecordedEntry,
): Promise<void> {
  if (!isWebhookKind(kind)) return
  const receivers = await listening(tx, organizationId, kind)
  if (receivers.length === 0) return
  const data = { id, actorId, target, change }
  const whole = { type: kind, timestamp: at.toString(), data }
  const payload = isPayloadTooLarge(whole) ? { ...whole, data: { ...data, change: {}, isCut: true } } : whole
  await store.insertDeliveries(
    tx,
    receivers.map(webhookId => ({ organizationId, id: newId(), webhookId, kind, payload, createdAt: at })),
  )
  tx.invalidate('webhooks')
}

const heard = new WeakMap<Tx, Map<string, ReturnType<typeof store.listWebhookIdsListeningTo>>>()

/** Asked once for all that one deed does. */
function listening(tx: Tx, organizationId: string, kind: WebhookKind) {
  const kinds = heard.get(tx) ?? new Map<string, ReturnType<typeof store.listWebhookIdsListeningTo>>()
  heard.set(tx, kinds)
  const receivers = kinds.get(kind) ?? store.listWebhookIdsListeningTo(tx, organizationId, kind)
  kinds.set(kind, receivers)
  return receivers
}
