import { instantsIn } from '#kit/span.ts'
import { Refusal } from '#kit/refusal.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { addDays } from '#kit/day.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { freeSeats, holdSeatsOf, type TakenSeat } from '#features/planning/assignments/server/freeing.ts'
import { insertAbsence } from '#features/planning/assignments/server/absence-store.ts'
import { holdAll } from '#features/planning/assignments/server/holding.ts'
import { listPlanners } from '#features/planning/assignments/server/planners.ts'
import { seatsChanged } from '#features/planning/assignments/server/seat-changes.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import type { Tx } from '#platform/server/database.ts'
import { toDecide } from '../policy.ts'
import type { Cannot, Give, ShownSeat, Swap } from '../schema.ts'
import { type Answer, stateAfter } from '../states.ts'
import { declineSeats } from './absent-seats.ts'
import { end } from './ending.ts'
import { judgesFor, listPossible } from './judging.ts'
import { handOver, hold, spotOf } from './placing.ts'
import { mayBeAsked } from '../rules.ts'
import * as store from './store.ts'
import { noticeOf, notifyOffered } from './notices.ts'

/**
 * The seat is free at once, or all from it on until the end of a day; planners and whoever assigned are told.
 * @throws Refusal `market.seatNotFound`, `market.shiftOver`, `market.untilPast`
 */
export const cannot = (member: Member, { assignmentId, kind, until, note }: Cannot): Promise<{ freed: ShownSeat[] }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const now = member.now()
    const seen = await requireOwnSeat(tx, member, assignmentId)
    if (until !== null && until < seen.date) throw new Refusal('market.untilPast', undefined, { field: 'until' })
    const held = await holdSeatsOf(tx, organizationId, profileId, {
      after: now,
      days: [seen.date, until ?? seen.date],
    })
    const seat = held.find(({ id }) => id === assignmentId)
    if (!seat || seat.state === 'draft') {
      throw new Refusal(isOver(seen, now) ? 'market.shiftOver' : 'market.seatNotFound')
    }
    const seats = until === null ? [seat] : held.filter(({ interval }) => interval.start >= seat.interval.start)
    const [drafts, known] = [seats.filter(isDraft), seats.filter(one => !isDraft(one))]
    const saidTo = await declineSeats(tx, organizationId, known, note, now)
    await seatsChanged(
      tx,
      { organizationId, actorId: profileId, now },
      known.map(({ id, ...one }) => ({ ...one, assignmentId: id })),
    )
    await freeSeats(tx, organizationId, { actorId: profileId, clock: member }, profileId, drafts, 'absent')
    const endsAt = until === null ? seen.endsAt : endOf(member, until, seats)
    await insertAbsence(tx, { organizationId, profileId, kind, note, startsAt: seen.startsAt, endsAt, saidAt: now })
    const freed = known.map(one => noticeOf(instantsOf(one), one.groupName))
    const concerned = [...(await listPlanners(tx, organizationId)), ...saidTo]
    await notify(
      tx,
      member,
      concerned.filter(id => id !== profileId),
      'person_absent',
      { name: seen.fullName, absence: kind, reason: note, seats: freed },
      profileId,
    )
    await member.audit(tx, {
      kind: 'market.cannot',
      target: profileId,
      change: { kind, until, seats: known.map(({ id, ...one }) => ({ assignmentId: id, ...spotOf(one) })) },
    })
    tx.invalidate('schedule', 'market')
    return { freed }
  })

const isDraft = ({ state }: TakenSeat): boolean => state === 'draft'
export const isOver = ({ endsAt }: Pick<plans.Found, 'endsAt'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(endsAt, now) <= 0

/** The night after the day, or the end of the last seat that begins on it. */
function endOf({ organization }: Member, until: Cannot['until'] & string, seats: readonly TakenSeat[]) {
  const midnight = { startTime: timeOfDay('00:00'), endTime: timeOfDay('00:00'), belongsToPreviousDay: false }
  const { start } = instantsIn(organization.timeZone)(addDays(until, 1), midnight)
  const last = Math.max(start.epochMilliseconds, ...seats.map(({ interval }) => interval.end))
  return Temporal.Instant.fromEpochMilliseconds(last)
}

const instantsOf = ({ interval, ...seat }: TakenSeat) => ({
  ...seat,
  startsAt: Temporal.Instant.fromEpochMilliseconds(interval.start),
  endsAt: Temporal.Instant.fromEpochMilliseconds(interval.end),
})

/**
 * The seat stays the person's until somebody has it.
 * @throws Refusal `market.seatNotFound`, `market.begun`, `market.alreadyOffered`, `market.notPossible`, `market.nobodyFits`
 */
export const give = (member: Member, { assignmentId, to, note }: Give): Promise<{ offerId: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const seat = await holdOwnSeat(tx, member, assignmentId)
    const asked = to === null ? await everybodyFor(tx, member, seat) : await requirePossible(tx, member, seat, to)
    const offer = await insertOffer(tx, member, seat, { kind: 'give', note, isForAll: to === null })
    await store.ask(tx, organizationId, offer.id, asked, member.now())
    await notifyOffered(tx, member, offer, asked, undefined)
    await audited(tx, member, offer, { to: to === null ? 'all' : asked })
    return { offerId: offer.id }

    async function everybodyFor(inner: Tx, planner: Member, of: plans.Found): Promise<string[]> {
      const possible = await listPossible(inner, planner, of, profileId)
      if (possible.length === 0) throw new Refusal('market.nobodyFits')
      return possible.map(person => person.profileId)
    }
  })

/** @throws Refusal `market.personNotFound`, `market.swapWithSelf`, `market.notPossible` */
export async function requirePossible(
  tx: Tx,
  member: Member,
  seat: Pick<store.OfferRow, 'groupId' | 'date' | 'shiftId'>,
  profileIds: readonly string[],
): Promise<string[]> {
  const chosen = [...new Set(profileIds)]
  const judge = await judgesFor(tx, member, [seat], chosen)
  for (const profileId of chosen) {
    const person = await people.find(tx, member.actor.organizationId, profileId)
    if (!person) throw new Refusal('market.personNotFound', undefined, { field: 'to' })
    if (!mayBeAsked(judge(seat, profileId))) {
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
export const swap = (member: Member, { assignmentId, otherAssignmentId, note }: Swap): Promise<{ offerId: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const wanted = await plans.find(tx, organizationId, otherAssignmentId)
    if (!wanted || wanted.state === 'draft') {
      throw new Refusal('market.seatNotFound', undefined, { field: 'otherAssignmentId' })
    }
    if (wanted.profileId === profileId) {
      throw new Refusal('market.swapWithSelf', undefined, { field: 'otherAssignmentId' })
    }
    const seat = await holdOwnSeat(tx, member, assignmentId, wanted)
    const other = await plans.find(tx, organizationId, otherAssignmentId)
    if (other?.profileId !== wanted.profileId) {
      throw new Refusal('market.seatNotFound', undefined, { field: 'otherAssignmentId' })
    }
    if (hasBegun(other.startsAt, member.now())) {
      throw new Refusal('market.begun', undefined, { field: 'otherAssignmentId' })
    }
    const offer = await insertOffer(tx, member, seat, {
      kind: 'swap',
      note,
      isForAll: false,
      otherAssignmentId,
      otherId: other.profileId,
    })
    const trial = await handOver(tx, member, offer, other.profileId, { isTrial: true })
    if ('refusal' in trial) {
      const hasDeclined = trial.warnings.some(({ code }) => code === 'declined')
      if (trial.warnings.length === 0 || hasDeclined) throw trial.refusal
      await store.save(tx, organizationId, offer.id, { warns: true })
    }
    await store.ask(tx, organizationId, offer.id, [other.profileId], member.now())
    await notifyOffered(tx, member, offer, [other.profileId], other)
    await audited(tx, member, offer, { other: { ...spotOf(other), profileId: other.profileId } })
    return { offerId: offer.id }
  })

/** @throws Refusal `market.offerNotFound`, `market.offerEnded` */
export const withdraw = (member: Member, offerId: string): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const offer = await hold(tx, organizationId, offerId, [])
    const isMine = offer?.offererId === profileId
    if (!offer || (!isMine && !may(member.actor, toDecide))) throw new Refusal('market.offerNotFound')
    if (stateAfter(offer.state, 'withdraw', factsOf(offer)) === undefined) throw new Refusal('market.offerEnded')
    await end(tx, { organizationId, actorId: profileId, now: member.now() }, offer, 'withdrawn', 'withdrawn')
    await member.audit(tx, {
      kind: 'market.withdrawn',
      target: offer.id,
      change: { kind: offer.kind, ...spotOf(offer) },
    })
  })

/** How many could still take it, or have applied; to all: others may come free. */
export const leftOf = ({ isForAll }: store.OfferRow, asked: readonly { readonly answer: Answer }[]): number =>
  isForAll ? 1 : asked.filter(({ answer }) => answer === 'none' || answer === 'applied').length

export const factsOf = ({ kind, way }: store.OfferRow, needsWord = false, left = 0) => ({ kind, way, needsWord, left })

/** @throws Refusal `market.seatNotFound` */
async function requireOwnSeat(tx: Tx, { actor }: Member, assignmentId: string): Promise<plans.Found> {
  const seat = await plans.find(tx, actor.organizationId, assignmentId)
  if (seat?.profileId !== actor.profileId || seat.state === 'draft') throw new Refusal('market.seatNotFound')
  return seat
}

/**
 * The seat, and another one if there is, once weeks and people are held.
 * @throws Refusal `market.seatNotFound`, `market.begun`
 */
async function holdOwnSeat(tx: Tx, member: Member, assignmentId: string, other?: plans.Found): Promise<plans.Found> {
  const seen = await requireOwnSeat(tx, member, assignmentId)
  await holdAll(tx, member.actor.organizationId, other ? [seen, other] : [seen])
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
  seat: plans.Found,
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
    ...spotOf(seat),
    shiftName,
    startTime,
    endTime,
    startsAt,
    endsAt,
    state: 'open',
    way: 'first',
    assignmentId: seat.id,
    offererId: profileId,
    madeBy: profileId,
    madeAt: member.now(),
    ...what,
  })
  if (!offer) throw new Refusal('market.alreadyOffered')
  return offer
}

async function audited(tx: Tx, member: Member, offer: store.OfferRow, change: Record<string, unknown>): Promise<void> {
  await member.audit(tx, {
    kind: 'market.offered',
    target: offer.id,
    change: { kind: offer.kind, ...spotOf(offer), ...change },
  })
  tx.invalidate('market')
}
