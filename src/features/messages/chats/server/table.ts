import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Messenger } from '#platform/messengers.ts'
import type { ChatMessage } from '#platform/server/chat.ts'
import { instant } from '#platform/server/columns.ts'
import { outboxColumns } from '#platform/server/outbox.ts'

/*
 * Each messenger has three tables of the same shape. A person's chat with the bot: a profile has one chat of a messenger,
 * and a chat belongs to one profile of the whole installation: that key alone does not begin with the organisation. A
 * unique index is kept by PostgreSQL itself and knows no row-level security, so a chat of another organisation is refused
 * without one row of there having been seen (`store.insert`). The way back, from a chat to its profile, is taken only by
 * the bot itself, which belongs to no organisation (`store.findByChat`, in an `installation` transaction). Should the
 * schema be spread over several servers, this one key moves to a table of its own on each of them.
 */
const linkTable = (name: string, chatColumn: string, nameColumn: string) =>
  pgTable(
    name,
    {
      organizationId: text().notNull(),
      id: text().notNull(),
      chatId: text(chatColumn).notNull(),
      profileId: text().notNull(),
      firstName: text().notNull(),
      username: text(nameColumn),
      isActive: boolean().notNull().default(true),
      /** The person has shut the bot out since. */
      blockedAt: instant(),
      mutedUntil: instant(),
      registeredAt: instant().notNull(),
    },
    t => [
      primaryKey({ columns: [t.organizationId, t.id] }),
      unique(`${name}_one_profile`).on(t.chatId),
      unique(`${name}_one_chat`).on(t.organizationId, t.profileId),
      ofPerson(t),
    ],
  )

/**
 * A link that was begun in the app and is not complete: the chat that brings the secret completes it. One a person; used
 * once. Only the hash is stored.
 */
const codeTable = (name: string, chatColumn: string) =>
  pgTable(
    name,
    {
      organizationId: text().notNull(),
      profileId: text().notNull(),
      codeHash: text().notNull().unique(`${name}_code_hash_unique`),
      /** The one chat that may complete it, which was asked for its consent; null: any. */
      chatId: text(chatColumn),
      expiresAt: instant().notNull(),
    },
    t => [primaryKey({ columns: [t.organizationId, t.profileId] }), ofPerson(t)],
  )

/** `farewell` and `consent` go to a chat that is not linked; `consent` only while its consent is awaited. */
export type ChatMessagePurpose = 'notification' | 'farewell' | 'consent'

/** What the bot has to say to a person, on its way (see `outbox.ts`). The chat is the one of when it was written. */
const messageTable = (name: string, chatColumn: string) =>
  pgTable(
    name,
    {
      organizationId: text().notNull(),
      id: text().notNull(),
      profileId: text().notNull(),
      chatId: text(chatColumn).notNull(),
      purpose: text().$type<ChatMessagePurpose>().notNull().default('notification'),
      message: jsonb().$type<ChatMessage>().notNull(),
      /** What causes it: the same cause is never told twice. */
      cause: text(),
      ...outboxColumns(),
    },
    t => [
      primaryKey({ columns: [t.organizationId, t.id] }),
      unique(`${name}_one_cause`).on(t.organizationId, t.cause),
      index(`${name}_waiting`).on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
      index(`${name}_by_id`).on(t.id),
      index(`${name}_by_time`).on(t.createdAt),
      ofPerson(t),
      check(`${name}_purpose`, sql`${t.purpose} in ('notification', 'farewell', 'consent')`),
    ],
  )

const ofPerson = ({ organizationId, profileId }: { organizationId: AnyPgColumn; profileId: AnyPgColumn }) =>
  foreignKey({
    columns: [organizationId, profileId],
    foreignColumns: [profiles.organizationId, profiles.id],
  }).onDelete('cascade')

export const telegramUsers = linkTable('telegram_users', 'telegram_chat_id', 'telegram_username')
export const telegramLinkCodes = codeTable('telegram_link_codes', 'telegram_chat_id')
export const telegramMessages = messageTable('telegram_messages', 'telegram_chat_id')

export const discordUsers = linkTable('discord_users', 'discord_user_id', 'discord_username')
export const discordLinkCodes = codeTable('discord_link_codes', 'discord_user_id')
export const discordMessages = messageTable('discord_messages', 'discord_user_id')

interface ChatTables {
  readonly users: ReturnType<typeof linkTable>
  readonly codes: ReturnType<typeof codeTable>
  readonly messages: ReturnType<typeof messageTable>
}

export const tablesOf: Readonly<Record<Messenger, ChatTables>> = {
  telegram: { users: telegramUsers, codes: telegramLinkCodes, messages: telegramMessages },
  discord: { users: discordUsers, codes: discordLinkCodes, messages: discordMessages },
}
