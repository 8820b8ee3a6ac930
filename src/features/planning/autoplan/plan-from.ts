import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { createIndexedList } from '#kit/indexed.ts'
import { obstaclesToSeat } from './engine/holds.ts'
import { workByPerson } from './engine/open-seats.ts'
import type { Problem } from './engine/problem.ts'
import type { PlannedSeat } from './engine/proposal.ts'
import type { StoredPlan } from './stored-plan.ts'

/** The seats of a slot of the problem. */
export interface SlotSeats {
  readonly groupId: string
  readonly shiftId: string
  /** From the first Monday. */
  readonly day: number
  /** From 1, those that are to be filled. */
  readonly numbers: readonly number[]
  /** Who has them as a draft that may move. */
  readonly drafts: readonly { readonly seat: number; readonly profileId: string }[]
}

/** Gives what the engine has found its seats: whoever has one of a slot as a draft keeps it, the others take the lowest. */
export function storedPlanFrom(
  problem: Problem,
  found: readonly PlannedSeat[],
  slots: readonly SlotSeats[],
  profileIds: readonly string[],
): StoredPlan {
  const groups = createIndexedList<string, string>()
  const shifts = createIndexedList<string, string>()
  const personAt = new Map(profileIds.map((id, at) => [id, at]))
  const bySlot = Map.groupBy(found, ({ slot }) => slot)
  const seats: StoredPlan['seats'][number][] = []
  const gaps: StoredPlan['gaps'][number][] = []
  const freed: StoredPlan['freed'][number][] = []
  const breaks: StoredPlan['breaks'][number][] = []
  const broken = brokenRulesBySeat(problem, found)
  for (const [number, { groupId, shiftId, day, numbers, drafts }] of slots.entries()) {
    const place = [groups.at(groupId, () => groupId), shifts.at(shiftId, () => shiftId), day] as const
    const draftAt = new Map(drafts.map(({ seat, profileId }) => [seat, personAt.get(profileId) ?? -1]))
    const seated = new Map<number, number>()
    const coming = (bySlot.get(number) ?? []).map(({ person }) => person)
    for (const [seat, person] of draftAt) if (coming.includes(person)) seated.set(seat, person)
    const here = new Set(seated.values())
    const open = numbers.filter(seat => !seated.has(seat))
    for (const person of coming.filter(each => !here.has(each))) {
      const seat = open.shift()
      if (seat !== undefined) seated.set(seat, person)
    }
    for (const seat of numbers) {
      const person = seated.get(seat)
      const before = draftAt.get(seat) ?? -1
      if (person !== undefined) {
        const warnings = broken.get(`${person} ${number}`) ?? []
        if (warnings.length > 0) breaks.push([seats.length, warnings])
        seats.push([...place, seat, person, before])
        continue
      }
      gaps.push([...place, seat])
      if (before >= 0) freed.push([...place, seat, before])
    }
  }
  return { groups: groups.all, shifts: shifts.all, people: profileIds, seats, gaps, freed, breaks }
}

/** By person and slot: the rules that hold against a seat beside all others of the plan, and were allowed to be broken. */
export function brokenRulesBySeat(
  problem: Problem,
  found: readonly PlannedSeat[],
): ReadonlyMap<string, readonly Warning[]> {
  const { breakable } = problem.limits
  if (breakable.length === 0) return new Map()
  const strict = { ...problem, limits: { ...problem.limits, breakable: [] } }
  const own = Map.groupBy(found, ({ person }) => person)
  return new Map(
    found.map(({ person, slot }) => {
      const others = (own.get(person) ?? []).filter(seat => seat.slot !== slot)
      const held = obstaclesToSeat(strict, person, slot, workByPerson(problem, others)[person] ?? [])
      return [`${person} ${slot}`, held.flatMap(({ hold }) => (isWarning(hold) ? [hold] : []))] as const
    }),
  )
}

const isWarning = (hold: string): hold is Warning =>
  hold !== 'assigned_elsewhere' && hold !== 'vacation' && hold !== 'bound_to_groups'
