import type { SeatListener } from '#features/planning/assignments/server/seat-changes.ts'
import type { Tx } from '#platform/server/database.ts'
import * as store from './store.ts'

/**
 * A seat that is taken away ends the work on it and keeps what has come of it; one whose times have moved has its new ones,
 * unless something has happened on it already. Whoever is moved to another seat while at work goes on there, also where a
 * planner takes them off first, or by mistake.
 */
export const followSeats: SeatListener = async (tx, { organizationId, now }, changes) => {
  for (const { assignmentId, ...spot } of changes) {
    if (assignmentId === undefined) await goOn(tx, organizationId, spot, now)
    else await follow(tx, organizationId, assignmentId, now)
  }
  // whoever came or went has something else to do next
  tx.invalidate('attendance/own')
}

async function follow(tx: Tx, organizationId: string, assignmentId: string, now: Temporal.Instant): Promise<void> {
  const row = await store.hold(tx, organizationId, assignmentId)
  if (!row || Temporal.Instant.compare(row.endsAt, now) <= 0) return
  const seat = await store.lockSeat(tx, organizationId, assignmentId)
  if (!seat) {
    const isOn = row.checkedInAt !== null && row.checkedOutAt === null
    await store.save(tx, organizationId, assignmentId, {
      removedAt: now,
      ...(isOn ? { checkedOutAt: now, ending: 'plan' as const } : {}),
    })
  } else if (row.checkedInAt === null && row.lateSince === null) {
    const { startsAt, endsAt, startTime, endTime, dueAt } = seat
    await store.save(tx, organizationId, assignmentId, { startsAt, endsAt, startTime, endTime, dueAt })
  }
  tx.invalidate('attendance')
}

async function goOn(tx: Tx, organizationId: string, spot: store.Spot, now: Temporal.Instant): Promise<void> {
  const seat = await store.findOnSpot(tx, organizationId, spot)
  if (!seat) return
  const isRunning = Temporal.Instant.compare(seat.startsAt, now) <= 0 && Temporal.Instant.compare(now, seat.endsAt) < 0
  if (!isRunning || !(await store.wasTakenFromWork(tx, organizationId, seat.profileId, now))) return
  await store.begin(tx, organizationId, seat)
  await store.save(tx, organizationId, seat.assignmentId, { checkedInAt: now, checkedInBy: seat.profileId })
  tx.invalidate('attendance')
}
