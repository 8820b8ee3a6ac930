import { addDays, type Day } from '#kit/day.ts'
import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type { Figures } from './schema.ts'

type SeatIndexes = readonly [group: number, shift: number, day: number, seat: number]

/** A proposal as it is kept: places in the lists of ids, days from the first Monday, seats from 1. */
export interface StoredPlan {
  readonly groups: readonly string[]
  readonly shifts: readonly string[]
  readonly people: readonly string[]
  /** Where, who, and whose draft gives way; -1: nobody's. Whoever has the draft already keeps it. */
  readonly seats: readonly (readonly [...SeatIndexes, person: number, before: number])[]
  readonly gaps: readonly SeatIndexes[]
  /** Drafts that give way with nobody in their place; their seats are among the gaps. */
  readonly freed: readonly (readonly [...SeatIndexes, person: number])[]
  /** Place in `seats`. */
  readonly breaks: readonly (readonly [number, readonly Warning[]])[]
}

/** Figures as stored, with members by their place in the plan. */
export interface StoredFigures extends Omit<Figures, 'people' | 'unstaffed'> {
  /** Undefined in proposals of earlier versions. */
  readonly unstaffed?: number | undefined
  readonly people: readonly (readonly [
    person: number,
    hours: number,
    againstWish: number | null,
    nights: number,
    weekends: number,
  ])[]
}

/** Names the seats and assignments of a plan, which stores them as places in its lists. */
export function createSeatReader({ groups, shifts, people }: StoredPlan, firstMonday: Day) {
  const seatOf = ([group, shift, day, seat]: readonly [...SeatIndexes, ...unknown[]]): SeatReference => ({
    groupId: groups[group] ?? '',
    date: addDays(firstMonday, day),
    shiftId: shifts[shift] ?? '',
    seat,
  })
  return {
    seatOf,
    assignmentOf: (place: readonly [...SeatIndexes, person: number, ...unknown[]]) => ({
      ...seatOf(place),
      profileId: people[place[4]] ?? '',
    }),
  }
}
