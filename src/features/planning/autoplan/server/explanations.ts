import { addDays } from '#kit/day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { Language } from '#kit/catalogue.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { assignmentKey, shiftKey } from '#features/planning/assignments/seat-key.ts'
import { reasonsFor } from '#features/planning/candidates/rules.ts'
import type { OtherAssignment } from '#features/planning/candidates/rules-hours.ts'
import { eligibilityFor } from '#features/planning/candidates/rules-eligibility.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'
import type { Tx } from '#platform/server/database.ts'
import { workByPerson } from '../engine/open-seats.ts'
import { obstaclesToSeat } from '../engine/holds.ts'
import type { Problem } from '../engine/problem.ts'
import type { PlannedSeat } from '../engine/proposal.ts'
import { problemFrom } from '../problem-from.ts'
import { createSeatReader } from '../stored-plan.ts'
import { type PreparedProblem, prepareProblem, snapshotSlots } from './prepare-problem.ts'
import type { StandingApplication } from './fingerprint.ts'
import type { PlanningSnapshot, SnapshotSeat } from './snapshot-store.ts'
import { createSnapshotReader } from './read-proposals.ts'
import * as store from './proposal-store.ts'

/** A proposal on the ground as it is now, what was taken over from it undone: what is said of it is true now. */
export interface ExplainedProposal extends PreparedProblem {
  readonly ground: PlanningSnapshot
  readonly problem: Problem
  /** Those that still hold beside each other. */
  readonly seats: readonly PlannedSeat[]
  /** Number of a slot in the problem. */
  slotOf(shift: Pick<SnapshotSeat, 'groupId' | 'shiftId' | 'date'>): number | undefined
}

export async function explainProposal(
  tx: Tx,
  organizationId: string,
  row: store.ProposalRow,
): Promise<ExplainedProposal> {
  const now = await createSnapshotReader(tx, organizationId)(row.weekStart, row.weeks)
  const takenOver = await store.listStandingApplications(tx, organizationId, [row.id])
  const ground = before(now, takenOver.get(row.id) ?? [])
  const asked = prepareProblem(ground, row.question, row.snapshotAt)
  const problem = problemFrom(asked.asked)
  const numbers = new Map(
    asked.slots.map((slot, number) => [shiftKey({ ...slot, date: addDays(row.weekStart, slot.day) }), number]),
  )
  const personAt = new Map(asked.profileIds.map((id, at) => [id, at]))
  const { assignmentOf } = createSeatReader(row.plan, row.weekStart)
  const seats = row.plan.seats.map(assignmentOf).flatMap((assignment): PlannedSeat[] => {
    const [slot, at] = [numbers.get(shiftKey(assignment)), personAt.get(assignment.profileId)]
    return slot === undefined || at === undefined ? [] : [{ slot, person: at }]
  })
  return { ...asked, ground, problem, seats: holdingIn(problem, seats), slotOf: shift => numbers.get(shiftKey(shift)) }
}

/** As if nothing had been taken over. */
function before(ground: PlanningSnapshot, takenOver: readonly StandingApplication[]): PlanningSnapshot {
  if (takenOver.length === 0) return ground
  const ours = new Set(takenOver.flatMap(({ seats }) => seats.map(assignmentKey)))
  const slotAt = new Map(snapshotSlots(ground).map(slot => [slot.key, slot]))
  const freed = takenOver.flatMap(each =>
    each.freed.flatMap((seat): SnapshotSeat[] => {
      const slot = slotAt.get(shiftKey(seat))
      if (!slot || ours.has(assignmentKey(seat))) return []
      const { interval, shift } = slot.opening
      const { startTime, endTime, name: shiftName } = shift
      const { groupId, shiftId, date, seat: number, profileId } = seat
      const where = { groupId, shiftId, date, seat: number, profileId, shiftName, startTime, endTime, ...interval }
      return [{ ...where, state: 'draft', isPinned: false, isOverridden: seat.overriddenWarnings.length > 0 }]
    }),
  )
  const others = ground.seats.filter(seat => seat.state === 'declined' || !ours.has(assignmentKey(seat)))
  return { ...ground, seats: [...others, ...freed] }
}

/** On ground that has moved, some may hold no more: the engine is asked of those that do. */
function holdingIn(problem: Problem, seats: readonly PlannedSeat[]): readonly PlannedSeat[] {
  const filled = new Map<number, number>()
  const kept: PlannedSeat[] = []
  const own = new Map<number, PlannedSeat[]>()
  for (const seat of seats) {
    const others = own.get(seat.person) ?? []
    const taken = filled.get(seat.slot) ?? 0
    if (taken >= (problem.slots[seat.slot]?.seats ?? 0)) continue
    if (obstaclesToSeat(problem, seat.person, seat.slot, workByPerson(problem, others)[seat.person] ?? []).length > 0)
      continue
    kept.push(seat)
    own.set(seat.person, [...others, seat])
    filled.set(seat.slot, taken + 1)
  }
  return kept
}

/** What the candidates of a seat would say of a person, beside all else that they would work. */
export function seatReasonsOf(
  { ground, asked, standing, slots }: ExplainedProposal,
  seats: readonly PlannedSeat[],
  { person, slot }: PlannedSeat,
  language: Language,
): Reason[] {
  const planned = asked.planned[slot]
  const somebody = asked.people[person]
  if (!planned || !somebody) return []
  const { opening, groupId } = planned
  const groupNames = new Map(ground.planned.map(({ group }) => [group.id, group.name]))
  const shiftNames = new Map(ground.planned.flatMap(({ shifts }) => shifts.map(shift => [shift.id, shift] as const)))
  const named = (id: string, shiftId: string, name: string): Pick<OtherAssignment, 'groupName' | 'shiftName'> => ({
    groupName: groupNames.get(id) ?? '',
    shiftName: displayedShiftName({ id: shiftId, name }, language),
  })
  const others = [
    ...(standing[person] ?? []).map(
      ({ groupId: id, shiftId, shiftName, date, startTime, endTime, start, end }): OtherAssignment => {
        return { ...named(id, shiftId, shiftName), date, startTime, endTime, interval: { start, end } }
      },
    ),
    ...seats.flatMap((seat): OtherAssignment[] => {
      const where = slots[seat.slot]
      const other = asked.planned[seat.slot]
      if (seat.person !== person || seat.slot === slot || !where || !other) return []
      const { date, interval } = other.opening
      const shift = shiftNames.get(where.shiftId)
      const { startTime, endTime = startTime } = { ...shift, startTime: other.startTime }
      return [{ ...named(where.groupId, where.shiftId, shift?.name ?? ''), date, startTime, endTime, interval }]
    }),
  ].toSorted((a, b) => a.interval.start - b.interval.start)
  const inWeek = others.filter(({ date }) => mondayOf(weekOf(date)) === mondayOf(weekOf(opening.date)))
  const home = somebody.groups.get(groupId)
  return reasonsFor(
    eligibilityFor(opening, {
      preferences: somebody.preferences,
      hoursWish: somebody.hoursWish,
      statusOf: somebody.statusOf,
      others,
      weekMilliseconds: inWeek.reduce((sum, { interval }) => sum + interval.end - interval.start, 0),
      workedDays: new Set(others.map(({ date }) => date)),
      isMain: home ?? false,
      isHome: home !== undefined,
      declined: somebody.declined.includes(slot) ? '' : undefined,
    }),
  )
}
