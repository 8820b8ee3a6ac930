import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { sessions } from '#features/access/sign-in/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import { outboxColumns } from '#platform/server/outbox.ts'
import type { PushMessage } from '../schema.ts'

/** A browser that somebody wants to be told on. It ends with its session, however that ends; one that has run out is forgotten within the hour. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    profileId: text().notNull(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** As the browser named itself then. */
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    // a session is one browser's
    unique('push_subscriptions_one_session').on(t.organizationId, t.sessionId),
    index('push_subscriptions_by_session').on(t.sessionId),
    index('push_subscriptions_by_endpoint').on(t.endpoint),
    index('push_subscriptions_of_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)

/** What a device is to be told, on its way (see `outbox.ts`). */
export const pushMessages = pgTable(
  'push_messages',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    profileId: text().notNull(),
    subscriptionId: text().notNull(),
    message: jsonb().$type<PushMessage>().notNull(),
    /** What causes it: a device is told the same cause once. */
    cause: text().notNull(),
    ...outboxColumns(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('push_messages_one_cause').on(t.organizationId, t.subscriptionId, t.cause),
    index('push_messages_waiting').on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
    index('push_messages_by_id').on(t.id),
    index('push_messages_by_time').on(t.createdAt),
    foreignKey({
      columns: [t.organizationId, t.subscriptionId],
      foreignColumns: [pushSubscriptions.organizationId, pushSubscriptions.id],
    }).onDelete('cascade'),
  ],
)
