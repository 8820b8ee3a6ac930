import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ShiftColour } from '#kit/colour.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import type { EarlierTimes } from '../rules.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'

/** A named time span of a day: the organisation's (standard), or one creator group's (custom, `groupId` set). */
export const shifts = pgTable(
  'shifts',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    groupId: text(),
    name: text().notNull(),
    startTime: text().$type<TimeOfDay>().notNull(),
    endTime: text().$type<TimeOfDay>().notNull(),
    belongsToPreviousDay: boolean().notNull().default(false),
    color: text().$type<ShiftColour>().notNull(),
    isEnabled: boolean().notNull().default(true),
    displayOrder: integer().notNull(),
    /** What the times were before they changed, the earliest first. */
    earlierTimes: jsonb().$type<readonly EarlierTimes[]>().notNull().default([]),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('shifts_by_group').on(t.organizationId, t.groupId, t.displayOrder),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('shifts_times', sql`${t.startTime} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${t.endTime} ~ '^[0-2][0-9]:[0-5][0-9]$'`),
  ],
)
