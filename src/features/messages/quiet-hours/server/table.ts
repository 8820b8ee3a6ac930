import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'

/** What one person wants, with the leads of their reminders; no row: as the organisation has it, at any hour. */
export const deliveryPreferences = pgTable(
  'delivery_preferences',
  {
    organizationId: text().notNull(),
    profileId: text().notNull(),
    quietFrom: text().$type<TimeOfDay>(),
    quietTo: text().$type<TimeOfDay>(),
    reminderHours: integer().array(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.profileId] }),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
