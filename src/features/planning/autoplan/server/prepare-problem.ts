import { addDays, type Day, daysBetween, daysFrom, weekdayOf } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { hoursWishOf } from '#features/foundation/people/server/store.ts'
import { shiftDateKey, shiftKey } from '#features/planning/assignments/seat-key.ts'
import {
  cellsByMemberAndWeek,
  type GroupOpening,
  openingOn,
  type GroupSetting,
  statusIn,
} from '#features/planning/candidates/server/opening.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { balanceOf, type PastSeat } from '../balance.ts'
import { enabledCriteria, mayProposalBreak } from '../criteria.ts'
import type { SlotSeats } from '../plan-from.ts'
import { type ProblemInput, isNightInterval, type PersonToPlan, type SlotToPlan } from '../problem-from.ts'
import type { PlanningQuestion } from '../schema.ts'
import { type PlanningSnapshot, type SnapshotSeat, pastWeeks } from './snapshot-store.ts'

/** A shift of a group on a day, whether it is to be planned or not. */
export interface SnapshotSlot {
  readonly key: string
  readonly groupId: string
  readonly shiftId: string
  readonly date: Day
  readonly opening: GroupOpening
  readonly planned: Omit<SlotToPlan, 'seats' | 'mains' | 'isStaffed'>
  readonly seats: number
  readonly mains: number
}

export interface PreparedProblem {
  readonly asked: ProblemInput
  /** As `asked.planned`. */
  readonly slots: readonly SlotSeats[]
  /** As `asked.people`. */
  readonly profileIds: readonly string[]
  /** Of each of them: the seats that stand. */
  readonly standing: readonly (readonly SnapshotSeat[])[]
}

const isChatter = ({ role }: { readonly role: string }): boolean => role === 'chatter' || role === 'team_lead'

/** Who is planned: as the candidates of a seat, without those who lead the organisation. */
export const plannablePeople = ({ people }: PlanningSnapshot) =>
  people.filter(person => !isLocked(person) && isChatter(person))

/** All shifts of the weeks in all groups. A standard shift of a day is the same in every group, and made once. */
export function snapshotSlots(ground: PlanningSnapshot): SnapshotSlot[] {
  const openings = new Map<string, GroupOpening | Refusal>()
  const where = { organization: { timeZone: ground.timeZone }, language: 'de' } as const
  return ground.planned.flatMap(planned => {
    const { group, shifts, requirements } = planned
    const setting: GroupSetting = { planned, standard: ground.standard, earlier: ground.earlier, rules: ground.rules }
    return daysFrom(ground.weekStart, 7 * ground.weeks).flatMap(date =>
      shifts.flatMap((shift): SnapshotSlot[] => {
        const reference = { groupId: group.id, date, shiftId: shift.id }
        const key = group.useCustomShifts ? shiftKey(reference) : shiftDateKey(reference)
        const opening = openings.get(key) ?? openingOn(setting, where, { date, shiftId: shift.id })
        openings.set(key, opening)
        if (opening instanceof Refusal) return []
        const { startTime, belongsToPreviousDay } = opening.shift
        return [
          {
            ...reference,
            key: shiftKey(reference),
            opening,
            planned: { opening, groupId: group.id, startTime, startsNextDay: belongsToPreviousDay },
            seats: group.chatterCount,
            mains: requirements[shift.id] ?? 0,
          },
        ]
      }),
    )
  })
}

/** What is asked of the engine. `at`: what has begun by then is not planned any more. */
export function prepareProblem(
  ground: PlanningSnapshot,
  question: PlanningQuestion,
  at: Temporal.Instant,
): PreparedProblem {
  const inScope = snapshotSlots(ground).filter(
    ({ groupId, date, opening }) =>
      (question.groupIds?.includes(groupId) ?? true) &&
      (question.dates?.includes(date) ?? true) &&
      opening.interval.start > at.epochMilliseconds,
  )
  const seatsOf = new Map(inScope.map(({ key, seats }) => [key, seats]))
  const people = plannablePeople(ground)
  const isPlannable = new Set(people.map(({ id }) => id))
  /** A draft that is not fixed, of what is asked for. */
  const moves = (seat: SnapshotSeat) =>
    question.withDrafts &&
    seat.state === 'draft' &&
    !seat.isPinned &&
    isPlannable.has(seat.profileId) &&
    seat.seat <= (seatsOf.get(shiftKey(seat)) ?? 0)
  const standing = ground.seats.filter(({ state }) => state !== 'declined')
  const inSlot = Map.groupBy(standing, shiftKey)
  const mainsOf = new Map(
    ground.planned.map(({ group, members }) => [
      group.id,
      new Set(members.filter(({ isMain }) => isMain).map(({ profileId }) => profileId)),
    ]),
  )
  const all = inScope.map(slot => {
    const seated = inSlot.get(slot.key) ?? []
    const fixed = seated.filter(seat => !moves(seat))
    const taken = new Set(fixed.map(({ seat }) => seat))
    const numbers = Array.from({ length: slot.seats }, (_, at) => at + 1).filter(seat => !taken.has(seat))
    const drafts = seated.filter(moves).map(({ seat, profileId }) => ({ seat, profileId }))
    const mains = fixed.filter(
      ({ seat, profileId }) => seat <= slot.seats && mainsOf.get(slot.groupId)?.has(profileId),
    ).length
    const isStaffed = fixed.some(({ seat }) => seat <= slot.seats)
    return { slot, numbers, drafts, isStaffed, mains: Math.max(0, slot.mains - mains) }
  })
  const open = all.filter(({ numbers }) => numbers.length > 0)
  const numberOf = new Map(open.map(({ slot }, number) => [slot.key, number]))
  const numbersOf = (seats: readonly SnapshotSeat[]) => [
    ...new Set(seats.flatMap(seat => numberOf.get(shiftKey(seat)) ?? [])),
  ]
  const cellsOf = cellsByMemberAndWeek(ground.cells)
  const declined = Map.groupBy(
    ground.seats.filter(({ state }) => state === 'declined'),
    ({ profileId }) => profileId,
  )
  const absent = Map.groupBy(ground.absences, ({ profileId }) => profileId)
  /** What somebody has declined, and what falls into a time for which they have said that they cannot. */
  const refusedBy = (profileId: string): number[] => {
    const times = absent.get(profileId) ?? []
    const missed = open.flatMap(({ slot: { opening } }, number) =>
      times.some(({ interval: { start, end } }) => start < opening.interval.end && end > opening.interval.start)
        ? [number]
        : [],
    )
    return [...new Set([...numbersOf(declined.get(profileId) ?? []), ...missed])]
  }
  const own = Map.groupBy(standing, ({ profileId }) => profileId)
  const from = addDays(ground.weekStart, -14)
  const seatsOfPerson = people.map(({ id }) => (own.get(id) ?? []).filter(({ date }) => date >= from))
  const balances = balanceOf(people, pastSeatsIn(ground), pastWeeks)
  const homes = new Map(people.map(({ id }) => [id, new Map<string, boolean>()]))
  for (const { group, members } of ground.planned) {
    for (const { profileId, isMain } of members) homes.get(profileId)?.set(group.id, isMain)
  }
  return {
    profileIds: people.map(({ id }) => id),
    standing: seatsOfPerson.map(seats => seats.filter(seat => !moves(seat))),
    slots: open.map(({ slot: { groupId, shiftId, date }, numbers, drafts }) => ({
      groupId,
      shiftId,
      day: daysBetween(ground.weekStart, date),
      numbers,
      drafts,
    })),
    asked: {
      monday: mondayOf(weekOf(ground.weekStart)),
      weeks: ground.weeks,
      planned: open.map(({ slot, numbers, isStaffed, mains }) => ({
        ...slot.planned,
        seats: numbers.length,
        mains,
        isStaffed,
      })),
      people: people.map((person, at): PersonToPlan => {
        const seats = seatsOfPerson[at] ?? []
        return {
          preferences: person.shiftPreferences,
          statusOf: statusIn(cellsOf.get(person.id)),
          groups: homes.get(person.id) ?? new Map(),
          isBound: false,
          declined: refusedBy(person.id),
          drafts: numbersOf(seats.filter(moves)),
          standing: seats
            .filter(seat => !moves(seat))
            .map(({ date, start, end }) => ({ date, interval: { start, end } })),
          hoursWish: hoursWishOf(person),
          balance: balances.get(person.id) ?? { weekMinutes: 0, nights: 0, weekends: 0 },
        }
      }),
      rules: ground.rules,
      breakable: question.breakable.filter(mayProposalBreak),
      order: enabledCriteria(question.order),
      seed: 1,
    },
  }
}

/** Of the weeks before those that are planned. */
function pastSeatsIn({ seats, weekStart }: PlanningSnapshot): PastSeat[] {
  return seats
    .filter(({ date, state }) => date < weekStart && state !== 'declined')
    .map(({ profileId, date, startTime, start, end }) => ({
      profileId,
      minutes: (end - start) / 60_000,
      isNight: isNightInterval(minutesOf(startTime), (end - start) / 60_000),
      weekend: weekdayOf(date) >= 6 ? weekOf(date) : undefined,
    }))
}
