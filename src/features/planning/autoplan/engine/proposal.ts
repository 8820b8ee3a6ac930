import type { Model } from './model.ts'
import { type Plan, scoreOf } from './plan.ts'

export interface PlannedSeat {
  readonly person: number
  /** Number in the problem. */
  readonly slot: number
}

export interface Proposal {
  readonly seats: readonly PlannedSeat[]
  readonly needed: number
  readonly filled: number
  /** No plan fills more: where `filled` is as many, no more is possible. */
  readonly maxSeats: number
  readonly mains: number
  /** By criteria, breaks taken off. */
  readonly points: number
  /** No plan that fills as many seats has more. */
  readonly maxPoints: number
}

export function proposalOf(model: Model, plan: Plan, maxSeats: number, maxPoints: number): Proposal {
  return {
    seats: plannedSeatsIn(model, plan),
    needed: model.seats.reduce((sum, each) => sum + each, 0),
    filled: plan.seatsFilled,
    maxSeats,
    mains: plan.mainsMet,
    points: scoreOf(model, plan) - model.seat * plan.seatsFilled,
    maxPoints: model.isExact ? maxPoints : Infinity,
  }
}

/** In order of slot, then of person. */
export function plannedSeatsIn(model: Model, plan: Plan): PlannedSeat[] {
  const seats: PlannedSeat[] = []
  for (let person = 0; person < model.people; person++) {
    for (let at = 0; at < model.shiftDays; at++) {
      const slot = plan.slotAt[person * model.shiftDays + at] ?? -1
      if (slot >= 0) seats.push({ person, slot: model.slotNumber[slot] ?? 0 })
    }
  }
  return seats.toSorted((a, b) => a.slot - b.slot || a.person - b.person)
}
