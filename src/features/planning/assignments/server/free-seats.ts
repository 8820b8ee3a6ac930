import { and, asc, between, count, eq, gt, inArray, ne } from 'drizzle-orm'
import type { GroupColour } from '#kit/colour.ts'
import type { Interval } from '#kit/cover.ts'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type { AssignmentState } from '../states.ts'
import { callSeatListeners } from './seat-changes.ts'
import { isWanted, lockPerson } from './store.ts'
import { assignments } from './table.ts'
import * as weeks from './week-store.ts'

/** A seat somebody sits on, a draft or published. */
export interface TakenSeat {
  readonly id: string
  readonly groupId: string
  readonly groupName: string
  readonly color: GroupColour
  readonly date: Day
  readonly shiftId: string
  readonly shiftName: string
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly seat: number
  readonly state: AssignmentState
  readonly interval: Interval
  readonly overriddenWarnings: readonly Warning[]
  readonly overrideReason: string | null
}

interface TakenSeatFilter {
  /** Those that end after it. */
  readonly after?: Temporal.Instant
  /** Those dated from the first to the last of the two. */
  readonly days?: readonly [Day, Day]
}

/** The seats of a person, by their start. */
export async function listTakenSeats(
  tx: Tx,
  organizationId: string,
  profileId: string,
  { after, days }: TakenSeatFilter,
): Promise<TakenSeat[]> {
  const rows = await tx
    .select({
      id: assignments.id,
      groupId: assignments.groupId,
      groupName: creatorGroups.name,
      color: creatorGroups.color,
      date: assignments.date,
      shiftId: assignments.shiftId,
      shiftName: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      seat: assignments.seat,
      state: assignments.state,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      overriddenWarnings: assignments.overriddenWarnings,
      overrideReason: assignments.overrideReason,
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.profileId, profileId),
        ne(assignments.state, 'declined'),
        after && gt(assignments.endsAt, after),
        days && between(assignments.date, ...days),
      ),
    )
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    interval: { start: startsAt.epochMilliseconds, end: endsAt.epochMilliseconds },
  }))
}

/**
 * The same, with the plan weeks they lie in and the person held until the commit, in the order in which planning takes
 * them: from here on nobody gives the person another seat.
 */
export async function lockTakenSeats(
  tx: Tx,
  organizationId: string,
  profileId: string,
  which: TakenSeatFilter,
): Promise<TakenSeat[]> {
  await holdWeeks(tx, organizationId, await listTakenSeats(tx, organizationId, profileId, which))
  await lockPerson(tx, organizationId, profileId)
  const seats = await listTakenSeats(tx, organizationId, profileId, which)
  await holdWeeks(tx, organizationId, seats)
  return seats
}

/** Takes the seats free again, whatever their state. Call it for seats that are held. */
export async function freeSeats(
  tx: Tx,
  organizationId: string,
  by: { readonly actorId: string; readonly clock: Clock },
  profileId: string,
  seats: readonly TakenSeat[],
  cause: 'vacation' | 'locked' | 'left' | 'absent',
): Promise<void> {
  if (seats.length === 0) return
  const ids = seats.map(({ id }) => id)
  await tx.delete(assignments).where(and(eq(assignments.organizationId, organizationId), inArray(assignments.id, ids)))
  for (const [groupId, weekStart] of weeksOf(seats))
    await weeks.incrementPlanWeekVersion(tx, organizationId, groupId, weekStart)
  await callSeatListeners(
    tx,
    { organizationId, actorId: by.actorId, now: by.clock.now() },
    seats.flatMap(({ id, state, ...seat }) => (state === 'draft' ? [] : [{ ...seat, assignmentId: id }])),
  )
  await record(tx, organizationId, by.clock, by.actorId, {
    kind: 'schedule.freed',
    target: profileId,
    change: { cause, seats: seats.map(({ interval: _, id: __, ...seat }) => seat) },
  })
  tx.invalidate('schedule')
}

/** How many of a shift's seats are taken, without those too many, and how many there are. */
export async function countFilledSeats(
  tx: Tx,
  organizationId: string,
  { groupId, date, shiftId }: { readonly groupId: string; readonly date: Day; readonly shiftId: string },
): Promise<{ filled: number; seats: number }> {
  const [row] = await tx
    .select({ filled: count(assignments.id), seats: creatorGroups.chatterCount })
    .from(creatorGroups)
    .leftJoin(
      assignments,
      and(
        eq(assignments.organizationId, creatorGroups.organizationId),
        eq(assignments.groupId, creatorGroups.id),
        eq(assignments.date, date),
        eq(assignments.shiftId, shiftId),
        ne(assignments.state, 'declined'),
        isWanted,
      ),
    )
    .where(and(eq(creatorGroups.organizationId, organizationId), eq(creatorGroups.id, groupId)))
    .groupBy(creatorGroups.chatterCount)
  return { filled: row?.filled ?? 0, seats: row?.seats ?? 0 }
}

/** Group and Monday of each plan week, always in the same order: whoever holds several takes them so. */
function weeksOf(seats: readonly TakenSeat[]): (readonly [groupId: string, weekStart: Day])[] {
  const byKey = new Map(
    seats.map(({ groupId, date }) => {
      const weekStart = mondayOf(weekOf(date))
      return [`${groupId} ${weekStart}`, [groupId, weekStart] as const]
    }),
  )
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, week]) => week)
}

async function holdWeeks(tx: Tx, organizationId: string, seats: readonly TakenSeat[]): Promise<void> {
  for (const [groupId, weekStart] of weeksOf(seats)) await weeks.lockPlanWeek(tx, organizationId, groupId, weekStart)
}
