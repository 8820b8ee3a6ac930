import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import { addDays, daysBetween } from '#kit/day.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { mondayOf } from '#kit/week.ts'
import { shiftWithTimesOn } from './board.ts'
import { unpackSeatFlags, packSeatFlags, type SeatFlags } from './flags.ts'
import type { AgencyWeek } from './schema.ts'

export interface OccupiedSeat extends SeatReference {
  readonly profileId: string
}
export interface SeatWish extends OccupiedSeat {
  readonly reason: string | null
}

/** Of a step that takes another back: whoever comes to a seat again is what they were there. */
interface Return {
  readonly asBefore?: boolean
}

/** One step that the server takes whole, and that can be taken back by another. */
export type BoardEdit =
  | ({ readonly kind: 'assign'; readonly seats: readonly SeatWish[] } & Return)
  | ({
      readonly kind: 'free'
      readonly seats: readonly OccupiedSeat[]
      /** Drafts that are to come, as when a week is cleared: the server knows what is over. */
      readonly onlyDrafts?: boolean
    } & Return)
  | ({
      readonly kind: 'move'
      readonly from: OccupiedSeat
      readonly to: SeatReference
      readonly reason?: string | undefined
    } & Return)
  | ({
      readonly kind: 'give'
      readonly seat: OccupiedSeat
      /** Who sits there from then on. */
      readonly to: string
      readonly reason?: string | undefined
    } & Return)
  | { readonly kind: 'pin'; readonly seats: readonly OccupiedSeat[]; readonly isPinned: boolean }

type Tuple = AgencyWeek['seats'][number]

function placeOf(
  week: AgencyWeek,
  { groupId, shiftId, date, seat }: SeatReference,
): readonly [number, number, number, number] {
  const group = week.groups.findIndex(({ id }) => id === groupId)
  const shift = week.groups[group]?.shifts.findIndex(({ at }) => week.shifts[at]?.id === shiftId) ?? -1
  return [group, shift, daysBetween(mondayOf(week.week), date), seat]
}

/** Of a copy, some seats are of the weeks after. */
const isOfWeek = ([group, shift, day]: readonly [number, number, number, number]): boolean =>
  group >= 0 && shift >= 0 && day >= 0 && day < 7

const isAt =
  (place: readonly number[]) =>
  (tuple: Tuple): boolean =>
    place.every((value, index) => tuple[index] === value)

const hoursAt = (week: AgencyWeek, [group, shift, day]: readonly [number, number, number, ...unknown[]]): number => {
  const found = week.shifts[week.groups[group]?.shifts[shift]?.at ?? -1]
  if (!found) return 0
  const { startTime, endTime } = shiftWithTimesOn(found, addDays(mondayOf(week.week), day))
  const minutes = minutesOf(endTime) - minutesOf(startTime)
  return (minutes > 0 ? minutes : minutes + 24 * 60) / 60
}

/** Everybody's hours after seats have come and gone; those of the server, by instants, take their place. */
function withHours(week: AgencyWeek, seats: readonly Tuple[]): AgencyWeek {
  const change = new Map<number, number>()
  const count = (tuples: readonly Tuple[], sign: 1 | -1) => {
    for (const tuple of tuples) change.set(tuple[4], (change.get(tuple[4]) ?? 0) + sign * hoursAt(week, tuple))
  }
  const [before, after] = [new Set(week.seats), new Set(seats)]
  count(
    week.seats.filter(tuple => !after.has(tuple)),
    -1,
  )
  count(
    seats.filter(tuple => !before.has(tuple)),
    1,
  )
  return {
    ...week,
    seats: [...seats],
    people: week.people.map((person, index) => {
      const by = change.get(index) ?? 0
      return by === 0 ? person : { ...person, hours: Math.round((person.hours + by) * 100) / 100 }
    }),
  }
}

const stateIn = (week: AgencyWeek, group: number): SeatFlags['state'] =>
  week.groups[group]?.state === 'published' ? 'assigned' : 'draft'

/** What somebody was on a place of a week before; undefined: they were not there, or it has been published since. */
function flagsIn(week: AgencyWeek, before: AgencyWeek | undefined, seat: SeatReference, profileId: string | undefined) {
  const found = before?.seats.find(isAt(placeOf(before, seat)))
  if (!before || !found || before.people[found[4]]?.id !== profileId) return undefined
  return stateIn(before, found[0]) === stateIn(week, placeOf(week, seat)[0]) ? found[5] : undefined
}

/**
 * The week as it will be once the server has taken the step; what it refuses comes back with its answer. `before`: the week
 * that a step is to bring back.
 */
export function applyBoardEdit(week: AgencyWeek, step: BoardEdit, before?: AgencyWeek): AgencyWeek {
  switch (step.kind) {
    case 'assign': {
      const added = step.seats.flatMap(({ profileId, reason, ...seat }): Tuple[] => {
        const place = placeOf(week, seat)
        const person = week.people.findIndex(({ id }) => id === profileId)
        if (person < 0 || !isOfWeek(place) || week.seats.some(isAt(place))) return []
        const flags = packSeatFlags({ state: stateIn(week, place[0]), isPinned: false, isOverridden: reason !== null })
        return [[...place, person, flagsIn(week, before, seat, profileId) ?? flags]]
      })
      return withHours(week, [...week.seats, ...added])
    }
    case 'free': {
      const gone = step.seats.map(seat => isAt(placeOf(week, seat)))
      return withHours(
        week,
        week.seats.filter(tuple => !gone.some(is => is(tuple))),
      )
    }
    case 'move': {
      const [from, to] = [placeOf(week, step.from), placeOf(week, step.to)]
      const seats = week.seats.map((tuple): Tuple => {
        const there = isAt(from)(tuple) ? to : isAt(to)(tuple) ? from : undefined
        if (!there) return tuple
        const [former, state] = [unpackSeatFlags(tuple[5]), stateIn(week, there[0])]
        const flags = packSeatFlags({ ...former, state, isPinned: state === 'draft' && former.isPinned })
        const was = flagsIn(week, before, there === to ? step.to : step.from, week.people[tuple[4]]?.id)
        return [...there, tuple[4], was ?? flags]
      })
      return withHours(week, seats)
    }
    case 'give': {
      const person = week.people.findIndex(({ id }) => id === step.to)
      const place = placeOf(week, step.seat)
      const gone = { ...week, seats: week.seats.filter(tuple => !isAt(place)(tuple)) }
      const without = withHours(week, gone.seats)
      if (person < 0) return without
      const flags = packSeatFlags({ state: stateIn(week, place[0]), isPinned: false, isOverridden: false })
      const was = flagsIn(week, before, step.seat, step.to)
      return withHours(without, [...without.seats, [...place, person, was ?? flags]])
    }
    case 'pin': {
      const meant = step.seats.map(seat => isAt(placeOf(week, seat)))
      const seats = week.seats.map((tuple): Tuple => {
        const flags = unpackSeatFlags(tuple[5])
        if (flags.state !== 'draft' || !meant.some(is => is(tuple))) return tuple
        return [tuple[0], tuple[1], tuple[2], tuple[3], tuple[4], packSeatFlags({ ...flags, isPinned: step.isPinned })]
      })
      return { ...week, seats }
    }
  }
}

/** What takes a step back; `undoReason` stands where a reason is wanted and none is known of before. */
export function undoEditOf(step: BoardEdit, undoReason: string): BoardEdit {
  switch (step.kind) {
    case 'assign':
      return { kind: 'free', seats: step.seats.map(({ reason: _, ...seat }) => seat), asBefore: true }
    case 'free':
      return { kind: 'assign', seats: step.seats.map(seat => ({ ...seat, reason: undoReason })), asBefore: true }
    case 'move': {
      const { profileId, ...seat } = step.from
      return { kind: 'move', from: { ...step.to, profileId }, to: seat, reason: undoReason, asBefore: true }
    }
    case 'give':
      return {
        kind: 'give',
        seat: { ...step.seat, profileId: step.to },
        to: step.seat.profileId,
        reason: undoReason,
        asBefore: true,
      }
    case 'pin':
      return { ...step, isPinned: !step.isPinned }
  }
}

/**
 * The same once more: what was good enough for the first time is for the second, and nobody is asked again. So of what has
 * ended meanwhile nobody is taken off.
 */
export function redoEditOf(step: BoardEdit, undoReason: string): BoardEdit {
  switch (step.kind) {
    case 'assign':
      return {
        ...step,
        asBefore: true,
        seats: step.seats.map(seat => ({ ...seat, reason: seat.reason ?? undoReason })),
      }
    case 'pin':
      return step
    case 'free':
    case 'move':
    case 'give':
      return { ...step, asBefore: true }
  }
}
