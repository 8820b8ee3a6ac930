import { setImmediate } from 'node:timers/promises'
import { sendReadyToParent, sendResultToParent, sendProgressToParent } from '#platform/server/child-side.ts'
import { scaleEffort, efforts } from '../engine/effort.ts'
import type { Proposal } from '../engine/proposal.ts'
import type { Progress } from '../engine/progress.ts'
import { planWeeks } from '../engine/solve.ts'
import { loadSolver } from './highs.ts'
import type { PlannerMessage, PlannerTask } from './planner-in-child.ts'

/** At most four a second, and no more often than the engine pauses. */
const noteEvery = 250

async function plan({ problem, effort }: PlannerTask): Promise<Proposal> {
  const planning = planWeeks(problem, scaleEffort(problem, efforts[effort]), await loadSolver())
  let last = 0
  for (;;) {
    const step = planning.next()
    if (step.done) return step.value
    if (performance.now() - last < noteEvery) continue
    sendProgressToParent(noteOf(step.value))
    // what is said leaves, and what ends this process is heard
    await setImmediate()
    last = performance.now()
  }
}

const noteOf = ({ best, maxSeats, done }: Progress): PlannerMessage => ({ best: best(), maxSeats, done })

process.on('message', (task: PlannerTask) => sendResultToParent(plan(task)))
sendReadyToParent()
