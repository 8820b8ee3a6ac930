import { newId } from '#kit/id.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { forEachCollectingErrors, runStepsCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Services } from '#platform/server/services.ts'
import type { Problem } from '../engine/problem.ts'
import { problemFrom } from '../problem-from.ts'
import { maxAttempts, wallMilliseconds } from '../rules.ts'
import type { Ending } from '../states.ts'
import { type PreparedProblem, prepareProblem } from './prepare-problem.ts'
import { type FollowedPlan, followPlan } from './following.ts'
import { type PlanningSnapshot, readSnapshot } from './snapshot-store.ts'
import { findEqualProposal, type FoundPlan, storeProposal } from './store-proposal.ts'
import * as store from './store.ts'

interface RunId {
  readonly organizationId: string
  readonly runId: string
}

interface Ended {
  readonly state: 'done' | 'cancelled' | 'failed'
  readonly ending?: Ending | undefined
  readonly found?: FoundPlan | undefined
  /** Instead of a new one. */
  readonly proposalId?: string | undefined
}

interface Options {
  /** Made when a run begins, and ends it. */
  readonly wall?: () => AbortSignal
}

/** Performs runs on this node. Whatever happens to it, a run is somebody's again after some seconds. */
export function createRunExecutor(
  services: Services,
  { wall = () => AbortSignal.timeout(wallMilliseconds) }: Options = {},
) {
  const { database, jobs, clock } = services
  const closing = new AbortController()
  const underWay = new Set<Promise<void>>()

  /** Calls a node to the next of the organisation; one at a time. */
  async function callNext(tx: Tx, organizationId: string): Promise<void> {
    const runId = await store.dispatchNextRun(tx, organizationId)
    if (runId !== undefined) await jobs.later(tx, 'autoplan.run', { organizationId, runId })
  }

  /** Undefined: there is nothing to do, or not yet. */
  const begin = ({ organizationId, runId }: RunId, turn: string) =>
    database.tenant(organizationId, async tx => {
      // two nodes at two runs of one organisation take turns here
      await organizations.lockOrganization(tx, organizationId)
      const run = await store.lockRun(tx, organizationId, runId)
      if (run?.state !== 'queued' || (await store.isAnyRunRunning(tx, organizationId))) return undefined
      tx.invalidate('autoplan')
      if (run.attempts >= maxAttempts) {
        const how = { state: 'failed', ending: 'nodes_died', endedAt: clock.now() } as const
        await store.endUnleasedRun(tx, organizationId, runId, how)
        await callNext(tx, organizationId)
        return undefined
      }
      await store.markRunning(tx, organizationId, runId, turn, clock.now())
      return run
    })

  /** Everything that comes of it, or nothing: whoever has lost the run keeps nothing of it. */
  const end = (run: store.RunRow, turn: string, { state, ending, found, proposalId }: Ended) =>
    database.tenant(run.organizationId, async tx => {
      const { organizationId, id } = run
      const held = await store.lockRun(tx, organizationId, id)
      if (held?.state !== 'running' || held.leaseId !== turn) return
      const kept = found ? await storeProposal(tx, run, found, clock.now()) : proposalId
      await store.endRun(tx, organizationId, id, turn, { state, ending, proposalId: kept, endedAt: clock.now() })
      await callNext(tx, organizationId)
      tx.invalidate('autoplan')
    })

  const giveBack = ({ organizationId, id, attempts }: store.RunRow, turn: string) =>
    database.tenant(organizationId, async tx => {
      await store.releaseRun(tx, organizationId, id, turn, attempts)
      await callNext(tx, organizationId)
      tx.invalidate('autoplan')
    })

  const takeFromLost = ({ organizationId, runId }: RunId) =>
    database.installation(async tx => {
      const run = await store.requeueLostRun(tx, organizationId, runId)
      if (!run) return
      if (run.isCancelRequested) {
        await store.endUnleasedRun(tx, organizationId, runId, { state: 'cancelled', endedAt: clock.now() })
      }
      await callNext(tx, organizationId)
      tx.invalidate('autoplan')
    }, organizationId)

  async function plan(run: store.RunRow, turn: string): Promise<void> {
    const { organizationId, question } = run
    const groundAt = clock.now()
    const read = await database.tenant(organizationId, async tx => {
      const ground = await readSnapshot(tx, organizationId, run.weekStart, run.weeks)
      if (!ground) return undefined
      const asked = prepareProblem(ground, question, groundAt)
      return { ground, asked, same: await findEqualProposal(tx, run, ground, asked) }
    })
    // the organisation is gone, and the run with it
    if (!read) return
    const { ground, asked, same } = read
    if (asked.slots.length === 0) return end(run, turn, { state: 'done', ending: 'nothing_to_plan' })
    if (same !== undefined) return end(run, turn, { state: 'done', ending: 'same_as_before', proposalId: same })
    const problem = problemFrom(asked.asked)
    const followed = await followPlan(
      { problem, effort: question.effort },
      {
        wall: wall(),
        closing: closing.signal,
        report: progress =>
          database.tenant(organizationId, async tx => {
            const held = await store.renewLease(tx, organizationId, run.id, turn, progress)
            if (!held) return 'lost'
            // four times a second: proposals are not compared anew each time
            if (progress) tx.invalidate('autoplan/runs')
            return held.isCancelRequested ? 'cancel' : 'go on'
          }),
      },
    )
    if (followed.stop === 'lost') return
    if (followed.stop === 'closing' && followed.end.kind === 'stopped') return giveBack(run, turn)
    return end(run, turn, endOf(followed, { ground, asked, problem, groundAt }))
  }

  async function perform(id: RunId): Promise<void> {
    const turn = newId()
    const run = await begin(id, turn)
    if (!run) return
    try {
      await plan(run, turn)
    } catch (error) {
      await end(run, turn, { state: 'failed', ending: 'fault' })
      throw error
    }
  }

  return {
    /** Does nothing where another node has it, or another run of the organisation is under way. */
    perform: async (id: RunId): Promise<void> => {
      if (closing.signal.aborted) throw new Error('the node is closing')
      const work = perform(id)
      underWay.add(work)
      await work.finally(() => underWay.delete(work))
    },
    /** Calls nodes to what a dead one has left behind, and to what was never called. Safe on several nodes at once. */
    sweep: async (): Promise<void> => {
      const lost = await database.installation(tx => store.listLostRuns(tx))
      const uncalled = await database.installation(tx => store.listUndispatchedOrganizations(tx))
      await runStepsCollectingErrors(
        () => forEachCollectingErrors(lost, takeFromLost),
        () =>
          forEachCollectingErrors(uncalled, ({ organizationId }) =>
            database.installation(tx => callNext(tx, organizationId)),
          ),
      )
    },
    /** What is under way goes back to where any node may take it. */
    close: async (): Promise<void> => {
      closing.abort()
      await Promise.allSettled(underWay)
    },
  }
}

interface Stood {
  readonly ground: PlanningSnapshot
  readonly asked: PreparedProblem
  readonly problem: Problem
  readonly groundAt: Temporal.Instant
}

/** What was found until then is kept, if anything was: of a plan that was ended early too. */
function endOf({ end, stop, best, seconds }: FollowedPlan, stood: Stood): Ended {
  if (end.kind === 'done') {
    return { state: 'done', found: { ...stood, proposal: end.answer, seconds, isCutShort: false } }
  }
  if (end.kind === 'died') throw new Error('the process that plans has died')
  const found =
    best === undefined || best.filled === 0 ? undefined : { ...stood, proposal: best, seconds, isCutShort: true }
  if (stop === 'cancel') return { state: 'cancelled', found }
  return {
    state: found ? 'done' : 'failed',
    ending: end.kind === 'full' ? 'out_of_memory' : 'out_of_time',
    found,
  }
}
