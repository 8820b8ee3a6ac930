import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import { incrementPlanWeekVersion } from '#features/planning/assignments/server/week-store.ts'
import { systemReason } from '#features/planning/assignments/system-reasons.ts'
import { findGroupSetting } from '#features/planning/candidates/server/opening.ts'
import { unassignAllWithoutNotification } from '#features/planning/schedule/server/assign-seat.ts'
import { tryAssign } from '#features/planning/schedule/server/try-assign.ts'
import type { Tx } from '#platform/server/database.ts'
import { seatReferenceOf } from './lock-offer.ts'
import { markOfferNotificationsUnread } from './notices.ts'
import { hasBegun } from './offer-seat.ts'
import * as store from './store.ts'
import type { UndoRecord } from './undo-record.ts'

/**
 * Moves the seats of an offer that is done back to the members who had them, as they had them, and opens the offer again. All
 * of it, or a refusal.
 * @throws Refusal `market.undoChanged` if a seat, the offer or the plan has changed since, `market.begun`
 */
export async function returnSeats(
  tx: Tx,
  member: Member,
  offer: store.OfferRow,
  before: UndoRecord,
  takerId: string,
): Promise<void> {
  const { organizationId } = member.actor
  if (offer.state !== 'done' || offer.takenBy !== takerId) throw new Refusal('market.undoChanged')
  const placed = await plans.findUndeclinedAssignments(tx, organizationId, before.placed)
  if (placed.some(({ startsAt }) => hasBegun(startsAt, member.now()))) throw new Refusal('market.begun')
  const seats = placed.map(one => ({ ...seatReferenceOf(one), assignmentId: one.id }))
  const isAsPlaced = placed.length === before.placed.length && placed.every(({ state }) => state === 'confirmed')
  if (!isAsPlaced || (await store.lockLiveOffersOn(tx, organizationId, seats)).length > 0) {
    throw new Refusal('market.undoChanged')
  }
  await unassignAllWithoutNotification(tx, member, placed)
  const wanted = placed.find(({ profileId }) => profileId !== takerId)
  if (offer.kind === 'gap') {
    // putting a member back counts as a change by itself
    await incrementPlanWeekVersion(tx, organizationId, offer.groupId, mondayOf(weekOf(offer.date)))
  }
  const own = offer.offeredBy === null ? null : await putBack(tx, member, offer, offer.offeredBy)
  const other = wanted && offer.otherId !== null ? await putBack(tx, member, wanted, offer.otherId) : null
  await store.save(tx, organizationId, offer.id, {
    state: before.state,
    takenBy: before.takenBy,
    acceptedAt: before.acceptedAt,
    nextWaveAt: before.nextWaveAt,
    endedAt: null,
    assignmentId: own,
    otherAssignmentId: other,
  })
  await markOfferNotificationsUnread(tx, offer, before.since)
  tx.invalidate('schedule')
}

/** @throws Refusal `market.undoChanged` if the member can no longer be assigned */
async function putBack(
  tx: Tx,
  member: Member,
  seat: Parameters<typeof seatReferenceOf>[0],
  profileId: string,
): Promise<string> {
  const setting = await findGroupSetting(tx, member, seat.groupId)
  const wish = { ...seatReferenceOf(seat), profileId, asBefore: true, reason: systemReason('restored') } as const
  const outcome = setting && (await tryAssign(tx, member, setting, wish))
  if (!outcome || 'refusal' in outcome) throw new Refusal('market.undoChanged')
  return outcome.assignment.id
}
