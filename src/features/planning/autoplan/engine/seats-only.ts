import { isFeasible, never } from './edges.ts'
import type { Model } from './model.ts'
import type { Plan } from './plan.ts'

/** Of a seat where nothing else counts: fine enough for prices. */
export const seatAlone = 10_000

/** The same problem with nothing but seats in it: what it proves and finds is of their number alone. */
export interface SeatsOnlyModel {
  /** Slots of a shift day that are open to the same people are one: where people may work anywhere, that is one a shift day. */
  readonly model: Model
  /** Slot of the whole problem to slot of this one. */
  readonly slotIn: Int32Array
  /** Gives everybody of a plan of this one a slot of the whole, the best suited first: by person x shift day, or -1. */
  slotsFor(plan: Plan): Int32Array
}

export function reduceToSeatsOnly(whole: Model): SeatsOnlyModel {
  const slotIn = mergedSlots(whole)
  const slots = slotIn.reduce((maximum, slot) => Math.max(maximum, slot), -1) + 1
  const members: number[][] = Array.from({ length: slots }, () => [])
  for (const [slot, merged] of slotIn.entries()) members[merged]?.push(slot)
  const first = Int32Array.from(members, ([slot]) => slot ?? 0)
  const alone = (points: Int32Array) => points.map(each => (isFeasible(each) ? 0 : never))
  const worth = new Int32Array(whole.people * slots)
  for (let person = 0; person < whole.people; person++) {
    for (let slot = 0; slot < slots; slot++) {
      worth[person * slots + slot] = isFeasible(whole.worth[person * whole.slots + (first[slot] ?? 0)] ?? never)
        ? 0
        : never
    }
  }
  const slotFrom = new Int32Array(whole.shiftDays + 1)
  for (let at = 0; at < whole.shiftDays; at++) {
    const from = slotFrom[at] ?? 0
    let count = 0
    while (whole.shiftDayOf[first[from + count] ?? -1] === at) count++
    slotFrom[at + 1] = from + count
  }
  const model: Model = {
    ...whole,
    seat: seatAlone,
    main: 0,
    slots,
    slotNumber: Int32Array.from({ length: slots }, (_, slot) => slot),
    slotFrom,
    shiftDayOf: first.map(slot => whole.shiftDayOf[slot] ?? 0),
    groupOf: first.map(slot => whole.groupOf[slot] ?? 0),
    seats: Int32Array.from(members, own => own.reduce((sum, slot) => sum + (whole.seats[slot] ?? 0), 0)),
    mains: new Int32Array(slots),
    first: new Int32Array(slots),
    worth,
    isMain: new Int8Array(whole.people * slots),
    pair: alone(whole.pair),
    reaching: alone(whole.reaching),
    ending: new Int32Array(whole.ending.length),
    dayBeyond: isFeasible(whole.dayBeyond) ? 0 : never,
  }
  return { model, slotIn, slotsFor: plan => slotsFor(whole, plan, members) }
}

/** Numbers of the merged slots, in order of their first. */
function mergedSlots({ people, slots, shiftDays, slotFrom, worth }: Model): Int32Array {
  const slotIn = new Int32Array(slots)
  let count = 0
  for (let at = 0; at < shiftDays; at++) {
    const known = new Map<string, number>()
    for (let slot = slotFrom[at] ?? 0; slot < (slotFrom[at + 1] ?? 0); slot++) {
      let who = ''
      for (let person = 0; person < people; person++)
        who += isFeasible(worth[person * slots + slot] ?? never) ? '1' : '0'
      const merged = known.get(who) ?? count++
      known.set(who, merged)
      slotIn[slot] = merged
    }
  }
  return slotIn
}

function slotsFor(whole: Model, plan: Plan, members: readonly (readonly number[])[]): Int32Array {
  const slotAt = new Int32Array(plan.slotAt.length).fill(-1)
  const left = whole.seats.slice()
  for (const [merged, own] of members.entries()) {
    const at = whole.shiftDayOf[own[0] ?? -1] ?? 0
    const wishes: { readonly place: number; readonly slot: number; readonly pays: number }[] = []
    for (let person = 0; person < whole.people; person++) {
      const place = person * whole.shiftDays + at
      if (plan.slotAt[place] !== merged) continue
      for (const slot of own) {
        const seat = person * whole.slots + slot
        const pays = (whole.worth[seat] ?? never) + whole.main * (whole.isMain[seat] ?? 0)
        wishes.push({ place, slot, pays })
      }
    }
    for (const { place, slot } of wishes.toSorted((a, b) => b.pays - a.pays || a.place - b.place || a.slot - b.slot)) {
      if ((slotAt[place] ?? -1) >= 0 || (left[slot] ?? 0) === 0) continue
      slotAt[place] = slot
      left[slot] = (left[slot] ?? 0) - 1
    }
  }
  return slotAt
}
