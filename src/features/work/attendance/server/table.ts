import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { Basis, Ending, RequestState } from '../states.ts'

/**
 * What came of somebody's part in a shift, with the seat as it was then. It is named after the assignment and does not hang
 * on it, nor on the group: whoever was missing was missing, whoever sits there now. No row: nothing has happened yet.
 */
export const attendances = pgTable(
  'attendances',
  {
    organizationId: text().notNull(),
    assignmentId: text().notNull(),
    profileId: text().notNull(),
    groupId: text().notNull(),
    groupName: text().notNull(),
    date: date({ mode: 'string' }).$type<Day>().notNull(),
    shiftId: text().notNull(),
    seat: integer().notNull(),
    shiftName: text().notNull(),
    startTime: text().$type<TimeOfDay>().notNull(),
    endTime: text().$type<TimeOfDay>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** From when the person is waited for. */
    dueAt: instant().notNull(),
    /** The seat was taken away from them before the shift was over. */
    removedAt: instant(),
    /** The part with which the shift began for them, if this is where they were put later: it is one shift. */
    continues: text(),
    basis: text().$type<Basis>().notNull().default('taps'),
    lateSince: instant(),
    missingSince: instant(),
    /** When the person was last asked where they are, and when others were told that they are not there. */
    promptedAt: instant(),
    alarmedAt: instant(),
    checkedInAt: instant(),
    /** Themselves, or a manager who says that they are there. */
    checkedInBy: text(),
    checkedOutAt: instant(),
    checkedOutBy: text(),
    ending: text().$type<Ending>(),
    leftEarly: boolean().notNull().default(false),
    /** Who checked in on the seat after them. */
    coveredBy: text(),
    isCorrected: boolean().notNull().default(false),
    correctedStart: instant(),
    correctedEnd: instant(),
    correctionReason: text(),
    correctedBy: text(),
    correctedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.assignmentId] }),
    index('attendances_by_person').on(t.organizationId, t.profileId, t.date),
    index('attendances_by_date').on(t.organizationId, t.date),
    // shifts that end are looked for over all organisations
    index('attendances_running').on(t.endsAt).where(sql`checked_in_at is not null and checked_out_at is null`),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('attendances_basis', sql`${t.basis} in ('taps', 'plan')`),
    check('attendances_ending', sql`${t.ending} in ('tap', 'shift', 'plan')`),
    check('attendances_span', sql`${t.startsAt} < ${t.endsAt}`),
    check('attendances_out_after_in', sql`${t.checkedOutAt} is null or ${t.checkedInAt} is not null`),
    check('attendances_ended', sql`(${t.checkedOutAt} is null) = (${t.ending} is null)`),
    check('attendances_late_before_missing', sql`${t.missingSince} is null or ${t.lateSince} is not null`),
    check(
      'attendances_corrected',
      sql`(${t.correctedStart} is null) = (${t.correctedEnd} is null) and ${t.correctedStart} < ${t.correctedEnd}
        and (${t.isCorrected} or ${t.correctedStart} is null)`,
    ),
  ],
)

/** Somebody says that their hours were others; a part has one such request that is open. */
export const attendanceRequests = pgTable(
  'attendance_requests',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    assignmentId: text().notNull(),
    profileId: text().notNull(),
    requestedStart: instant().notNull(),
    requestedEnd: instant().notNull(),
    note: text().notNull(),
    createdAt: instant().notNull(),
    state: text().$type<RequestState>().notNull(),
    answer: text().notNull().default(''),
    decidedBy: text(),
    decidedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('attendance_requests_one_open').on(t.organizationId, t.assignmentId).where(sql`state = 'open'`),
    index('attendance_requests_by_person').on(t.organizationId, t.profileId),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('attendance_requests_state', sql`${t.state} in ('open', 'granted', 'refused', 'withdrawn')`),
    check('attendance_requests_span', sql`${t.requestedStart} < ${t.requestedEnd}`),
  ],
)

/** Months whose hours stand. No row: the month is open. */
export const timesheetMonths = pgTable(
  'timesheet_months',
  {
    organizationId: text().notNull(),
    month: text().notNull(),
    closedAt: instant().notNull(),
    closedBy: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.month] }),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
