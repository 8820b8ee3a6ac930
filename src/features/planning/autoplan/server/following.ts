import type { ChildWithProgressResult } from '#platform/server/child-with-progress.ts'
import type { Proposal } from '../engine/proposal.ts'
import type { Progress } from '../schema.ts'
import { type PlannerMessage, planInChild, type PlannerTask } from './planner-in-child.ts'

/** Why a plan was ended before it was through. `lost`: it is not this node's any more. */
type Stop = 'wall' | 'cancel' | 'lost' | 'closing'

export interface FollowedPlan {
  readonly end: ChildWithProgressResult<Proposal>
  readonly stop: Stop | undefined
  /** The last that it has said: what is kept when it is ended early. */
  readonly best: Proposal | undefined
  readonly seconds: number
}

interface PlanWatch {
  /** No plan takes longer. */
  readonly wall: AbortSignal
  readonly closing: AbortSignal
  /** Says how far it is, or that it is alive; gives what becomes of it. */
  readonly report: (progress: Progress | undefined) => Promise<'go on' | 'cancel' | 'lost'>
}

/** As often as progress is said at most, and cancelling is looked for. */
const beat = 250
/** Without progress the run is held on to this often. */
const beatsOfSilence = 2

/** Follows a plan to its end, or to the first reason to end it. */
export async function followPlan(task: PlannerTask, { wall, closing, report }: PlanWatch): Promise<FollowedPlan> {
  const stopping = new AbortController()
  let stop: Stop | undefined
  let last: PlannerMessage | undefined
  let isNew = false
  let silence = 0
  const stopFor = (why: Stop) => {
    stop ??= why
    stopping.abort()
  }
  const onClosing = () => stopFor('closing')
  if (closing.aborted) onClosing()
  closing.addEventListener('abort', onClosing)
  const begun = performance.now()
  const onWall = () => stopFor('wall')
  wall.addEventListener('abort', onWall)
  let reporting: Promise<void> | undefined
  const beating = setInterval(() => {
    silence += 1
    if (reporting || (!isNew && silence < beatsOfSilence)) return
    const progress = isNew && last ? progressOf(last) : undefined
    isNew = false
    silence = 0
    reporting = report(progress)
      .then(what => {
        if (what !== 'go on') stopFor(what)
      })
      // a database that is away for a moment is not the end of the work: whoever holds it next decides
      .catch(() => {})
      .finally(() => {
        reporting = undefined
      })
  }, beat)
  try {
    const end = await planInChild(
      task,
      note => {
        last = note
        isNew = true
      },
      stopping.signal,
    )
    return { end, stop, best: last?.best, seconds: Math.round((performance.now() - begun) / 1000) }
  } finally {
    clearInterval(beating)
    wall.removeEventListener('abort', onWall)
    closing.removeEventListener('abort', onClosing)
    await reporting
  }
}

const progressOf = ({ best, maxSeats, done }: PlannerMessage): Progress => ({
  filled: best.filled,
  needed: best.needed,
  maxFilled: done === 0 ? null : maxSeats,
  points: best.filled === 0 ? null : best.points,
  percent: Math.round(done * 100),
})
