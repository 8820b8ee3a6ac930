import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { mondaysOf, seatsByGroupInOrder } from '#features/planning/assignments/server/lock-weeks.ts'
import { lockPlanWeek } from '#features/planning/assignments/server/week-store.ts'
import { inSavepoint } from '#platform/server/savepoint.ts'
import type { AdvertiseMany, AdvertisedMany } from '../schema.ts'
import { advertiseIn } from './advertise-open-seat.ts'

/**
 * Advertises each seat to all who fit, first come, first served. A seat that is refused is counted and keeps no other from being
 * advertised; a repeated call advertises no seat twice.
 */
export const advertiseOpenSeats = (
  member: Member,
  { seats, note, everyMinutes }: AdvertiseMany,
): Promise<AdvertisedMany> =>
  member.transaction(async tx => {
    const waves = everyMinutes === null ? null : { everyMinutes, from: null }
    // in the order of all commands that lock several weeks; a group that is gone is counted below
    for (const [groupId, own] of seatsByGroupInOrder(seats)) {
      for (const monday of mondaysOf(own)) await lockPlanWeek(tx, member.actor.organizationId, groupId, monday)
    }
    const counts = { advertised: 0, nobodyFits: 0, changed: 0 }
    for (const seat of seats) {
      try {
        // the limit of notifications refuses a seat after its offer was written
        await inSavepoint(tx, () => advertiseIn(tx, member, { ...seat, to: null, note, applyUntil: null, waves }))
        counts.advertised += 1
      } catch (cause) {
        if (!(cause instanceof Refusal)) throw cause
        counts[cause.code === 'market.nobodyFits' ? 'nobodyFits' : 'changed'] += 1
      }
    }
    return counts
  })
