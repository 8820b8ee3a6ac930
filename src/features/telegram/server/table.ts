import { boolean, foreignKey, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { profiles } from '#features/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/** A person's chat with the bot (B §3). A chat belongs to one profile, and a profile has one chat. */
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
