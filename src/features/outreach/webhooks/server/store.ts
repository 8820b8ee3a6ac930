import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#platform/server/database.ts'
import { webhookDeliveries, webhooks } from './table.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const one = (organizationId: string, id: string) =>
  and(eq(webhooks.organizationId, organizationId), eq(webhooks.id, id))

/** The oldest first. */
export const list = (tx: Tx, organizationId: string): Promise<WebhookRow[]> =>
  tx.select().from(webhooks).where(eq(webhooks.organizationId, organizationId)).orderBy(webhooks.createdAt, webhooks.id)

export async function countWebhooks(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.organizationId, organizationId))
  return row?.count ?? 0
}

/** Those that are told of deeds of a kind. */
export async function listWebhookIdsListeningTo(
  tx: Tx,
  organizationId: string,
  kind: string,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.organizationId, organizationId),
        eq(webhooks.state, 'active'),
        sql`${kind} = any(${webhooks.kinds})`,
      ),
    )
  return rows.map(({ id }) => id)
}

export async function find(tx: Tx, organizationId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(one(organizationId, id))
  return row
}

/** Locks the webhook until the commit; commands may go on enqueueing deliveries for it. */
export async function lock(tx: Tx, organizationId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(one(organizationId, id)).for('no key update')
  return row
}

export async function insert(tx: Tx, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row)
}

/** False: there is none. */
export async function change(
  tx: Tx,
  organizationId: string,
  id: string,
  values: Partial<Pick<WebhookRow, 'secret' | 'formerSecrets' | 'state' | 'failingSince'>>,
): Promise<boolean> {
  const rows = await tx.update(webhooks).set(values).where(one(organizationId, id)).returning({ id: webhooks.id })
  return rows.length > 0
}

export async function remove(tx: Tx, organizationId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.delete(webhooks).where(one(organizationId, id)).returning()
  return row
}

export async function insertDeliveries(
  tx: Tx,
  rows: readonly (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await tx.insert(webhookDeliveries).values([...rows])
}

export const listDeliveries = (
  tx: Tx,
  organizationId: string,
  webhookId: string,
  maximum: number,
): Promise<DeliveryRow[]> =>
  tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.organizationId, organizationId), eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(maximum)

export async function findDelivery(
  tx: Tx,
  organizationId: string,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.organizationId, organizationId),
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.webhookId, webhookId),
      ),
    )
    .for('update')
  return row
}

/** As if it had just been written: it is handed over anew, and has all its time before it. Keeps when it had arrived. */
export async function resetDeliveryForResend(
  tx: Tx,
  organizationId: string,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      createdAt: now,
      dueAt: null,
      sendingUntil: null,
      arrivedBeforeAt: sql`coalesce(${webhookDeliveries.sentAt}, ${webhookDeliveries.arrivedBeforeAt})`,
      sentAt: null,
      deadAt: null,
      attempts: 0,
      lastError: null,
    })
    .where(and(eq(webhookDeliveries.organizationId, organizationId), eq(webhookDeliveries.id, id)))
}

/** What waits of a receiver that is not told any more. */
export async function giveUpDeliveries(
  tx: Tx,
  organizationId: string,
  webhookId: string,
  why: string,
  now: Temporal.Instant,
) {
  await tx
    .update(webhookDeliveries)
    .set({ deadAt: now, sendingUntil: null, lastError: why })
    .where(
      and(
        eq(webhookDeliveries.organizationId, organizationId),
        eq(webhookDeliveries.webhookId, webhookId),
        isNull(webhookDeliveries.sentAt),
        isNull(webhookDeliveries.deadAt),
      ),
    )
}

/** Claims deliveries of all organisations that no node has enqueued yet; they are due from now on. */
export async function claimNewDeliveries(tx: Tx, now: Temporal.Instant, maximum: number): Promise<readonly string[]> {
  const fresh = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(isNull(webhookDeliveries.dueAt), isNull(webhookDeliveries.sentAt), isNull(webhookDeliveries.deadAt)))
    .orderBy(webhookDeliveries.createdAt)
    .limit(maximum)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(webhookDeliveries)
    .set({ dueAt: now })
    .where(inArray(webhookDeliveries.id, fresh))
    .returning({ id: webhookDeliveries.id })
  return rows.map(({ id }) => id)
}

export async function findById({ direct }: Pick<Database, 'direct'>, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await direct.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  return row
}

export async function saveDeliveryStatus(
  tx: Tx,
  organizationId: string,
  id: string,
  status: number | null,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status })
    .where(and(eq(webhookDeliveries.organizationId, organizationId), eq(webhookDeliveries.id, id)))
}
