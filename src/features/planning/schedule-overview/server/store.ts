import { and, between, eq, sql } from 'drizzle-orm'
import type { ShiftColour } from '#kit/colour.ts'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { isWanted, itsGroup } from '#features/planning/assignments/server/store.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import type { AssignmentState, SeatedState } from '#features/planning/assignments/states.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'

const within = (organizationId: string, days: readonly [Day, Day], states: readonly AssignmentState[]) =>
  and(
    eq(assignments.organizationId, organizationId),
    between(assignments.date, ...days),
    equalsAny(assignments.state, states),
  )

export interface SeatCount {
  readonly taken: number
  /** How many of them are drafts. */
  readonly drafts: number
}

/**
 * Of each group and shift how many wanted seats are taken, by the days on which anybody sits, from the first one; put together by
 * PostgreSQL, as thousands of rows cost the driver more.
 */
export async function countTakenSeats(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  states: readonly AssignmentState[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, SeatCount>>> {
  const counted = tx
    .select({
      groupId: assignments.groupId,
      shiftId: assignments.shiftId,
      date: assignments.date,
      seats: sql`count(*) filter (where ${isWanted})`.as('seats'),
      drafts: sql`count(*) filter (where ${assignments.state} = 'draft' and ${isWanted})`.as('drafts'),
    })
    .from(assignments)
    .innerJoin(creatorGroups, itsGroup)
    .where(within(organizationId, days, states))
    .groupBy(assignments.groupId, assignments.shiftId, assignments.date)
  const { rows } = await tx.execute<{ group: string; shift: string; seats: Record<string, [number, number]> }>(sql`
    select group_id as "group", shift_id as shift,
      json_object_agg(date - ${days[0]}::date, json_build_array(seats, drafts)) as seats
    from (${counted}) counted group by group_id, shift_id`)
  return new Map(
    rows.map(({ group, shift, seats }) => [
      `${group} ${shift}`,
      new Map(Object.entries(seats).map(([day, [taken, drafts]]) => [Number(day), { taken, drafts }])),
    ]),
  )
}

/** Days from the first one, shift, seat, name and state. */
type NamedSeat = readonly [number, string, number, string, SeatedState]

/** Of each group who sits where, by day, shift and seat. */
export async function listNamedSeats(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  states: readonly AssignmentState[],
): Promise<ReadonlyMap<string, readonly NamedSeat[]>> {
  const { rows } = await tx.execute<{ group: string; seats: NamedSeat[] }>(sql`
    select group_id as "group",
      json_agg(json_build_array(date - ${days[0]}::date, shift_id, seat, full_name, state)
        order by date, shift_id, seat) as seats
    from assignments join profiles on profiles.organization_id = assignments.organization_id
      and profiles.id = assignments.profile_id
    where ${within(organizationId, days, states)} group by group_id`)
  return new Map(rows.map(({ group, seats }) => [group, seats]))
}

/** Days from the first one, group, shift, its name, start and end as they were, whether it begins only on the day after, and whether it is a draft. */
type PackedSeat = readonly [number, string, string, string, TimeOfDay, TimeOfDay, boolean, boolean]

interface SeatsOfPerson {
  readonly profileId: string
  readonly seats: readonly PackedSeat[]
}

/** Who sits where, each person's by day and start; a row a person. */
export async function listSeatsByMember(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
  states: readonly AssignmentState[],
  zone: string,
): Promise<SeatsOfPerson[]> {
  const { rows } = await tx.execute<{ profileId: string; seats: PackedSeat[] }>(sql`
    select profile_id as "profileId",
      json_agg(json_build_array(date - ${days[0]}::date, group_id, shift_id, shift_name, start_time, end_time,
        (starts_at at time zone ${zone})::date > date, state = 'draft') order by date, starts_at, id) as seats
    from assignments where ${within(organizationId, days, states)} group by profile_id`)
  return rows
}

/** What seats refer to: groups, also those that have ended, and the colours that shifts have now. */
export async function listGroupNamesAndColours(
  tx: Tx,
  organizationId: string,
): Promise<{
  readonly groups: ReadonlyMap<string, { readonly name: string; readonly isEnded: boolean }>
  readonly colours: ReadonlyMap<string, ShiftColour>
}> {
  const [groups, colours] = await Promise.all([
    tx
      .select({ id: creatorGroups.id, name: creatorGroups.name, endedAt: creatorGroups.endedAt })
      .from(creatorGroups)
      .where(eq(creatorGroups.organizationId, organizationId)),
    tx.select({ id: shifts.id, color: shifts.color }).from(shifts).where(eq(shifts.organizationId, organizationId)),
  ])
  return {
    groups: new Map(groups.map(({ id, name, endedAt }) => [id, { name, isEnded: endedAt !== null }])),
    colours: new Map(colours.map(({ id, color }) => [id, color])),
  }
}
