import { instantsInOwnZone, zonesOf } from '#kit/own-time.ts'
import { Refusal } from '#kit/refusal.ts'
import { daysOfWeek, mondayOf, type Week, weekOf } from '#kit/week.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { shownColour, timesOn } from '#features/agency/shifts/rules.ts'
import type { NextShifts, OwnSeat } from '../schema.ts'
import { standardShiftIdOf } from '../seat-cells.ts'
import * as standard from '#features/agency/shifts/server/store.ts'
import * as store from './store.ts'
import { goneAssignment } from '#features/planning/assignments/server/gone-assignment.ts'
import { listPlanners } from '#features/planning/assignments/server/planners.ts'
import { callSeatListeners } from '#features/planning/assignments/server/seat-changes.ts'
import { findUndeclinedAssignment, type FoundAssignment } from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import type { Tx } from '#platform/server/database.ts'

export const readNextShifts = (member: Member): Promise<NextShifts> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const rows = await store.listNext(tx, organizationId, profileId, member.now())
    const zones = zonesOf(member)
    const shifts = rows.map(({ startsAt, endsAt, state, color, shiftId, ...row }) => {
      const instants = { start: startsAt, end: endsAt }
      const own = instantsInOwnZone(row.date, instants, zones)
      const { date, startTime, endTime } = own
      return {
        ownDate: date,
        shift: {
          ...row,
          name: displayedShiftName({ id: shiftId, name: row.name }, member.language),
          color: shownColour({ name: row.name, color }),
          isOvernight: instantsInOwnZone(row.date, instants, { ...zones, ownZone: null }).isOvernight,
          own: own.differs ? { startTime, endTime, isOvernight: own.isOvernight } : null,
          startsAt: startsAt.toString(),
          endsAt: endsAt.toString(),
          status: state === 'confirmed' ? ('confirmed' as const) : ('assigned' as const),
        },
      }
    })
    const byDay = Map.groupBy(shifts, ({ ownDate }) => ownDate)
    return [...byDay].map(([date, ofDay]) => ({ date, shifts: ofDay.map(({ shift }) => shift) }))
  })

export const readOwnSeatsOfWeek = (member: Member, { week: asked }: { week: Week }): Promise<OwnSeat[]> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const seats = await store.listPublishedShiftsOnDays(tx, organizationId, profileId, daysOfWeek(asked))
    const shifts = await standard.list(tx, organizationId)
    const earlier = await standard.listEarlier(tx, organizationId)
    return seats.flatMap(({ date, shiftId, name, startTime, endTime, startsAt, endsAt, state, groupName, color }) => {
      const instants = { start: startsAt, end: endsAt }
      const held = shifts.map(shift => ({ id: shift.id, ...timesOn(shift, earlier.get(shift.id) ?? [], date) }))
      const cell = standardShiftIdOf({ date, shiftId, instants }, held, member.organization.timeZone)
      if (cell === undefined) return []
      const { differs, daysApart: _, ...own } = instantsInOwnZone(date, instants, zonesOf(member))
      return {
        date,
        shiftId: cell,
        name: displayedShiftName({ id: shiftId, name }, member.language),
        startTime,
        endTime,
        own: differs ? own : null,
        startsAt: startsAt.toString(),
        endsAt: endsAt.toString(),
        status: state === 'confirmed' ? ('confirmed' as const) : ('assigned' as const),
        groupName,
        color: shownColour({ name, color }),
      }
    })
  })

/** @throws Refusal `schedule.notFound` */
export const confirmAssignment = (member: Member, { assignmentId }: { assignmentId: string }): Promise<void> =>
  confirmAssignments(member, { assignmentIds: [assignmentId] })

/**
 * Leaves out assignments that were confirmed before, declined or removed since they were read.
 * @throws Refusal `schedule.notFound` when nothing is left to confirm and the first one is not the member's
 */
export const confirmAssignments = (
  member: Member,
  { assignmentIds }: { assignmentIds: readonly string[] },
): Promise<void> =>
  member.transaction(async tx => {
    if (await confirmPending(tx, member, assignmentIds)) return
    const { organizationId, profileId } = member.actor
    const [first = ''] = assignmentIds
    const state = await store.findAssignmentState(tx, organizationId, profileId, first)
    if (state === undefined) throw await goneAssignment(tx, member, first)
  })

/** False: none of them awaits the member's confirmation. */
async function confirmPending(tx: Tx, member: Member, assignmentIds: readonly string[]): Promise<boolean> {
  const { organizationId, profileId } = member.actor
  const confirmed = await store.markConfirmed(tx, organizationId, profileId, assignmentIds, member.now())
  for (const target of confirmed) {
    // one after the other: on one connection
    // oxlint-disable-next-line no-await-in-loop
    await member.audit(tx, { kind: 'schedule.confirmed', target })
  }
  if (confirmed.length > 0) tx.invalidate('schedule')
  return confirmed.length > 0
}

/**
 * The seat is free again; who planned it and whoever makes plans are told.
 * @throws Refusal `schedule.notFound`, `ownShifts.tooLate`
 */
export const declineAssignment = (
  member: Member,
  { assignmentId, reason }: { assignmentId: string; reason: string },
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const seat = await holdOwn(tx, member, assignmentId)
    if (!seat) {
      const own = await store.findOwnAssignment(tx, organizationId, profileId, assignmentId)
      // asked for once more, after its answer was lost or in the same moment
      if (own?.state === 'declined') return
      throw await goneAssignment(tx, member, assignmentId)
    }
    if (!(await store.markDeclined(tx, organizationId, profileId, assignmentId, reason, member.now()))) {
      throw new Refusal('ownShifts.tooLate')
    }
    await weeks.incrementPlanWeekVersion(tx, organizationId, seat.groupId, mondayOf(weekOf(seat.date)))
    await callSeatListeners(tx, { organizationId, actorId: profileId, now: member.now() }, [{ ...seat, assignmentId }])
    const { fullName: name, groupId, groupName, date, shiftId, shiftName, startTime, endTime } = seat
    const interval = { startsAt: seat.startsAt.toString(), endsAt: seat.endsAt.toString() }
    const planner = await store.findAssigner(tx, organizationId, assignmentId)
    const concerned = [...(await listPlanners(tx, organizationId)), ...(planner === undefined ? [] : [planner])]
    await notify(
      tx,
      member,
      concerned.filter(id => id !== profileId),
      'assignment_declined',
      { name, groupId, groupName, date, shiftId, shiftName, seat: seat.seat, startTime, endTime, ...interval, reason },
      profileId,
    )
    await member.audit(tx, {
      kind: 'schedule.declined',
      target: assignmentId,
      change: { groupId, date, shiftId, seat: seat.seat, reason },
    })
    tx.invalidate('schedule')
  })

/** The published seat of the member with its week held; undefined: they do not sit there, or not any more. */
async function holdOwn(tx: Tx, { actor }: Member, assignmentId: string): Promise<FoundAssignment | undefined> {
  const { organizationId, profileId } = actor
  const findIt = async () => {
    const found = await findUndeclinedAssignment(tx, organizationId, assignmentId)
    return found?.profileId === profileId && found.state !== 'draft' ? found : undefined
  }
  const seen = await findIt()
  if (!seen) return undefined
  await weeks.lockPlanWeek(tx, organizationId, seen.groupId, mondayOf(weekOf(seen.date)))
  // whoever held the week until now may have taken the seat away
  return findIt()
}
