import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/** Somebody who joined by a link, with what they have answered that leaves no other trace. */
export const firstStepsTaken = pgTable(
  'first_steps',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    joinedAt: instant().notNull(),
    /** Said where they live, also where that is the organisation's zone. */
    timeZoneSetAt: instant(),
    /** Said that they do without a messenger. */
    noMessengerAt: instant(),
    dismissedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId] }),
    index('first_steps_by_joining').on(t.organizationId, t.joinedAt),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
