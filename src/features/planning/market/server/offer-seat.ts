import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { lockWeeksAndPeople } from '#features/planning/assignments/server/lock-weeks.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { toDecide } from '../policy.ts'
import type { GiveSeat, Swap } from '../schema.ts'
import { type Answer, offerStateAfter, type TransitionFacts } from '../states.ts'
import { endOffer } from './end-offers.ts'
import { listInvitableMembers, listMembersWithoutExchange, openSeatEligibilityChecks } from './check-eligibility.ts'
import { transferOfferedSeat, lockOfferWeeksAndPeople, seatReferenceOf } from './lock-offer.ts'
import { canBeInvited } from '../rules.ts'
import * as store from './store.ts'
import { notifyInvitees } from './notices.ts'

export const isOver = ({ endsAt }: Pick<plans.FoundAssignment, 'endsAt'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(endsAt, now) <= 0

/**
 * The seat stays the person's until somebody has it.
 * @throws Refusal `market.seatNotFound`, `market.begun`, `market.alreadyOffered`, `market.notPossible`, `market.nobodyFits`
 */
export const offerSeat = (member: Member, { assignmentId, to, note }: GiveSeat): Promise<{ offerId: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const seat = await holdOwnSeat(tx, member, assignmentId)
    const asked = to === null ? await everybodyFor(tx, member, seat) : await requireInvitable(tx, member, seat, to)
    const offer = await insertOffer(tx, member, seat, { kind: 'give', note, isForAll: to === null })
    await store.inviteToOffer(tx, organizationId, offer.id, asked, member.now())
    await notifyInvitees(tx, member, offer, asked, undefined)
    await audited(tx, member, offer, { to: to === null ? 'all' : asked })
    return { offerId: offer.id }

    async function everybodyFor(inner: Tx, planner: Member, of: plans.FoundAssignment): Promise<string[]> {
      const possible = await listInvitableMembers(inner, planner, of, profileId)
      if (possible.length === 0) throw new Refusal('market.nobodyFits')
      return possible.map(person => person.profileId)
    }
  })

/** @throws Refusal `market.personNotFound`, `market.swapWithSelf`, `market.notPossible` */
export async function requireInvitable(
  tx: Tx,
  member: Member,
  seat: Pick<store.OfferRow, 'groupId' | 'date' | 'shiftId'>,
  profileIds: readonly string[],
): Promise<string[]> {
  const chosen = [...new Set(profileIds)]
  const judge = await openSeatEligibilityChecks(tx, member, [seat], chosen)
  const barred = await listMembersWithoutExchange(tx, member.actor.organizationId)
  for (const profileId of chosen) {
    const person = await people.find(tx, member.actor.organizationId, profileId)
    if (!person) throw new Refusal('market.personNotFound', undefined, { field: 'to' })
    if (barred.has(profileId) || !canBeInvited(judge(seat, profileId))) {
      throw new Refusal('market.notPossible', { name: person.fullName }, { field: 'to' })
    }
  }
  return chosen
}

/**
 * My seat for somebody's: both stay where they are until the other has said yes.
 * @throws Refusal `market.seatNotFound`, `market.begun`, `market.swapWithSelf`, `market.alreadyOffered`, and what the rules
 *   of planning have against it
 */
export const offerSwap = (
  member: Member,
  { assignmentId, otherAssignmentId, note }: Swap,
): Promise<{ offerId: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const wanted = await plans.findUndeclinedAssignment(tx, organizationId, otherAssignmentId)
    if (!wanted || wanted.state === 'draft') {
      throw new Refusal('market.seatNotFound', undefined, { field: 'otherAssignmentId' })
    }
    if (wanted.profileId === profileId) {
      throw new Refusal('market.swapWithSelf', undefined, { field: 'otherAssignmentId' })
    }
    const seat = await holdOwnSeat(tx, member, assignmentId, wanted)
    const other = await plans.findUndeclinedAssignment(tx, organizationId, otherAssignmentId)
    if (other?.profileId !== wanted.profileId) {
      throw new Refusal('market.seatNotFound', undefined, { field: 'otherAssignmentId' })
    }
    if (hasBegun(other.startsAt, member.now())) {
      throw new Refusal('market.begun', undefined, { field: 'otherAssignmentId' })
    }
    if ((await listMembersWithoutExchange(tx, organizationId)).has(other.profileId)) {
      throw new Refusal('market.notPossible', { name: other.fullName }, { field: 'otherAssignmentId' })
    }
    const offer = await insertOffer(tx, member, seat, {
      kind: 'swap',
      note,
      isForAll: false,
      otherAssignmentId,
      otherId: other.profileId,
    })
    const trial = await transferOfferedSeat(tx, member, offer, other.profileId, { isTrial: true })
    if ('refusal' in trial) {
      const hasDeclined = trial.warnings.some(({ code }) => code === 'declined')
      if (trial.warnings.length === 0 || hasDeclined) throw trial.refusal
      await store.save(tx, organizationId, offer.id, { hasWarnings: true })
    }
    await store.inviteToOffer(tx, organizationId, offer.id, [other.profileId], member.now())
    await notifyInvitees(tx, member, offer, [other.profileId], other)
    await audited(tx, member, offer, { other: { ...seatReferenceOf(other), profileId: other.profileId } })
    return { offerId: offer.id }
  })

/** @throws Refusal `market.offerNotFound`, `market.offerEnded` */
export const withdrawOffer = (member: Member, { offerId }: { offerId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const offer = await lockOfferWeeksAndPeople(tx, organizationId, offerId, [])
    const isMine = offer?.offeredBy === profileId
    if (!offer || (!isMine && !may(member.actor, toDecide))) throw new Refusal('market.offerNotFound')
    if (offerStateAfter(offer.state, 'withdraw', transitionFactsOf(offer)) === undefined)
      throw new Refusal('market.offerEnded')
    await endOffer(tx, { organizationId, actorId: profileId, now: member.now() }, offer, 'withdrawn', 'withdrawn')
    await member.audit(tx, {
      kind: 'market.withdrawn',
      target: offer.id,
      change: { kind: offer.kind, ...seatReferenceOf(offer) },
    })
  })

/** How many could still take it, or have applied; to all: others may come free. */
export const countRemainingInvitees = (
  { isForAll }: store.OfferRow,
  asked: readonly { readonly answer: Answer }[],
): number => (isForAll ? 1 : asked.filter(({ answer }) => answer === 'none' || answer === 'applied').length)

export const transitionFactsOf = (
  { kind, mode }: store.OfferRow,
  { needsWord = false, left = 0, applicants = 0 }: Partial<TransitionFacts> = {},
): TransitionFacts => ({ kind, way: mode, needsWord, left, applicants })

/** @throws Refusal `market.seatNotFound` */
export async function requireOwnSeat(tx: Tx, { actor }: Member, assignmentId: string): Promise<plans.FoundAssignment> {
  const seat = await plans.findUndeclinedAssignment(tx, actor.organizationId, assignmentId)
  if (seat?.profileId !== actor.profileId || seat.state === 'draft') throw new Refusal('market.seatNotFound')
  return seat
}

/**
 * The seat, and another one if there is, once weeks and people are held.
 * @throws Refusal `market.seatNotFound`, `market.begun`
 */
async function holdOwnSeat(
  tx: Tx,
  member: Member,
  assignmentId: string,
  other?: plans.FoundAssignment,
): Promise<plans.FoundAssignment> {
  const seen = await requireOwnSeat(tx, member, assignmentId)
  await lockWeeksAndPeople(tx, member.actor.organizationId, other ? [seen, other] : [seen])
  const seat = await requireOwnSeat(tx, member, assignmentId)
  if (hasBegun(seat.startsAt, member.now())) throw new Refusal('market.begun')
  return seat
}

export const hasBegun = (startsAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, now) <= 0

/** @throws Refusal `market.alreadyOffered` */
async function insertOffer(
  tx: Tx,
  member: Member,
  seat: plans.FoundAssignment,
  what: {
    readonly kind: 'give' | 'swap'
    readonly note: string
    readonly isForAll: boolean
    readonly otherAssignmentId?: string
    readonly otherId?: string
  },
): Promise<store.OfferRow> {
  const { organizationId, profileId } = member.actor
  const { shiftName, startTime, endTime, startsAt, endsAt } = seat
  const offer = await store.insert(tx, {
    organizationId,
    ...seatReferenceOf(seat),
    shiftName,
    startTime,
    endTime,
    startsAt,
    endsAt,
    state: 'open',
    mode: 'first',
    assignmentId: seat.id,
    offeredBy: profileId,
    createdBy: profileId,
    createdAt: member.now(),
    ...what,
  })
  if (!offer) throw new Refusal('market.alreadyOffered')
  return offer
}

async function audited(tx: Tx, member: Member, offer: store.OfferRow, change: Record<string, unknown>): Promise<void> {
  await member.audit(tx, {
    kind: 'market.offered',
    target: offer.id,
    change: { kind: offer.kind, ...seatReferenceOf(offer), ...change },
  })
  tx.invalidate('market')
}
