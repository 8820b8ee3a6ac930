import { sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { markConfirmed } from '#features/planning/own-shifts/server/store.ts'
import {
  needsReason,
  tryAssign,
  type PlacedAssignment,
  type AssignRefused,
} from '#features/planning/schedule/server/try-assign.ts'
import { unassignWithoutNotification } from '#features/planning/schedule/server/assign-seat.ts'
import { lockWeeksAndPeople } from '#features/planning/assignments/server/lock-weeks.ts'
import { findGroupSetting } from '#features/planning/candidates/server/opening.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import * as store from './store.ts'

/** Who has come to which seat. */
interface HandedOver {
  readonly placed: readonly PlacedAssignment[]
}

type TransferOutcome = HandedOver | AssignRefused

/**
 * Weeks and people first, in the order in which planning takes them, then the offer: what is read of it from here on holds
 * until the commit. Undefined: there is no such offer.
 * @param placed assignments that the offer has led to, whose weeks and people are locked as well
 */
export async function lockOfferWeeksAndPeople(
  tx: Tx,
  organizationId: string,
  offerId: string,
  also: readonly string[],
  placed: readonly string[] = [],
): Promise<store.OfferRow | undefined> {
  const seen = await store.find(tx, organizationId, offerId)
  if (!seen) return undefined
  const others = [...placed, ...(seen.otherAssignmentId === null ? [] : [seen.otherAssignmentId])]
  const people = [seen.offeredBy, seen.otherId, seen.takenBy, ...also].filter(id => id !== null)
  await lockWeeksAndPeople(tx, organizationId, [
    ...people.map(profileId => ({ groupId: seen.groupId, date: seen.date, profileId })),
    ...(others.length === 0 ? [] : await plans.findUndeclinedAssignments(tx, organizationId, others)),
  ])
  return store.lock(tx, organizationId, offerId)
}

/**
 * The seat changes hands by the placing that hands use: all of it, or nothing and what stands against it. The offer is done
 * before its seats move, or they would end it. With `isTrial` nothing is kept in any case.
 */
export async function transferOfferedSeat(
  tx: Tx,
  member: Member,
  offer: store.OfferRow,
  takerId: string,
  { reason, isTrial = false }: { readonly reason?: string | undefined; readonly isTrial?: boolean },
): Promise<TransferOutcome> {
  await tx.execute(sql`savepoint hand_over`)
  const outcome = await moveSeats(tx, member, offer, takerId, reason)
  const isKept = !('refusal' in outcome) && !isTrial
  await tx.execute(isKept ? sql`release savepoint hand_over` : sql`rollback to savepoint hand_over`)
  return outcome
}

async function moveSeats(
  tx: Tx,
  member: Member,
  offer: store.OfferRow,
  takerId: string,
  reason: string | undefined,
): Promise<TransferOutcome> {
  const { organizationId } = member.actor
  await store.save(tx, organizationId, offer.id, {
    state: 'done',
    takenBy: takerId,
    endedAt: member.now(),
    nextWaveAt: null,
  })
  const own = await seatOf(tx, organizationId, offer.assignmentId, offer.offeredBy)
  const other = await seatOf(tx, organizationId, offer.otherAssignmentId, offer.otherId)
  if (own === 'gone' || other === 'gone') return { refusal: new Refusal('market.offerEnded'), warnings: [] }
  if (own) await unassignWithoutNotification(tx, member, own)
  if (other) await unassignWithoutNotification(tx, member, other)
  const wishes = [
    { ...seatReferenceOf(offer), profileId: takerId },
    ...(own && other ? [{ ...seatReferenceOf(other), profileId: own.profileId }] : []),
  ]
  const placed: PlacedAssignment[] = []
  const refused: AssignRefused[] = []
  const warned: string[] = []
  for (const wish of wishes) {
    const setting = await findGroupSetting(tx, member, wish.groupId)
    if (!setting) return { refusal: new Refusal('market.offerEnded'), warnings: [] }
    const outcome = await tryAssign(tx, member, setting, { ...wish, ...(reason === undefined ? {} : { reason }) })
    if (!('refusal' in outcome)) {
      placed.push(outcome)
      // taking a seat confirms it
      await markConfirmed(tx, organizationId, wish.profileId, [outcome.assignment.id], member.now())
    } else if (outcome.warnings.length === 0) return outcome
    else {
      refused.push(outcome)
      warned.push(wish.profileId)
    }
  }
  if (refused.length === 0) return { placed }
  // one reason for both members: the planner must have seen all warnings before overriding them
  const warnings = refused.flatMap(each => each.warnings)
  const nameOf = await store.readNames(tx, organizationId, { groupIds: [], profileIds: warned })
  return { refusal: needsReason(warnings, warned.map(nameOf)), warnings }
}

/** An assignment that has to be there as it was offered. */
async function seatOf(
  tx: Tx,
  organizationId: string,
  assignmentId: string | null,
  profileId: string | null,
): Promise<plans.FoundAssignment | 'gone' | undefined> {
  if (assignmentId === null) return undefined
  const found = await plans.findUndeclinedAssignment(tx, organizationId, assignmentId)
  return found?.profileId === profileId && found.state !== 'draft' ? found : 'gone'
}

export const seatReferenceOf = ({ groupId, date, shiftId, seat }: SeatReference): SeatReference => ({
  groupId,
  date,
  shiftId,
  seat,
})
