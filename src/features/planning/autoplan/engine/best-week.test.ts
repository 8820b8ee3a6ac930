import { expect, it } from 'vitest'
import { anybody, smallProblem, threeShifts } from '#test/autoplan-problems.ts'
import { weekSolver } from './best-week.ts'
import { pointsOfPlan } from './criteria.ts'
import { never } from './edges.ts'
import { obstaclesToSeat } from './holds.ts'
import { compileModel } from './model.ts'
import { criteria, type Problem } from './problem.ts'
import { seededRandom } from './random.ts'

/** Ten shifts, so that all their 1024 choices can be looked at: of a week, or of two weeks from a day on. */
function someProblem(seed: number, weeks: number, first = 0): Problem {
  const random = seededRandom(seed)
  const all = threeShifts(7 * weeks).filter(({ day }) => day >= first && random.below(2) === 0)
  const shiftDays = all.slice(0, 10)
  const fixed = [-2, -1, 3, 8, 12].filter(() => random.below(2) === 0)
  const person = {
    ...anybody(shiftDays.length),
    rank: shiftDays.map(() => random.below(4)),
    isPreferred: shiftDays.map(() => random.below(3) === 0),
    fixed: fixed.map(day => ({ day, start: day * 1440 + 480, end: day * 1440 + 960 })),
    wish: { min: 600 * random.below(4), max: 2400 },
    balance: { weekMinutes: 60 * (random.below(9) - 4), nights: random.below(5) - 2, weekends: random.below(3) - 1 },
  }
  return smallProblem({
    weeks,
    shiftDays,
    slots: shiftDays.map((_, shiftDay) => ({ shiftDay, group: 0, seats: 1, mains: 0, isStaffed: true })),
    people: [person],
    limits: {
      restMinutes: 60 * random.below(16),
      weekMinutes: 1440 + 60 * random.below(25),
      daysInARow: 1 + random.below(6),
      wishIsRule: random.below(2) === 0,
      breakable: [],
    },
    order: criteria.filter(() => random.below(4) > 0),
  })
}

/** The most of all choices that hold, each judged shift by shift. */
function bestOfAll(problem: Problem, prize: number): number {
  let best = -Infinity
  for (let mask = 0; mask < 2 ** problem.shiftDays.length; mask++) {
    const slots = problem.shiftDays.flatMap((_, slot) => ((mask >> slot) & 1 ? [slot] : []))
    const fixed = problem.people[0]?.fixed ?? []
    const holds = slots.every(slot => {
      const others = slots.filter(other => other !== slot).map(other => problem.shiftDays[other]!)
      return obstaclesToSeat(problem, 0, slot, [...fixed, ...others]).length === 0
    })
    if (!holds) continue
    const points = pointsOfPlan(
      problem,
      slots.map(slot => ({ person: 0, slot })),
    )
    best = Math.max(best, Object.values(points).reduce((sum, each) => sum + each, 0) + prize * slots.length)
  }
  return best
}

it.each([
  { weeks: 1, first: 0 },
  { weeks: 2, first: 3 },
  { weeks: 2, first: 5 },
  { weeks: 3, first: 12 },
])(
  'finds the best of $weeks weeks from day $first: held against all that some hundred people can do',
  ({ weeks, first }) => {
    for (let seed = 1; seed <= 120; seed++) {
      const problem = someProblem(seed, weeks, first)
      const prize = seed % 3 === 0 ? 0 : 1500
      const model = compileModel(problem)
      const value = new Int32Array(model.shiftDays).fill(never)
      for (let slot = 0; slot < model.slots; slot++) {
        const worth = model.worth[slot]!
        value[model.shiftDayOf[slot]!] = worth > never / 2 ? worth + prize : never
      }
      const solver = weekSolver(model)
      const found = solver.solve(0, 0, value, model.fixedDays, -Infinity, Infinity, weeks)
      expect(found, `person ${seed}`).toBe(bestOfAll(problem, prize))
      expect(solver.paid.slice(0, weeks).reduce((sum, each) => sum + each)).toBe(found)
    }
  },
)
