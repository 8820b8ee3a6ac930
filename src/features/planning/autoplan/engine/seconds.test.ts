import { expect, it } from 'vitest'
import { anybody, planOf, smallProblem, threeShifts } from '#test/autoplan-problems.ts'
import { pointsOfPlan, pointsOfSeat } from './criteria.ts'
import { workByPerson } from './open-seats.ts'
import { obstaclesToSeat } from './holds.ts'
import { firstPersonPoints, type Problem } from './problem.ts'
import type { PlannedSeat } from './proposal.ts'
import { seededRandom } from './random.ts'
import { secondChoices } from './seconds.ts'

const sum = (points: object): number => Object.values(points).reduce((total: number, each: number) => total + each, 0)

it('names who came next, and what would come of it is a plan that holds', () => {
  const random = seededRandom(5)
  const problem = smallProblem({
    people: Array.from({ length: 5 }, () => ({
      ...anybody(21),
      held: Array.from({ length: 21 }, () => (random.below(3) === 0 ? (['not_available'] as const) : [])),
      rank: Array.from({ length: 21 }, () => random.below(4)),
      mainGroups: random.below(2) === 0 ? [0] : [],
      homeGroups: [0],
    })),
  })
  const { seats, points, filled } = planOf(problem)
  const second = secondChoices(problem, seats)
  let named = 0
  for (const seat of seats) {
    const [next, ...others] = second(seat)
    for (const other of others)
      expect(other.points + other.filled * 80_000).toBeLessThanOrEqual(
        (next?.points ?? 0) + (next?.filled ?? 0) * 80_000,
      )
    if (!next) continue
    named++
    expect(next.person).not.toBe(seat.person)
    expect(next.seats).toContainEqual({ person: next.person, slot: seat.slot })
    expect(next.seats.length - filled).toBe(next.filled)
    expect(sum(pointsOfPlan(problem, next.seats)) - points).toBe(next.points)
    for (const { person, slot } of next.seats) {
      const others = next.seats.filter(other => other.person !== person || other.slot !== slot)
      expect(obstaclesToSeat(problem, person, slot, workByPerson(problem, others)[person] ?? [])).toEqual([])
    }
  }
  expect(named).toBeGreaterThan(10)
})

/** Two groups, six shift days, four people: small enough to try all that two of them can do. */
function someProblem(seed: number): Problem {
  const random = seededRandom(seed)
  const some = (share: number) => random.below(100) < share
  const shiftDays = threeShifts(7)
    .filter(() => some(60))
    .slice(0, 6)
  const slots = shiftDays.flatMap((_, shiftDay) =>
    [0, 1].map(group => ({ shiftDay, group, seats: 1 + random.below(2), mains: random.below(2), isStaffed: some(40) })),
  )
  return smallProblem({
    groups: 2,
    shiftDays,
    slots,
    people: Array.from({ length: 4 }, () => ({
      ...anybody(shiftDays.length),
      held: shiftDays.map(() => (some(20) ? (['not_available'] as const) : [])),
      rank: shiftDays.map(() => random.below(4)),
      homeGroups: [0, 1].filter(() => some(60)),
      mainGroups: [0, 1].filter(() => some(50)),
      declined: [...slots.keys()].filter(() => some(10)),
      wish: { min: null, max: some(30) ? 1440 : null },
    })),
    limits: { restMinutes: 660, weekMinutes: 2400, daysInARow: 3, wishIsRule: true, breakable: [] },
  })
}

interface Choice {
  readonly slots: readonly number[]
  readonly points: number
}

/** Lists all that one person can work, with the points that do not depend on others. */
function choicesOf(problem: Problem, person: number): Choice[] {
  const all = problem.shiftDays.reduce<(readonly number[])[]>(
    (known, _, shiftDay) =>
      known.flatMap(slots => [
        slots,
        ...[...problem.slots.keys()]
          .filter(slot => problem.slots[slot]?.shiftDay === shiftDay)
          .map(slot => [...slots, slot])
          .filter(more => holds(problem, person, more)),
      ]),
    [[]],
  )
  return all.map(slots => {
    const seats = slots.map(slot => ({ person, slot }))
    return { slots, points: sum({ ...pointsOfPlan(problem, seats), mains: 0, staffed: 0 }) }
  })
}

const holds = (problem: Problem, person: number, slots: readonly number[]): boolean =>
  slots.every(slot => {
    const seats = slots.filter(other => other !== slot).map(other => ({ person, slot: other }))
    return obstaclesToSeat(problem, person, slot, workByPerson(problem, seats)[person] ?? []).length === 0
  })

/** Points of seats, main chatters and staffed shifts; undefined: a slot has too many. */
function pointsOfSeats({ slots, people }: Problem, seats: readonly PlannedSeat[]): number | undefined {
  let points = 80_000 * seats.length
  for (const [number, slot] of slots.entries()) {
    const there = seats.filter(seat => seat.slot === number)
    if (there.length > slot.seats) return undefined
    const mains = there.filter(({ person }) => people[person]?.mainGroups.includes(slot.group)).length
    points += 10_000 * Math.min(mains, slot.mains, slot.seats)
    if (there.length > 0 && !slot.isStaffed) points += firstPersonPoints
  }
  return points
}

it('says of everybody what it costs at least to have them there, held against all that two people can do', () => {
  let checked = 0
  for (let seed = 1; checked < 400; seed++) {
    const problem = someProblem(seed)
    const { seats } = planOf(problem)
    const choices = problem.people.map((_, person) => choicesOf(problem, person))
    const worth = (two: readonly Choice[], all: readonly PlannedSeat[]) => {
      const points = pointsOfSeats(problem, all)
      return points === undefined ? -Infinity : points + two.reduce((total, each) => total + each.points, 0)
    }
    const own = (person: number) => seats.filter(seat => seat.person === person).map(({ slot }) => slot)
    const now = (person: number) => choices[person]?.find(({ slots }) => slots.join() === own(person).join())
    const second = secondChoices(problem, seats)
    for (const seat of seats) {
      const expected = problem.people.flatMap((_, other) => {
        if (other === seat.person || own(other).includes(seat.slot)) return []
        const rest = seats.filter(({ person }) => person !== seat.person && person !== other)
        let best = -Infinity
        for (const a of choices[seat.person] ?? []) {
          if (a.slots.includes(seat.slot)) continue
          for (const b of choices[other] ?? []) {
            if (!b.slots.includes(seat.slot)) continue
            const moved = [
              ...a.slots.map(slot => ({ person: seat.person, slot })),
              ...b.slots.map(slot => ({ person: other, slot })),
            ]
            best = Math.max(best, worth([a, b], [...rest, ...moved]))
          }
        }
        return best === -Infinity ? [] : [best - worth([now(seat.person)!, now(other)!], seats)]
      })
      const said = second(seat).map(({ points, filled }) => points + filled * 80_000)
      expect(said, `agency ${seed}`).toEqual(expected.toSorted((a, b) => b - a).slice(0, 3))
      checked += said.length
    }
  }
})

it('counts of a seat what the plan has with it and has not without it', () => {
  const problem = smallProblem({ people: Array.from({ length: 3 }, () => ({ ...anybody(21), homeGroups: [0] })) })
  const { seats, points } = planOf(problem)
  for (const seat of seats) {
    const without = seats.filter(other => other !== seat)
    expect(points - sum(pointsOfSeat(problem, seats, seat))).toBe(sum(pointsOfPlan(problem, without)))
  }
})
