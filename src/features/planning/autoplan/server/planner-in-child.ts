import { runChildWithProgress, type FollowedEnd } from '#platform/server/child-with-progress.ts'
import type { Problem } from '../engine/problem.ts'
import type { Proposal } from '../engine/proposal.ts'
import type { EffortName } from '../states.ts'

export interface Task {
  readonly problem: Problem
  readonly effort: EffortName
}

export interface Note {
  readonly best: Proposal
  readonly maxSeats: number
  /** From 0 to 1. */
  readonly done: number
}

/** Plans in a process of its own, below the priority of everything else. */
export const planInChild = (
  task: Task,
  hear: (note: Note) => void,
  signal: AbortSignal,
): Promise<FollowedEnd<Proposal>> =>
  runChildWithProgress<Note, Proposal>(task, {
    program: new URL('./planner-process.ts', import.meta.url),
    heap: 640,
    megabytes: 900,
    hear,
    signal,
  })
