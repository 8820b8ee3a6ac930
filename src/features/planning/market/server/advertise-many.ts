import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { AdvertiseMany, AdvertisedMany } from '../schema.ts'
import { advertiseOpenSeat } from './advertise-open-seat.ts'

/**
 * Advertises each seat in a transaction of its own, to all who fit, first come, first served. A seat that is refused is counted and
 * keeps no other from being advertised; a repeated call advertises no seat twice.
 */
export async function advertiseOpenSeats(member: Member, input: AdvertiseMany): Promise<AdvertisedMany> {
  const { seats, note, everyMinutes } = input
  const waves = everyMinutes === null ? null : { everyMinutes, from: null }
  const counts = { advertised: 0, nobodyFits: 0, changed: 0 }
  for (const seat of seats) {
    try {
      await advertiseOpenSeat(member, { ...seat, to: null, note, applyUntil: null, waves })
      counts.advertised += 1
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      counts[cause.code === 'market.nobodyFits' ? 'nobodyFits' : 'changed'] += 1
    }
  }
  return counts
}
