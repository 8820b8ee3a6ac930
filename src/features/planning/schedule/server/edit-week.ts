import type { Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { publishedStates } from '#features/planning/assignments/states.ts'
import { firstAndLastDay, requireGroupSetting } from '#features/planning/candidates/server/opening.ts'
import { callSeatListeners } from '#features/planning/assignments/server/seat-changes.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import type { Clear, Cleared, Copied, Copy, Note } from '../schema.ts'
import { copyTargetWeeks, listCopyWishes } from './copy-targets.ts'
import { assignMembers } from './assign-many.ts'
import { notifyOfShifts } from './notices.ts'

const groupNotFound = () => new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })

/**
 * Seats that are over keep who sat there.
 * @throws Refusal `schedule.staleWeek`
 */
export const clearPlanWeek = (member: Member, { groupId, week, version, withPublished }: Clear): Promise<Cleared> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const monday = mondayOf(week)
    const stored = await weeks.lockPlanWeek(tx, organizationId, groupId, monday)
    const planned = await groups.find(tx, organizationId, groupId)
    if (!stored || !planned) throw groupNotFound()
    const states = withPublished ? (['draft', ...publishedStates] as const) : (['draft'] as const)
    const gone = await weeks.removeAssignmentsOfDays(
      tx,
      organizationId,
      groupId,
      firstAndLastDay(week),
      states,
      member.now(),
    )
    // another planner may have cleared it: there is nothing to look at again
    if (gone.length === 0) return { removed: 0, version: stored.version, seats: [] }
    if (stored.version !== version) throw new Refusal('schedule.staleWeek', undefined, { field: 'version' })
    await member.audit(tx, {
      kind: 'schedule.cleared',
      target: groupId,
      change: { week, seats: gone },
    })
    const known = gone.filter(({ state }) => state !== 'draft')
    await callSeatListeners(
      tx,
      { organizationId, actorId: member.actor.profileId, now: member.now() },
      known.map(({ id, ...seat }) => ({ ...seat, groupId, assignmentId: id })),
    )
    await notifyOfShifts(tx, member, 'shift_removed', planned.group.name, known)
    tx.invalidate('schedule')
    return {
      removed: gone.length,
      version: await weeks.incrementPlanWeekVersion(tx, organizationId, groupId, monday),
      seats: gone.map(({ date, shiftId, seat, profileId: id, overrideReason }) => ({
        date,
        shiftId,
        seat,
        profileId: id,
        reason: overrideReason,
      })),
    }
  })

/** All weeks or none; who cannot be seated is left out and named. Each person is told once of all of it. */
export const copyPlanWeek = (member: Member, { groupId, from, to, reason }: Copy): Promise<Copied> =>
  member.transaction(async tx => {
    const targets = copyTargetWeeks(from, to)
    const setting = await requireGroupSetting(tx, member, groupId)
    const wishes = await listCopyWishes(tx, member, setting, { from, to: targets })
    const asked = wishes.map(wish => ({ ...wish, ...(reason === undefined ? {} : { reason }) }))
    const { unchanged, seats, left, notice } = await assignMembers(tx, member, setting, asked)
    await notifyOfShifts(tx, member, 'shift_assigned', setting.planned.group.name, notice)
    for (const week of targets) {
      const isIn = ({ date }: { date: Day }) => weekOf(date) === week
      await member.audit(tx, {
        kind: 'schedule.copied',
        target: groupId,
        change: { from, to: week, placed: seats.filter(isIn).length, left: left.filter(isIn).length },
      })
    }
    tx.invalidate('schedule')
    return { placed: seats.length, unchanged, seats, left }
  })

/** @throws Refusal `schedule.groupNotFound`, `schedule.shiftNotFound`, `schedule.otherNote` */
export const saveSeatNote = (member: Member, { note, was, ...spot }: Note): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const planned = await groups.find(tx, organizationId, spot.groupId)
    if (!planned) throw groupNotFound()
    // one after the other: each is told of the note before
    await weeks.lockPlanWeek(tx, organizationId, spot.groupId, mondayOf(weekOf(spot.date)))
    const before = await weeks.findNote(tx, organizationId, spot)
    const isInForce = planned.shifts.some(({ id }) => id === spot.shiftId)
    // of one that is no longer in use, for whoever still sits there; what was written goes in any case
    if (!isInForce && before === '' && !(await plans.findUndeclinedOnSeat(tx, organizationId, spot))) {
      throw new Refusal('schedule.shiftNotFound', undefined, { field: 'shiftId' })
    }
    if (was !== undefined && was !== before && note !== before) {
      throw new Refusal('schedule.otherNote', { note: before }, { field: 'note' })
    }
    await weeks.saveNote(tx, organizationId, spot, note, profileId)
    tx.invalidate('schedule')
  })
