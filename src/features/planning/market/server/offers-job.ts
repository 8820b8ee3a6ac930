import { eq, type SQL, sql } from 'drizzle-orm'
import { todayIn } from '#kit/day.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import type { Notifier } from '#features/messages/notifications/server/notify.ts'
import type { Planner } from '#features/planning/candidates/server/opening.ts'
import type { Tx } from '#platform/server/database.ts'
import { forEachCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Services } from '#platform/server/services.ts'
import { isOfferLive, offerStateAfter } from '../states.ts'
import { endOffer } from './end-offers.ts'
import { isOfferedSeatUnchanged } from './check-eligibility.ts'
import { transitionFactsOf, hasBegun } from './offer-seat.ts'
import { lockOfferWeeksAndPeople } from './lock-offer.ts'
import { firstStart, earliestOfferStart } from './start-store.ts'
import * as store from './store.ts'
import { marketInvitees, marketOffers } from './table.ts'
import { notifyDecisionPending } from './notices.ts'
import { inviteNextWave } from './fire-wave.ts'

/** An organisation in which something happens by itself. */
export type OfferJobContext = Planner & Notifier

const maxAtATime = 200

/**
 * What is due by the clock: the start of a shift (of a swap, the first of two), the end of applications, the next wave. What is due stands in the rows, so
 * whoever dies has left it to the next, and each is looked at again under its lock: several nodes do it once.
 */
export async function processDueOffers(services: Services): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  const due = await database.installation(tx => listDue(tx, now))
  await forEachCollectingErrors(due, ({ organizationId, id, timeZone }) => {
    const at: OfferJobContext = { ...offerJobContext(organizationId, timeZone), now: () => now }
    return database.tenant(organizationId, tx => tend(tx, at, id))
  })
}

export const offerJobContext = (organizationId: string, timeZone: string) => ({
  actor: { organizationId },
  organization: { id: organizationId, timeZone },
  // the language that defines; whoever reads it has shifts named in their own
  language: 'de' as const,
})

/** Of all organisations; the conditions are word for word those of the indexes. */
async function listDue(tx: Tx, now: Temporal.Instant) {
  const due = (which: SQL) =>
    tx
      .select({ organizationId: marketOffers.organizationId, id: marketOffers.id, timeZone: organizations.timeZone })
      .from(marketOffers)
      .innerJoin(organizations, eq(organizations.id, marketOffers.organizationId))
      .where(which)
      .limit(maxAtATime)
  const { kind, state, startsAt, nextWaveAt, waveMinutes, applyUntil, isClosed } = marketOffers
  const at = now.toString()
  const isLiveState = sql`${state} in ('open', 'applied', 'accepted')`
  const begun = await due(sql`${isLiveState} and ${startsAt} <= ${at}::timestamptz`)
  const wantedBegun = await due(sql`${isLiveState} and ${kind} = 'swap' and ${firstStart} <= ${at}::timestamptz`)
  const asking = await due(sql`${state} = 'open' and ${nextWaveAt} is not null and ${nextWaveAt} <= ${at}::timestamptz`)
  // the clock was ahead when somebody was last asked: nobody would be for as long
  const strayed = await due(
    sql`${state} = 'open' and ${nextWaveAt} is not null
      and ${nextWaveAt} > ${at}::timestamptz + ${waveMinutes} * interval '1 minute'
      and exists (select from ${marketInvitees} where ${marketInvitees.organizationId} = ${marketOffers.organizationId}
        and ${marketInvitees.offerId} = ${marketOffers.id} and ${marketInvitees.invitedAt} is not null)`,
  )
  const closing = await due(
    sql`${state} in ('open', 'applied') and not ${isClosed} and ${applyUntil} is not null
      and ${applyUntil} <= ${at}::timestamptz`,
  )
  return new Map(
    [...begun, ...wantedBegun, ...asking, ...strayed, ...closing].map(one => [`${one.organizationId} ${one.id}`, one]),
  ).values()
}

async function tend(tx: Tx, at: OfferJobContext, offerId: string): Promise<void> {
  const { organizationId } = at.actor
  const now = at.now()
  const offer = await lockOfferWeeksAndPeople(tx, organizationId, offerId, [])
  if (!offer || !isOfferLive(offer)) return
  const by = { organizationId, now }
  if (hasBegun(await earliestOfferStart(tx, offer), now)) return endOffer(tx, by, offer, 'expired', 'begun')
  if (!(await isOfferedSeatUnchanged(tx, at, offer))) return endOffer(tx, by, offer, 'withdrawn', 'seat_changed')
  if (offer.applyUntil && !offer.isClosed && hasBegun(offer.applyUntil, now)) return closeApplications(tx, at, offer)
  if (offer.state !== 'open' || !offer.nextWaveAt || offer.waveMinutes === null) return
  if (hasBegun(offer.nextWaveAt, now)) await inviteNextWave(tx, at, offer)
  else
    await bringNear(tx, organizationId, { ...offer, nextWaveAt: offer.nextWaveAt, waveMinutes: offer.waveMinutes }, now)
}

/** Between two rounds never lies more than what was said; before the first it may. */
async function bringNear(
  tx: Tx,
  organizationId: string,
  { id, nextWaveAt, waveMinutes }: { id: string; nextWaveAt: Temporal.Instant; waveMinutes: number },
  now: Temporal.Instant,
): Promise<void> {
  const latest = now.add({ minutes: waveMinutes })
  if (Temporal.Instant.compare(nextWaveAt, latest) <= 0) return
  const asked = await store.listInvitees(tx, organizationId, id)
  if (asked.some(({ invitedAt }) => invitedAt !== null))
    await store.save(tx, organizationId, id, { nextWaveAt: latest })
}

/** Planners are told to choose; where nobody has applied, it ends. */
async function closeApplications(tx: Tx, at: OfferJobContext, offer: store.OfferRow): Promise<void> {
  const { organizationId } = at.actor
  if (offerStateAfter(offer.state, 'close', transitionFactsOf(offer)) === 'expired') {
    await endOffer(tx, { organizationId, now: at.now() }, offer, 'expired', 'nobody_applied')
    return
  }
  await store.save(tx, organizationId, offer.id, { isClosed: true })
  const asked = await store.listInvitees(tx, organizationId, offer.id)
  const applicants = asked.filter(({ answer }) => answer === 'applied').length
  await notifyDecisionPending(tx, at, offer, { takerId: null, applicants })
  tx.invalidate('market')
}

export const todayOf = ({ organization }: OfferJobContext, now: Temporal.Instant) => todayIn(organization.timeZone, now)
