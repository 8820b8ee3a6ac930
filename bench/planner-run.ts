import { type Effort, scaleEffort } from '../src/features/planning/autoplan/engine/effort.ts'
import type { Solvers } from '../src/features/planning/autoplan/engine/linear.ts'
import type { Problem } from '../src/features/planning/autoplan/engine/problem.ts'
import type { Proposal } from '../src/features/planning/autoplan/engine/proposal.ts'
import { planWeeks } from '../src/features/planning/autoplan/engine/solve.ts'

export interface Run {
  readonly proposal: Proposal
  /** Of the processor: others may be at work on the machine. */
  readonly seconds: number
}

export function run(problem: Problem, effort: Effort, solvers?: Solvers): Run {
  const before = process.cpuUsage()
  const planning = planWeeks(problem, scaleEffort(problem, effort), solvers)
  let step = planning.next()
  while (!step.done) step = planning.next()
  const { user, system } = process.cpuUsage(before)
  return { proposal: step.value, seconds: (user + system) / 1_000_000 }
}

/** How far the points are from what is proven for as many seats, as a share. */
export const distanceOf = ({ points, maxPoints }: Proposal): number =>
  maxPoints === points ? 0 : (maxPoints - points) / Math.max(1, Math.abs(maxPoints))

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
