import { and, between, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { SeatReference } from '../seat-key.ts'
import type { AssignmentState, PlanState } from '../states.ts'
import { assignments, hasDeclined, planWeeks, seatNotes } from './table.ts'

export interface StoredPlanWeek {
  readonly state: PlanState
  /** Counts every change of the week; 0: nobody has touched it. */
  readonly version: number
}

const untouched: StoredPlanWeek = { state: 'draft', version: 0 }
const columns = { state: planWeeks.state, version: planWeeks.version }

const ofGroup = (organizationId: string, groupId: string, weekStart: Day) =>
  and(eq(planWeeks.organizationId, organizationId), eq(planWeeks.groupId, groupId), eq(planWeeks.weekStart, weekStart))

const weekOfGroup = cachedStatement((connection, organizationId: string, groupId: string, weekStart: Day) =>
  connection
    .select(columns)
    .from(planWeeks)
    .where(ofGroup(organizationId, groupId, weekStart)),
)

export async function findPlanWeek(
  tx: Tx,
  organizationId: string,
  groupId: string,
  weekStart: Day,
): Promise<StoredPlanWeek> {
  const [row] = await weekOfGroup(tx, organizationId, groupId, weekStart)
  return row ?? untouched
}

/**
 * Makes the row if need be and holds it until the commit: changes of one week of one group take turns, so nobody drafts
 * into a week that is being published. Holds the group as well, which keeps it from being deleted meanwhile. Always taken
 * before the lock of a person. Undefined: the group is gone.
 */
export async function lockPlanWeek(
  tx: Tx,
  organizationId: string,
  groupId: string,
  weekStart: Day,
): Promise<StoredPlanWeek | undefined> {
  const { rows } = await tx.execute<{ state: PlanState; version: number }>(sql`
    insert into plan_weeks (organization_id, group_id, week_start, state, version)
    select organization_id, id, ${weekStart}::date, ${untouched.state}, ${untouched.version}::int
    from creator_groups where organization_id = ${organizationId} and id = ${groupId} and ended_at is null
    for key share
    on conflict (organization_id, group_id, week_start) do update set version = plan_weeks.version
    returning state, version`)
  return rows[0]
}

/** Counts a change; gives the new version. */
export async function incrementPlanWeekVersion(
  tx: Tx,
  organizationId: string,
  groupId: string,
  weekStart: Day,
): Promise<number> {
  const [row] = await tx
    .update(planWeeks)
    .set({ version: sql`${planWeeks.version} + 1` })
    .where(ofGroup(organizationId, groupId, weekStart))
    .returning(columns)
  return row?.version ?? 0
}

export async function markPlanWeekPublished(
  tx: Tx,
  organizationId: string,
  groupId: string,
  weekStart: Day,
  by: { readonly profileId: string; readonly now: Temporal.Instant },
): Promise<number> {
  await tx
    .update(planWeeks)
    .set({ state: 'published', publishedAt: by.now, publishedBy: by.profileId })
    .where(ofGroup(organizationId, groupId, weekStart))
  return incrementPlanWeekVersion(tx, organizationId, groupId, weekStart)
}

const draftsOf = (organizationId: string, groupId: string, days: readonly [Day, Day]) =>
  and(
    eq(assignments.organizationId, organizationId),
    eq(assignments.groupId, groupId),
    between(assignments.date, ...days),
    eq(assignments.state, 'draft'),
  )

export async function countDrafts(
  tx: Tx,
  organizationId: string,
  groupId: string,
  days: readonly [Day, Day],
): Promise<number> {
  const [row] = await tx
    .select({ drafts: count() })
    .from(assignments)
    .where(draftsOf(organizationId, groupId, days))
  return row?.drafts ?? 0
}

/** Makes the drafts of the days assigned; gives them. */
export const publishDrafts = (tx: Tx, organizationId: string, groupId: string, days: readonly [Day, Day]) =>
  tx
    .update(assignments)
    .set({ state: 'assigned' })
    .where(draftsOf(organizationId, groupId, days))
    .returning({
      id: assignments.id,
      profileId: assignments.profileId,
      date: assignments.date,
      shiftName: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      shiftId: assignments.shiftId,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
    })

/** Ends the assignments of the days in these states that are not over and not pinned; gives them. */
export const removeAssignmentsOfDays = (
  tx: Tx,
  organizationId: string,
  groupId: string,
  days: readonly [Day, Day],
  states: readonly AssignmentState[],
  now: Temporal.Instant,
) =>
  tx
    .delete(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.groupId, groupId),
        between(assignments.date, ...days),
        inArray(assignments.state, [...states]),
        // only a draft is pinned; a pin of before the week was published means nothing any more
        or(eq(assignments.isPinned, false), ne(assignments.state, 'draft')),
        gt(assignments.endsAt, now),
      ),
    )
    .returning({
      id: assignments.id,
      profileId: assignments.profileId,
      date: assignments.date,
      shiftName: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      shiftId: assignments.shiftId,
      seat: assignments.seat,
      state: assignments.state,
      overrideReason: assignments.overrideReason,
      decidedAt: assignments.decidedAt,
    })

const at = (organizationId: string, { groupId, date, shiftId, seat }: SeatReference) =>
  and(
    eq(seatNotes.organizationId, organizationId),
    eq(seatNotes.groupId, groupId),
    eq(seatNotes.date, date),
    eq(seatNotes.shiftId, shiftId),
    eq(seatNotes.seat, seat),
  )

/** Empty: there is none. */
export async function findNote(tx: Tx, organizationId: string, reference: SeatReference): Promise<string> {
  const [row] = await tx.select({ note: seatNotes.note }).from(seatNotes).where(at(organizationId, reference))
  return row?.note ?? ''
}

/** An empty one is taken away. */
export async function saveNote(
  tx: Tx,
  organizationId: string,
  reference: SeatReference,
  note: string,
  writtenBy: string,
): Promise<void> {
  if (note === '') {
    await tx.delete(seatNotes).where(at(organizationId, reference))
    return
  }
  await tx
    .insert(seatNotes)
    .values({ organizationId, ...reference, note, writtenBy })
    .onConflictDoUpdate({
      target: [seatNotes.organizationId, seatNotes.groupId, seatNotes.date, seatNotes.shiftId, seatNotes.seat],
      set: { note, writtenBy },
    })
}

export const listNotes = cachedStatement((connection, organizationId: string, groupId: string, from: Day, to: Day) =>
  connection
    .select({ date: seatNotes.date, shiftId: seatNotes.shiftId, seat: seatNotes.seat, note: seatNotes.note })
    .from(seatNotes)
    .where(
      and(
        eq(seatNotes.organizationId, organizationId),
        eq(seatNotes.groupId, groupId),
        between(seatNotes.date, from, to),
      ),
    ),
)

/** Who has declined seats of the days, the newest first. */
export const listDeclined = cachedStatement((connection, organizationId: string, groupId: string, from: Day, to: Day) =>
  connection
    .select({
      date: assignments.date,
      shiftId: assignments.shiftId,
      seat: assignments.seat,
      fullName: profiles.fullName,
      reason: sql<string>`coalesce(${assignments.declineReason}, '')`,
    })
    .from(assignments)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId)),
    )
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.groupId, groupId),
        between(assignments.date, from, to),
        hasDeclined,
      ),
    )
    .orderBy(desc(assignments.decidedAt)),
)
