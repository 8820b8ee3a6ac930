import { Refusal } from '#kit/refusal.ts'
import { mondayOf } from '#kit/week.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { openingOn, requireGroupSetting } from '#features/planning/candidates/server/opening.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import { warningsIn } from '#features/planning/candidates/rules.ts'
import { needsReason, type PlacedAssignment } from '#features/planning/schedule/server/try-assign.ts'
import type { Tx } from '#platform/server/database.ts'
import { toSetUp } from '../policy.ts'
import type { Advertise, Approve, Choose, Decide, OfferSettings, SettingsChange } from '../schema.ts'
import { isOfferLive, offerStateAfter } from '../states.ts'
import { endOffer } from './end-offers.ts'
import { requiresApproval } from '../rules.ts'
import { listInvitableMembers, openSeatEligibilityChecks } from './check-eligibility.ts'
import { transitionFactsOf, hasBegun, countRemainingInvitees, requireInvitable } from './offer-seat.ts'
import { transferOfferedSeat, lockOfferWeeksAndPeople, seatReferenceOf } from './lock-offer.ts'
import * as settings from './settings-store.ts'
import { earliestOfferStart } from './start-store.ts'
import * as store from './store.ts'
import { undoRecordOf } from './undo-record.ts'
import { notifyOfTakenOffer } from './accept-offer.ts'
import { markOfferNotificationsRead, notifyInvitees, notifyOfferOutcome } from './notices.ts'
import { inviteNextWave } from './fire-wave.ts'

/**
 * @throws Refusal `schedule.groupNotFound`, `schedule.shiftNotFound`, `market.notPublished`, `market.noSuchSeat`,
 *   `market.begun`, `market.notFree`, `market.alreadyOffered`, `market.timePast`, `market.timeTooLate`,
 *   `market.wavesOfFirst`, `market.notPossible`, `market.nobodyFits`, `schedule.needsReason`
 */
export const advertiseOpenSeat = (member: Member, input: Advertise): Promise<{ offerId: string }> =>
  member.transaction(tx => advertiseIn(tx, member, input))

/** As `advertiseOpenSeat`, in the caller's transaction, which a refusal has to roll back. */
export async function advertiseIn(tx: Tx, member: Member, input: Advertise): Promise<{ offerId: string }> {
  const { organizationId, profileId } = member.actor
  const now = member.now()
  const seat = await requireGap(tx, member, input)
  const applyUntil = input.applyUntil === null ? null : Temporal.Instant.from(input.applyUntil)
  const from = input.waves?.from ? Temporal.Instant.from(input.waves.from) : null
  if (applyUntil && input.waves) throw new Refusal('market.wavesOfFirst', undefined, { field: 'waves' })
  requireBetween(applyUntil, now, seat.startsAt, 'applyUntil')
  requireBetween(from, now, seat.startsAt, 'waves.from')
  const people = input.to === null ? await everybody() : await requireInvitable(tx, member, input, input.to)
  const offer = await store.insert(tx, {
    organizationId,
    ...seatReferenceOf(input),
    ...seat,
    kind: 'gap',
    state: 'open',
    createdBy: profileId,
    createdAt: now,
    note: input.note,
    overrideReason: input.to === null ? null : await overrideReasonFor(tx, member, input, people),
    mode: applyUntil ? 'applications' : 'first',
    applyUntil,
    isForAll: input.to === null,
    waveMinutes: input.waves?.everyMinutes ?? null,
    nextWaveAt: input.waves ? (from ?? now) : null,
  })
  if (!offer) throw new Refusal('market.alreadyOffered')
  if (input.waves) {
    if (input.to !== null) await store.inviteToOffer(tx, organizationId, offer.id, people, null)
    if (from === null) await inviteNextWave(tx, { ...member, now: () => now }, offer)
  } else {
    await store.inviteToOffer(tx, organizationId, offer.id, people, now)
    await notifyInvitees(tx, member, offer, people, undefined)
  }
  await member.audit(tx, {
    kind: 'market.advertised',
    target: offer.id,
    change: { ...seatReferenceOf(offer), way: offer.mode, to: input.to ?? 'all', waveMinutes: offer.waveMinutes },
  })
  tx.invalidate('market')
  return { offerId: offer.id }

  async function everybody(): Promise<string[]> {
    const possible = await listInvitableMembers(tx, member, input, null)
    if (possible.length === 0) throw new Refusal('market.nobodyFits')
    return possible.map(person => person.profileId)
  }
}

/**
 * By naming them a planner approves them: with a reason where a rule warns, as for a direct assignment. Null: none is needed.
 * @throws Refusal `schedule.needsReason`
 */
async function overrideReasonFor(
  tx: Tx,
  member: Member,
  input: Advertise,
  profileIds: readonly string[],
): Promise<string | null> {
  const { organizationId } = member.actor
  const facts = { kind: 'gap', warns: true } as const
  // of those who apply one is chosen later
  if (input.applyUntil !== null || !requiresApproval(await settings.findSettings(tx, organizationId), facts))
    return null
  const { rules } = await requireGroupSetting(tx, member, input.groupId)
  const eligibilityOf = await openSeatEligibilityChecks(tx, member, [input], profileIds)
  const warned = profileIds.flatMap(profileId => {
    const { reasons } = eligibilityOf(input, profileId)
    const codes = new Set<string>(warningsIn(reasons, rules))
    return codes.size > 0 ? [{ profileId, warnings: reasons.filter(({ code }) => codes.has(code)) }] : []
  })
  if (warned.length === 0) return null
  if (input.reason !== undefined) return input.reason
  const ids = warned.map(({ profileId }) => profileId)
  const nameOf = await store.readNames(tx, organizationId, { groupIds: [], profileIds: ids })
  throw needsReason(
    warned.flatMap(({ warnings }) => warnings),
    ids.map(nameOf),
  )
}

/** The free seat with its times, its week held. */
async function requireGap(tx: Tx, member: Member, spot: Advertise) {
  const { organizationId } = member.actor
  const setting = await requireGroupSetting(tx, member, spot.groupId)
  const opening = openingOn(setting, member, spot)
  if (opening instanceof Refusal) throw opening
  const week = await weeks.lockPlanWeek(tx, organizationId, spot.groupId, mondayOf(opening.week))
  if (!week) throw new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })
  if (week.state !== 'published') throw new Refusal('market.notPublished', undefined, { field: 'date' })
  if (spot.seat > setting.planned.group.chatterCount) {
    throw new Refusal('market.noSuchSeat', undefined, { field: 'seat' })
  }
  const startsAt = Temporal.Instant.fromEpochMilliseconds(opening.interval.start)
  if (hasBegun(startsAt, member.now())) throw new Refusal('market.begun', undefined, { field: 'date' })
  const seated = await plans.findUndeclinedOnSeat(tx, organizationId, spot)
  if (seated) throw new Refusal('market.notFree', { name: seated.fullName }, { field: 'seat' })
  const { name: shiftName, startTime, endTime } = opening.shift
  const endsAt = Temporal.Instant.fromEpochMilliseconds(opening.interval.end)
  return { shiftName, startTime, endTime, startsAt, endsAt }
}

/** @throws Refusal `market.timePast`, `market.timeTooLate` */
function requireBetween(
  at: Temporal.Instant | null,
  now: Temporal.Instant,
  start: Temporal.Instant,
  field: string,
): void {
  if (!at) return
  if (Temporal.Instant.compare(at, now) <= 0) throw new Refusal('market.timePast', undefined, { field })
  if (Temporal.Instant.compare(at, start) >= 0) throw new Refusal('market.timeTooLate', undefined, { field })
}

/**
 * @throws Refusal `market.offerNotFound`, `market.alreadyTaken`, `market.applicationTakenBack`, `market.offerEnded`,
 *   `market.personNotFound`
 */
export const chooseApplicant = (member: Member, { offerId, profileId, reason }: Choose): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const offer = await requireOffer(tx, organizationId, offerId, profileId)
    if (offer.state === 'done' && offer.takenBy === profileId) return
    const asked = await store.listInvitees(tx, organizationId, offerId)
    const isBack = asked.some(one => one.profileId === profileId && one.answer === 'refused')
    if (isBack && isOfferLive(offer)) throw new Refusal('market.applicationTakenBack')
    await requireMove(tx, member, offer, 'choose')
    const applicants = asked.filter(({ answer }) => answer === 'applied').map(one => one.profileId)
    if (!applicants.includes(profileId)) {
      throw new Refusal('market.personNotFound', undefined, { field: 'profileId' })
    }
    await place(tx, member, offer, profileId, reason)
    const others = applicants.filter(id => id !== profileId)
    await notifyOfferOutcome(tx, member, offer, others, 'not_chosen')
    await member.audit(tx, {
      kind: 'market.chosen',
      target: offer.id,
      change: { ...seatReferenceOf(offer), takerId: profileId, applicants: applicants.length },
    })
  })

/**
 * @throws Refusal `market.offerNotFound`, `market.alreadyTaken`, `market.offerEnded`, `market.takenBack`, `market.otherTaker`,
 *   and what the rules of planning have against it by now
 */
export const approveAcceptance = (member: Member, { offerId, takerId, reason }: Approve): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const offer = await requireOffer(tx, organizationId, offerId)
    if (offer.state === 'done' && isMeant(offer, takerId)) return
    if (offer.state === 'accepted' && !isMeant(offer, takerId)) throw new Refusal('market.otherTaker')
    await requireMove(tx, member, offer, 'approve')
    const since = member.now()
    const placed = await place(tx, member, offer, offer.takenBy ?? '', reason)
    await member.audit(tx, {
      kind: 'market.approved',
      target: offer.id,
      change: {
        kind: offer.kind,
        ...seatReferenceOf(offer),
        takerId: offer.takenBy,
        ...undoRecordOf(offer, since, { placed }),
      },
    })
  })

/**
 * A swap ends by it, and what nobody is left for; any other seat is open again to everybody else.
 * @throws Refusal `market.offerNotFound`, `market.offerEnded`, `market.takenBack`, `market.otherTaker`
 */
export const rejectAcceptance = (member: Member, { offerId, takerId: meantId }: Decide): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const offer = await requireOffer(tx, organizationId, offerId)
    if (offer.state === 'accepted' && !isMeant(offer, meantId)) throw new Refusal('market.otherTaker')
    const { takenBy } = offer
    const others = (await store.listInvitees(tx, organizationId, offer.id)).filter(one => one.profileId !== takenBy)
    const state = offerStateAfter(
      offer.state,
      'reject',
      transitionFactsOf(offer, { left: countRemainingInvitees(offer, others) }),
    )
    if (state === undefined || takenBy === null) throw nothingToDecide(offer)
    const undo = undoRecordOf(offer, member.now())
    await store.saveInviteeAnswer(tx, organizationId, offer.id, takenBy, 'rejected', member.now())
    if (state === 'refused') {
      await endOffer(tx, { organizationId, actorId: profileId, now: member.now() }, offer, 'refused', 'rejected')
    } else {
      await store.save(tx, organizationId, offer.id, { state, takenBy: null, acceptedAt: null })
      await markOfferNotificationsRead(tx, offer, member.now(), { kinds: ['offer_waits'] })
      await notifyOfferOutcome(tx, member, offer, takenBy === profileId ? [] : [takenBy], 'rejected')
    }
    await member.audit(tx, {
      kind: 'market.rejected',
      target: offer.id,
      change: { kind: offer.kind, ...seatReferenceOf(offer), takerId: takenBy, ...undo },
    })
    tx.invalidate('market')
  })

/** @throws Refusal `schedule.needsReason` where a rule warns, as for a direct assignment */
async function place(
  tx: Tx,
  member: Member,
  offer: store.OfferRow,
  takerId: string,
  reason: string | undefined,
): Promise<readonly PlacedAssignment[]> {
  const outcome = await transferOfferedSeat(tx, member, offer, takerId, { reason })
  if ('refusal' in outcome) throw outcome.refusal
  await notifyOfTakenOffer(tx, member, offer, takerId, outcome.placed)
  return outcome.placed
}

async function requireMove(tx: Tx, member: Member, offer: store.OfferRow, move: 'choose' | 'approve'): Promise<void> {
  if (offer.state === 'done') throw new Refusal('market.alreadyTaken')
  if (offerStateAfter(offer.state, move, transitionFactsOf(offer)) === undefined) throw nothingToDecide(offer)
  if (hasBegun(await earliestOfferStart(tx, offer), member.now())) throw new Refusal('market.begun')
}

/** Whoever has said yes is the one whom the planner had before them. */
const isMeant = (offer: store.OfferRow, takerId: string | undefined): boolean =>
  takerId === undefined || takerId === offer.takenBy

const nothingToDecide = ({ state, takenBy }: store.OfferRow) =>
  new Refusal(state === 'open' && takenBy !== null ? 'market.takenBack' : 'market.offerEnded')

async function requireOffer(tx: Tx, organizationId: string, offerId: string, takerId?: string) {
  const offer = await lockOfferWeeksAndPeople(tx, organizationId, offerId, takerId === undefined ? [] : [takerId])
  if (!offer) throw new Refusal('market.offerNotFound')
  return offer
}

export const findSettings = (member: Member): Promise<OfferSettings> =>
  member.transaction(tx => settings.findSettings(tx, member.actor.organizationId))

export const saveSettings = (member: Member, wish: SettingsChange): Promise<OfferSettings> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, toSetUp)
    const before = await settings.findSettings(tx, organizationId)
    const kept = {
      approvalPolicy: wish.approvalPolicy ?? before.approvalPolicy,
      alarmHours: wish.alarmHours ?? before.alarmHours,
    }
    await settings.saveSettings(tx, organizationId, kept)
    await member.audit(tx, { kind: 'market.settingsChanged', target: organizationId, change: { ...wish } })
    tx.invalidate('market')
    return kept
  })
