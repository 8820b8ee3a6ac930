import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { BotMessage } from '#platform/server/bot.ts'
import { instant } from '#platform/server/columns.ts'
import { outboxColumns } from '#platform/server/outbox.ts'

/**
 * A person's chat with the bot. A profile has one chat, and a chat belongs to one profile of the whole
 * installation: that key alone does not begin with the organisation. A unique index is kept by PostgreSQL itself and
 * knows no row-level security, so a chat of another organisation is refused without one row of there having been
 * seen (`store.insert`). The way back, from a chat to its profile, is taken only by the bot itself, which
 * belongs to no organisation (`store.findByChat`, in an `installation` transaction). Should the schema be spread over
 * several servers, this one key moves to a table of its own on each of them.
 */
export const telegramUsers = pgTable(
  'telegram_users',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    telegramChatId: text().notNull(),
    profileId: text().notNull(),
    firstName: text().notNull(),
    telegramUsername: text(),
    isActive: boolean().notNull().default(true),
    /** The person has shut the bot out since. */
    blockedAt: instant(),
    mutedUntil: instant(),
    registeredAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('telegram_users_one_profile').on(t.telegramChatId),
    unique('telegram_users_one_chat').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)

/** The secret of a link that was begun in the app, kept as a hash. One a person; used once. */
export const telegramLinkCodes = pgTable(
  'telegram_link_codes',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    codeHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId] }),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)

/** What the bot has to say to a person, on its way (see `outbox.ts`). The chat is the one of when it was written. */
export const telegramMessages = pgTable(
  'telegram_messages',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    profileId: text().notNull(),
    telegramChatId: text().notNull(),
    /** A goodbye: it goes to a chat that is linked no more. */
    isFarewell: boolean().notNull().default(false),
    message: jsonb().$type<BotMessage>().notNull(),
    /** What causes it: the same cause is never told twice. */
    cause: text(),
    ...outboxColumns(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('telegram_messages_one_cause').on(t.organizationId, t.cause),
    index('telegram_messages_waiting').on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
    index('telegram_messages_by_id').on(t.id),
    index('telegram_messages_by_time').on(t.createdAt),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
