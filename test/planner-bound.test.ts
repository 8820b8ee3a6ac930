import { expect, it } from 'vitest'
import { agency } from '../bench/planner-agencies.ts'
import { efforts, scaleEffort } from '#features/planning/autoplan/engine/effort.ts'
import { loadSolver } from '#features/planning/autoplan/server/highs.ts'
import { little, planOf } from './autoplan-problems.ts'

const solver = await loadSolver()
const kind = { people: 12, groups: 3, staffing: 'tight', weeks: 1 } as const

it.each([
  [2, false],
  [1, true],
])(
  'what is proven of agency %i (bound to groups: %s) holds for every plan that is found of it',
  { tags: ['all'] },
  (seed, isBound) => {
    const problem = agency({ ...kind, isBound, seed })
    const found = [1, 2, 3].flatMap(own =>
      [little, { ...little, steps: 400_000, polish: 50_000 }].map(effort =>
        planOf({ ...problem, seed: own }, scaleEffort(problem, effort), solver),
      ),
    )
    expect(new Set(found.map(({ points }) => points)).size).toBeGreaterThan(1)
    for (const proven of found) {
      for (const { filled, points } of found) {
        if (filled >= proven.filled) expect(points).toBeLessThanOrEqual(proven.maxPoints)
      }
    }
  },
)

// a bound that leaves the number of seats to the prices is 11 and 7 percent away
it.each([
  [2, false],
  [1, true],
])(
  'where not all seats can be filled, what is proven lies close (agency %i, bound to groups: %s)',
  { tags: ['all'] },
  (seed, isBound) => {
    const problem = { ...agency({ ...kind, isBound, seed }), seed: 1 }
    const proposal = planOf(problem, scaleEffort(problem, efforts.fast), solver)
    expect(proposal.filled).toBeLessThan(proposal.needed)
    expect(proposal.maxPoints - proposal.points).toBeLessThan(0.02 * proposal.maxPoints)
  },
)
