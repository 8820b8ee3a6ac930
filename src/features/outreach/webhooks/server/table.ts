import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import { outboxColumns } from '#platform/server/outbox.ts'
import type { FormerSecret, WebhookState } from '../rules.ts'

/** Who is told of what is done. Secrets are sealed (`sealed.ts`): they sign, so they have to be read again. */
export const webhooks = pgTable(
  'webhooks',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    url: text().notNull(),
    kinds: text().array().notNull(),
    secret: text().notNull(),
    /** Former secrets that may still sign beside the current one, the oldest first. */
    formerSecrets: jsonb().$type<readonly FormerSecret[]>().notNull().default([]),
    state: text().$type<WebhookState>().notNull(),
    /** Since when nothing has arrived; null: the last try did, or there was none. */
    failingSince: instant(),
    createdAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('webhooks_state', sql`${t.state} in ('active', 'paused', 'ended')`),
  ],
)

/** Deliveries on their way to a receiver (see `outbox.ts`). They are inserted without a time; `createJobsForNewDeliveries` sets it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    webhookId: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Of the last try. */
    status: integer(),
    /** When it last arrived, once it is sent again. */
    arrivedBeforeAt: instant(),
    ...outboxColumns(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('webhook_deliveries_waiting').on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
    index('webhook_deliveries_new').on(t.createdAt).where(sql`due_at is null and sent_at is null and dead_at is null`),
    index('webhook_deliveries_by_id').on(t.id),
    index('webhook_deliveries_by_time').on(t.createdAt),
    index('webhook_deliveries_of_webhook').on(t.organizationId, t.webhookId, t.createdAt.desc()),
    foreignKey({
      columns: [t.organizationId, t.webhookId],
      foreignColumns: [webhooks.organizationId, webhooks.id],
    }).onDelete('cascade'),
  ],
)
