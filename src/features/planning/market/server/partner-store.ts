import { and, asc, eq, exists, gt, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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
  /** The seat to be swapped. */
  readonly own: Pick<typeof assignments.$inferSelect, 'id' | 'startsAt' | 'endsAt'>
}

const at = (instant: Temporal.Instant): SQL => sql`${instant.toString()}::timestamptz`

const further = alias(assignments, 'further')
/** Whether a member works at that time, beside the seat that they would give away. */
const worksThen = (
  tx: Tx,
  organizationId: string,
  profileId: string | typeof assignments.profileId,
  given: string | typeof assignments.id,
  from: SQL,
  until: SQL,
) =>
  exists(
    tx
      .select({ id: further.id })
      .from(further)
      .where(
        and(
          eq(further.organizationId, organizationId),
          eq(further.profileId, profileId),
          ne(further.id, given),
          ne(further.state, 'declined'),
          sql`${further.startsAt} < ${until} and ${further.endsAt} > ${from}`,
        ),
      ),
  )

/**
 * Published seats of other people that begin in the next weeks, without those for which one of the two would work two shifts
 * at once; of very many those that begin closest to the own one.
 */
export const listSeatsOfOthers = (tx: Tx, organizationId: string, { profileId, now, own }: SwapPartnerQuery) =>
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
        not(worksThen(tx, organizationId, assignments.profileId, assignments.id, at(own.startsAt), at(own.endsAt))),
        not(worksThen(tx, organizationId, profileId, own.id, sql`${assignments.startsAt}`, sql`${assignments.endsAt}`)),
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${assignments.startsAt} - ${at(own.startsAt)}))`,
      asc(assignments.startsAt),
      asc(assignments.id),
    )
    .limit(maxSeats)
