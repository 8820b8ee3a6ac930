import { parseArgs } from 'node:util'
import { efforts, scaleEffort } from '../src/features/planning/autoplan/engine/effort.ts'
import { firstPersonPoints, type Problem } from '../src/features/planning/autoplan/engine/problem.ts'
import type { Proposal } from '../src/features/planning/autoplan/engine/proposal.ts'
import { planWeeks } from '../src/features/planning/autoplan/engine/solve.ts'
import { loadSolver } from '../src/features/planning/autoplan/server/highs.ts'
import { agency } from './planner-agencies.ts'
import { clusteredAgency } from './planner-clustered.ts'
import { type PlannerRow, plannerRowName, plannerRows } from './planner-rows.ts'
import { record } from './recording.ts'
import { isShort, sized } from './short.ts'

/*
 * npm run bench planner: how fast the automatic plan is, and how near it comes to the proven bounds, on generated agencies.
 * `--seeds 1,2,3` chooses other agencies, of which each figure is the median or the worst; `--only clustered` runs the rows
 * whose names contain it. Only a run of all rows is recorded.
 */

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '9001,9002,9003' }, only: { type: 'string', default: '' } },
})
const seeds = sized(values.seeds.split(',').map(Number), [1])
const solver = await loadSolver()
const results = record('planner')
for (const row of sized(plannerRows, plannerRows.slice(0, 1))) {
  if (!plannerRowName(row).includes(values.only)) continue
  const runs = seeds.map(seed => planned(row, agencyOf(row, seed)))
  const sum = (of: (run: Run) => number) => runs.reduce((total, each) => total + of(each), 0)
  results.note(plannerRowName(row), {
    seconds: median(runs.map(({ seconds }) => seconds)),
    secondsAtMost: Math.max(...runs.map(({ seconds }) => seconds)),
    percentBelow: median(runs.map(({ percentBelow }) => percentBelow)),
    memory: process.memoryUsage().rss / 1_000_000,
    pause: Math.max(...runs.map(({ pause }) => pause)),
    seatsShort: sum(({ proposal }) => proposal.maxSeats - proposal.filled),
    unstaffed: sum(({ unstaffed }) => unstaffed),
  })
}
if (values.only === '') results.save('')

function agencyOf(row: PlannerRow, seed: number): Problem {
  const { people, groups } = sized(row, { ...row, people: 4, groups: 1 })
  const kind = { people, groups, staffing: row.staffing, weeks: 1, seed }
  return row.clustered === undefined
    ? agency({ ...kind, isBound: false })
    : clusteredAgency({ ...kind, rules: row.clustered })
}

interface Run {
  readonly proposal: Proposal
  readonly unstaffed: number
  /** How far the points are from the bound proven for as many seats, without those for staffed shifts. */
  readonly percentBelow: number
  /** Seconds of the processor: other programs may be running on the machine. */
  readonly seconds: number
  /** Seconds of the processor between two reports of progress. */
  readonly pause: number
}

function planned({ effort }: PlannerRow, problem: Problem): Run {
  const planning = planWeeks(problem, scaleEffort(problem, isShort ? efforts.fast : efforts[effort]), solver)
  let [seconds, pause] = [0, 0]
  for (;;) {
    const before = process.cpuUsage()
    const step = planning.next()
    const { user, system } = process.cpuUsage(before)
    const taken = (user + system) / 1_000_000
    seconds += taken
    pause = Math.max(pause, taken)
    if (!step.done) continue
    const proposal = step.value
    const filled = new Set(proposal.seats.map(({ slot }) => slot))
    const open = problem.slots.flatMap(({ seats, isStaffed }, slot) => (seats > 0 && !isStaffed ? [slot] : []))
    const unstaffed = open.filter(slot => !filled.has(slot)).length
    const others = proposal.maxPoints - firstPersonPoints * (open.length - unstaffed)
    const percentBelow = (100 * (proposal.maxPoints - proposal.points)) / Math.max(1, Math.abs(others))
    return { proposal, unstaffed, percentBelow, seconds, pause }
  }
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
}
