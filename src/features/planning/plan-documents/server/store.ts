import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { assignments, planWeeks, seatNotes } from '#features/planning/assignments/server/table.ts'
import { publishedStates, type SeatedState } from '#features/planning/assignments/states.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'

type Days = readonly [from: Day, to: Day]

/** Whoever sits somewhere, each with the note to the seat, by day and start. */
const seats = (tx: Tx, organizationId: string, days: Days, states: readonly SeatedState[], only?: SQL) =>
  tx
    .select({
      groupId: assignments.groupId,
      groupName: creatorGroups.name,
      date: assignments.date,
      shiftId: assignments.shiftId,
      shiftName: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      seat: assignments.seat,
      state: sql<SeatedState>`${assignments.state}`,
      fullName: profiles.fullName,
      note: seatNotes.note,
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId)),
    )
    .leftJoin(
      seatNotes,
      and(
        eq(seatNotes.organizationId, assignments.organizationId),
        eq(seatNotes.groupId, assignments.groupId),
        eq(seatNotes.date, assignments.date),
        eq(seatNotes.shiftId, assignments.shiftId),
        eq(seatNotes.seat, assignments.seat),
      ),
    )
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        between(assignments.date, ...days),
        equalsAny(assignments.state, states),
        only,
      ),
    )
    .orderBy(asc(assignments.date), asc(assignments.startsAt), asc(creatorGroups.name), asc(assignments.seat))

export type SeatRow = Awaited<ReturnType<typeof seats>>[number]

export const listPlannedSeats = (
  tx: Tx,
  organizationId: string,
  days: Days,
  states: readonly SeatedState[],
  groupId: string | undefined,
): Promise<SeatRow[]> =>
  seats(tx, organizationId, days, states, groupId === undefined ? undefined : eq(assignments.groupId, groupId))

/** What the person knows of. */
export const listOwnSeats = (tx: Tx, organizationId: string, profileId: string, days: Days): Promise<SeatRow[]> =>
  seats(tx, organizationId, days, publishedStates, eq(assignments.profileId, profileId))

/** Groups whose week is published. */
export async function listPublishedGroupIds(tx: Tx, organizationId: string, monday: Day): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ groupId: planWeeks.groupId })
    .from(planWeeks)
    .where(
      and(
        eq(planWeeks.organizationId, organizationId),
        eq(planWeeks.weekStart, monday),
        eq(planWeeks.state, 'published'),
      ),
    )
  return new Set(rows.map(({ groupId }) => groupId))
}

/** Notes to seats that nobody sits on as well. */
export const listSeatNotes = (tx: Tx, organizationId: string, days: Days) =>
  tx
    .select({
      groupId: seatNotes.groupId,
      date: seatNotes.date,
      shiftId: seatNotes.shiftId,
      seat: seatNotes.seat,
      note: seatNotes.note,
    })
    .from(seatNotes)
    .where(and(eq(seatNotes.organizationId, organizationId), between(seatNotes.date, ...days)))
