import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { isUndoable } from '../rules.ts'
import { isOfferLive } from '../states.ts'
import { isOfferedSeatUnchanged } from './check-eligibility.ts'
import { lockOfferWeeksAndPeople, seatReferenceOf } from './lock-offer.ts'
import {
  markOfferNotificationsRead,
  markOfferNotificationsUnread,
  notifyAcceptanceWithdrawn,
  notifyOfferOutcome,
} from './notices.ts'
import { hasBegun } from './offer-seat.ts'
import { returnSeats } from './return-seats.ts'
import { earliestOfferStart } from './start-store.ts'
import * as store from './store.ts'
import { findUndoableAction, type UndoRecord } from './undo-record.ts'

interface Undoing {
  readonly offer: store.OfferRow
  readonly before: UndoRecord
}

/** @returns false: it is undone already, nothing was written */
type Undo = (tx: Tx, member: Member, undoing: Undoing) => Promise<boolean>

const changed = () => new Refusal('market.undoChanged')

const undoneByMember = {
  'market.taken': undoTake,
  'market.accepted': undoAcceptance,
  'market.applied': undoApplication,
  'market.refused': undoRefusal,
} as const satisfies Record<string, Undo>

const undoneByPlanner = {
  'market.approved': undoApproval,
  'market.rejected': undoRejection,
} as const satisfies Record<string, Undo>

/**
 * Undoes the member's own last answer to an offer. Idempotent.
 * @throws Refusal `market.offerNotFound`, `market.undoTooLate`, `market.undoChanged`, `market.begun`
 */
export const undoAnswer = (member: Member, { offerId }: { offerId: string }): Promise<void> =>
  undoLast(member, offerId, undoneByMember)

/**
 * Undoes the planner's own last decision on an offer. Idempotent.
 * @throws Refusal as `undoAnswer`
 */
export const undoDecision = (member: Member, { offerId }: { offerId: string }): Promise<void> =>
  undoLast(member, offerId, undoneByPlanner)

const undoLast = <K extends keyof typeof undoneByMember | keyof typeof undoneByPlanner>(
  member: Member,
  offerId: string,
  undos: Readonly<Record<K, Undo>>,
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const kinds = Object.keys(undos) as K[]
    const find = () => findUndoableAction(tx, member, offerId, kinds)
    const seen = await find()
    const offer = await lockOfferWeeksAndPeople(tx, organizationId, offerId, [profileId], seen?.before.placed)
    // another call of this member may have acted until the locks were free
    const last = await find()
    if (!offer || !seen || !last) throw new Refusal('market.offerNotFound')
    if (!last.at.equals(seen.at)) throw changed()
    if (!isUndoable(last.at, member.now())) throw new Refusal('market.undoTooLate')
    if (!(await undos[last.kind](tx, member, { offer, before: last.before }))) return
    await member.audit(tx, {
      kind: 'market.undone',
      target: offer.id,
      change: { kind: offer.kind, ...seatReferenceOf(offer), undone: last.kind },
    })
    tx.invalidate('market')
  })

async function undoTake(tx: Tx, member: Member, { offer, before }: Undoing): Promise<boolean> {
  const { profileId } = member.actor
  if (offer.state === before.state) return false
  await returnSeats(tx, member, offer, before, profileId)
  await notifyConcerned(tx, member, offer, [offer.offeredBy, creatorOf(offer)], 'take_undone', profileId)
  return true
}

async function undoApproval(tx: Tx, member: Member, { offer, before }: Undoing): Promise<boolean> {
  if (offer.state === before.state && offer.takenBy === before.takenBy) return false
  if (before.takenBy === null) throw changed()
  await returnSeats(tx, member, offer, before, before.takenBy)
  await markOfferNotificationsUnread(tx, offer, before.since, ['offer_waits'])
  const concerned = [offer.offeredBy, creatorOf(offer), before.takenBy]
  await notifyConcerned(tx, member, offer, concerned, 'approval_undone')
  return true
}

async function undoAcceptance(tx: Tx, member: Member, { offer, before }: Undoing): Promise<boolean> {
  const { organizationId, profileId } = member.actor
  if (offer.state === before.state) return false
  if (offer.state !== 'accepted' || offer.takenBy !== profileId) throw changed()
  // `takenBy` stays: a planner who decides too late reads that it was withdrawn
  await store.save(tx, organizationId, offer.id, { state: before.state, acceptedAt: null })
  await markOfferNotificationsRead(tx, offer, member.now(), { kinds: ['offer_waits'] })
  await markOfferNotificationsUnread(tx, offer, before.since)
  await notifyAcceptanceWithdrawn(tx, member, offer, profileId)
  return true
}

async function undoApplication(tx: Tx, member: Member, { offer, before }: Undoing): Promise<boolean> {
  const { organizationId, profileId } = member.actor
  const all = await store.listInvitees(tx, organizationId, offer.id)
  const own = all.find(one => one.profileId === profileId)
  if (own?.answer === before.answer) return false
  // once applications are closed, the planners have been asked to choose
  if (own?.answer !== 'applied' || offer.state !== 'applied' || offer.isClosed) throw changed()
  await store.saveInviteeAnswer(tx, organizationId, offer.id, profileId, before.answer, member.now())
  const isLast = all.every(one => one.profileId === profileId || one.answer !== 'applied')
  await store.save(tx, organizationId, offer.id, { state: isLast ? 'open' : 'applied' })
  await markOfferNotificationsUnread(tx, offer, before.since)
  return true
}

async function undoRefusal(tx: Tx, member: Member, { offer, before }: Undoing): Promise<boolean> {
  const { organizationId, profileId } = member.actor
  const own = await store.findInvitee(tx, organizationId, offer.id, profileId)
  if (own?.answer === before.answer) return false
  if (own?.answer !== 'refused') throw changed()
  const hasEnded = offer.state === 'refused' && offer.ending === 'refused'
  if (offer.state === 'done' || offer.state === 'accepted') throw new Refusal('market.alreadyTaken')
  if (!hasEnded && !isOfferLive(offer)) throw new Refusal('market.offerEnded')
  await requireSeatAsOffered(tx, member, offer)
  await store.saveInviteeAnswer(tx, organizationId, offer.id, profileId, before.answer, member.now())
  if (hasEnded) await reopen(tx, offer, { state: before.state, nextWaveAt: before.nextWaveAt })
  await markOfferNotificationsUnread(tx, offer, before.since)
  if (hasEnded) await notifyConcerned(tx, member, offer, [offer.offeredBy ?? offer.createdBy], 'refusal_undone')
  return true
}

async function undoRejection(tx: Tx, member: Member, { offer, before }: Undoing): Promise<boolean> {
  const { organizationId } = member.actor
  const { state, takenBy, acceptedAt, nextWaveAt } = before
  if (offer.state === state && offer.takenBy === takenBy) return false
  const taker = takenBy === null ? undefined : await store.findInvitee(tx, organizationId, offer.id, takenBy)
  const hasEnded = offer.state === 'refused' && offer.ending === 'rejected'
  // the member may have left, and another one may have accepted
  if (taker?.answer !== 'rejected' || (!hasEnded && offer.state !== 'open')) throw changed()
  await requireSeatAsOffered(tx, member, offer)
  await store.saveInviteeAnswer(tx, organizationId, offer.id, taker.profileId, before.answer, member.now())
  await reopen(tx, offer, { state, takenBy, acceptedAt, nextWaveAt })
  await markOfferNotificationsUnread(tx, offer, before.since, ['offer_waits'])
  const concerned = hasEnded ? [taker.profileId, offer.offeredBy ?? offer.createdBy] : [taker.profileId]
  await notifyConcerned(tx, member, offer, concerned, 'refusal_undone')
  return true
}

const reopen = (tx: Tx, { organizationId, id }: store.OfferRow, change: Parameters<typeof store.save>[3]) =>
  store.save(tx, organizationId, id, { ...change, ending: null, endedAt: null })

/**
 * The seats are as they were offered, and no other offer holds them.
 * @throws Refusal `market.begun`, `market.undoChanged`
 */
async function requireSeatAsOffered(tx: Tx, member: Member, offer: store.OfferRow): Promise<void> {
  const { organizationId } = member.actor
  if (hasBegun(await earliestOfferStart(tx, offer), member.now())) throw new Refusal('market.begun')
  const seated = await plans.findUndeclinedOnSeat(tx, organizationId, offer)
  const wanted =
    offer.otherAssignmentId === null
      ? undefined
      : await plans.findUndeclinedAssignment(tx, organizationId, offer.otherAssignmentId)
  const live = await store.lockLiveOffersOn(tx, organizationId, [seatReferenceOf(offer)])
  const isAsOffered =
    (seated?.id ?? null) === offer.assignmentId &&
    (wanted?.profileId ?? null) === offer.otherId &&
    live.every(({ id }) => id === offer.id) &&
    (await isOfferedSeatUnchanged(tx, member, offer))
  if (!isAsOffered) throw changed()
}

/** The planner who has advertised the seat. */
const creatorOf = ({ kind, createdBy }: store.OfferRow): string | null => (kind === 'gap' ? createdBy : null)

/** Notifies the members who were notified of the action, except the actor. */
async function notifyConcerned(
  tx: Tx,
  member: Member,
  offer: store.OfferRow,
  profileIds: readonly (string | null)[],
  outcome: 'take_undone' | 'approval_undone' | 'refusal_undone',
  namedId: string | null = null,
): Promise<void> {
  const concerned = profileIds.filter(id => id !== null).filter(id => id !== member.actor.profileId)
  await notifyOfferOutcome(tx, member, offer, concerned, outcome, namedId)
}
