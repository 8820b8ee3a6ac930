import type { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Tx } from '#platform/server/database.ts'
import { assignmentKey } from '#features/planning/assignments/seat-key.ts'
import { type AssignmentState, publishedStates } from '#features/planning/assignments/states.ts'
import { requireGroupSetting, type GroupSetting } from '#features/planning/candidates/server/opening.ts'
import { setPinned as setPins } from '#features/planning/assignments/server/pin-store.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import { lockWeeksAndPeople, lockWeeks, mondaysOf } from '#features/planning/assignments/server/lock-weeks.ts'
import type { Assign, NotAssigned, Pin, SeatAll, SeatedPerson, UnseatAll } from '../schema.ts'
import { unassignAllWithoutNotification } from './assign-seat.ts'
import { tryAssign } from './try-assign.ts'
import { type AssignmentContext, openBulkAssignmentContext } from './assignment-context.ts'
import { notifyOfShifts, type NotifiedShift } from './notices.ts'

export interface AssignManyResult {
  /** How many sat there already. */
  readonly unchanged: number
  readonly seats: readonly SeatedPerson[]
  readonly left: readonly NotAssigned[]
  readonly notice: readonly NotifiedShift[]
}

/** Who can be seated is; the others are named, each with what stands against it. Nobody is told yet. */
export async function assignMembers(
  tx: Tx,
  member: Member,
  setting: GroupSetting,
  wishes: readonly Assign[],
): Promise<AssignManyResult> {
  await lockWeeksAndPeople(tx, member.actor.organizationId, wishes)
  const inOrder = wishes.toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1))
  const ground = await openBulkAssignmentContext(tx, member, inOrder)
  const seating = await assignUnderLocks(tx, member, setting, inOrder, ground)
  await ground.finish()
  return seating
}

/** The same where weeks and people are held already: the first wish comes first. */
export async function assignUnderLocks(
  tx: Tx,
  member: Member,
  setting: GroupSetting,
  wishes: readonly Assign[],
  ground: AssignmentContext,
): Promise<AssignManyResult> {
  const seats: SeatedPerson[] = []
  const left: NotAssigned[] = []
  const notice: NotifiedShift[] = []
  let unchanged = 0
  for (const wish of wishes) {
    const { date, shiftId, seat, profileId } = wish
    const outcome = await tryAssign(tx, member, setting, wish, { ground })
    if ('refusal' in outcome) {
      left.push(await describeNotAssigned(tx, member, setting, wish, outcome.refusal))
      continue
    }
    if (!outcome.isNew) unchanged++
    else seats.push({ date, shiftId, seat, profileId, reason: outcome.assignment.overrideReason })
    if (outcome.notice) notice.push(outcome.notice)
  }
  return { unchanged, seats, left: left.toSorted((a, b) => (a.date < b.date ? -1 : 1)), notice }
}

/** Somebody who was not seated, by name. */
export async function describeNotAssigned(
  tx: Tx,
  member: Member,
  { planned: { group, shifts }, standard }: GroupSetting,
  { date, shiftId, seat, profileId }: Assign,
  { code, parameters }: Refusal,
): Promise<NotAssigned> {
  // also of shifts that are no more
  const shift = [...shifts, ...standard, ...group.customShifts].find(({ id }) => id === shiftId)
  const shiftName = shift ? displayedShiftName(shift, member.language) : ''
  const fullName = (await store.lockPerson(tx, member.actor.organizationId, profileId))?.fullName ?? ''
  return { date, shiftId, seat, profileId, shiftName, fullName, code, parameters: parameters ?? null }
}

/** Assigns several members in one command, for instance to undo `unassignAll`. Each member gets one notification. */
export const assignAll = (
  member: Member,
  { groupId, seats, asBefore }: SeatAll,
): Promise<{ left: readonly NotAssigned[]; seats: readonly SeatedPerson[] }> =>
  member.transaction(async tx => {
    const setting = await requireGroupSetting(tx, member, groupId)
    const wishes = seats.map(({ reason, ...wish }) => ({
      groupId,
      ...wish,
      asBefore,
      ...(reason === null ? {} : { reason }),
    }))
    const seating = await assignMembers(tx, member, setting, wishes)
    await notifyOfShifts(tx, member, 'shift_assigned', setting.planned.group.name, seating.notice)
    return { left: seating.left, seats: seating.seats }
  })

/** Unassigns members from the seats they still have. Seats that were reassigned or worked since are skipped. */
export const unassignAll = (
  member: Member,
  { groupId, seats }: UnseatAll,
): Promise<{ removed: number; over: number }> =>
  member.transaction(async tx => {
    const { planned } = await requireGroupSetting(tx, member, groupId)
    let over = 0
    const gone = await unassignEach(tx, member, groupId, seats, one => {
      const stays = isOver(one, member.now()) && !isEnteredAfterEnd(one)
      if (stays) over++
      return !stays
    })
    await notifyOfShifts(tx, member, 'shift_removed', planned.group.name, gone.filter(isKnownToMember))
    tx.invalidate('schedule')
    return { removed: gone.length, over }
  })

/** Takes those off who sit there, or those of them who are meant, and gives them. Nobody is told yet. */
export async function unassignEach(
  tx: Tx,
  member: Member,
  groupId: string,
  seats: UnseatAll['seats'],
  isMeant: (found: store.FoundAssignment) => boolean = () => true,
): Promise<readonly store.FoundAssignment[]> {
  const { organizationId } = member.actor
  await lockWeeks(tx, organizationId, groupId, seats)
  const days = seats.map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const wanted = new Set(seats.map(one => assignmentKey({ ...one, groupId })))
  const seated = await store.listOfGroup(tx, organizationId, groupId, first, last)
  const ids = seated.filter(one => wanted.has(assignmentKey({ ...one, groupId }))).map(({ id }) => id)
  const gone = (await store.findUndeclinedAssignments(tx, organizationId, ids)).filter(isMeant)
  await unassignAllWithoutNotification(tx, member, gone)
  for (const monday of mondaysOf(gone)) await weeks.incrementPlanWeekVersion(tx, organizationId, groupId, monday)
  return gone
}

/** Hours are reckoned from such a seat. */
export const isOver = ({ endsAt }: Pick<store.FoundAssignment, 'endsAt'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(endsAt, now) <= 0

/** Once it was over: taking that back takes no shift that was planned and worked. */
export const isEnteredAfterEnd = (one: Pick<store.FoundAssignment, 'assignedAt' | 'endsAt'>): boolean =>
  isOver(one, one.assignedAt)

/** Its person has been told of it. */
export const isKnownToMember = ({ state }: { readonly state: AssignmentState }): boolean =>
  publishedStates.some(published => published === state)

/** Drafts alone: what people have been told of does not move by itself. */
export const pinDrafts = (member: Member, { seats, isPinned }: Pin): Promise<{ changed: number }> =>
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
