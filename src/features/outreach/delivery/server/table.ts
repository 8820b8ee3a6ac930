import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organizations } from '#features/foundation/organizations/server/table.ts'
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
