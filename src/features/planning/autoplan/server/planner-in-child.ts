import { runChildWithProgress, type ChildWithProgressResult } from '#platform/server/child-with-progress.ts'
import type { Problem } from '../engine/problem.ts'
import type { Proposal } from '../engine/proposal.ts'
import type { EffortName } from '../states.ts'

export interface PlannerTask {
  readonly problem: Problem
  readonly effort: EffortName
}

export interface PlannerMessage {
  readonly best: Proposal
  readonly maxSeats: number
  /** From 0 to 1. */
  readonly done: number
}

/** Plans in a process of its own, below the priority of everything else. */
export const planInChild = (
  task: PlannerTask,
  hear: (note: PlannerMessage) => void,
  signal: AbortSignal,
): Promise<ChildWithProgressResult<Proposal>> =>
  runChildWithProgress<PlannerMessage, Proposal>(task, {
    program: new URL('./planner-process.ts', import.meta.url),
    heap: 640,
    megabytes: 900,
    hear,
    signal,
  })
