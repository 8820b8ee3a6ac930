import { and, asc, between, eq, ne, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { creators } from '#features/agency/creators/server/table.ts'
import { shiftKey } from '#features/planning/assignments/seat-key.ts'
import { isWanted, itsGroup, undeclinedAssignmentsOf } from '#features/planning/assignments/server/store.ts'
import {
  assignments,
  hasDeclined,
  planWeeks,
  seatNotes,
  wasOverridden,
} from '#features/planning/assignments/server/table.ts'
import type { AssignmentState } from '#features/planning/assignments/states.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { overriddenFlag, pinnedFlag } from '../flags.ts'

/** Days from Monday, seat, person, flags. */
type PackedSeat = readonly [number, number, string, number]

type SeatedTogether = {
  readonly groupId: string
  readonly shiftId: string
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly milliseconds: number
}

/**
 * Everybody who sits somewhere, a row a group, shift, its times and how long it really lasts. PostgreSQL puts them together as a text, as thousands of rows cost the
 * driver more, and lists in JSON cost PostgreSQL more.
 */
export async function listPackedSeats(
  tx: Tx,
  organizationId: string,
  [from, to]: readonly [Day, Day],
  states: readonly AssignmentState[],
): Promise<(SeatedTogether & { seats: PackedSeat[] })[]> {
  const { rows } = await tx.execute<SeatedTogether & { seats: string }>(sql`
    select group_id as "groupId", shift_id as "shiftId",
      start_time as "startTime", end_time as "endTime",
      (1000 * extract(epoch from ends_at - starts_at))::float8 as milliseconds,
      string_agg(profile_id || ',' || ((date - ${from}::date) * ${dayUnit}::int + seat * ${seatUnit}::int
        + case state when 'draft' then 0 when 'assigned' then 1 else 2 end
        + case when is_pinned and state = 'draft' then ${pinnedFlag}::int else 0 end
        + case when overridden_warnings <> '{}' then ${overriddenFlag}::int else 0 end), ' ') as seats
    from assignments
    where ${and(
      eq(assignments.organizationId, organizationId),
      between(assignments.date, from, to),
      equalsAny(assignments.state, states),
    )}
    group by group_id, shift_id, start_time, end_time, ends_at - starts_at`)
  return rows.map(({ seats, ...row }) => ({ ...row, seats: seats.split(' ').map(seatIn) }))
}

/** Day, seat and flags in one number. */
const [dayUnit, seatUnit] = [1_000_000, 100]

function seatIn(text: string): PackedSeat {
  const comma = text.indexOf(',')
  const packed = Number(text.slice(comma + 1))
  const inDay = packed % dayUnit
  return [Math.floor(packed / dayUnit), Math.floor(inDay / seatUnit), text.slice(0, comma), inDay % seatUnit]
}

export const listWeeks = cachedStatement((connection, organizationId: string, monday: Day) =>
  connection
    .select({ groupId: planWeeks.groupId, state: planWeeks.state, version: planWeeks.version })
    .from(planWeeks)
    .where(and(eq(planWeeks.organizationId, organizationId), eq(planWeeks.weekStart, monday))),
)

export const listNotes = cachedStatement((connection, organizationId: string, from: Day, to: Day) =>
  connection
    .select({
      groupId: seatNotes.groupId,
      date: seatNotes.date,
      shiftId: seatNotes.shiftId,
      seat: seatNotes.seat,
      note: seatNotes.note,
    })
    .from(seatNotes)
    .where(and(eq(seatNotes.organizationId, organizationId), between(seatNotes.date, from, to))),
)

/** Who has declined seats of the days, the newest last. */
export const listDeclined = cachedStatement((connection, organizationId: string, from: Day, to: Day) =>
  connection
    .select({
      groupId: assignments.groupId,
      date: assignments.date,
      shiftId: assignments.shiftId,
      seat: assignments.seat,
      profileId: assignments.profileId,
      fullName: profiles.fullName,
      reason: sql<string>`coalesce(${assignments.declineReason}, '')`,
    })
    .from(assignments)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId)),
    )
    .where(and(eq(assignments.organizationId, organizationId), between(assignments.date, from, to), hasDeclined))
    .orderBy(asc(assignments.decidedAt)),
)

/** Whoever was assigned although a soft rule warned. */
export const listOverrides = cachedStatement((connection, organizationId: string, from: Day, to: Day) =>
  connection
    .select({
      groupId: assignments.groupId,
      date: assignments.date,
      shiftId: assignments.shiftId,
      seat: assignments.seat,
      warnings: assignments.overriddenWarnings,
      reason: sql<string>`coalesce(${assignments.overrideReason}, '')`,
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        between(assignments.date, from, to),
        wasOverridden,
        ne(assignments.state, 'declined'),
      ),
    ),
)

/** Which words creators are filed under. */
export const listTags = cachedStatement((connection, organizationId: string) =>
  connection
    .select({ creatorId: creators.id, tags: creators.tags })
    .from(creators)
    .where(eq(creators.organizationId, organizationId)),
)

/** Who wishes for hours. */
export const listWishes = cachedStatement((connection, organizationId: string) =>
  connection
    .select({ id: profiles.id, min: profiles.minWeeklyHours, max: profiles.maxWeeklyHours })
    .from(profiles)
    .where(
      and(
        eq(profiles.organizationId, organizationId),
        sql`coalesce(${profiles.minWeeklyHours}, ${profiles.maxWeeklyHours}) is not null`,
      ),
    ),
)

/** How many wanted seats of each shift of the days are taken, in drafts too: by `shiftKey`. */
export async function countTakenSeatsByShift(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
): Promise<ReadonlyMap<string, number>> {
  const rows = await seatedOn(tx, organizationId, ...days)
  return new Map(rows.map(row => [shiftKey(row), row.seated]))
}

const seatedOn = cachedStatement((connection, organizationId: string, from: Day, to: Day) =>
  connection
    .select({
      groupId: assignments.groupId,
      shiftId: assignments.shiftId,
      date: assignments.date,
      seated: sql<number>`count(*)::int`,
    })
    .from(assignments)
    .innerJoin(creatorGroups, itsGroup)
    .where(and(undeclinedAssignmentsOf(organizationId), isWanted, between(assignments.date, from, to)))
    .groupBy(assignments.groupId, assignments.shiftId, assignments.date),
)
