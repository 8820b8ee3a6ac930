import {
  markSettledNotificationsRead,
  markUnsettledNotificationsUnread,
} from '#features/messages/notifications/server/mark-settled.ts'
import type { NotificationKinds, OfferOutcome, ShiftNotice } from '#features/messages/notifications/kinds.ts'
import { type Notifier, notify } from '#features/messages/notifications/server/notify.ts'
import { listPlanners } from '#features/planning/assignments/server/planners.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import * as store from './store.ts'

/** A seat with its times, as notifications name it. */
type NamedSeatTimes = Pick<
  store.OfferRow,
  'groupId' | 'date' | 'shiftId' | 'shiftName' | 'seat' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'
>

export const seatNoticeOf = (seat: NamedSeatTimes, groupName: string) => ({
  groupId: seat.groupId,
  groupName,
  date: seat.date,
  shiftId: seat.shiftId,
  shiftName: seat.shiftName,
  seat: seat.seat,
  startTime: seat.startTime,
  endTime: seat.endTime,
  startsAt: seat.startsAt.toString(),
  endsAt: seat.endsAt.toString(),
})

/** To whom a seat is offered. */
export async function notifyInvitees(
  tx: Tx,
  notifier: Notifier,
  offer: store.OfferRow,
  profileIds: readonly string[],
  other: plans.FoundAssignment | undefined,
): Promise<void> {
  const notice = await offerNotice(tx, notifier, offer, offer.offeredBy)
  await notify(
    tx,
    notifier,
    profileIds,
    'offer_made',
    { ...notice, reason: offer.note, other: other ? seatNoticeOf(other, other.groupName) : null },
    offer.offeredBy ?? offer.createdBy,
  )
}

/**
 * @param namedId who has taken it or taken that back, where somebody has
 * @param came what has come for it in a swap
 */
export async function notifyOfferOutcome(
  tx: Tx,
  notifier: Notifier,
  offer: store.OfferRow,
  profileIds: readonly string[],
  outcome: OfferOutcome,
  namedId: string | null = null,
  came?: ShiftNotice,
): Promise<void> {
  if (profileIds.length === 0) return
  const notice = await offerNotice(tx, notifier, offer, namedId)
  const other = came ?? (await wantedIn(tx, offer))
  await notify(tx, notifier, profileIds, 'offer_settled', { ...notice, outcome, other }, namedId ?? undefined)
}

/** Marks notifications of an offer as read: the offer has ended, or their recipients no longer have to answer it. */
export const markOfferNotificationsRead = (
  tx: Tx,
  { organizationId, id }: Pick<store.OfferRow, 'organizationId' | 'id'>,
  now: Temporal.Instant,
  who: { readonly kinds?: readonly ('offer_made' | 'offer_waits')[]; readonly recipientId?: string } = {},
): Promise<void> =>
  markSettledNotificationsRead(
    tx,
    organizationId,
    { kinds: ['offer_made', 'offer_waits'], parameter: 'offerId', id, ...who },
    now,
  )

/** Marks what an action has marked as read since then as unread again: the offer is open as before. */
export const markOfferNotificationsUnread = (
  tx: Tx,
  { organizationId, id }: Pick<store.OfferRow, 'organizationId' | 'id'>,
  since: Temporal.Instant,
  kinds: readonly ('offer_made' | 'offer_waits')[] = ['offer_made'],
): Promise<void> => markUnsettledNotificationsUnread(tx, organizationId, { kinds, parameter: 'offerId', id }, since)

/** Planners have to say yes to somebody, or to choose of several. */
export async function notifyDecisionPending(
  tx: Tx,
  notifier: Notifier,
  offer: store.OfferRow,
  of: { readonly takerId: string | null; readonly applicants: number },
): Promise<void> {
  const notice = await offerNotice(tx, notifier, offer, of.takerId)
  const planners = await listPlanners(tx, notifier.organization.id)
  await notify(
    tx,
    notifier,
    planners.filter(id => id !== of.takerId),
    'offer_waits',
    { ...notice, applicants: of.applicants, other: await wantedIn(tx, offer) },
    of.takerId ?? undefined,
  )
}

/** Those who were to decide need not any more. */
export async function notifyAcceptanceWithdrawn(tx: Tx, notifier: Notifier, offer: store.OfferRow, takerId: string) {
  const planners = await listPlanners(tx, notifier.organization.id)
  await notifyOfferOutcome(
    tx,
    notifier,
    offer,
    planners.filter(id => id !== takerId),
    'taken_back',
    takerId,
  )
}

/** What is asked for in a swap: it may begin before what is offered, and concerns both. */
async function wantedIn(tx: Tx, { organizationId, otherAssignmentId }: store.OfferRow) {
  const wanted =
    otherAssignmentId === null ? undefined : await plans.findUndeclinedAssignment(tx, organizationId, otherAssignmentId)
  return wanted && seatNoticeOf(wanted, wanted.groupName)
}

async function offerNotice(
  tx: Tx,
  { organization }: Notifier,
  offer: store.OfferRow,
  namedId: string | null,
): Promise<Pick<NotificationKinds['offer_settled'], 'offerId' | 'offer' | 'name'> & ReturnType<typeof seatNoticeOf>> {
  const nameOf = await store.readNames(tx, organization.id, {
    groupIds: [offer.groupId],
    profileIds: namedId === null ? [] : [namedId],
  })
  return {
    ...seatNoticeOf(offer, nameOf(offer.groupId)),
    offerId: offer.id,
    offer: offer.kind,
    name: namedId === null ? null : nameOf(namedId),
  }
}
