import { and, asc, between, eq, gt, sql } from 'drizzle-orm'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { timeUntil } from '#features/messages/notifications/kinds.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { quietHoursOf } from '#features/messages/quiet-hours/server/store.ts'
import { deliveryPreferences } from '#features/messages/quiet-hours/server/table.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { attendances } from '#features/work/attendance/server/table.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import { mondayOfDate } from '#platform/server/columns.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { forEachCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Services } from '#platform/server/services.ts'
import { maxLead, remindersDue, defaultReminderHours } from '../rules.ts'
import * as store from './store.ts'
import { deliveryRules, settledReminders } from './table.ts'

/**
 * Reminds members of shifts that begin within their lead times. Safe on several nodes at once.
 * @returns how many reminders were sent
 * @throws the first error, after all other reminders were sent
 */
export async function sendShiftReminders(services: Services, maxAtOnce = 1000): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  let notified = 0
  await forEachCollectingErrors(upcomingOf(database, now, maxAtOnce), async one => {
    if (await remindOf(database, one, now)) notified += 1
  })
  return notified
}

type Upcoming = Awaited<ReturnType<typeof listUpcoming>>[number]

/** Who sleeps stays on the list until the morning: behind them are others. */
async function* upcomingOf(
  database: Database,
  now: Temporal.Instant,
  maxAtATime: number,
): AsyncGenerator<Upcoming, void> {
  for (let last: Upcoming | undefined; ; ) {
    const after = last
    const page = await database.installation(tx => listUpcoming(tx, now, after, maxAtATime))
    yield* page
    last = page.at(-1)
    if (page.length < maxAtATime) return
  }
}

/** @returns whether they were told */
async function remindOf(database: Database, one: Upcoming, now: Temporal.Instant): Promise<boolean> {
  const leads = one.ownHours ?? one.defaultHours ?? defaultReminderHours
  const knownSince = later(one.assignedAt, one.publishedAt ?? one.assignedAt)
  const settled = new Set(one.settled)
  const quiet = quietHoursOf(one)
  const zone = one.ownZone ?? one.organizationZone
  const upcoming = { startsAt: one.startsAt, knownSince }
  const { settled: due, say } = remindersDue(upcoming, leads, settled, now, { quiet, zone })
  if (due.length === 0) return false
  const { organizationId } = one
  return database.tenant(organizationId, async tx => {
    const mine = await store.claimReminders(tx, organizationId, one, due)
    if (mine === 0 || say === undefined) return false
    const { groupName, date, shiftId, shiftName, startTime, endTime } = one
    const [startsAt, endsAt] = [one.startsAt.toString(), one.endsAt.toString()]
    const left = { ...timeUntil(one.startsAt, now), hours: say }
    const seat = { groupName, date, shiftId, shiftName, startTime, endTime, startsAt, endsAt, ...left }
    await notify(tx, { organization: { id: organizationId }, now: () => now }, [one.profileId], 'shift_reminder', seat)
    return true
  })
}

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b)

/** Everybody's published shifts that begin soon and are not settled for all leads, of all organisations. */
const listUpcoming = (
  tx: Tx,
  now: Temporal.Instant,
  after: { readonly startsAt: Temporal.Instant; readonly assignmentId: string } | undefined,
  maximum: number,
) => {
  const settled = sql<number[]>`coalesce((select array_agg(${settledReminders.hours}) from ${settledReminders}
    where ${settledReminders.organizationId} = ${assignments.organizationId}
      and ${settledReminders.assignmentId} = ${assignments.id}
      and ${settledReminders.startsAt} = ${assignments.startsAt}), '{}')`
  const leads = sql<number[]>`coalesce(${deliveryPreferences.reminderHours}, ${deliveryRules.reminderHours},
    ${sql.param([...defaultReminderHours])}::int[])`
  return tx
    .select({
      organizationId: assignments.organizationId,
      assignmentId: assignments.id,
      profileId: assignments.profileId,
      date: assignments.date,
      shiftId: assignments.shiftId,
      shiftName: assignments.shiftName,
      startTime: assignments.startTime,
      endTime: assignments.endTime,
      startsAt: assignments.startsAt,
      endsAt: assignments.endsAt,
      assignedAt: assignments.assignedAt,
      publishedAt: planWeeks.publishedAt,
      groupName: creatorGroups.name,
      ownHours: deliveryPreferences.reminderHours,
      defaultHours: deliveryRules.reminderHours,
      quietFrom: deliveryPreferences.quietFrom,
      quietTo: deliveryPreferences.quietTo,
      ownZone: profiles.timeZone,
      organizationZone: organizations.timeZone,
      settled,
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .innerJoin(organizations, eq(organizations.id, assignments.organizationId))
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, assignments.organizationId), eq(profiles.id, assignments.profileId)),
    )
    .leftJoin(
      planWeeks,
      and(
        eq(planWeeks.organizationId, assignments.organizationId),
        eq(planWeeks.groupId, assignments.groupId),
        eq(planWeeks.weekStart, mondayOfDate(assignments.date)),
      ),
    )
    .leftJoin(deliveryRules, eq(deliveryRules.organizationId, assignments.organizationId))
    .leftJoin(
      deliveryPreferences,
      and(
        eq(deliveryPreferences.organizationId, assignments.organizationId),
        eq(deliveryPreferences.profileId, assignments.profileId),
      ),
    )
    .where(
      and(
        // word for word as the index `assignments_by_start` has it
        sql`${assignments.state} in ('assigned', 'confirmed')`,
        gt(assignments.startsAt, now),
        // whoever is at work already needs no word of it
        sql`not exists (select from ${attendances} where ${attendances.organizationId} = ${assignments.organizationId}
          and ${attendances.assignmentId} = ${assignments.id} and ${attendances.checkedInAt} is not null)`,
        between(assignments.startsAt, now, now.add({ hours: maxLead })),
        after &&
          sql`(${assignments.startsAt}, ${assignments.id}) > (${after.startsAt.toString()}::timestamptz, ${after.assignmentId})`,
        // something is due: a lead that has come and is not settled
        sql`exists (select from unnest(${leads}) as lead
          where ${assignments.startsAt} - lead * interval '1 hour' <= ${now.toString()}::timestamptz
            and lead <> all (${settled}))`,
      ),
    )
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
    .limit(maximum)
}
