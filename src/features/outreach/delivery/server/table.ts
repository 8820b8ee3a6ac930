import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/** When an organisation reminds its people of shifts; no row: as usual. */
export const deliveryRules = pgTable(
  'delivery_rules',
  {
    organizationId: text().primaryKey(),
    reminderHours: integer().array().notNull(),
  },
  t => [foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade')],
)

/** What one person wants; no row: as the organisation has it, at any hour. */
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

/** A lead of a shift that is settled, told or not: it is looked at once. A shift at another time has its own. */
export const settledReminders = pgTable(
  'settled_reminders',
  {
    organizationId: text().notNull(),
    assignmentId: text().notNull(),
    startsAt: instant().notNull(),
    hours: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.assignmentId, t.startsAt, t.hours] }),
    // what is long over is forgotten, whoever's it was
    index('settled_reminders_by_start').on(t.startsAt),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
