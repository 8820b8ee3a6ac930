import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { type AttendanceRules, checkInDueAt, isCheckInExpected } from '#features/foundation/organizations/attendance.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { Notifier } from '#features/messages/notifications/server/notify.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { forEachCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Services } from '#platform/server/services.ts'
import { latenessOf } from '../states.ts'
import { askLateMember, notifyOfMissing } from './notices.ts'
import { findRules } from './gate.ts'
import * as store from './store.ts'
import { attendances } from './table.ts'

const maxAtATime = 200
/** What nobody has looked at for longer, because nothing ran, is no news. */
const looksBackHours = 72

/**
 * What is due by the clock: who is late is asked, who is missing is told of, and what ends with the shift ends. What is due
 * stands in the rows, so whoever dies has left it to the next, and each is looked at again under its lock: several nodes do
 * it once. Of a shift that was over before anybody looked, it is written down and nobody is woken.
 */
export async function runAttendanceJob({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  const waitedFor = await database.installation(tx => listWaitedFor(tx, now))
  const ending = await database.installation(tx => listEnding(tx, now))
  await forEachCollectingErrors(
    [
      ...waitedFor.map(({ organizationId, assignmentId }) => {
        const at: Notifier = { organization: { id: organizationId }, now: () => now }
        return { organizationId, work: (tx: Tx) => wait(tx, at, assignmentId) }
      }),
      ...ending.map(({ organizationId, assignmentId }) => ({
        organizationId,
        work: (tx: Tx) => end(tx, organizationId, assignmentId, now),
      })),
    ],
    ({ organizationId, work }) => database.tenant(organizationId, work),
  )
}

/** Published seats of all organisations on which nobody has checked in for as long as makes a difference. */
function listWaitedFor(tx: Tx, now: Temporal.Instant) {
  const at = sql`${now.toString()}::timestamptz`
  const rules = sql`${organizations.settings} -> 'attendance'`
  const due = sql`coalesce(${attendances.dueAt}, greatest(${assignments.startsAt}, ${assignments.assignedAt}, ${planWeeks.publishedAt}))`
  const isPast = (minutes: 'lateMinutes' | 'missingMinutes') => {
    const waited = sql`${due} + (${rules} ->> ${minutes})::int * interval '1 minute'`
    return sql`(${waited} <= ${at} and ${waited} <= ${assignments.endsAt})`
  }
  return (
    tx
      .select({ organizationId: assignments.organizationId, assignmentId: assignments.id })
      .from(assignments)
      .innerJoin(organizations, eq(organizations.id, assignments.organizationId))
      .leftJoin(planWeeks, store.itsWeek)
      .leftJoin(
        attendances,
        and(eq(attendances.organizationId, assignments.organizationId), eq(attendances.assignmentId, assignments.id)),
      )
      // word for word as the index `assignments_by_start` has it
      .where(
        and(
          sql`${assignments.state} in ('assigned', 'confirmed')`,
          lte(assignments.startsAt, now),
          gt(assignments.startsAt, now.subtract({ hours: looksBackHours })),
          sql`${assignments.startsAt} >= nullif(${rules} ->> 'since', '')::timestamptz`,
          sql`not exists (select from jsonb_array_elements(${rules} -> 'pauses') pause
            where ${assignments.startsAt} >= (pause ->> 'from')::timestamptz
              and ${assignments.startsAt} < (pause ->> 'until')::timestamptz)`,
          isNull(attendances.checkedInAt),
          sql`((${attendances.lateSince} is null and ${isPast('lateMinutes')})
            or (${attendances.missingSince} is null and ${isPast('missingMinutes')}))`,
        ),
      )
      .orderBy(asc(assignments.startsAt))
      .limit(maxAtATime)
  )
}

async function wait(tx: Tx, at: Notifier, assignmentId: string): Promise<void> {
  const { id: organizationId } = at.organization
  const rules = await findRules(tx, organizationId)
  const seat = await store.lockSeat(tx, organizationId, assignmentId)
  if (!seat || !isCheckInExpected(rules, seat.startsAt)) return
  await waitFor(tx, at, rules, seat)
}

/** Writes down what waiting for somebody has come to, and says so once. */
async function waitFor(tx: Tx, at: Notifier, rules: AttendanceRules, seat: store.PublishedSeat): Promise<void> {
  const { id: organizationId } = at.organization
  const now = at.now()
  const row = await store.lockOrInsert(tx, organizationId, seat)
  if (row.checkedInAt !== null) return
  const dueAt = checkInDueAt(rules, row.dueAt)
  const waited = latenessOf({ ...row, dueAt }, rules, now)
  const values = {
    dueAt,
    lateSince: row.lateSince ?? waited.lateSince,
    missingSince: row.missingSince ?? waited.missingSince,
  }
  await store.updateAttendance(tx, organizationId, seat.assignmentId, values)
  tx.invalidate('attendance')
  if (Temporal.Instant.compare(now, row.endsAt) >= 0) return
  if (row.lateSince === null && values.lateSince !== null) await askLateMember(tx, at, row)
  if (row.missingSince === null && values.missingSince !== null) await notifyOfMissing(tx, at, { ...row, dueAt })
}

/** Who is checked in on a shift that is over. */
const listEnding = (tx: Tx, now: Temporal.Instant) =>
  tx
    .select({ organizationId: attendances.organizationId, assignmentId: attendances.assignmentId })
    .from(attendances)
    // word for word as the index `attendances_running` has it
    .where(
      and(
        sql`${attendances.checkedInAt} is not null and ${attendances.checkedOutAt} is null`,
        lte(attendances.endsAt, now),
      ),
    )
    .orderBy(asc(attendances.endsAt))
    .limit(maxAtATime)

async function end(tx: Tx, organizationId: string, assignmentId: string, now: Temporal.Instant): Promise<void> {
  const row = await store.lockAttendance(tx, organizationId, assignmentId)
  if (!row || row.checkedInAt === null || row.checkedOutAt !== null) return
  if (Temporal.Instant.compare(now, row.endsAt) < 0) return
  await store.updateAttendance(tx, organizationId, assignmentId, { checkedOutAt: row.endsAt, ending: 'shift' })
  tx.invalidate('attendance')
}
