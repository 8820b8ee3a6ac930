import { expect, it } from 'vitest'
import { anybody, little, planOf, smallProblem } from '#test/autoplan-problems.ts'
import { loadSolvers } from './highs.ts'

const solvers = await loadSolvers()

it('gives the same plan for the same problem with a solver, and one no worse than proven', () => {
  const problem = smallProblem({
    people: Array.from({ length: 5 }, () => anybody(21)).map((person, number) => ({
      ...person,
      rank: person.rank.map((_, at) => 1 + ((at + number) % 3)),
      isPreferred: person.isPreferred.map((_, at) => (at * 7 + number * 3) % 5 === 0),
    })),
  })
  const [first, second] = [planOf(problem, little, solvers), planOf(structuredClone(problem), little, solvers)]
  expect(second).toEqual(first)
  expect(first.filled).toBeLessThanOrEqual(first.maxSeats)
  expect(first.points).toBeLessThanOrEqual(first.maxPoints)
})

it('has nothing to propose without people or seats', () => {
  expect(planOf(smallProblem({ people: [] }), little, solvers)).toMatchObject({ filled: 0, maxSeats: 0 })
  expect(planOf(smallProblem({ slots: [] }), little, solvers)).toMatchObject({ filled: 0, maxSeats: 0 })
})
