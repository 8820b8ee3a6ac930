import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { PackedCells, PackedNotes } from '../packed.ts'

/** One row a person and week: the unit that people edit, lock and read. `weekStart` is a Monday. */
export const availabilityWeeks = pgTable(
  'availability_weeks',
  {
    organizationId: text().notNull(),
    weekStart: date({ mode: 'string' }).$type<Day>().notNull(),
    profileId: text().notNull(),
    cells: jsonb().$type<PackedCells>().notNull(),
    notes: jsonb().$type<PackedNotes>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.weekStart, t.profileId] }),
    index('availability_weeks_by_person').on(t.organizationId, t.profileId, t.weekStart),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
