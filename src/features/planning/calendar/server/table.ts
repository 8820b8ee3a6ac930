import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/** The secret of a person's calendar link, kept as a hash. No row: there is no link. */
export const calendarTokens = pgTable(
  'calendar_tokens',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    tokenHash: text().notNull().unique('calendar_tokens_token_hash_unique'),
    createdAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId] }),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
