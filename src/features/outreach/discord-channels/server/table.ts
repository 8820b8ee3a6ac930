import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Language } from '#kit/catalogue.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import { outboxColumns } from '#platform/server/outbox.ts'
import type { PostKind, StoredPostKind } from '../rules.ts'

/**
 * Channels of servers in Discord. One belongs to one organisation of the whole installation: that key alone does not begin
 * with the organisation, as with the chats of people (`chats/server/table.ts`).
 */
export const discordChannels = pgTable(
  'discord_channels',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    channelId: text('discord_channel_id').notNull(),
    name: text().notNull(),
    kinds: text().array().$type<PostKind[]>().notNull(),
    language: text().$type<Language>().notNull(),
    brokenSince: instant(),
    linkedAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('discord_channels_one_organization').on(t.channelId),
    // looked for over all organisations
    index('discord_channels_covering')
      .on(t.organizationId, t.id)
      .where(sql`'cover' = any(kinds) and broken_since is null`),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('discord_channels_language', sql`${t.language} in ('de', 'en')`),
  ],
)

/** The secret of a link that was begun in the app, kept as a hash. One a person; used once. */
export const discordChannelCodes = pgTable(
  'discord_channel_codes',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    codeHash: text().notNull().unique('discord_channel_codes_code_hash_unique'),
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

/**
 * What is to be posted, on its way (see `outbox.ts`). Only what it is about is kept: its words are found when it is sent.
 * Written without a time to be sent at, which `postWhatIsDue` gives it.
 */
export const discordPosts = pgTable(
  'discord_posts',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    /** Of ours, not Discord's. */
    channelId: text().notNull(),
    kind: text().$type<StoredPostKind>().notNull(),
    /** Group ids of a plan, the id of an offer, a day, a month; nothing of a test. */
    targets: text().array().notNull(),
    /** The same cause is posted once in a channel. */
    cause: text().notNull(),
    /** In Discord, once it is there. */
    messageId: text(),
    ...outboxColumns(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    unique('discord_posts_one_cause').on(t.organizationId, t.channelId, t.cause),
    index('discord_posts_waiting').on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
    index('discord_posts_new').on(t.createdAt).where(sql`due_at is null and sent_at is null and dead_at is null`),
    index('discord_posts_gaps').on(t.kind, t.createdAt).where(sql`kind = 'gap' and message_id is not null`),
    index('discord_posts_by_id').on(t.id),
    index('discord_posts_by_time').on(t.createdAt),
    foreignKey({
      columns: [t.organizationId, t.channelId],
      foreignColumns: [discordChannels.organizationId, discordChannels.id],
    }).onDelete('cascade'),
  ],
)
