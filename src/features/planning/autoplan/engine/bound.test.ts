import { expect, it } from 'vitest'
import { anybody, little, planOf, smallProblem, threeShifts } from '#test/autoplan-problems.ts'
import { pointsOfPlan } from './criteria.ts'
import { obstaclesToSeat } from './holds.ts'
import type { Problem } from './problem.ts'
import { seededRandom } from './random.ts'

/** Two people and six shifts of the days around the edge of two weeks, one seat each. */
function someEdge(seed: number): Problem {
  const random = seededRandom(seed)
  const all = threeShifts(14).filter(({ day }) => day >= 5 && day <= 9 && random.below(2) === 0)
  const shiftDays = all.slice(0, 6)
  return smallProblem({
    weeks: 2,
    shiftDays,
    people: Array.from({ length: 2 }, () => ({
      ...anybody(shiftDays.length),
      held: shiftDays.map(() => (random.below(4) === 0 ? (['not_available'] as const) : [])),
      rank: shiftDays.map(() => random.below(4)),
      wish: { min: 600 * random.below(3), max: 2400 },
    })),
    limits: {
      restMinutes: 60 * (4 + random.below(16)),
      weekMinutes: 1440 + 60 * random.below(25),
      daysInARow: 1 + random.below(3),
      wishIsRule: false,
      breakable: [],
    },
  })
}

/** Of everything that two people can do together: the most seats, and the most points by number of seats. */
function allOf(problem: Problem): { seats: number; pointsWith: (seats: number) => number } {
  const count = problem.shiftDays.length
  const ways = problem.people.map((_, person) =>
    Array.from({ length: 2 ** count }, (_, mask) => mask).filter(mask => {
      const own = problem.shiftDays.flatMap((_, slot) => ((mask >> slot) & 1 ? [slot] : []))
      return own.every(slot => {
        const others = own.filter(other => other !== slot).map(other => problem.shiftDays[other]!)
        return obstaclesToSeat(problem, person, slot, others).length === 0
      })
    }),
  )
  const best = new Map<number, number>()
  for (const first of ways[0] ?? []) {
    for (const second of ways[1] ?? []) {
      if ((first & second) !== 0) continue
      const seats = problem.shiftDays.flatMap((_, slot) =>
        (first >> slot) & 1 ? [{ person: 0, slot }] : (second >> slot) & 1 ? [{ person: 1, slot }] : [],
      )
      const points = Object.values(pointsOfPlan(problem, seats)).reduce((sum, each) => sum + each, 0)
      best.set(seats.length, Math.max(best.get(seats.length) ?? -Infinity, points))
    }
  }
  return { seats: Math.max(...best.keys()), pointsWith: seats => best.get(seats) ?? -Infinity }
}

it('proves nothing over two weeks that some plan outdoes: held against all plans of a hundred problems', () => {
  let exact = 0
  for (let seed = 1; seed <= 100; seed++) {
    const problem = someEdge(seed)
    const all = allOf(problem)
    const { filled, maxSeats, points, maxPoints } = planOf(problem, little)
    expect(maxSeats, `problem ${seed}`).toBeGreaterThanOrEqual(all.seats)
    expect(maxPoints, `problem ${seed}`).toBeGreaterThanOrEqual(all.pointsWith(filled))
    expect(points, `problem ${seed}`).toBeLessThanOrEqual(all.pointsWith(filled))
    if (maxSeats === all.seats) exact++
  }
  expect(exact).toBeGreaterThan(90)
})

it('knows that nobody has the last shift of a week and the first of the next', () => {
  const [, late] = threeShifts(7).slice(-3)
  const [, , , early] = threeShifts(8).slice(-6)
  const problem = smallProblem({ weeks: 2, shiftDays: [late!, early!], people: [anybody(2)] })
  expect(planOf(problem)).toMatchObject({ filled: 1, maxSeats: 1 })
})

it('counts days in a row beyond the end of a week', () => {
  const shiftDays = threeShifts(14).filter(({ start }) => start % 1440 === 480)
  const limits = { ...smallProblem().limits, daysInARow: 3 }
  const problem = smallProblem({ weeks: 2, shiftDays, people: [anybody(14)], limits })
  expect(planOf(problem)).toMatchObject({ filled: 11, maxSeats: 11 })
})
