import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { instant } from '#platform/server/columns.ts'
import type { RankedCriterion } from '../criteria.ts'
import type { Progress, PlanningQuestion } from '../schema.ts'
import type { Ending, SnapshotPart, ProposalLabel, RunState } from '../states.ts'
import type { StoredFigures, StoredPlan } from '../stored-plan.ts'
import type { AppliedSeat, FreedDraft } from '../application.ts'

/** The order of criteria that the organisation keeps; no row: as it comes. */
export const autoplanCriteria = pgTable(
  'autoplan_criteria',
  {
    organizationId: text().primaryKey(),
    order: jsonb().$type<readonly RankedCriterion[]>().notNull(),
  },
  t => [foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade')],
)

/** A plan that was asked for. What a node holds is held until `leaseUntil`, which it puts off as long as it is alive. */
export const autoplanRuns = pgTable(
  'autoplan_runs',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    question: jsonb().$type<PlanningQuestion>().notNull(),
    weekStart: date({ mode: 'string' }).$type<Day>().notNull(),
    weeks: integer().notNull(),
    state: text().$type<RunState>().notNull(),
    ending: text().$type<Ending>(),
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
    /** By the clock of the database: when a node was last called to it. */
    dispatchedAt: instant().notNull(),
    leaseUntil: instant(),
    /** Which node's turn it is: whoever has lost it writes nothing any more. */
    leaseId: text(),
    attempts: integer().notNull().default(0),
    isCancelRequested: boolean().notNull().default(false),
    progress: jsonb().$type<Progress>(),
    proposalId: text(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('autoplan_runs_one_running').on(t.organizationId).where(sql`state = 'running'`),
    // looked for over all organisations
    index('autoplan_runs_under_way').on(t.dispatchedAt).where(sql`state in ('queued', 'running')`),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('autoplan_runs_state', sql`${t.state} in ('queued', 'running', 'done', 'cancelled', 'failed')`),
    check('autoplan_runs_lease', sql`(${t.state} = 'running') = (${t.leaseUntil} is not null)`),
  ],
)

/** What a run has found. People stand in it by id. */
export const autoplanProposals = pgTable(
  'autoplan_proposals',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    label: text().$type<ProposalLabel>().notNull(),
    question: jsonb().$type<PlanningQuestion>().notNull(),
    weekStart: date({ mode: 'string' }).$type<Day>().notNull(),
    weeks: integer().notNull(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    /** What had begun by then was not planned. */
    snapshotAt: instant().notNull(),
    seconds: integer().notNull(),
    isCutShort: boolean().notNull(),
    plan: jsonb().$type<StoredPlan>().notNull(),
    /** Of the planned seats alone. */
    maxSeats: integer().notNull(),
    /** By week; places of people are those in the plan. */
    figures: jsonb().$type<readonly StoredFigures[]>().notNull(),
    snapshot: jsonb().$type<Readonly<Record<SnapshotPart, string>>>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('autoplan_proposals_by_week').on(t.organizationId, t.weekStart),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    check('autoplan_proposals_label', sql`${t.label} in ('A', 'B', 'C', 'D', 'E')`),
    check('autoplan_proposals_weeks', sql`${t.weeks} between 1 and 4`),
  ],
)

/** What was taken over from a proposal, which may be gone since. */
export const autoplanApplications = pgTable(
  'autoplan_applications',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    proposalId: text().notNull(),
    label: text().$type<ProposalLabel>().notNull(),
    weekStart: date({ mode: 'string' }).$type<Day>().notNull(),
    weeks: integer().notNull(),
    appliedBy: text().notNull(),
    appliedAt: instant().notNull(),
    seats: jsonb().$type<readonly AppliedSeat[]>().notNull(),
    freed: jsonb().$type<readonly FreedDraft[]>().notNull(),
    withdrawnAt: instant(),
    withdrawnBy: text(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('autoplan_applications_by_week').on(t.organizationId, t.weekStart),
    foreignKey({ columns: [t.organizationId], foreignColumns: [organizations.id] }).onDelete('cascade'),
  ],
)
