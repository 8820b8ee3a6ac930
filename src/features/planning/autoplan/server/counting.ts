import { addDays, type Day, weekdayOf } from '#kit/day.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { hoursWishOf } from '#features/foundation/people/server/store.ts'
import { seatKey, shiftKey } from '#features/planning/assignments/seat-key.ts'
import { availabilityFor } from '#features/planning/candidates/rules-cover.ts'
import { preferenceShiftIds } from '#features/planning/candidates/rules-eligibility.ts'
import { cellsByMemberAndWeek, statusIn } from '#features/planning/candidates/server/opening.ts'
import { preferenceForShift } from '#features/planning/preferences/rules.ts'
import { type CountedPerson, figuresOf, type OccupiedSlot } from '../figures.ts'
import { isNightInterval } from '../problem-from.ts'
import type { Figures } from '../schema.ts'
import { createSeatReader, type StoredFigures, type StoredPlan } from '../stored-plan.ts'
import { type SnapshotSlot, plannablePeople, snapshotSlots } from './prepare-problem.ts'
import type { PlanningSnapshot, SnapshotSeat } from './snapshot-store.ts'

/** Somebody on a seat, as it stands or is proposed. */
type Seated = Pick<
  SnapshotSeat,
  'groupId' | 'shiftId' | 'date' | 'seat' | 'profileId' | 'startTime' | 'start' | 'end'
> & {
  readonly isBroken: boolean
}

export interface FigureCounter {
  readonly people: readonly CountedPerson[]
  /** Counts the week that starts that many weeks after the first. */
  today(week: number): StoredFigures
  /** Counts that week as the plan leaves it: without the drafts that it moves, with the seats that it fills. */
  with(plan: StoredPlan, week: number): StoredFigures
}

/** Counts weeks of one ground by the same measure, as they stand and as they are proposed. */
export function createFigureCounter(ground: PlanningSnapshot): FigureCounter {
  const slots = snapshotSlots(ground)
  const slotAt = new Map(slots.map(slot => [slot.key, slot]))
  const people = plannablePeople(ground)
  const counted = people.map((person): CountedPerson => {
    return { profileId: person.id, wish: hoursWishOf(person), isChatter: person.role === 'chatter' }
  })
  const mains = new Map(
    ground.planned.map(({ group, members }) => [
      group.id,
      new Set(members.flatMap(({ profileId, isMain }) => (isMain ? profileId : []))),
    ]),
  )
  const isWished = wishesIn(ground)
  const standing = ground.seats
    .filter(({ state }) => state !== 'declined')
    .map((seat): Seated => ({ ...seat, isBroken: seat.isOverridden }))

  const sittingOf = (seated: Seated): OccupiedSlot => {
    const slot = slotAt.get(shiftKey(seated))
    const minutes = (seated.end - seated.start) / 60_000
    return {
      slot: shiftKey(seated),
      seat: seated.seat,
      profileId: seated.profileId,
      minutes,
      isMain: mains.get(seated.groupId)?.has(seated.profileId) ?? false,
      isNight: isNightInterval(minutesOf(seated.startTime), minutes),
      isWeekend: weekdayOf(seated.date) >= 6,
      isWished: slot !== undefined && isWished(seated.profileId, slot),
      isBroken: seated.isBroken,
    }
  }
  const count = (seats: readonly Seated[], week: number, changes: Figures['changes']): StoredFigures => {
    const isIn = inWeek(ground, week)
    return figuresOf(slots.filter(isIn), seats.filter(isIn).map(sittingOf), counted, changes)
  }
  return {
    people: counted,
    today: week => count(standing, week, { new: 0, exchanged: 0, freed: 0 }),
    with(plan, week) {
      const { seatOf, assignmentOf } = createSeatReader(plan, ground.weekStart)
      const gone = new Set([...plan.seats, ...plan.freed].map(place => seatKey(seatOf(place))))
      const stays = standing.filter(one => !gone.has(seatKey(one)))
      const broken = new Map(plan.breaks)
      const comes = plan.seats.flatMap((place, at): Seated[] => {
        const assignment = assignmentOf(place)
        const slot = slotAt.get(shiftKey(assignment))
        if (!slot) return []
        const { start, end } = slot.opening.interval
        return [{ ...assignment, startTime: slot.planned.startTime, start, end, isBroken: broken.has(at) }]
      })
      return count([...stays, ...comes], week, changesIn(plan, week))
    },
  }
}

const inWeek =
  ({ weekStart }: PlanningSnapshot, week: number) =>
  ({ date }: { readonly date: Day }): boolean =>
    date >= addDays(weekStart, 7 * week) && date < addDays(weekStart, 7 * (week + 1))

function changesIn(plan: StoredPlan, week: number): Figures['changes'] {
  const isIn = ([, , day]: readonly [number, number, number, ...unknown[]]) => Math.floor(day / 7) === week
  const seats = plan.seats.filter(isIn)
  return {
    new: seats.filter(([, , , , , before]) => before < 0).length,
    exchanged: seats.filter(([, , , , person, before]) => before >= 0 && before !== person).length,
    freed: plan.freed.filter(isIn).length,
  }
}

/** Whether a seat is in a preferred cell of a person or in the shift that they rank first. */
function wishesIn(ground: PlanningSnapshot): (profileId: string, slot: SnapshotSlot) => boolean {
  const cellsOf = cellsByMemberAndWeek(ground.cells)
  const preferencesOf = new Map(ground.people.map(({ id, shiftPreferences }) => [id, shiftPreferences]))
  const existing = new Set(ground.standard.map(({ id }) => id))
  return (profileId, { opening }) => {
    const liking = preferenceForShift(preferencesOf.get(profileId) ?? [], preferenceShiftIds(opening), existing)
    if (liking.rank === 1) return true
    const said = availabilityFor(opening, opening.cells, statusIn(cellsOf.get(profileId)))
    return said.isPreferred && said.coverage === 'full'
  }
}
