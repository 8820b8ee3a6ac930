import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/** What somebody's part in a shift tells the next, with the seat as it was; named after the assignment, as attendance is. */
export const handovers = pgTable(
  'handovers',
  {
    organizationId: text().notNull(),
    assignmentId: text().notNull(),
    profileId: text().notNull(),
    groupId: text().notNull(),
    groupName: text().notNull(),
    date: date({ mode: 'string' }).$type<Day>().notNull(),
    shiftId: text().notNull(),
    shiftName: text().notNull(),
    startTime: text().$type<TimeOfDay>().notNull(),
    endTime: text().$type<TimeOfDay>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    customs: text().notNull(),
    promises: text().notNull(),
    vips: text().notNull(),
    problems: text().notNull(),
    todos: text().notNull(),
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
    /** All of it, folded: to fold every field of ninety days at every search takes a second. `searchTextOf` writes it. */
    searchText: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.assignmentId] }),
    index('handovers_by_end').on(t.organizationId, t.endsAt, t.assignmentId),
    // those that are to be forgotten are looked for over all organisations
    index('handovers_oldest').on(t.endsAt),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('handovers_span', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/** Who has ticked it, when they first did so, and which words they had before them. */
export const handoverReads = pgTable(
  'handover_reads',
  {
    organizationId: text().notNull(),
    assignmentId: text().notNull(),
    profileId: text().notNull(),
    version: integer().notNull(),
    readAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.assignmentId, t.profileId] }),
    index('handover_reads_by_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.assignmentId],
      foreignColumns: [handovers.organizationId, handovers.assignmentId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
  ],
)
