import { expect, it } from 'vitest'
import { anybody, planOf, smallProblem } from '#test/autoplan-problems.ts'
import { pointsOfPlan, pointsOfSeat } from './criteria.ts'
import { workByPerson } from './open-seats.ts'
import { obstaclesToSeat } from './holds.ts'
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

it('counts of a seat what the plan has with it and has not without it', () => {
  const problem = smallProblem({ people: Array.from({ length: 3 }, () => ({ ...anybody(21), homeGroups: [0] })) })
  const { seats, points } = planOf(problem)
  for (const seat of seats) {
    const without = seats.filter(other => other !== seat)
    expect(points - sum(pointsOfSeat(problem, seats, seat))).toBe(sum(pointsOfPlan(problem, without)))
  }
})
