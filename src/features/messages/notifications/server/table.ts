import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { Channel } from '../channels.ts'
import type { NotificationKind, NotificationKinds } from '../kinds.ts'
import type { NotificationSettings, Preferences } from '../schema.ts'

/** Something one person is told. Never a finished sentence: it is worded when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    recipientId: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    parameters: jsonb().$type<NotificationKinds[NotificationKind]>().notNull(),
    /** The member whose name and texts are in the parameters; null: they are about no member. */
    subjectId: text(),
    /** The other member whose command caused it, for the limit of `notify`; null: no other member did. */
    causedBy: text(),
    /** The ways it goes, as the rules and the person had it when it happened. Only with `in_app` it is in the inbox. */
    channels: text().array().$type<Channel[]>().notNull().default(['in_app']),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** When mails and messages of the bot were made of it; see the feature `delivery`. */
    fannedOutAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('notifications_of_person').on(
      t.organizationId,
      t.recipientId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('notifications_to_spread')
      .on(t.createdAt)
      .where(sql`fanned_out_at is null and channels && array['email', 'telegram', 'push', 'discord']`),
    // what is forgotten is looked for by it
    index('notifications_by_time').on(t.createdAt),
    index('notifications_unread').on(t.organizationId, t.recipientId).where(sql`read_at is null`),
    foreignKey({
      columns: [t.organizationId, t.recipientId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)

/** What people of an organisation are told at all; no row: everything, and they may choose. */
export const notificationRules = pgTable(
  'notification_rules',
  {
    organizationId: text().primaryKey(),
    rules: jsonb().$type<NotificationSettings>().notNull(),
  },
  t => [foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade')],
)

/** What one person has chosen; no row: everything as usual. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    preferences: jsonb().$type<Preferences>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId] }),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
