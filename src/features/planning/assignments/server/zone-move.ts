import { and, eq, gt, sql } from 'drizzle-orm'
import { day } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import { seatsChanged } from './seat-changes.ts'
import { assignments } from './table.ts'

interface Move {
  /** IANA zones. */
  readonly from: string
  readonly to: string
  readonly now: Temporal.Instant
}

const exclusionViolation = '23P01'

/**
 * Seats that have not begun keep their days and times on the wall, now of the other zone. False, and nothing is moved:
 * two seats of one person would overlap, as they may on a night when only one of the zones changes its clocks.
 */
export async function moveToZone(tx: Tx, organizationId: string, { from, to, now }: Move): Promise<boolean> {
  const rows = await tx
    .select({
      id: assignments.id,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      startsAt: assignments.startsAt,
      groupId: assignments.groupId,
      date: assignments.date,
      shiftId: assignments.shiftId,
      seat: assignments.seat,
      state: assignments.state,
    })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), gt(assignments.startsAt, now)))
  if (rows.length === 0) return true
  const locate = instantsIn(to)
  const moved = rows.map(({ id, startTime, endTime, startsAt }) => {
    const startDay = day(startsAt.toZonedDateTimeISO(from).toPlainDate().toString())
    return { id, ...locate(startDay, { startTime, endTime, belongsToPreviousDay: false }) }
  })
  const ids = sql.param(moved.map(({ id }) => id))
  const starts = sql.param(moved.map(({ start }) => start.toString()))
  const ends = sql.param(moved.map(({ end }) => end.toString()))
  try {
    await tx.transaction(async inner => {
      // out of each other's way first: the rule against overlaps looks at every row by itself
      await inner.execute(
        sql`update assignments set starts_at = starts_at + interval '1000 years', ends_at = ends_at + interval '1000 years'
            where organization_id = ${organizationId} and id = any(${ids}::text[])`,
      )
      await inner.execute(
        sql`update assignments a set starts_at = m.starts_at, ends_at = m.ends_at
            from unnest(${ids}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as m (id, starts_at, ends_at)
            where a.organization_id = ${organizationId} and a.id = m.id`,
      )
    })
    await seatsChanged(
      tx,
      { organizationId, now },
      rows.flatMap(({ id, state, ...seat }) => (state === 'draft' ? [] : [{ ...seat, assignmentId: id }])),
    )
    return true
  } catch (error) {
    if (violationOf(error)?.state === exclusionViolation) return false
    throw error
  }
}
