import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { lockWeeksAndPeople, seatsByGroupInOrder } from '#features/planning/assignments/server/lock-weeks.ts'
import { unassignEach, isKnownToMember } from '#features/planning/schedule/server/assign-many.ts'
import { type NotifiedShift, notifyOfShiftsInGroups } from '#features/planning/schedule/server/notices.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { AppliedSeat } from '../application.ts'
import { undoDeadline } from '../rules.ts'
import type { Application, UndoneApplication } from '../schema.ts'
import type { Touch } from '../states.ts'
import * as store from './proposal-store.ts'
import { openProposalAssigner, type ProposedPosition } from './assign-proposed.ts'

export const readApplications = (member: Member, { week }: { week: Week }): Promise<Application[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const monday = mondayOf(week)
    const rows = await store.listApplications(tx, organizationId, monday)
    const there = new Set((await store.listProposalRows(tx, organizationId, monday)).map(({ proposal }) => proposal.id))
    const by = rows.flatMap(({ appliedBy, withdrawnBy }) => [appliedBy, withdrawnBy ?? appliedBy])
    const names = await store.personNamesById(tx, organizationId, by)
    const named = (profileId: string) => ({ profileId, fullName: names.get(profileId) ?? '' })
    return rows.map(row => ({
      id: row.id,
      proposalId: there.has(row.proposalId) ? row.proposalId : null,
      label: row.label,
      appliedBy: named(row.appliedBy),
      appliedAt: row.appliedAt.toString(),
      seats: row.seats.length,
      freed: row.freed.length,
      until: undoDeadline(row.appliedAt).toString(),
      undoneAt: row.withdrawnAt?.toString() ?? null,
      undoneBy: row.withdrawnBy === null ? null : named(row.withdrawnBy),
    }))
  })

/**
 * What nobody has touched since and is still to come goes, and whoever gave way for it comes back where the seat is still
 * free and nothing stands against it. The rest stays as it is, and is named.
 * @throws Refusal `autoplan.applicationNotFound`, `autoplan.takenBack`, `autoplan.tooLate`
 */
export const undoApplication = (
  member: Member,
  { applicationId }: { applicationId: string },
): Promise<UndoneApplication> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const row = await store.lockApplication(tx, organizationId, applicationId)
    if (!row) throw new Refusal('autoplan.applicationNotFound')
    if (row.withdrawnBy !== null) {
      const names = await store.personNamesById(tx, organizationId, [row.withdrawnBy])
      throw new Refusal('autoplan.takenBack', { name: names.get(row.withdrawnBy) ?? '' })
    }
    if (Temporal.Instant.compare(member.now(), undoDeadline(row.appliedAt)) > 0) throw new Refusal('autoplan.tooLate')
    const seating = openProposalAssigner(tx, member)
    const there: ProposedPosition[] = []
    for (const seat of [...row.seats, ...row.freed]) if (await seating.isThere(seat)) there.push(seat)
    await lockWeeksAndPeople(tx, organizationId, there)

    const names = await store.personNamesById(
      tx,
      organizationId,
      row.seats.map(seat => seat.profileId),
    )
    const ids = row.seats.map(({ assignmentId }) => assignmentId)
    const standing = new Map(
      (await plans.findUndeclinedAssignments(tx, organizationId, ids)).map(seat => [seat.id, seat]),
    )
    const touched: UndoneApplication['touched'] = []
    const removed: ProposedPosition[] = []
    const notices: (NotifiedShift & { groupName: string })[] = []
    for (const [groupId, own] of seatsByGroupInOrder(row.seats)) {
      const ours: ProposedPosition[] = []
      for (const seat of own) {
        const why = touchOf(seat, standing.get(seat.assignmentId), member.now())
        if (why) touched.push({ ...positionIn(seat), fullName: names.get(seat.profileId) ?? '', why })
        else ours.push(positionIn(seat))
      }
      const gone = ours.length === 0 ? [] : await unassignEach(tx, member, groupId, ours)
      removed.push(...ours)
      notices.push(...gone.filter(isKnownToMember))
    }
    await notifyOfShiftsInGroups(tx, member, 'shift_removed', notices)

    const restored: ProposedPosition[] = []
    const left: UndoneApplication['left'] = []
    await seating.begin(row.freed)
    for (const { overriddenWarnings, overrideReason, ...seat } of row.freed) {
      const outcome = await seating.seat(seat, { asBefore: { overriddenWarnings, overrideReason } })
      if ('left' in outcome) left.push(outcome.left)
      else restored.push(seat)
    }
    await seating.finish()
    await seating.notifyAll()
    await store.markApplicationUndone(tx, organizationId, applicationId, {
      withdrawnAt: member.now(),
      withdrawnBy: profileId,
    })
    const counts = { removed: removed.length, restored: restored.length, touched: touched.length, left: left.length }
    await member.audit(tx, {
      kind: 'autoplan.takenBack',
      target: applicationId,
      change: { letter: row.label, week: weekOf(row.weekStart), ...counts },
    })
    tx.invalidate('schedule', 'autoplan')
    return { removed, restored, touched, left }
  })

const positionIn = ({ groupId, date, shiftId, seat, profileId }: ProposedPosition): ProposedPosition => ({
  groupId,
  date,
  shiftId,
  seat,
  profileId,
})

/**
 * Whoever moves somebody makes another assignment of it; who fixes, publishes or confirms it, another state. A shift that
 * has begun is worked by whoever sits there: it is not said of anybody that they were not to come.
 */
function touchOf(
  { state }: AppliedSeat,
  found: plans.FoundAssignment | undefined,
  now: Temporal.Instant,
): Touch | undefined {
  if (!found) return 'gone'
  if (Temporal.Instant.compare(found.startsAt, now) <= 0) return 'begun'
  if (found.state !== state) return 'published'
  return found.isPinned ? 'pinned' : undefined
}
