import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { notifyOfShifts, shiftNoticeOf } from '#features/planning/schedule/server/notices.ts'
import type { PlacedAssignment } from '#features/planning/schedule/server/try-assign.ts'
import type { Tx } from '#platform/server/database.ts'
import { systemReason } from '#features/planning/assignments/system-reasons.ts'
import { canBeInvited, requiresApproval, canWorkSeats } from '../rules.ts'
import type { AcceptOutcome } from '../schema.ts'
import { isOfferLive, type OfferMove, offerStateAfter, type TransitionFacts } from '../states.ts'
import { endOffer } from './end-offers.ts'
import { isOfferedSeatUnchanged, checkEligibility } from './check-eligibility.ts'
import { transitionFactsOf, hasBegun, countRemainingInvitees } from './offer-seat.ts'
import { transferOfferedSeat, lockOfferWeeksAndPeople, seatReferenceOf } from './lock-offer.ts'
import { findSettings } from './settings-store.ts'
import { earliestOfferStart } from './start-store.ts'
import * as store from './store.ts'
import { undoRecordOf } from './undo-record.ts'
import {
  markOfferNotificationsRead,
  notifyOfferOutcome,
  notifyAcceptanceWithdrawn,
  notifyDecisionPending,
} from './notices.ts'

/**
 * One person gets it: the locks of the seat's week let one at a time through.
 * @throws Refusal `market.offerNotFound`, `market.alreadyTaken`, `market.offerEnded`, `market.begun`, `market.notForYou`,
 *   `market.applyInstead`, and what the rules of planning have against it
 */
export const acceptOffer = (member: Member, { offerId }: { offerId: string }): Promise<AcceptOutcome> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const offer = await holdForMe(tx, member, offerId)
    // a second tap finds it done
    if (offer.takenBy === profileId && (offer.state === 'done' || offer.state === 'accepted')) {
      return { state: offer.state }
    }
    await requireOpen(tx, member, offer)
    if (offer.mode === 'applications') throw new Refusal('market.applyInstead')
    const since = member.now()

    const settings = await findSettings(tx, organizationId)
    const isAlways = requiresApproval(settings, { ...offer, warns: false })
    const first = await transferOfferedSeat(tx, member, offer, profileId, { isTrial: isAlways })
    if ('refusal' in first && first.warnings.length === 0) throw first.refusal
    const warnings = 'refusal' in first ? first.warnings : []
    if (warnings.some(({ code }) => code === 'declined')) throw new Refusal('market.notForYou')
    if (requiresApproval(settings, { ...offer, warns: warnings.length > 0 })) {
      await accept(tx, member, offer, since)
      return { state: 'accepted' }
    }
    const outcome =
      'refusal' in first
        ? await transferOfferedSeat(tx, member, offer, profileId, {
            reason: offer.overrideReason ?? systemReason('market'),
          })
        : first
    if ('refusal' in outcome) throw outcome.refusal
    await notifyOfTakenOffer(tx, member, offer, profileId, outcome.placed)
    const change = { ...changeOf(offer, profileId), ...undoRecordOf(offer, since, outcome) }
    await member.audit(tx, { kind: 'market.taken', target: offer.id, change })
    return { state: 'done' }
  })

/** @throws Refusal as `take`, and `market.takeInstead`, `market.applicationsOver` */
export const applyForOffer = (member: Member, { offerId }: { offerId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const offer = await holdForMe(tx, member, offerId)
    await requireOpen(tx, member, offer)
    if (offer.mode === 'first') throw new Refusal('market.takeInstead')
    if (offer.isClosed || (offer.applyUntil && hasBegun(offer.applyUntil, member.now()))) {
      throw new Refusal('market.applicationsOver')
    }
    const asked = await store.findInvitee(tx, organizationId, offer.id, profileId)
    if (asked?.answer === 'applied') return
    const undo = undoRecordOf(offer, member.now(), asked)
    if (!canBeInvited(await checkEligibility(tx, member, offer, profileId))) throw new Refusal('market.notForYou')
    await store.saveInviteeAnswer(tx, organizationId, offer.id, profileId, 'applied', member.now())
    await markInvitationRead(tx, member, offer)
    await store.save(tx, organizationId, offer.id, { state: after(offer, 'apply') })
    const change = { ...changeOf(offer, profileId), ...undo }
    await member.audit(tx, { kind: 'market.applied', target: offer.id, change })
    tx.invalidate('market')
  })

/**
 * Declines an invitation, or withdraws an application or an acceptance that awaits approval. No-op for other members.
 * @throws Refusal `market.offerNotFound`, `market.offerEnded`, `market.waitsForWord`
 */
export const declineOffer = (member: Member, { offerId }: { offerId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const offer = await holdForMe(tx, member, offerId)
    const asked = await store.findInvitee(tx, organizationId, offer.id, profileId)
    const isTaker = offer.state === 'accepted' && offer.takenBy === profileId
    if (!isTaker && (asked?.answer === 'refused' || asked?.answer === 'rejected')) return
    if (offer.state === 'accepted' && !isTaker) throw new Refusal('market.waitsForWord')
    if (!isOfferLive(offer)) throw new Refusal('market.offerEnded')
    const undo = undoRecordOf(offer, member.now(), asked)
    await store.saveInviteeAnswer(tx, organizationId, offer.id, profileId, 'refused', member.now())
    await markInvitationRead(tx, member, offer)
    const all = await store.listInvitees(tx, organizationId, offer.id)
    const applicants = all.filter(({ answer }) => answer === 'applied').length
    const kind = isTaker || asked?.answer === 'applied' ? 'market.retracted' : 'market.refused'
    await member.audit(tx, { kind, target: offer.id, change: { ...changeOf(offer, profileId), ...undo } })
    tx.invalidate('market')
    const by = { organizationId, actorId: profileId, now: member.now() }
    const hadApplied = asked?.answer === 'applied'
    const left = countRemainingInvitees(offer, all)
    const state = after(offer, isTaker || hadApplied ? 'retract' : 'refuse', { left, applicants })
    if (hadApplied && state !== 'applied' && offer.isClosed) {
      await endOffer(tx, by, offer, 'expired', 'nobody_applied')
    } else if (state === 'refused') await endOffer(tx, by, offer, 'refused', 'refused')
    else if (hadApplied) await store.save(tx, organizationId, offer.id, { state })
    else if (isTaker) await store.save(tx, organizationId, offer.id, { state, acceptedAt: null })
    if (isTaker || (hadApplied && applicants === 0)) {
      await markOfferNotificationsRead(tx, offer, member.now(), { kinds: ['offer_waits'] })
    }
    if (isTaker) await notifyAcceptanceWithdrawn(tx, member, offer, profileId)
  })

/** The member has answered. */
const markInvitationRead = (tx: Tx, member: Member, offer: store.OfferRow): Promise<void> =>
  markOfferNotificationsRead(tx, offer, member.now(), { kinds: ['offer_made'], recipientId: member.actor.profileId })

/** Where a move leads that has been found possible. */
function after(offer: store.OfferRow, move: OfferMove, facts?: Partial<TransitionFacts>) {
  const state = offerStateAfter(offer.state, move, transitionFactsOf(offer, facts))
  if (state === undefined) throw new Refusal('market.offerEnded')
  return state
}

const changeOf = (offer: store.OfferRow, takerId: string) => ({ kind: offer.kind, ...seatReferenceOf(offer), takerId })

/**
 * One that is held, and that the person has to do with: whoever is not asked does not learn that it is there.
 * @throws Refusal `market.offerNotFound`
 */
async function holdForMe(tx: Tx, { actor }: Member, offerId: string): Promise<store.OfferRow> {
  const { organizationId, profileId } = actor
  const seen = await store.find(tx, organizationId, offerId)
  // whoever is late does not wait in the row of those who want the seat
  const isGone = seen && (!isOfferLive(seen) || (seen.state === 'accepted' && seen.takenBy !== profileId))
  const offer = isGone ? seen : await lockOfferWeeksAndPeople(tx, organizationId, offerId, [profileId])
  if (!offer) throw new Refusal('market.offerNotFound')
  await requireForMe(tx, actor, offer)
  return offer
}

/** @throws Refusal `market.offerNotFound` */
async function requireForMe(tx: Tx, { organizationId, profileId, role }: Member['actor'], offer: store.OfferRow) {
  if (offer.offeredBy === profileId) throw new Refusal('market.offerNotFound')
  if (offer.isForAll && offer.waveMinutes === null && canWorkSeats(role)) return
  const asked = await store.findInvitee(tx, organizationId, offer.id, profileId)
  if (!asked || asked.invitedAt === null) throw new Refusal('market.offerNotFound')
}

/** @throws Refusal `market.alreadyTaken`, `market.offerEnded`, `market.begun`, `market.notForYou` */
async function requireOpen(tx: Tx, member: Member, offer: store.OfferRow): Promise<void> {
  const { organizationId, profileId } = member.actor
  if (offer.state === 'done' || offer.state === 'accepted') throw new Refusal('market.alreadyTaken')
  if (!isOfferLive(offer))
    throw new Refusal(offer.ending === 'seat_changed' ? 'market.alreadyTaken' : 'market.offerEnded')
  if (hasBegun(await earliestOfferStart(tx, offer), member.now())) throw new Refusal('market.begun')
  if (!(await isOfferedSeatUnchanged(tx, member, offer))) throw new Refusal('market.offerEnded')
  const asked = await store.findInvitee(tx, organizationId, offer.id, profileId)
  if (asked?.answer === 'rejected') throw new Refusal('market.notForYou')
}

/** The seat is theirs as soon as a planner says yes; until then nothing moves. */
async function accept(tx: Tx, member: Member, offer: store.OfferRow, since: Temporal.Instant): Promise<void> {
  const { organizationId, profileId } = member.actor
  await store.save(tx, organizationId, offer.id, { state: 'accepted', takenBy: profileId, acceptedAt: member.now() })
  const asked = await store.findInvitee(tx, organizationId, offer.id, profileId)
  // whoever has taken it back before is not one who refuses
  if (asked?.answer === 'refused')
    await store.saveInviteeAnswer(tx, organizationId, offer.id, profileId, 'none', member.now())
  await markInvitationRead(tx, member, offer)
  await notifyDecisionPending(tx, member, offer, { takerId: profileId, applicants: 0 })
  const change = { ...changeOf(offer, profileId), ...undoRecordOf(offer, since, asked) }
  await member.audit(tx, { kind: 'market.accepted', target: offer.id, change })
  tx.invalidate('market')
}

/** Everybody whom it concerns, once: who comes, who goes, and who advertised it. */
export async function notifyOfTakenOffer(
  tx: Tx,
  member: Member,
  offer: store.OfferRow,
  takerId: string,
  placed: readonly PlacedAssignment[],
): Promise<void> {
  const { profileId } = member.actor
  await markOfferNotificationsRead(tx, offer, member.now())
  const names = await store.readNames(tx, member.actor.organizationId, { groupIds: [offer.groupId], profileIds: [] })
  const taken = placed.find(({ assignment }) => assignment.profileId === takerId)
  if (taken?.notice) await notifyOfShifts(tx, member, 'shift_assigned', names(offer.groupId), [taken.notice])
  const came = placed.find(({ assignment }) => assignment.profileId === offer.offeredBy)?.notice
  const concerned = [offer.offeredBy, offer.kind === 'gap' ? offer.createdBy : null]
  await notifyOfferOutcome(
    tx,
    member,
    offer,
    concerned.filter(id => id !== null).filter(id => id !== profileId && id !== takerId),
    'done',
    takerId,
    came && shiftNoticeOf(came),
  )
  tx.invalidate('schedule', 'market')
}
