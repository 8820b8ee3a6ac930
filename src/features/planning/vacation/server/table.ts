import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { MarkedCell } from '../ledger.ts'
import type { RequestStatus } from '../states.ts'

/** A run of consecutive days of one ISO week that a person wants off. `weekStart` is a Monday, `weekEnd` its Sunday. */
export const vacationRequests = pgTable(
  'vacation_requests',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    profileId: text().notNull(),
    weekStart: date({ mode: 'string' }).$type<Day>().notNull(),
    weekEnd: date({ mode: 'string' }).$type<Day>().notNull(),
    specificDates: date({ mode: 'string' }).array().$type<Day[]>().notNull(),
    /** Null: all enabled shifts. */
    shiftId: text(),
    /** The cells it holds at the moment (see `ledger.ts`). */
    markedCells: jsonb().$type<MarkedCell[]>().notNull(),
    /** Days that are meant wholly: a shift that is enabled later belongs to this request as well (see `ledger.ts`). */
    wholeDays: date({ mode: 'string' }).array().$type<Day[]>().notNull(),
    /** Days of this request, and the person's limit a week, when it was made. */
    requestedDays: integer().notNull(),
    currentLimit: integer().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    reason: text().notNull(),
    adminResponse: text(),
    respondedBy: text(),
    respondedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Withdrawn or deleted. */
    deletedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('vacation_requests_by_week').on(t.organizationId, t.profileId, t.weekStart),
    index('vacation_requests_by_status').on(t.organizationId, t.status, t.createdAt, t.id),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('vacation_requests_status', sql`${t.status} in ('pending', 'approved', 'rejected')`),
    check('vacation_requests_week', sql`${t.weekEnd} = ${t.weekStart} + 6 and extract(isodow from ${t.weekStart}) = 1`),
    check('vacation_requests_days', sql`${t.requestedDays} = cardinality(${t.specificDates})`),
  ],
)
