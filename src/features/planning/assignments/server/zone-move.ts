import { and, eq, gt, sql } from 'drizzle-orm'
import { formatTimes } from '#kit/clock-text.ts'
import { addDays, type Day } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import type {
  MoveToZone,
  ZoneObstacle,
  Zones,
} from '#features/agency/organization-settings/server/save-organization.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { callShiftOrGroupListeners } from '#features/agency/shifts/server/opening-changes.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import { inSavepoint } from '#platform/server/savepoint.ts'
import { callSeatListeners } from './seat-changes.ts'
import { itsGroup } from './store.ts'
import { assignments } from './table.ts'

const exclusionViolation = '23P01'

/**
 * Seats that have not begun keep their days and times on the wall, now of the other zone; those that would have begun there
 * already begin when they were to, since nobody can come to what is past. Or nothing is moved: on a night when only one of
 * the zones changes its clocks two seats of one person may overlap, and one may lie where there is no time.
 */
export const moveToZone: MoveToZone = async (tx, member, zones) => {
  const obstacle = await moveSeats(tx, member, zones)
  if (obstacle) return obstacle
  // what is advertised begins at other moments, also where nobody sits
  await callShiftOrGroupListeners(tx, { ...member, organization: { ...member.organization, timeZone: zones.to } })
  tx.invalidate('schedule', 'scheduleOverview', 'availability')
  return undefined
}

async function moveSeats(tx: Tx, member: Member, { from, to }: Zones): Promise<ZoneObstacle | undefined> {
  const { organizationId } = member.actor
  const now = member.now()
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
      groupName: creatorGroups.name,
    })
    .from(assignments)
    .innerJoin(creatorGroups, itsGroup)
    .where(and(eq(assignments.organizationId, organizationId), gt(assignments.startsAt, now)))
  if (rows.length === 0) return undefined
  const located = rows.map(row => ({ ...row, ...locatedIn(row, from, to) }))
  const isSomewhere = ({ start, end }: (typeof located)[number]) => Temporal.Instant.compare(start, end) < 0
  // where somebody has declined nobody sits, and nobody can be taken out
  const nowhere = located.find(one => one.state !== 'declined' && !isSomewhere(one))
  const moved = located.filter(one => isSomewhere(one) && Temporal.Instant.compare(one.start, now) > 0)
  if (nowhere)
    return {
      kind: 'skipped',
      date: nowhere.on,
      times: formatTimes(nowhere, member.language),
      groupName: nowhere.groupName,
    }
  const ids = sql.param(moved.map(({ id }) => id))
  const starts = sql.param(moved.map(({ start }) => start.toString()))
  const ends = sql.param(moved.map(({ end }) => end.toString()))
  try {
    await inSavepoint(tx, async () => {
      // out of each other's way first: the rule against overlaps looks at every row by itself
      await tx.execute(
        sql`update assignments set starts_at = starts_at + interval '1000 years', ends_at = ends_at + interval '1000 years'
            where organization_id = ${organizationId} and id = any(${ids}::text[])`,
      )
      await tx.execute(
        sql`update assignments a
            set starts_at = m.starts_at, ends_at = m.ends_at, moved_at = ${now.toString()}::timestamptz
            from unnest(${ids}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as m (id, starts_at, ends_at)
            where a.organization_id = ${organizationId} and a.id = m.id`,
      )
    })
    await callSeatListeners(
      tx,
      { organizationId, now },
      moved.flatMap(({ id, state, groupId, date, shiftId, seat }) =>
        state === 'draft' ? [] : [{ groupId, date, shiftId, seat, assignmentId: id }],
      ),
    )
    return undefined
  } catch (error) {
    if (violationOf(error)?.state === exclusionViolation) return { kind: 'overlap' }
    throw error
  }
}

interface Timed {
  readonly date: Day
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly startsAt: Temporal.Instant
}

/** When a seat is by the clocks of a zone. It begins on its date or, after midnight, on the one after. */
function locatedIn({ date, startTime, endTime, startsAt }: Timed, from: string, to: string) {
  const times = { startTime, endTime, belongsToPreviousDay: false }
  const at = (on: Day, zone: string) => ({ on, ...instantsIn(zone)(on, times) })
  const days = [date, addDays(date, 1)] as const
  const away = ({ start }: { start: Temporal.Instant }) => Math.abs(start.since(startsAt).total('minutes'))
  // one that was left at its moment when the zone changed before is by the clocks of neither
  const known = days.find(on => away(at(on, from)) === 0)
  if (known !== undefined) return at(known, to)
  const [first, second] = [at(days[0], to), at(days[1], to)]
  return away(second) < away(first) ? second : first
}
