import type { SeatListener } from '#features/planning/assignments/server/seat-changes.ts'
import type { OpeningsListener } from '#features/agency/shifts/server/opening-changes.ts'
import { listGroupSettings } from '#features/planning/candidates/server/opening.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Ending, OfferState } from '../states.ts'
import { isOfferedSeatUnchangedIn } from './check-eligibility.ts'
import * as store from './store.ts'
import { markOfferNotificationsRead, notifyOfferOutcome } from './notices.ts'

export interface EndedBy {
  readonly organizationId: string
  readonly actorId?: string
  readonly now: Temporal.Instant
}

/**
 * An offer holds on to a seat as it was: where somebody comes or goes, it ends, and its people are told. What is free has
 * changed in any case.
 */
export const endOffersOf: SeatListener = async (tx, by, changes) => {
  for (const offer of await store.lockLiveOffersOn(tx, by.organizationId, changes)) {
    await endOffer(tx, by, offer, 'withdrawn', 'seat_changed')
  }
  tx.invalidate('market')
}

/** Nobody sits on a gap who would keep its times: it ends where its shift or its seat is another, or gone. */
export const endChangedOffers: OpeningsListener = async (tx, member) => {
  const { organizationId, profileId } = member.actor
  const offers = await store.lockLiveOffers(tx, organizationId, store.isOfOpenSeat)
  if (offers.length === 0) return
  const settings = await listGroupSettings(tx, member)
  const by = { organizationId, actorId: profileId, now: member.now() }
  for (const offer of offers) {
    if (!isOfferedSeatUnchangedIn(settings.get(offer.groupId), member, offer))
      await endOffer(tx, by, offer, 'withdrawn', 'seat_changed')
  }
}

/** Ends an offer that is held otherwise than by being taken; whoever made it, took, has applied or was asked by name is told. */
export async function endOffer(
  tx: Tx,
  { organizationId, actorId, now }: EndedBy,
  offer: store.OfferRow,
  state: Extract<OfferState, 'withdrawn' | 'refused' | 'expired'>,
  ending: Ending,
): Promise<void> {
  await store.save(tx, organizationId, offer.id, { state, ending, endedAt: now, nextWaveAt: null })
  await markOfferNotificationsRead(tx, offer, now)
  const asked = await store.listInvitees(tx, organizationId, offer.id)
  const concerned = asked
    .filter(
      ({ invitedAt, answer }) => answer === 'applied' || (!offer.isForAll && invitedAt !== null && answer === 'none'),
    )
    .map(({ profileId }) => profileId)
  const concernedIds = [
    offer.offeredBy ?? offer.createdBy,
    offer.state === 'accepted' ? offer.takenBy : null,
    ...concerned,
  ]
  await notifyOfferOutcome(
    tx,
    { organization: { id: organizationId }, now: () => now },
    offer,
    concernedIds.filter(id => id !== null).filter(id => id !== actorId),
    ending,
  )
  tx.invalidate('market')
}
