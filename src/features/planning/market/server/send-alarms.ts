import { and, asc, between, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { timeUntil } from '#features/messages/notifications/kinds.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import { listPlanners } from '#features/planning/assignments/server/planners.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { forEachCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Services } from '#platform/server/services.ts'
import { listPublishedOpenSeats } from './list-open-seats.ts'
import { seatNoticeOf } from './notices.ts'
import { findSettings } from './settings-store.ts'
import { type OfferJobContext, offerJobContext, todayOf } from './offers-job.ts'
import { marketAlarms } from './table.ts'

/**
 * Tells planners of published seats that are free, or not confirmed, some hours before their start: once for each
 * threshold, by the real time that is left. Of several that have come at once, only the shortest is said.
 */
export async function sendSeatAlarms(services: Services): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  const busy = await database.installation(tx => listWithPlans(tx, now))
  await database.installation(tx =>
    tx.delete(marketAlarms).where(lt(marketAlarms.startsAt, now.subtract({ hours: 168 }))),
  )
  await forEachCollectingErrors(busy, ({ id, timeZone }) => {
    const at: OfferJobContext = { ...offerJobContext(id, timeZone), now: () => now }
    return database.tenant(id, tx => raise(tx, at))
  })
}

/** Organisations with a published week around now. */
const listWithPlans = (tx: Tx, now: Temporal.Instant) => {
  const day = sql`${now.toString()}::timestamptz::date`
  return tx
    .selectDistinct({ id: organizations.id, timeZone: organizations.timeZone })
    .from(planWeeks)
    .innerJoin(organizations, eq(organizations.id, planWeeks.organizationId))
    .where(and(sql`${planWeeks.state} = 'published'`, between(planWeeks.weekStart, sql`${day} - 8`, sql`${day} + 4`)))
}

async function raise(tx: Tx, at: OfferJobContext): Promise<void> {
  const { organizationId } = at.actor
  const now = at.now()
  const { alarmHours } = await findSettings(tx, organizationId)
  const firstAlarm = Math.max(0, ...alarmHours)
  if (firstAlarm === 0) return
  const until = now.add({ hours: firstAlarm })
  const free = await listPublishedOpenSeats(tx, at, { today: todayOf(at, now), now, until })
  const unconfirmed = await listUnconfirmed(tx, organizationId, now, until)
  const known = new Set(
    (await listSaid(tx, organizationId, now)).map(said => `${seatKey(said)} ${said.startsAt.toString()} ${said.hours}`),
  )
  const unconfirmedSeats = unconfirmed.map(seat => ({
    ...seat,
    start: seat.startsAt,
    startsAt: seat.startsAt.toString(),
    endsAt: seat.endsAt.toString(),
  }))
  for (const [isFree, all] of [
    [true, free],
    [false, unconfirmedSeats],
  ] as const) {
    const due = all.flatMap(seat =>
      alarmHours
        .filter(hours => seat.start.since(now).total('hours') <= hours)
        .filter(hours => !known.has(`${seatKey(seat)} ${seat.startsAt} ${hours}`))
        .map(hours => ({ seat, hours })),
    )
    if (due.length === 0) continue
    // of two nodes at once, one gets each row
    const mine = await tx
      .insert(marketAlarms)
      .values(
        due.map(({ seat: { groupId, date, shiftId, seat, start: startsAt }, hours }) => ({
          organizationId,
          groupId,
          date,
          shiftId,
          seat,
          startsAt,
          hours,
          sentAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning()
    const isMine = new Set(mine.map(seatKey))
    const seats = all
      .filter(seat => isMine.has(seatKey(seat)))
      .map(seat =>
        seatNoticeOf({ ...seat, startsAt: seat.start, endsAt: Temporal.Instant.from(seat.endsAt) }, seat.groupName),
      )
    const [first] = seats
    if (!first) continue
    const planners = await listPlanners(tx, organizationId)
    const left = timeUntil(Temporal.Instant.from(first.startsAt), now)
    await notify(tx, at, planners, 'seat_alarm', { ...left, isFree, seats })
  }
}

/** What has been said of seats that have not begun. */
const listSaid = (tx: Tx, organizationId: string, now: Temporal.Instant) =>
  tx
    .select()
    .from(marketAlarms)
    .where(and(eq(marketAlarms.organizationId, organizationId), gt(marketAlarms.startsAt, now)))

/** Published seats to come whose person has not said yes. */
const listUnconfirmed = (tx: Tx, organizationId: string, now: Temporal.Instant, until: Temporal.Instant) =>
  tx
    .select({
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
    })
    .from(assignments)
    .innerJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, assignments.organizationId), eq(creatorGroups.id, assignments.groupId)),
    )
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.state, 'assigned'),
        gt(assignments.startsAt, now),
        lte(assignments.startsAt, until),
      ),
    )
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
