import { addDays } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { type Points, pointsOfPlan, pointsOfSeat } from '../engine/criteria.ts'
import { explainSlot } from '../engine/open-seats.ts'
import { counted, type Obstacle, obstacles, type Problem } from '../engine/problem.ts'
import type { PlannedSeat } from '../engine/proposal.ts'
import { secondChoices } from '../engine/seconds.ts'
import { brokenRulesBySeat } from '../plan-from.ts'
import type { OpenSeatQuestion, OpenSeatExplanation, ProposedSeatQuestion, SeatExplanation } from '../explanation.ts'
import { type ExplainedProposal, explainProposal, seatReasonsOf } from './explanations.ts'
import { requireProposal } from './read-proposals.ts'

type Somewhere = SeatExplanation['next'][number]['opens'][number]

/** @throws Refusal `autoplan.proposalNotFound`, `autoplan.seatNotFound` */
export const explainSeat = (
  member: Member,
  { proposalId, profileId, seat: _, ...spot }: ProposedSeatQuestion,
): Promise<SeatExplanation> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const explained = await explainProposal(tx, organizationId, await requireProposal(tx, organizationId, proposalId))
    const { problem, seats, ground } = explained
    const [person, slot] = [explained.profileIds.indexOf(profileId), explained.slotOf(spot)]
    const seat = seats.find(one => one.person === person && one.slot === slot)
    if (!seat) throw new Refusal('autoplan.seatNotFound')
    const named = namedIn(explained)
    const all = pointsOfPlan(problem, seats)
    return {
      person: named(person),
      reasons: seatReasonsOf(explained, seats, seat, member.language),
      points: counting(pointsOfSeat(problem, seats, seat)),
      breaks: [...(brokenRulesBySeat(problem, seats).get(`${person} ${seat.slot}`) ?? [])],
      next: secondChoices(
        problem,
        seats,
      )(seat).map(second => {
        const where = (slotNumbers: readonly number[]) =>
          slotNumbers.flatMap(number => somewhere(explained, ground.weekStart, number))
        const { opens, fills } = changed(problem, seats, second.seats)
        return {
          ...named(second.person),
          reasons: seatReasonsOf(explained, second.seats, { person: second.person, slot: seat.slot }, member.language),
          points: counting(difference(pointsOfPlan(problem, second.seats), all)),
          filled: second.filled,
          opens: where(opens),
          fills: where(fills),
          moves: [person, second.person].map(one => {
            const [from, to] = [slotsOf(seats, one), slotsOf(second.seats, one)]
            const [left, come] = [from.filter(each => !to.includes(each)), to.filter(each => !from.includes(each))]
            return { ...named(one), from: where(left), to: where(come) }
          }),
        }
      }),
    }
  })

/** @throws Refusal `autoplan.proposalNotFound`, `autoplan.seatNotFound` */
export const explainOpenSeat = (
  member: Member,
  { proposalId, ...spot }: OpenSeatQuestion,
): Promise<OpenSeatExplanation> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const explained = await explainProposal(tx, organizationId, await requireProposal(tx, organizationId, proposalId))
    const { problem, seats } = explained
    const slot = explained.slotOf(spot)
    if (slot === undefined) throw new Refusal('autoplan.seatNotFound')
    const gap = explainSlot(problem, seats, slot)
    const named = namedIn(explained)
    const sits = (person: number) =>
      seats.some(seat => seat.slot === slot && seat.person === person) ||
      (explained.standing[person] ?? []).some(
        ({ groupId, shiftId, date }) => groupId === spot.groupId && shiftId === spot.shiftId && date === spot.date,
      )
    const others = gap.people.filter(({ person }) => !sits(person))
    const byHold = Map.groupBy(
      others.filter(({ held }) => held.length > 0),
      ({ held }) => held[0]?.hold,
    )
    return {
      empty: gap.empty,
      checked: others.length,
      free: others.filter(({ held }) => held.length === 0).map(({ person }) => named(person)),
      held: obstacles.flatMap(hold => {
        const people = byHold.get(hold)
        return people ? [{ hold, people: people.map(({ person }) => named(person)) }] : []
      }),
      least: gap.least
        .filter(({ person }) => !sits(person))
        .map(({ person, hold, needs = null }) => ({
          ...named(person),
          hold,
          says: needs === null ? null : saysOf(problem, hold, person),
          needs,
        })),
    }
  })

function namedIn({ profileIds, ground }: ExplainedProposal) {
  const names = new Map(ground.people.map(({ id, fullName }) => [id, fullName]))
  return (person: number) => {
    const profileId = profileIds[person] ?? ''
    return { profileId, fullName: names.get(profileId) ?? '' }
  }
}

function somewhere(
  { slots }: ExplainedProposal,
  weekStart: ExplainedProposal['ground']['weekStart'],
  number: number,
): Somewhere[] {
  const slot = slots[number]
  return slot ? [{ groupId: slot.groupId, shiftId: slot.shiftId, date: addDays(weekStart, slot.day) }] : []
}

const slotsOf = (seats: readonly PlannedSeat[], person: number): number[] =>
  seats.filter(seat => seat.person === person).map(({ slot }) => slot)

/** Slots with fewer people than before, and with more. */
function changed({ slots }: Problem, before: readonly PlannedSeat[], after: readonly PlannedSeat[]) {
  const more = new Int32Array(slots.length)
  for (const { slot } of before) more[slot] = (more[slot] ?? 0) - 1
  for (const { slot } of after) more[slot] = (more[slot] ?? 0) + 1
  const numbers = [...more.keys()]
  return {
    opens: numbers.filter(slot => (more[slot] ?? 0) < 0),
    fills: numbers.filter(slot => (more[slot] ?? 0) > 0),
  }
}

const counting = (points: Points): SeatExplanation['points'] =>
  Object.fromEntries(counted.flatMap(criterion => (points[criterion] === 0 ? [] : [[criterion, points[criterion]]])))

const difference = (a: Points, b: Points): Points => ({
  staffed: a.staffed - b.staffed,
  mains: a.mains - b.mains,
  wishes: a.wishes - b.wishes,
  hours: a.hours - b.hours,
  home: a.home - b.home,
  rhythm: a.rhythm - b.rhythm,
  changes: a.changes - b.changes,
})

/** What the rule says today, for those that go with a figure. */
function saysOf({ limits, people }: Problem, hold: Obstacle, person: number): number | null {
  const hours = (minutes: number | null | undefined) => (minutes == null ? null : minutes / 60)
  if (hold === 'short_rest') return hours(limits.restMinutes)
  if (hold === 'long_week') return hours(limits.weekMinutes)
  if (hold === 'over_wish') return hours(people[person]?.wish.max)
  return hold === 'long_streak' ? limits.daysInARow : null
}
