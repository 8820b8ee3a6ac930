import { weekOf } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { copyTargetWeeks, listCopyWishes } from '#features/planning/schedule/server/copy-targets.ts'
import {
  assignUnderLocks,
  unassignEach,
  isKnownToMember,
  isOver,
  isEnteredAfterEnd,
} from '#features/planning/schedule/server/assign-many.ts'
import { openBulkAssignmentContext } from '#features/planning/schedule/server/assignment-context.ts'
import { goneShift } from '#features/planning/assignments/server/gone-assignment.ts'
import { lockWeeksAndPeople, seatsByGroupInOrder } from '#features/planning/assignments/server/lock-weeks.ts'
import {
  createOpeningCache,
  requireGroupSetting,
  type GroupSetting,
} from '#features/planning/candidates/server/opening.ts'
import { notifyOfShiftsInGroups, type NotifiedShift } from '#features/planning/schedule/server/notices.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { assignSeat } from '#features/planning/schedule/server/try-assign.ts'
import { moveOrSwapAssignment } from '#features/planning/schedule/server/assign-seat.ts'
import type {
  AssignMany,
  CopyMany,
  AssignedSeat,
  Freed,
  FreeMany,
  ReassignSeat,
  MoveTo,
  AssignOutcome,
} from '../schema.ts'

type Wish = AssignMany['seats'][number]

/** Whoever can be seated is, in one deed over all groups; the others are named. Each person is told once of all of it. */
export const assignSeats = (member: Member, { seats, asBefore }: AssignMany): Promise<AssignOutcome> =>
  member.transaction(async tx => {
    const outcome = await assignIn(tx, member, seats, asBefore)
    tx.invalidate('schedule')
    return outcome
  })

/**
 * A person to another seat of the week, in whatever group; who sits there changes places.
 * @throws Refusal `schedule.notFound`
 */
export const moveSeatedMember = (member: Member, { from, to, reason, asBefore }: MoveTo): Promise<void> =>
  member.transaction(async tx => {
    const seated = await plans.findUndeclinedOnSeat(tx, member.actor.organizationId, from)
    if (seated?.profileId !== from.profileId) throw await goneShift(tx, member, from)
    await moveOrSwapAssignment(tx, member, {
      assignmentId: seated.id,
      ...to,
      asBefore,
      ...(reason === undefined ? {} : { reason }),
    })
    tx.invalidate('schedule')
  })

/**
 * Another person on a seat that is taken: both or neither.
 * @throws Refusal `schedule.notFound`, and what stands against the other person
 */
export const reassignSeat = (member: Member, { seat: seated, to, reason, asBefore }: ReassignSeat): Promise<void> =>
  member.transaction(async tx => {
    await lockWeeksAndPeople(tx, member.actor.organizationId, [seated, { ...seated, profileId: to }])
    const { groupId, profileId: _, ...spot } = seated
    const gone = await unassignEach(tx, member, groupId, [seated])
    if (gone.length === 0) throw await goneShift(tx, member, seated)
    const wish = { groupId, ...spot, profileId: to, asBefore, ...(reason === undefined ? {} : { reason }) }
    const outcome = await assignSeat(tx, member, wish)
    if ('refusal' in outcome) throw outcome.refusal
    await notifyOfShiftsInGroups(tx, member, 'shift_removed', gone.filter(isKnownToMember))
    tx.invalidate('schedule')
  })

/**
 * Unassigns members; with `onlyDrafts` only drafts that are not pinned, as when a week is cleared. Hours are calculated from
 * past seats: a single past seat can be unassigned as a correction, several are left as they are.
 */
export const unassignSeats = (member: Member, { seats, onlyDrafts, asBefore }: FreeMany): Promise<Freed> =>
  member.transaction(async tx => {
    await lockWeeksAndPeople(tx, member.actor.organizationId, seats)
    const isOneByHand = seats.length === 1 && !onlyDrafts
    const mayGo = (one: plans.FoundAssignment) =>
      !isOver(one, member.now()) || (asBefore ? isEnteredAfterEnd(one) : isOneByHand)
    let over = 0
    const isMeant = (one: plans.FoundAssignment) => {
      if (onlyDrafts && (one.state !== 'draft' || one.isPinned)) return false
      if (mayGo(one)) return true
      over++
      return false
    }
    const done: AssignedSeat[] = []
    const notices: (NotifiedShift & { groupName: string })[] = []
    for (const [groupId, own] of seatsByGroupInOrder(seats)) {
      for (const one of await unassignEach(tx, member, groupId, own, isMeant)) {
        const { date, shiftId, seat, profileId, overrideReason: reason } = one
        done.push({ groupId, date, shiftId, seat, profileId, reason })
        if (isKnownToMember(one)) notices.push(one)
      }
    }
    await notifyOfShiftsInGroups(tx, member, 'shift_removed', notices)
    tx.invalidate('schedule')
    return { seats: done, over }
  })

/** All groups and weeks or none; whoever cannot be seated is left out and named. */
export const copyGroupWeeks = (member: Member, { groupIds, from, to, reason }: CopyMany): Promise<AssignOutcome> =>
  member.transaction(async tx => {
    const targets = copyTargetWeeks(from, to)
    const wishes: Wish[] = []
    for (const groupId of new Set(groupIds)) {
      const setting = await requireGroupSetting(tx, member, groupId)
      const found = await listCopyWishes(tx, member, setting, { from, to: targets })
      wishes.push(...found.map(wish => ({ ...wish, reason: reason ?? null })))
    }
    const outcome = await assignIn(tx, member, wishes)
    const placedIn = countBy(outcome.seats)
    const leftIn = countBy(outcome.left)
    await member.auditAll(
      tx,
      [...countBy(wishes).keys()].map(key => {
        const [target = '', week] = key.split(' ')
        const change = { from, to: week, placed: placedIn.get(key) ?? 0, left: leftIn.get(key) ?? 0 }
        return { kind: 'schedule.copied', target, change }
      }),
    )
    tx.invalidate('schedule')
    return outcome
  })

/** How many, by group and week. */
const countBy = (seats: readonly Pick<Wish, 'groupId' | 'date'>[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(seats, ({ groupId, date }) => `${groupId} ${weekOf(date)}`)].map(([key, { length }]) => [
      key,
      length,
    ]),
  )

async function assignIn(tx: Tx, member: Member, wishes: readonly Wish[], asBefore?: boolean): Promise<AssignOutcome> {
  await lockWeeksAndPeople(tx, member.actor.organizationId, wishes)
  const seats: AssignedSeat[] = []
  const left: AssignOutcome['left'][number][] = []
  const notices: (NotifiedShift & { groupName: string })[] = []
  const settings = new Map<string, GroupSetting>()
  const memory = createOpeningCache(member.organization.timeZone)
  const ground = await openBulkAssignmentContext(
    tx,
    member,
    wishes.map(({ reason: _, ...wish }) => wish),
  )
  for (const { reason, ...wish } of wishes) {
    const { groupId } = wish
    const setting = settings.get(groupId) ?? { ...(await requireGroupSetting(tx, member, groupId)), ...memory }
    settings.set(groupId, setting)
    const groupName = setting.planned.group.name
    const asked = { ...wish, asBefore, ...(reason === null ? {} : { reason }) }
    const outcome = await assignUnderLocks(tx, member, setting, [asked], ground)
    seats.push(...outcome.seats.map(seat => ({ groupId, ...seat })))
    left.push(...outcome.left.map(one => ({ groupId, groupName, ...one })))
    notices.push(...outcome.notice.map(shift => ({ ...shift, groupName })))
  }
  await ground.finish()
  await notifyOfShiftsInGroups(tx, member, 'shift_assigned', notices)
  return { seats, left }
}
