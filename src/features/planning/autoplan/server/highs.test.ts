import { expect, it } from 'vitest'
import { anybody, little, planOf, smallProblem } from '#test/autoplan-problems.ts'
import type { OpenLinear } from '../engine/linear.ts'
import { planWeeks } from '../engine/solve.ts'
import { loadSolver } from './highs.ts'

const solver = await loadSolver()

it('gives the same plan for the same problem with a solver, and one no worse than proven', () => {
  const problem = smallProblem({
    people: Array.from({ length: 5 }, () => anybody(21)).map((person, number) => ({
      ...person,
      rank: person.rank.map((_, at) => 1 + ((at + number) % 3)),
      isPreferred: person.isPreferred.map((_, at) => (at * 7 + number * 3) % 5 === 0),
    })),
  })
  const [first, second] = [planOf(problem, little, solver), planOf(structuredClone(problem), little, solver)]
  expect(second).toEqual(first)
  expect(first.filled).toBeLessThanOrEqual(first.maxSeats)
  expect(first.points).toBeLessThanOrEqual(first.maxPoints)
})

it('has nothing to propose without people or seats', () => {
  expect(planOf(smallProblem({ people: [] }), little, solver)).toMatchObject({ filled: 0, maxSeats: 0 })
  expect(planOf(smallProblem({ slots: [] }), little, solver)).toMatchObject({ filled: 0, maxSeats: 0 })
})

it('leaves no linear programme open when the search is stopped', () => {
  const programmes = new Set<object>()
  const open: OpenLinear = (least, top) => {
    const linear = solver(least, top)
    programmes.add(linear)
    return {
      ...linear,
      close: () => {
        programmes.delete(linear)
        linear.close()
      },
    }
  }
  const stoppedAfter = (pauses: number) => {
    const stopped = planWeeks(smallProblem(), little, open)
    let step = stopped.next()
    for (let pause = 0; pause < pauses && !step.done; pause++) step = stopped.next()
    if (!step.done) stopped.return(step.value.best())
    return { isDone: step.done === true, left: programmes.size }
  }
  for (let pauses = 0; ; pauses += 4) {
    const { isDone, left } = stoppedAfter(pauses)
    expect(left, `after ${pauses} pauses`).toBe(0)
    if (isDone) break
  }
})
