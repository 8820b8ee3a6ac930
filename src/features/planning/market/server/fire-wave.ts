import type { Notifier } from '#features/messages/notifications/server/notify.ts'
import type { Planner } from '#features/planning/candidates/server/opening.ts'
import type { Tx } from '#platform/server/database.ts'
import { peopleInWave } from '../states.ts'
import { listInvitableMembers } from './check-eligibility.ts'
import * as store from './store.ts'
import { notifyInvitees } from './notices.ts'

/**
 * Asks the next three of an offer that is held, the best first, as the plan stands now; of those who were chosen, if any
 * were. When nobody is left it stays open to those who have been asked.
 */
export async function inviteNextWave(tx: Tx, planner: Planner & Notifier, offer: store.OfferRow): Promise<void> {
  const { organizationId } = planner.actor
  if (offer.waveMinutes === null) return
  const known = await store.listInvitees(tx, organizationId, offer.id)
  const asked = new Set(known.filter(({ invitedAt }) => invitedAt !== null).map(({ profileId }) => profileId))
  const linedUp = new Set(known.map(({ profileId }) => profileId))
  const possible = await listInvitableMembers(tx, planner, offer, offer.offeredBy)
  const next = possible
    .map(({ profileId }) => profileId)
    .filter(id => !asked.has(id) && (offer.isForAll || linedUp.has(id)))
  const wave = next.slice(0, peopleInWave)
  await store.inviteToOffer(tx, organizationId, offer.id, wave, planner.now())
  await notifyInvitees(tx, planner, offer, wave, undefined)
  // somebody may come free later: a wave that finds nobody is tried again
  await store.save(tx, organizationId, offer.id, { nextWaveAt: planner.now().add({ minutes: offer.waveMinutes }) })
  tx.invalidate('market')
}
