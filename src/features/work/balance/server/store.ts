import { and, between, eq, ne, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'

/** One shift of one day, with everybody who was on it or has declined it, in whichever group. */
interface PastSeats {
  readonly date: Day
  readonly shiftId: string
  /** In milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly isDeclined: boolean
  readonly profileIds: readonly string[]
}

const milliseconds = (column: typeof assignments.startsAt | typeof assignments.endsAt) =>
  sql<number>`(1000 * extract(epoch from ${column}))::float8`
const isDeclined = sql<boolean>`${assignments.state} = 'declined'`

const seatsThatEnded = cachedStatement(
  (connection, organizationId: string, from: Day, to: Day, now: Temporal.Instant, profileId?: string) =>
    connection
      .select({
        date: assignments.date,
        shiftId: assignments.shiftId,
        start: milliseconds(assignments.startsAt),
        end: milliseconds(assignments.endsAt),
        isDeclined,
        profileIds: sql<string>`string_agg(${assignments.profileId}, ',')`,
      })
      .from(assignments)
      .where(
        and(
          eq(assignments.organizationId, organizationId),
          between(assignments.date, from, to),
          sql`${assignments.endsAt} <= ${sql.param(now, assignments.endsAt)}`,
          ne(assignments.state, 'draft'),
          profileId === undefined ? undefined : eq(assignments.profileId, profileId),
        ),
      )
      .groupBy(assignments.date, assignments.shiftId, assignments.startsAt, assignments.endsAt, isDeclined),
)

/**
 * What was published of these days and has ended, of everybody or of one. A row a shift and not a seat: of 500 people in twelve weeks some hundreds
 * instead of thirty thousand.
 */
export async function listPastSeats(
  tx: Tx,
  organizationId: string,
  { days, now, profileId }: { days: readonly [Day, Day]; now: Temporal.Instant; profileId: string | undefined },
): Promise<PastSeats[]> {
  const rows = await seatsThatEnded(tx, organizationId, ...days, now, profileId)
  return rows.map(({ profileIds, ...shift }) => ({ ...shift, profileIds: profileIds.split(',') }))
}
