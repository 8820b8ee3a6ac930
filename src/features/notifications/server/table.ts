import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { profiles } from '#features/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { NotificationKind } from '../kinds.ts'

/** Something one person is told. Never a finished sentence: it is worded when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    recipientId: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('notifications_of_person').on(t.organizationId, t.recipientId, t.createdAt.desc(), t.id.desc()),
    foreignKey({
      columns: [t.organizationId, t.recipientId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
