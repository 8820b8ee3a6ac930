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
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type { AbsenceKind, AssignmentState, PlanState } from '../states.ts'

/** One ISO week of one group. No row: nobody has touched it, it is a draft. `weekStart` is a Monday. */
export const planWeeks = pgTable(
  'plan_weeks',
  {
    organizationId: text().notNull(),
    groupId: text().notNull(),
    weekStart: date({ mode: 'string' }).$type<Day>().notNull(),
    state: text().$type<PlanState>().notNull(),
    version: integer().notNull().default(1),
    publishedAt: instant(),
    publishedBy: text(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.groupId, t.weekStart] }),
    // alarms look for what is published around now, whoever's it is
    index('plan_weeks_published').on(t.weekStart).where(sql`state = 'published'`),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }).onDelete('cascade'),
    check('plan_weeks_state', sql`${t.state} in ('draft', 'published')`),
    check('plan_weeks_monday', sql`extract(isodow from ${t.weekStart}) = 1`),
  ],
)

/**
 * A person on a seat (group, date, shift, number). Keeps the shift's name and times as they were when assigned.
 * `assignments_no_overlap` (an exclusion constraint, see the migrations) makes overlaps of one person impossible.
 */
export const assignments = pgTable(
  'assignments',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    groupId: text().notNull(),
    date: date({ mode: 'string' }).$type<Day>().notNull(),
    shiftId: text().notNull(),
    seat: integer().notNull(),
    profileId: text().notNull(),
    state: text().$type<AssignmentState>().notNull(),
    /** Neither clearing nor copying nor an automatic plan moves it. Only of drafts. */
    isPinned: boolean().notNull().default(false),
    shiftName: text().notNull(),
    startTime: text().$type<TimeOfDay>().notNull(),
    endTime: text().$type<TimeOfDay>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** The soft rules that were broken when assigning, and why the manager did it all the same. */
    overriddenWarnings: text().array().$type<Warning[]>().notNull().default([]),
    overrideReason: text(),
    declineReason: text(),
    assignedBy: text(),
    assignedAt: instant().notNull(),
    decidedAt: instant(),
    /** When it last moved with the time zone of the organisation; null: never. */
    movedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('assignments_one_per_seat')
      .on(t.organizationId, t.groupId, t.date, t.shiftId, t.seat)
      .where(sql`state <> 'declined'`),
    // reminders look for what begins soon, whoever's it is
    index('assignments_by_start').on(t.startsAt).where(sql`state in ('assigned', 'confirmed')`),
    index('assignments_by_date').on(t.organizationId, t.date),
    // few among many
    index('assignments_declined').on(t.organizationId, t.date).where(sql`state = 'declined'`),
    index('assignments_overridden').on(t.organizationId, t.date).where(sql`overridden_warnings <> '{}'`),
    index('assignments_by_person').on(t.organizationId, t.profileId, t.endsAt),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }),
    foreignKey({ columns: [t.organizationId, t.shiftId], foreignColumns: [shifts.organizationId, shifts.id] }),
    foreignKey({ columns: [t.organizationId, t.profileId], foreignColumns: [profiles.organizationId, profiles.id] }),
    check('assignments_state', sql`${t.state} in ('draft', 'assigned', 'confirmed', 'declined')`),
    check('assignments_seat', sql`${t.seat} between 1 and 9`),
    check('assignments_span', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/** As their indexes say it: of a parameter PostgreSQL could not tell that it is the same. */
export const hasDeclined = sql`${assignments.state} = 'declined'`
export const wasOverridden = sql`${assignments.overriddenWarnings} <> '{}'`

/** A time in which somebody cannot come: nobody suggests them for it. */
export const reportedAbsences = pgTable(
  'reported_absences',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    profileId: text().notNull(),
    kind: text().$type<AbsenceKind>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    note: text().notNull(),
    reportedAt: instant().notNull(),
    /** Since when the person can come again, before the end that was said; that one stays, as what was declined until then. */
    endedEarlyAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('reported_absences_by_end').on(t.organizationId, t.endsAt),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('reported_absences_kind', sql`${t.kind} in ('illness', 'emergency', 'other')`),
    check('reported_absences_span', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/** What a manager wrote to a seat, for whoever sits there. It stays when people change. */
export const seatNotes = pgTable(
  'seat_notes',
  {
    organizationId: text().notNull(),
    groupId: text().notNull(),
    date: date({ mode: 'string' }).$type<Day>().notNull(),
    shiftId: text().notNull(),
    seat: integer().notNull(),
    note: text().notNull(),
    /** Who wrote it last. */
    writtenBy: text(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.groupId, t.date, t.shiftId, t.seat] }),
    foreignKey({
      columns: [t.organizationId, t.groupId],
      foreignColumns: [creatorGroups.organizationId, creatorGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.organizationId, t.shiftId],
      foreignColumns: [shifts.organizationId, shifts.id],
    }).onDelete('cascade'),
  ],
)
