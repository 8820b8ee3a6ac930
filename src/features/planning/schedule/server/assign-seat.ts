import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'
import { publishedStates } from '#features/planning/assignments/states.ts'
import { goneAssignment, goneShift } from '#features/planning/assignments/server/gone-assignment.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import { callSeatListeners } from '#features/planning/assignments/server/seat-changes.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import type { Assign, MoveSeat, ReplaceMember } from '../schema.ts'
import { type Assigned, assignSeat, needsReason } from './try-assign.ts'
import { notifyOfShifts } from './notices.ts'

export const assignMember = (member: Member, input: Assign): Promise<Assigned> =>
  member.transaction(async tx => {
    const outcome = await assignSeat(tx, member, input)
    if ('refusal' in outcome) throw outcome.refusal
    return outcome
  })

export const removeAssignment = (
  member: Member,
  { assignmentId }: { assignmentId: string },
): Promise<{ version: number }> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const assignment = await hold(tx, member, assignmentId)
    await takeOff(tx, member, assignment)
    const { groupId, date } = assignment
    const version = await weeks.incrementPlanWeekVersion(tx, organizationId, groupId, mondayOf(weekOf(date)))
    tx.invalidate('schedule')
    return { version }
  })

/**
 * Frees the seat and puts another member on it, in one transaction; a shift that runs goes on with the new one.
 * @throws Refusal `schedule.notFound`, `schedule.taken`, and those of assigning
 */
export const replaceAssignment = (
  member: Member,
  { assignmentId, profileId, reason }: ReplaceMember,
): Promise<Assigned> =>
  member.transaction(async tx => {
    const former = await hold(tx, member, assignmentId)
    if (former.profileId === profileId) {
      throw new Refusal('schedule.taken', { name: former.fullName }, { field: 'profileId' })
    }
    await takeOff(tx, member, former)
    const { groupId, date, shiftId, seat } = former
    const outcome = await assignSeat(tx, member, {
      groupId,
      date,
      shiftId,
      seat,
      profileId,
      ...(reason === undefined ? {} : { reason }),
    })
    if ('refusal' in outcome) throw outcome.refusal
    return outcome
  })

/**
 * Both changes or none: whoever sits on the other seat comes to this one, in whatever group.
 * @throws Refusal `schedule.otherWeek`
 */
export async function moveOrSwapAssignment(tx: Tx, member: Member, input: MoveSeat): Promise<{ version: number }> {
  const { organizationId } = member.actor
  const moved = await hold(tx, member, input.assignmentId, input.groupId)
  const { groupId } = moved
  const target = { groupId: input.groupId ?? groupId, date: input.date, shiftId: input.shiftId, seat: input.seat }
  if (weekOf(input.date) !== weekOf(moved.date)) throw new Refusal('schedule.otherWeek', undefined, { field: 'date' })
  const seated = await store.findUndeclinedOnSeat(tx, organizationId, target)
  const { version } = await weeks.findPlanWeek(tx, organizationId, groupId, mondayOf(weekOf(moved.date)))
  if (seated?.id === moved.id) return { version }
  const other = seated && (await store.findUndeclinedAssignment(tx, organizationId, seated.id))
  await takeOff(tx, member, moved)
  if (other) await takeOff(tx, member, other)
  const { date, shiftId, seat } = moved
  const asBefore = input.asBefore
  const comesTo = (spot: typeof target, { profileId, fullName, isPinned }: store.FoundAssignment) =>
    ({ ...spot, profileId, fullName, isPinned, asBefore }) as const
  const wishes = [comesTo(target, moved), ...(other ? [comesTo({ groupId, date, shiftId, seat }, other)] : [])]
  const newVersion = await assignAll(tx, member, wishes, input.reason)
  if (target.groupId !== groupId && !other)
    await weeks.incrementPlanWeekVersion(tx, organizationId, groupId, mondayOf(weekOf(date)))
  await member.audit(tx, {
    kind: 'schedule.moved',
    target: moved.profileId,
    change: { from: { groupId, date, shiftId, seat }, to: target },
  })
  return { version: newVersion ?? version }
}

export const moveAssignment = (member: Member, input: MoveSeat): Promise<{ version: number }> =>
  member.transaction(tx => moveOrSwapAssignment(tx, member, input))

/**
 * The assignment as it is once its week is locked: publishing may have been under way. `alsoOf`: a group whose week is
 * held with it; all weeks in one order, so that two commands do not wait for each other.
 * @throws Refusal `schedule.notFound`
 */
async function hold(tx: Tx, member: Member, assignmentId: string, alsoOf?: string): Promise<store.FoundAssignment> {
  const { organizationId } = member.actor
  const seen = await store.findUndeclinedAssignment(tx, organizationId, assignmentId)
  if (seen) {
    const groupIds = [...new Set([seen.groupId, alsoOf ?? seen.groupId])].toSorted()
    for (const groupId of groupIds) await weeks.lockPlanWeek(tx, organizationId, groupId, mondayOf(weekOf(seen.date)))
  }
  const locked = seen && (await store.findUndeclinedAssignment(tx, organizationId, assignmentId))
  if (!locked) throw await goneAssignment(tx, member, assignmentId)
  return locked
}

/**
 * Asks once for all of them: nobody overrides what has not been shown.
 * @throws Refusal `schedule.needsReason`
 */
async function assignAll(
  tx: Tx,
  member: Member,
  wishes: readonly (Parameters<typeof assignSeat>[2] & { readonly fullName: string })[],
  reason: string | undefined,
): Promise<number | undefined> {
  const asked: { name: string; warnings: readonly Reason[] }[] = []
  let version: number | undefined
  for (const { fullName, ...wish } of wishes) {
    const outcome = await assignSeat(tx, member, { ...wish, ...(reason === undefined ? {} : { reason }) })
    if ('version' in outcome) version = outcome.version
    else if (outcome.warnings.length === 0) throw outcome.refusal
    else asked.push({ name: fullName, warnings: outcome.warnings })
  }
  if (asked.length === 0) return version
  const warnings = asked.flatMap(each => each.warnings)
  const names = asked.map(({ name }) => name)
  throw needsReason(warnings, names)
}

/** Ends an assignment; whoever knew of it is told. */
async function takeOff(tx: Tx, member: Member, assignment: store.FoundAssignment): Promise<void> {
  await unassignWithoutNotification(tx, member, assignment)
  if (publishedStates.some(published => published === assignment.state)) {
    await notifyOfShifts(tx, member, 'shift_removed', assignment.groupName, [assignment])
  }
}

/**
 * The same without a word to the person.
 * @throws Refusal `schedule.notFound`
 */
export const unassignWithoutNotification = (tx: Tx, member: Member, assignment: store.FoundAssignment): Promise<void> =>
  unassignAllWithoutNotification(tx, member, [assignment])

/**
 * All of them or none. Their weeks are held by whoever asks for it.
 * @throws Refusal `schedule.notFound`
 */
export async function unassignAllWithoutNotification(
  tx: Tx,
  member: Member,
  assignments: readonly store.FoundAssignment[],
): Promise<void> {
  const { organizationId } = member.actor
  const ids = assignments.map(({ id }) => id)
  const [first] = assignments
  if (first && (await store.removeAll(tx, organizationId, ids)) < ids.length) throw await goneShift(tx, member, first)
  const by = { organizationId, actorId: member.actor.profileId, now: member.now() }
  const known = assignments.filter(({ state }) => state !== 'draft')
  await callSeatListeners(
    tx,
    by,
    known.map(({ id: assignmentId, groupId, date, shiftId, seat }) => ({ groupId, date, shiftId, seat, assignmentId })),
  )
  await member.auditAll(
    tx,
    assignments.map(
      ({ id: target, groupId, date, shiftId, seat, profileId, state, isPinned, overrideReason, decidedAt }) => ({
        kind: 'schedule.removed',
        target,
        // enough to put them back as they were
        change: { groupId, date, shiftId, seat, profileId, state, isPinned, overrideReason, decidedAt },
      }),
    ),
  )
}
