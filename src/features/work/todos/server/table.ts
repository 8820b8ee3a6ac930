import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { Category, Priority } from '../rules.ts'

/** What somebody has to do. `userId` made it, `assignedTo` does it, `assignedBy` gave it last. */
export const userTodos = pgTable(
  'user_todos',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    userId: text().notNull(),
    assignedBy: text().notNull(),
    assignedTo: text().notNull(),
    text: text().notNull(),
    notes: text().notNull(),
    isCompleted: boolean().notNull().default(false),
    priority: text().$type<Priority>().notNull(),
    category: text().$type<Category>().notNull(),
    dueDay: date({ mode: 'string' }).$type<Day>(),
    dueTime: text().$type<TimeOfDay>(),
    createdAt: instant().notNull(),
    completedAt: instant(),
    version: integer().notNull().default(1),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('user_todos_of_person').on(
      t.organizationId,
      t.assignedTo,
      t.isCompleted,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('user_todos_newest').on(t.organizationId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    foreignKey({
      name: 'user_todos_creator',
      columns: [t.organizationId, t.userId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }),
    foreignKey({
      name: 'user_todos_assigner',
      columns: [t.organizationId, t.assignedBy],
      foreignColumns: [profiles.organizationId, profiles.id],
    }),
    foreignKey({
      name: 'user_todos_assignee',
      columns: [t.organizationId, t.assignedTo],
      foreignColumns: [profiles.organizationId, profiles.id],
    }),
    check('user_todos_priority', sql`${t.priority} in ('low', 'medium', 'high', 'urgent')`),
    check('user_todos_category', sql`${t.category} in ('personal', 'work', 'meeting', 'urgent', 'learning', 'health')`),
    check('user_todos_time_with_day', sql`${t.dueTime} is null or ${t.dueDay} is not null`),
  ],
)
