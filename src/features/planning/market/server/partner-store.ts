import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import { publishedStates } from '#features/planning/assignments/states.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'

const daysAhead = 28
export const maxSeats = 500

interface SwapPartnerQuery {
  readonly profileId: string
  readonly now: Temporal.Instant
  /** When the seat begins that is to be swapped. */
  readonly near: Temporal.Instant
}

/** Published seats of other people that begin in the next weeks; of very many those that begin closest to the own one. */
export const listSeatsOfOthers = (tx: Tx, organizationId: string, { profileId, now, near }: SwapPartnerQuery) =>
  tx
    .select({
      id: assignments.id,
      groupId: assignments.groupId,
      groupName: creatorGroups.name,
      date: assignments.date,
      shiftId: assignments.shiftId,
      shiftName: assignments.shiftName,
      seat: assignments.seat,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      profileId: assignments.profileId,
      fullName: profiles.fullName,
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
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        equalsAny(assignments.state, publishedStates),
        ne(assignments.profileId, profileId),
        gt(assignments.startsAt, now),
        lt(assignments.startsAt, now.add({ hours: 24 * daysAhead })),
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${assignments.startsAt} - ${near.toString()}::timestamptz))`,
      asc(assignments.startsAt),
      asc(assignments.id),
    )
    .limit(maxSeats)
