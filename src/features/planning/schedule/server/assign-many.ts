import type { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { shownName } from '#features/agency/shifts/names.ts'
import type { Tx } from '#platform/server/database.ts'
import { assignmentKey } from '#features/planning/assignments/seat-key.ts'
import { type AssignmentState, publishedStates } from '#features/planning/assignments/states.ts'
import { requireSetting, type Setting } from '#features/planning/candidates/server/opening.ts'
import { pin as setPins } from '#features/planning/assignments/server/pin-store.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import { lockWeeksAndPeople, lockWeeks, mondaysOf } from '#features/planning/assignments/server/lock-weeks.ts'
import type { Assign, Left, Pin, SeatAll, SeatedPerson, UnseatAll } from '../schema.ts'
import { unassignAllWithoutNotification } from './assign-seat.ts'
import { tryAssign } from './try-assign.ts'
import { type AssignmentContext, openBulkAssignmentContext } from './assignment-context.ts'
import { notifyOfShifts, type NotifiedShift } from './notices.ts'

export interface Seating {
  /** Those who sat there already as well. */
  readonly placed: number
  readonly seats: readonly SeatedPerson[]
  readonly left: readonly Left[]
  readonly notice: readonly NotifiedShift[]
}

/** Who can be seated is; the others are named, each with what stands against it. Nobody is told yet. */
export async function assignEach(
  tx: Tx,
  member: Member,
  setting: Setting,
  wishes: readonly Assign[],
): Promise<Seating> {
  await lockWeeksAndPeople(tx, member.actor.organizationId, wishes)
  const inOrder = wishes.toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1))
  const ground = await openBulkAssignmentContext(tx, member, inOrder)
  const seating = await assignHeld(tx, member, setting, inOrder, ground)
  await ground.finish()
  return seating
}

/** The same where weeks and people are held already: the first wish comes first. */
export async function assignHeld(
  tx: Tx,
  member: Member,
  setting: Setting,
  wishes: readonly Assign[],
  ground: AssignmentContext,
): Promise<Seating> {
  const seats: SeatedPerson[] = []
  const left: Left[] = []
  const notice: NotifiedShift[] = []
  let placed = 0
  for (const wish of wishes) {
    const { date, shiftId, seat, profileId } = wish
    const outcome = await tryAssign(tx, member, setting, wish, { ground })
    if ('refusal' in outcome) {
      left.push(await leftBy(tx, member, setting, wish, outcome.refusal))
      continue
    }
    placed++
    if (outcome.isNew) seats.push({ date, shiftId, seat, profileId, reason: outcome.assignment.overrideReason })
    if (outcome.notice) notice.push(outcome.notice)
  }
  return { placed, seats, left: left.toSorted((a, b) => (a.date < b.date ? -1 : 1)), notice }
}

/** Somebody who was not seated, by name. */
export async function leftBy(
  tx: Tx,
  member: Member,
  { planned: { group, shifts }, standard }: Setting,
  { date, shiftId, seat, profileId }: Assign,
  { code, parameters }: Refusal,
): Promise<Left> {
  // also of shifts that are no more
  const shift = [...shifts, ...standard, ...group.customShifts].find(({ id }) => id === shiftId)
  const shiftName = shift ? shownName(shift, member.language) : ''
  const fullName = (await store.lockPerson(tx, member.actor.organizationId, profileId))?.fullName ?? ''
  return { date, shiftId, seat, profileId, shiftName, fullName, code, parameters: parameters ?? null }
}

/** Assigns several members in one command, for instance to undo `unassignAll`. Each member gets one notification. */
export const assignAll = (
  member: Member,
  { groupId, seats, asBefore }: SeatAll,
): Promise<{ left: readonly Left[]; seats: readonly SeatedPerson[] }> =>
  member.transaction(async tx => {
    const setting = await requireSetting(tx, member, groupId)
    const wishes = seats.map(({ reason, ...wish }) => ({
      groupId,
      ...wish,
      asBefore,
      ...(reason === null ? {} : { reason }),
    }))
    const seating = await assignEach(tx, member, setting, wishes)
    await notifyOfShifts(tx, member, 'shift_assigned', setting.planned.group.name, seating.notice)
    return { left: seating.left, seats: seating.seats }
  })

/** Unassigns members from the seats they still have. Seats that were reassigned or worked since are skipped. */
export const unassignAll = (
  member: Member,
  { groupId, seats }: UnseatAll,
): Promise<{ removed: number; over: number }> =>
  member.transaction(async tx => {
    const { planned } = await requireSetting(tx, member, groupId)
    let over = 0
    const gone = await freeEach(tx, member, groupId, seats, one => {
      const stays = isOver(one, member.now()) && !wasEntered(one)
      if (stays) over++
      return !stays
    })
    await notifyOfShifts(tx, member, 'shift_removed', planned.group.name, gone.filter(isKnown))
    tx.invalidate('schedule')
    return { removed: gone.length, over }
  })

/** Takes those off who sit there, or those of them who are meant, and gives them. Nobody is told yet. */
export async function freeEach(
  tx: Tx,
  member: Member,
  groupId: string,
  seats: UnseatAll['seats'],
  isMeant: (found: store.Found) => boolean = () => true,
): Promise<readonly store.Found[]> {
  const { organizationId } = member.actor
  await lockWeeks(tx, organizationId, groupId, seats)
  const days = seats.map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const wanted = new Set(seats.map(one => assignmentKey({ ...one, groupId })))
  const seated = await store.listOfGroup(tx, organizationId, groupId, first, last)
  const ids = seated.filter(one => wanted.has(assignmentKey({ ...one, groupId }))).map(({ id }) => id)
  const gone = (await store.findAll(tx, organizationId, ids)).filter(isMeant)
  await unassignAllWithoutNotification(tx, member, gone)
  for (const monday of mondaysOf(gone)) await weeks.touch(tx, organizationId, groupId, monday)
  return gone
}

/** Hours are reckoned from such a seat. */
export const isOver = ({ endsAt }: Pick<store.Found, 'endsAt'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(endsAt, now) <= 0

/** Once it was over: taking that back takes no shift that was planned and worked. */
export const wasEntered = (one: Pick<store.Found, 'assignedAt' | 'endsAt'>): boolean => isOver(one, one.assignedAt)

/** Its person has been told of it. */
export const isKnown = ({ state }: { readonly state: AssignmentState }): boolean =>
  publishedStates.some(published => published === state)

/** Drafts alone: what people have been told of does not move by itself. */
export const pin = (member: Member, { seats, isPinned }: Pin): Promise<{ changed: number }> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const byGroup = [...Map.groupBy(seats, ({ groupId }) => groupId)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [groupId, own] of byGroup) await lockWeeks(tx, organizationId, groupId, own)
    const changed = await setPins(tx, organizationId, seats, isPinned)
    if (changed.length === 0) return { changed: 0 }
    const kind = isPinned ? 'schedule.pinned' : 'schedule.unpinned'
    await member.audit(tx, { kind, target: organizationId, change: { seats: changed } })
    tx.invalidate('schedule')
    return { changed: changed.length }
  })
